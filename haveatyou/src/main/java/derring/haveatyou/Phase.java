package derring.haveatyou;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a set waits for. */
public enum Phase implements Word {
  /** Set-up is under way (HAY-2.0). */
  SETUP("set-up"),
  /** A new fighter chooses a starting weapon (HAY-2.0). */
  ARM("arm"),
  /** A turn is about to begin; nobody is waited for. */
  BEGIN("begin"),
  /** Cards are played for action points (HAY-3.0). */
  ACT("act"),
  /** Cards are being discarded at the end of the turn (HAY-3b). */
  DISCARD("discard"),
  /** Cards are being drawn at the end of the turn (HAY-3b). */
  DRAW("draw"),
  /** The others may play a Swash! before the turn passes (HAY-1.3.3.8a2). */
  LAST("last-word"),
  /** The card on top may be answered. */
  ANSWER("answer"),
  /** An attack that a Weapon or Swash! card allows may be made. */
  FOLLOW("follow-up"),
  /** A Swash! lets cards be discarded and drawn anew. */
  REDRAW("redraw"),
  /** A team-mate has fallen and his board may be taken over (HAY-1.3.3.8n). */
  MOURN("mourn"),
  /** The victor chooses where to stand (HAY-5.4). */
  STAND("stand"),
  /** Where a free turn or an attack on another board is made (HAY-5.6). */
  WHERE("where"),
  OVER("over");

  static final Map<String, Phase> WORDS = new LinkedHashMap<>();

  static {
    for (Phase phase : values()) {
      WORDS.put(phase.word, phase);
    }
  }

  private final String word;

  Phase(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }
}
