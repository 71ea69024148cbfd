package derring.server;

import derring.kernel.Facts;
import java.util.Map;

/** How long players may think. */
record ClockRule(Kind kind, int seconds) {
  /** What the seconds are for. */
  enum Kind {
    NONE,
    /** Each move. */
    MOVE,
    /** All moves of a seat together. */
    MATCH
  }

  static final ClockRule NONE = new ClockRule(Kind.NONE, 0);
  private static final Map<String, Kind> KINDS = Spelling.of(Kind.class);
  private static final int LONGEST = 14 * 24 * 3600;

  static ClockRule read(Facts facts) {
    facts.only("kind", "seconds");
    Kind kind = facts.at("kind").word(KINDS);
    return kind == Kind.NONE ? NONE : new ClockRule(kind, facts.at("seconds").number(1, LONGEST));
  }

  boolean runs() {
    return kind != Kind.NONE;
  }
}
