package derring.fireatwill;

import derring.kernel.BadInput;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The kinds of cards, as numbers. Equal cards share a number; whose they are follows from where
 * they lie, but for flags, which may lie on the piles of either side.
 */
public final class Card {
  /** No card. */
  public static final int NONE = -1;

  static final int LOAD = 0;
  static final int READY = 3;
  static final int AIM = 6;
  static final int FIRE = 9;
  static final int MANEUVER = 12;
  public static final int BREECHER = 18;
  public static final int RICOCHET = 19;
  public static final int EYES_ONLY = 20;
  public static final int DEFIANCE = 21;

  /** The flag of seat 0; that of seat 1 follows. */
  static final int FLAG = 22;

  /** The numbered card of the first Action Pile; five more follow. */
  static final int ACTION_PILE = 24;

  static final int KINDS = 30;

  /** Cards that may lie in a Command Deck have smaller numbers than this. */
  static final int DEALT = FLAG;

  private static final String[] NAMES = {
    "L1",
    "L2",
    "L3",
    "R1",
    "R2",
    "R3",
    "A1",
    "A2",
    "A3",
    "F1",
    "F2",
    "F3",
    "M1",
    "M2",
    "M3",
    "M4",
    "M5",
    "M6",
    "Breecher",
    "Ricochet",
    "EyesOnly",
    "Defiance",
    "I",
    "N",
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "P6"
  };

  private static final String[] SPOKEN = {
    "Load", "Ready", "Aim", "Fire", "Maneuver", "The Breecher", "Ricochet", "Eyes Only", "Defiance"
  };

  private static final Map<String, Integer> NUMBERS = new HashMap<>();

  static {
    for (int card = 0; card < KINDS; card++) {
      NUMBERS.put(NAMES[card].toLowerCase(Locale.ROOT), card);
    }
  }

  private Card() {}

  /** Its short name, as it is written in notation, records and scenarios: L2, M4, Breecher. */
  public static String name(int card) {
    return NAMES[card];
  }

  /**
   * The card with a short name, in capitals or not.
   *
   * @throws BadInput if there is none
   */
  public static int named(String name) {
    Integer card = NUMBERS.get(name.strip().toLowerCase(Locale.ROOT));
    if (card != null) {
      return card;
    }
    throw new BadInput(
        "there is no card '"
            + name.strip()
            + "'; expected L, R, A or F with 1 to 3 stars (L2), a Maneuver M1 to M6, Breecher,"
            + " Ricochet, EyesOnly, Defiance, or a flag I or N");
  }

  /** Its name as a player would say it: Load 2, Maneuver 4. */
  public static String spoken(int card) {
    if (card < MANEUVER) {
      return SPOKEN[card / 3] + " " + stars(card);
    }
    if (card < BREECHER) {
      return SPOKEN[4] + " " + number(card);
    }
    if (card < FLAG) {
      return SPOKEN[card - BREECHER + 5];
    }
    if (card < ACTION_PILE) {
      return card == FLAG ? "Illyrian flag" : "Northwall flag";
    }
    return "Action Pile " + (card - ACTION_PILE + 1);
  }

  /** The card of a pile that a player would call so, in capitals or not; {@link #NONE} if none. */
  static int spokenAs(String words) {
    for (int card = 0; card < ACTION_PILE; card++) {
      if (spoken(card).equalsIgnoreCase(words)) {
        return card;
      }
    }
    return NONE;
  }

  /** A short name as a player would say it. */
  static String spoken(String name) {
    return spoken(named(name));
  }

  public static boolean isLoad(int card) {
    return card >= LOAD && card < READY;
  }

  public static boolean isReady(int card) {
    return card >= READY && card < AIM;
  }

  public static boolean isAim(int card) {
    return card >= AIM && card < FIRE;
  }

  public static boolean isFire(int card) {
    return card >= FIRE && card < MANEUVER;
  }

  public static boolean isManeuver(int card) {
    return card >= MANEUVER && card < BREECHER;
  }

  public static boolean isGunner(int card) {
    return card >= BREECHER && card < FLAG;
  }

  public static boolean isFlag(int card) {
    return card == FLAG || card == FLAG + 1;
  }

  /** The stars of a Load, Ready, Aim or Fire: 1 to 3. */
  public static int stars(int card) {
    return card % 3 + 1;
  }

  /** The number on a Maneuver. */
  public static int number(int card) {
    return card - MANEUVER + 1;
  }

  static int load(int stars) {
    return LOAD + stars - 1;
  }

  /** The flag of a seat. */
  public static int flagOf(int seat) {
    return FLAG + seat;
  }
}
