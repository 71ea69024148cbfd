package derring.server;

import derring.kernel.Facts;
import java.util.Map;

/**
 * How long players may think.
 *
 * @param kind none, move (for each move) or match (for all moves of a seat together)
 */
record ClockRule(@Words({"none", "move", "match"}) String kind, int seconds) {
  static final ClockRule NONE = new ClockRule("none", 0);
  private static final int LONGEST = 14 * 24 * 3600;

  static ClockRule read(Facts facts) {
    facts.only("kind", "seconds");
    String kind = facts.at("kind").word(Map.of("none", "none", "move", "move", "match", "match"));
    return kind.equals("none") ? NONE : new ClockRule(kind, facts.at("seconds").number(1, LONGEST));
  }

  boolean runs() {
    return !kind.equals("none");
  }
}
