package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the symbols on a Strike let it do (AUD-TYP.3). */
public enum Symbol implements Word {
  ATTACK("attack"),
  /** Attack for whoever has most Prudentia. */
  ATTACK_WITH_PRUDENTIA("attack-with-prudentia"),
  PARRY("parry"),
  COUNTERATTACK("counterattack"),
  EXCHANGE("exchange"),
  BREAK("break");

  static final Map<String, Symbol> WORDS = new LinkedHashMap<>();

  static {
    for (Symbol symbol : values()) {
      WORDS.put(symbol.word, symbol);
    }
  }

  private final String word;

  Symbol(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  int bit() {
    return 1 << ordinal();
  }
}
