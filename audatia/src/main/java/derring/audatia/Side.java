package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where a Stack lies, seen by its owner; and where the half sun of a Strike is printed. */
public enum Side implements Word {
  /** There is no Stack; or no sun. */
  NONE("none"),
  LEFT("left"),
  MIDDLE("middle"),
  RIGHT("right");

  static final Map<String, Side> WORDS = new LinkedHashMap<>();
  private static final Side[] ALL = values();

  static {
    for (Side side : ALL) {
      WORDS.put(side.word, side);
    }
  }

  private final String word;

  Side(String word) {
    this.word = word;
  }

  static Side of(int number) {
    return ALL[number];
  }

  @Override
  public String word() {
    return word;
  }

  /** The same place seen from across the table, and the place a Parry pushes to (AUD-PLA.2). */
  Side other() {
    return switch (this) {
      case LEFT -> RIGHT;
      case RIGHT -> LEFT;
      default -> this;
    };
  }
}
