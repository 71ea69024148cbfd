package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a Skill card can do; a card set says which of its cards does what (AUD-TYP.7). */
public enum Skill implements Word {
  KICK("kick"),
  BREAK_OFF("break-off"),
  FEINT("feint"),
  SECOND_THOUGHT("second-thought"),
  REPEAT("repeat"),
  LURE("lure"),
  TAUNT("taunt"),
  DENY("deny"),
  EYE("eye"),
  PRE_EMPT("pre-empt"),
  PERFECT_MEASURE("perfect-measure");

  static final Map<String, Skill> WORDS = new LinkedHashMap<>();

  static {
    for (Skill skill : values()) {
      WORDS.put(skill.word, skill);
    }
  }

  private final String word;

  Skill(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /** Whether it is played in step 4, Out of Measure. */
  boolean isOfStepFour() {
    return this == LURE || this == TAUNT || this == EYE;
  }
}
