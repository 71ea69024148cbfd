package derring.haveatyou;

import java.util.LinkedHashMap;
import java.util.Map;

/** The kinds of damage: which column of a damage card counts (HAY-1.3.2). */
public enum Kind {
  FIST("fist"),
  BLADE("blade"),
  SHOT("shot");

  static final Map<String, Kind> WORDS = new LinkedHashMap<>();

  static {
    for (Kind kind : values()) {
      WORDS.put(kind.word, kind);
    }
  }

  private final String word;

  Kind(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }
}
