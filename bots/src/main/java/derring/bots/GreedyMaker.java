package derring.bots;

import derring.kernel.Game;
import derring.kernel.Title;
import derring.swordplay.Swordplay;
import derring.swordplay.SwordplayTitle;

/** Bots that take the move that promises most at once. */
public final class GreedyMaker implements BotMaker {

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public String pitch() {
    return "Takes what promises most at once, and never looks further.";
  }

  @Override
  public boolean plays(Title title) {
    return title instanceof SwordplayTitle;
  }

  @Override
  public Bot<?, ?> make(Game<?, ?, ?> game) {
    return new GreedySwordplay((Swordplay) game);
  }
}
