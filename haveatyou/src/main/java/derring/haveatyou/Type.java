package derring.haveatyou;

import java.util.LinkedHashMap;
import java.util.Map;

/** The types of action card (HAY-1.3.3), with the action points of their circle. */
public enum Type {
  ATTACK("Attack!", 1),
  GRAB("Grab!", 2),
  DODGE("Dodge!", 0),
  MOVE("Move!", 1),
  PARRY("Parry!", 0),
  THROW("Throw!", 1),
  WEAPON("Weapon", 1),
  SWASH("Swash!", 0);

  static final Map<String, Type> WORDS = new LinkedHashMap<>();

  static {
    for (Type type : values()) {
      WORDS.put(type.word.toLowerCase(java.util.Locale.ROOT).replace("!", ""), type);
    }
  }

  private final String word;
  private final int points;

  Type(String word, int points) {
    this.word = word;
    this.points = points;
  }

  /** As it is printed. */
  public String word() {
    return word;
  }

  /** What it costs; a response and a Swash! cost nothing. */
  public int points() {
    return points;
  }
}
