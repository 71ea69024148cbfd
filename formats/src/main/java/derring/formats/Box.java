package derring.formats;

import derring.kernel.Game;
import derring.kernel.Title;
import java.util.Map;

/**
 * A game taken from the shelf and opened.
 *
 * @param game bound to its options and cards
 * @param cards the digests of the card sets it was opened with, by id, as a record keeps them
 * @param form how its moves are written, for all who play it
 */
public record Box(Title title, Game<?, ?, ?> game, Map<String, String> cards, MoveForm<?> form) {

  Box(Title title, Game<?, ?, ?> game, Map<String, String> cards) {
    this(title, game, cards, new MoveForm<>(game));
  }

  /** How the moves of the game in it are written; {@code same} is that game. */
  @SuppressWarnings("unchecked") // one game has one kind of moves
  public <M> MoveForm<M> form(Game<?, M, ?> same) {
    return (MoveForm<M>) form;
  }
}
