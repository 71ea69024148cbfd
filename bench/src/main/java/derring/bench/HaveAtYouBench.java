package derring.bench;

import derring.haveatyou.Battle;
import derring.haveatyou.Move;
import derring.haveatyou.View;

/** How fast Have at You!, The Duel, runs on one thread. */
public class HaveAtYouBench extends GameBench<Battle, Move, View> {
  public HaveAtYouBench() {
    super("have-at-you");
  }
}
