package derring.haveatyou;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ways in which the game can be played and won (HAY-5). */
public enum BattleType {
  DUEL("duel"),
  TEAM_DUEL("team-duel"),
  LAST_MAN("last-man-standing"),
  BRAWL("brawl"),
  MULTIPLAYER("multiplayer-brawl"),
  MULTI_GAME("multi-game-brawl");

  static final Map<String, BattleType> WORDS = new LinkedHashMap<>();

  static {
    for (BattleType type : values()) {
      WORDS.put(type.word, type);
    }
  }

  static final List<String> LIST = Arrays.stream(values()).map(BattleType::word).toList();

  private final String word;

  BattleType(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }

  /** Whether the fallen are replaced and victory points count. */
  public boolean brawl() {
    return compareTo(BRAWL) >= 0;
  }

  /** Whether a kill earns a free turn, and replacements wait for their turn (HAY-5.5). */
  boolean freeTurns() {
    return compareTo(MULTIPLAYER) >= 0;
  }
}
