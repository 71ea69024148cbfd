package derring.bots.swordplay;

import derring.bots.GreedyMaker;
import derring.swordplay.Swordplay;
import derring.swordplay.SwordplayTitle;

/** Greedy bots for Swordplay. */
public final class SwordplayGreedyMaker extends GreedyMaker {

  /** For {@link java.util.ServiceLoader}. */
  public SwordplayGreedyMaker() {
    super(SwordplayTitle.class, game -> new Greedy((Swordplay) game));
  }
}
