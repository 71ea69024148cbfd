package derring.swordplay;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** How an attack was made. */
public enum Form implements Word {
  /** With an attack card. */
  CARD,
  /** By a defence card that strikes back. */
  COUNTER,
  /** By firing a pistol. */
  SHOT,
  /** By the Beast in its turn, with a revealed card of which only location and bonus count. */
  STRIKE;

  static final Map<String, Form> WORDS = new LinkedHashMap<>();

  static {
    for (Form form : values()) {
      WORDS.put(form.word(), form);
    }
  }

  @Override
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
