package derring.swordplay;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where an attack strikes, and what a defence covers. Nothing is mirrored (SWP-C.2). */
public enum Location implements Word {
  HIGH,
  LOW,
  LEFT,
  RIGHT,
  THRUST;

  static final Map<String, Location> WORDS = new LinkedHashMap<>();

  private static final Location[] ALL = values();

  static {
    for (Location location : ALL) {
      WORDS.put(location.word(), location);
    }
  }

  /** As cards and moves write it. */
  @Override
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  static Location of(int ordinal) {
    return ALL[ordinal];
  }

  int bit() {
    return 1 << ordinal();
  }
}
