package derring.swordplay;

import java.util.LinkedHashMap;
import java.util.Map;

/** How an attack was made. */
public enum Form {
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

  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
