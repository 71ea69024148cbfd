package derring.bots;

import derring.kernel.Game;
import derring.kernel.Title;
import java.util.function.Function;

/** Makes bots that take the move that promises most at once; what that is each game knows. */
public abstract class GreedyMaker implements BotMaker {
  private final Class<? extends Title> title;
  private final Function<Game<?, ?, ?>, Bot<?, ?>> bot;

  /**
   * @param title the game that they play
   * @param bot makes one for such a game
   */
  protected GreedyMaker(Class<? extends Title> title, Function<Game<?, ?, ?>, Bot<?, ?>> bot) {
    this.title = title;
    this.bot = bot;
  }

  @Override
  public final String name() {
    return "greedy";
  }

  @Override
  public final String pitch() {
    return "Takes what promises most at once, and never looks further.";
  }

  @Override
  public final boolean plays(Title wanted) {
    return title.isInstance(wanted);
  }

  @Override
  public final Bot<?, ?> make(Game<?, ?, ?> game) {
    return bot.apply(game);
  }
}
