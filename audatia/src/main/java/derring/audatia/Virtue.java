package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** The four virtues of a swordsman (AUD-VIR.1). */
public enum Virtue implements Word {
  AUDATIA("Audatia"),
  PRUDENTIA("Prudentia"),
  CELERITAS("Celeritas"),
  FORTITUDO("Fortitudo");

  static final Map<String, Virtue> WORDS = new LinkedHashMap<>();
  private static final Virtue[] ALL = values();

  static {
    for (Virtue virtue : ALL) {
      WORDS.put(virtue.word(), virtue);
    }
  }

  private final String called;

  Virtue(String called) {
    this.called = called;
  }

  static Virtue of(int number) {
    return ALL[number];
  }

  public String called() {
    return called;
  }

  @Override
  public String word() {
    return called.toLowerCase(java.util.Locale.ROOT);
  }

  int bit() {
    return 1 << ordinal();
  }
}
