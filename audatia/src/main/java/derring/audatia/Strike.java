package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** The seven swords: three heights of cut from either side, and the thrust (AUD-TYP.3). */
public enum Strike implements Word {
  MF("Mandritto Fendente"),
  RF("Roverso Fendente"),
  MM("Mandritto Mezano"),
  RM("Roverso Mezano"),
  MS("Mandritto Sottano"),
  RS("Roverso Sottano"),
  PU("Punta");

  static final Map<String, Strike> WORDS = new LinkedHashMap<>();
  private static final Strike[] ALL = values();

  static {
    for (Strike strike : ALL) {
      WORDS.put(strike.name(), strike);
    }
  }

  private final String called;

  Strike(String called) {
    this.called = called;
  }

  static Strike of(int number) {
    return ALL[number];
  }

  /** Its name in full. */
  public String called() {
    return called;
  }

  /** Its two letters, as card sets write it. */
  @Override
  public String word() {
    return name();
  }

  int bit() {
    return 1 << ordinal();
  }

  boolean isThrust() {
    return this == PU;
  }

  /** AUD-ELI.3: from the striker's own right. */
  boolean isMandritto() {
    return this == MF || this == MM || this == MS;
  }

  boolean isFendente() {
    return this == MF || this == RF;
  }

  boolean isMezano() {
    return this == MM || this == RM;
  }

  /** AUD-PLA.1: where its owner's Stack lies when it is played as an Attack. */
  Side from() {
    return isThrust() ? Side.MIDDLE : isMandritto() ? Side.RIGHT : Side.LEFT;
  }
}
