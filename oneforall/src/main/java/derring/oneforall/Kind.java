package derring.oneforall;

/**
 * A kind of object, as the catalogue has it (A1FA-C1).
 *
 * @param id the word that table files use
 * @param round a disc; else a rectangle
 * @param a the radius, or half of the first side
 * @param b half of the second side; 0 if it is round
 * @param top how high it is
 * @param bottom how high its lowest part hangs
 * @param layer how it stands in the way
 * @param affords the verbs it can be used with, as a bit set
 * @param bonus more hits if the option damage is on (A1FA-7A)
 * @param sight it blocks the line of sight
 * @param travel how far it can be shoved
 * @param soft nobody is hurt who falls on it
 * @param across figures on both sides of it are in contact over it (A1FA-R72)
 * @param peril what it does to those pushed back against it
 */
record Kind(
    String id,
    String name,
    boolean round,
    int a,
    int b,
    int top,
    int bottom,
    Layer layer,
    int affords,
    int bonus,
    boolean sight,
    int travel,
    boolean soft,
    boolean across,
    Peril peril) {

  /** How an object stands in the way. */
  enum Layer {
    /** In the way of whoever is lower than its top. */
    SOLID,
    /** A floor above the floor: solid, and closed below. */
    PLATFORM,
    /** Stairs: solid, and one runs along it. */
    RAMP,
    /** Along a wall or a platform. */
    EDGE,
    WALL,
    /** Nobody is stopped by it. */
    FLAT,
    /** In the way only of whoever would touch its lowest part. */
    HANGING,
    /** Hangs across and stops nobody. */
    LINE
  }

  /** Where a push-back may be the end (A1FA-S.well, A1FA-S.rail). */
  enum Peril {
    NONE,
    WELL,
    RAIL
  }

  boolean affords(Verb verb) {
    return (affords & verb.bit()) != 0;
  }

  /** Whether the floor under it is taken. */
  boolean takesFloor() {
    return layer != Layer.FLAT && layer != Layer.HANGING && layer != Layer.LINE;
  }
}
