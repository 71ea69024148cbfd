package derring.fireatwill;

import derring.kernel.Word;
import java.util.Map;

/** What the battle waits for. */
public enum Phase implements Word {
  /** Fast Play. */
  FIRE("fire"),
  /** Cease Fire was called, and somebody still has a card in the hand (FAW-R30). */
  LAST("last-card"),
  /** It is scored. */
  OVER("over");

  static final Map<String, Phase> WORDS = Map.of(FIRE.word, FIRE, LAST.word, LAST, OVER.word, OVER);

  private final String word;

  Phase(String word) {
    this.word = word;
  }

  /** As it is written. */
  @Override
  public String word() {
    return word;
  }
}
