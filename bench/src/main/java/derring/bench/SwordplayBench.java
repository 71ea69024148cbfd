package derring.bench;

import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.View;

/** How fast Swordplay, the duel with the Pirates set, runs on one thread. */
public class SwordplayBench extends GameBench<Bout, Move, View> {
  public SwordplayBench() {
    super("swordplay");
  }
}
