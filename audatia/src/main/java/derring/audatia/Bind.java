package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** How the swords are crossed (AUD-CUT.3). */
public enum Bind implements Word {
  NONE("none"),
  LARGO("largo"),
  STRETTO("stretto");

  static final Map<String, Bind> WORDS = new LinkedHashMap<>();

  static {
    for (Bind bind : values()) {
      WORDS.put(bind.word, bind);
    }
  }

  private final String word;

  Bind(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }
}
