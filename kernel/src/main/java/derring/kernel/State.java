package derring.kernel;

/**
 * All there is to know of one match at one moment: plain mutable data.
 *
 * <p>Holds no source of chance, no clock and no text. Two states with the same content are equal
 * and have the same hash. A copy shares nothing that can change with its original.
 */
public interface State<S extends State<S>> {

  /** Makes this state equal to {@code other}; both must belong to the same game instance. */
  void copyFrom(S other);

  /** A new state equal to this one. */
  S copy();
}
