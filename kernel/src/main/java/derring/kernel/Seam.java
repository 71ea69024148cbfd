package derring.kernel;

import org.jspecify.annotations.Nullable;

/**
 * What of a game crosses to other languages. Each is made of records of plain values: text,
 * numbers, flags, constants of enums, lists, maps by text, and such records again.
 *
 * @param moves the sealed interface of its moves
 * @param events the sealed interface of its events
 * @param view what {@link Game#show} makes of a view
 * @param foresight what {@link Game#foresee} tells; null if the game foresees nothing
 */
public record Seam(
    Class<?> moves,
    Class<? extends Event> events,
    Class<? extends Record> view,
    @Nullable Class<? extends Record> foresight) {

  /** The seam of a game that foresees nothing. */
  public Seam(Class<?> moves, Class<? extends Event> events, Class<? extends Record> view) {
    this(moves, events, view, null);
  }
}
