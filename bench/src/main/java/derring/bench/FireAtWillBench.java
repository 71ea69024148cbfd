package derring.bench;

import derring.fireatwill.Battle;
import derring.fireatwill.Move;
import derring.fireatwill.View;
import derring.kernel.SeededChance;

/** How fast Fire at Will, the basic game, runs on one thread. */
public class FireAtWillBench extends GameBench<Battle, Move, View> {
  public FireAtWillBench() {
    super("fire-at-will");
  }

  /** Whoever is faster: both sides may act at any time. */
  @Override
  int whoActs(int toAct, SeededChance luck) {
    return toAct == 3 ? luck.below(2) : toAct >> 1;
  }
}
