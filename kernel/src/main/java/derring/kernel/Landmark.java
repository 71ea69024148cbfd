package derring.kernel;

/** A place that one comes back to when a match is gone through again. */
public enum Landmark {
  /** A turn, a round or a part of the match begins. */
  TURN,
  /** Something that matches are won and lost by: a wound, a fall, a point. */
  BLOW
}
