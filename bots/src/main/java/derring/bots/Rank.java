package derring.bots;

import derring.kernel.Word;
import java.util.Locale;

/** What sort of opponent a bot is. */
public enum Rank implements Word {
  /** Makes the mistakes that people make at first. */
  BEGINNER,
  /** Knows what a move is worth, and is whom a newcomer is put against. */
  SOLID,
  /** Thinks ahead. */
  MASTER,
  /** Nobody to meet: it is there to be measured against. */
  LAB;

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
