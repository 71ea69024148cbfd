package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** As what the Strike under way was played. */
public enum Form implements Word {
  ATTACK("attack"),
  /** AUD-CTR.1. */
  COUNTERATTACK("counterattack"),
  /** By the text of a Posta (AUD-TRM.3). */
  DEFEND("defend"),
  /** After a Break (AUD-THR.2.3.3). */
  MEZANO("mezano"),
  /** Against that Mezano (AUD-THR.2.3.3.2). */
  MEZANO_COUNTER("mezano-counter");

  static final Map<String, Form> WORDS = new LinkedHashMap<>();

  static {
    for (Form form : values()) {
      WORDS.put(form.word, form);
    }
  }

  private final String word;

  Form(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /** Only a card of the same Strike parries it (AUD-CTR.4, AUD-R35). */
  boolean isCounter() {
    return this == COUNTERATTACK || this == MEZANO_COUNTER;
  }
}
