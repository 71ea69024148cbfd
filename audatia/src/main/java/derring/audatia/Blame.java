package derring.audatia;

import derring.kernel.BadInput;
import derring.kernel.Facts;

/**
 * Who writes a position is told which field is wrong, or that it is missing.
 *
 * @param facts the position as it was written
 */
record Blame(Facts facts) {

  /** A field of the bout. */
  BadInput at(String key, String sentence) {
    return facts.has(key) ? facts.at(key).bad(sentence) : facts.bad(key + ": " + sentence);
  }

  /** A field of a fighter. */
  BadInput of(int seat, String key, String sentence) {
    if (facts.has("fighters") && facts.items("fighters").size() > seat) {
      Facts fighter = facts.items("fighters").get(seat);
      return fighter.has(key) ? fighter.at(key).bad(sentence) : fighter.bad(key + ": " + sentence);
    }
    return facts.bad("fighters: " + sentence);
  }
}
