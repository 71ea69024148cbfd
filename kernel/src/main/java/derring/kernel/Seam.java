package derring.kernel;

/**
 * What of a game crosses to other languages. Each is made of records of plain values: text,
 * numbers, flags, constants of enums, lists, maps by text, and such records again.
 *
 * @param moves the sealed interface of its moves
 * @param events the sealed interface of its events
 * @param view what {@link Game#show} makes of a view
 */
public record Seam(Class<?> moves, Class<? extends Event> events, Class<? extends Record> view) {}
