package derring.bench;

import derring.audatia.Bout;
import derring.audatia.Move;
import derring.audatia.View;
import derring.kernel.SeededChance;

/** How fast Audatia, the basic game, runs on one thread. */
public class AudatiaBench extends GameBench<Bout, Move, View> {
  public AudatiaBench() {
    super("audatia");
  }

  /** Where both choose in secret either may be first. */
  @Override
  int whoActs(int toAct, SeededChance luck) {
    return toAct == 3 ? luck.below(2) : toAct >> 1;
  }
}
