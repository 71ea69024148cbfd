package derring.cli;

import derring.kernel.Game;
import derring.kernel.State;
import java.util.ServiceLoader;

/**
 * Draws tables of one game; found by {@link ServiceLoader}. A game without one is drawn by {@link
 * PlainArt}.
 */
public interface ArtMaker {

  boolean draws(Game<?, ?, ?> game);

  /** The art for a game that {@link #draws} agrees to. */
  TableArt<?, ?> make(Game<?, ?, ?> game);

  /** The best art there is for a game. */
  @SuppressWarnings("unchecked") // a maker makes art for the game it is given
  static <S extends State<S>, M, V> TableArt<M, V> art(Game<S, M, V> game) {
    return ServiceLoader.load(ArtMaker.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(maker -> maker.draws(game))
        .findFirst()
        .map(maker -> (TableArt<M, V>) maker.make(game))
        .orElseGet(() -> new PlainArt<>(game));
  }
}
