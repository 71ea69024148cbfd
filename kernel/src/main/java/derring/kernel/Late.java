package derring.kernel;

/**
 * A move that the clock of the host makes for a seat.
 *
 * @param millis after so long
 * @param fromAny counted from the last move of anybody; otherwise from the seat's own
 */
public record Late<M>(M move, long millis, boolean fromAny) {}
