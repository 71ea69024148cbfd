package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** How a bout was decided, with the clause. */
public enum Ending implements Word {
  /** Nothing is decided. */
  NONE("none", "", ""),
  CUT("cut", "AUD-WIN.1", "A Cut was not answered."),
  THRUST("thrust", "AUD-WIN.1", "A Thrust was not answered."),
  EXCHANGE("exchange", "AUD-EXC.3", "A Thrust was exchanged, and no Outside Remedy followed."),
  REMEDY("remedy", "AUD-WIN.2", "A Stretto Remedy was not countered."),
  PERFECT("perfect-counter", "AUD-WIN.3", "A Stretto Remedy was countered perfectly."),
  KICK("kick", "AUD-WIN.4", "A kick stopped the entry, and a Fendente ended it."),
  TWO_DRAWS("two-draws", "AUD-WIN.5", "The Challenger failed twice to uphold his challenge."),
  POINTS("points", "AUD-SA3", "The Salle Play is over, and one has more points."),
  EQUAL("equal-points", "AUD-SA3", "The Salle Play is over with equal points."),
  OUT_OF_CARDS("out-of-cards", "AUD-SD8", "Out of cards when an answer was due."),
  BOTH_OUT("both-out", "AUD-SD6", "Both are out of cards.");

  static final Map<String, Ending> WORDS = new LinkedHashMap<>();

  static {
    for (Ending ending : values()) {
      WORDS.put(ending.word, ending);
    }
  }

  private final String word;
  private final String rule;
  private final String reason;

  Ending(String word, String rule, String reason) {
    this.word = word;
    this.rule = rule;
    this.reason = reason;
  }

  @Override
  public String word() {
    return word;
  }

  public String rule() {
    return rule;
  }

  public String reason() {
    return reason;
  }

  boolean isDrawn() {
    return this == EQUAL || this == BOTH_OUT;
  }
}
