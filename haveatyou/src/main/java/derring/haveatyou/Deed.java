package derring.haveatyou;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a declared card is to do. The uses of a Swash! (HAY-1.3.3.8) are deeds like the others: all
 * are declared, paid for, open to answers, and then resolved.
 */
public enum Deed implements Word {
  ATTACK("attack", "HAY-1.3.3.1"),
  THROW("throw", "HAY-1.3.3.6"),
  FLOOR("grab from floor", "HAY-1.3.3.2"),
  DECK("grab from deck", "HAY-1.3.3.2"),
  SEIZE("seize", "HAY-1.3.3.2"),
  MOVE("move", "HAY-1.3.3.4"),
  WEAPON("weapon", "HAY-1.3.3.7"),
  DRINK("drink", "HAY-6.3a"),
  PARRY("parry", "HAY-1.3.3.5"),
  DODGE("dodge", "HAY-1.3.3.3"),
  CANCEL("cancel", "HAY-1.3.3.8.cancel"),
  REVERSE("reverse", "HAY-1.3.3.8.reverse"),
  CATCH("catch", "HAY-1.3.3.8.catch"),
  HEAL("heal", "HAY-1.3.3.8.heal"),
  RELOAD("reload", "HAY-1.3.3.8.reload"),
  RUN("run", "HAY-1.3.3.8.move"),
  STRIKE("strike", "HAY-1.3.3.8.attack"),
  ACROSS("strike across", "HAY-1.3.3.8.across"),
  SHOVE("shove", "HAY-1.3.3.8.shove"),
  REDRAW("redraw", "HAY-1.3.3.8.redraw"),
  SWITCH("switch", "HAY-1.3.3.8.switch"),
  ACTIONS("two actions", "HAY-1.3.3.8.actions");

  static final Map<String, Deed> WORDS = new LinkedHashMap<>();

  /** The uses of a Swash!, in the order they are offered. */
  static final Deed[] USES = {
    CANCEL, REVERSE, CATCH, HEAL, RELOAD, RUN, STRIKE, ACROSS, SHOVE, REDRAW, SWITCH, ACTIONS
  };

  /** Those that answer nothing, so that they are possible when no card is to be answered. */
  static final Deed[] UNPROVOKED = {
    HEAL, RELOAD, RUN, STRIKE, ACROSS, SHOVE, REDRAW, SWITCH, ACTIONS
  };

  private static final Deed[] ALL = values();

  static {
    for (Deed deed : ALL) {
      WORDS.put(deed.word, deed);
    }
  }

  private final String word;
  private final String rule;

  Deed(String word, String rule) {
    this.word = word;
    this.rule = rule;
  }

  @Override
  public String word() {
    return word;
  }

  /** The clause about it. */
  public String rule() {
    return rule;
  }

  /** Whether it is played for its own sake; the others may lie on another card. */
  boolean begins() {
    return compareTo(PARRY) < 0;
  }

  /** Whether it is a use of a Swash!. */
  public boolean swash() {
    return compareTo(CANCEL) >= 0;
  }

  static Deed of(int ordinal) {
    return ALL[ordinal];
  }
}
