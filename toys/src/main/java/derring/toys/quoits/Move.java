package derring.toys.quoits;

/** What a player can do. */
public sealed interface Move {

  /** Throw a ring so that its centre lies at a spot (QUO-1.2). */
  record Throw(Point at) implements Move {}
}
