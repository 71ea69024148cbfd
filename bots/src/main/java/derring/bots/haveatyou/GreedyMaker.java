package derring.bots.haveatyou;

import derring.bots.Bot;
import derring.bots.BotMaker;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.HaveAtYouTitle;
import derring.kernel.Game;
import derring.kernel.Title;

/** Bots for Have at You! that take the move that promises most at once. */
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
    return title instanceof HaveAtYouTitle;
  }

  @Override
  public Bot<?, ?> make(Game<?, ?, ?> game) {
    return new Greedy((HaveAtYou) game);
  }
}
