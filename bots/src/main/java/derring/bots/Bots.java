package derring.bots;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The bots there are. */
public final class Bots {
  private static final List<BotMaker> ALL =
      ServiceLoader.load(BotMaker.class).stream()
          .map(ServiceLoader.Provider::get)
          .sorted(Comparator.comparing(BotMaker::name))
          .toList();

  private Bots() {}

  /** All that can play a game, by name. */
  public static List<BotMaker> forGame(Title title) {
    return ALL.stream().filter(maker -> maker.plays(title)).toList();
  }

  /**
   * A new bot.
   *
   * @throws BadInput if no bot of that name plays the game; the message names those that do
   */
  @SuppressWarnings("unchecked") // a maker makes bots for the game it is given
  public static <S extends State<S>, M, V> Bot<M, V> make(String name, Game<S, M, V> game) {
    return (Bot<M, V>) maker(name, game.title()).make(game);
  }

  /**
   * How fast a bot is, in a game in real time.
   *
   * @throws BadInput if no bot of that name plays the game
   */
  public static Tempo tempo(String name, Title title) {
    return maker(name, title).tempo();
  }

  private static BotMaker maker(String name, Title title) {
    for (BotMaker maker : ALL) {
      if (maker.name().equals(name) && maker.plays(title)) {
        return maker;
      }
    }
    throw new BadInput(
        "there is no bot '"
            + name
            + "' for "
            + title.id()
            + "; expected "
            + Facts.oneOf(forGame(title).stream().map(BotMaker::name).toList()));
  }
}
