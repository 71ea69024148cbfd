package derring.swordplay;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the bout waits for. The Draw phase waits for nobody, so it is not here. */
public enum Phase implements Word {
  DISCARD("discard"),
  READY("ready"),
  /** The printed text also calls it the Attack phase (SWP-S10). */
  COMBAT("combat"),
  /** The target of an attack may answer it. */
  ANSWER("answer"),
  /** The parrying fighter names the weapon that met a heavy one. */
  NAME_PARRYING("name-parrying"),
  /** The parried fighter names the weapon that met a heavy one. */
  NAME_PARRIED("name-parried"),
  /** The attacker chooses which weapon to beat aside. */
  BEAT_ASIDE("beat-aside"),
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
