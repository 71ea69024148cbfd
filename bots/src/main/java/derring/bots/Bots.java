package derring.bots;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.List;
import java.util.ServiceLoader;

/** The bots there are. */
public final class Bots {
  private Bots() {}

  /** All that can play a game, by name. */
  public static List<BotMaker> forGame(Title title) {
    return ServiceLoader.load(BotMaker.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(maker -> maker.plays(title))
        .sorted(java.util.Comparator.comparing(BotMaker::name))
        .toList();
  }

  /**
   * A new bot.
   *
   * @throws BadInput if no bot of that name plays the game; the message names those that do
   */
  @SuppressWarnings("unchecked") // a maker makes bots for the game it is given
  public static <S extends State<S>, M, V> Bot<M, V> make(String name, Game<S, M, V> game) {
    List<BotMaker> makers = forGame(game.title());
    return makers.stream()
        .filter(maker -> maker.name().equals(name))
        .findFirst()
        .map(maker -> (Bot<M, V>) maker.make(game))
        .orElseThrow(() ->
            new BadInput(
                "there is no bot '"
                    + name
                    + "' for "
                    + game.title().id()
                    + "; expected "
                    + Facts.oneOf(makers.stream().map(BotMaker::name).toList())));
  }
}
