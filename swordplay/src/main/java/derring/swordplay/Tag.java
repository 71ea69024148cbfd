package derring.swordplay;

import java.util.LinkedHashMap;
import java.util.Map;

/** What sort of defence a card is (SWP-C.9). */
public enum Tag {
  PARRY,
  FOOTWORK,
  DUCK,
  DODGE;

  static final Map<String, Tag> WORDS = new LinkedHashMap<>();

  static {
    for (Tag tag : values()) {
      WORDS.put(tag.word(), tag);
    }
  }

  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  int bit() {
    return 1 << ordinal();
  }
}
