package derring.haveatyou;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Pile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What stays the same for a whole battle: the cards, numbered; who sits where and fights whom.
 *
 * <p>Action cards have the numbers 0 to n - 1, one each (HAY-B1.5); the armaments follow, one
 * number for all copies. A weapon that is held or lies on the Floor is an <em>item</em>: twice its
 * place among the armaments, plus one if it is marked, which means full for a bottle and fired for
 * a pistol.
 */
final class Table {
  /** HAY-1.3.1; nobody stands in another's way on them (HAY-1.3.1b). */
  static final int RANKS = 7;

  /** HAY-2f. */
  static final int HAND = 5;

  static final int FLOOR = 3;
  static final int NONE = -1;

  final Options options;
  final int seats;
  final int perSet;
  final int stages;

  /** Whether there is more than one Position board in a set. */
  final boolean twoBoards;

  final boolean reconstructed;
  final int[] stars;
  final int physical;
  final Armament.Mode fisticuffs;
  final Armament[] armaments;
  final ActionCard[] action;
  final List<String> modeWords;

  /** By card: what it does, the die on it, its damage by kind. */
  final Type[] type;

  final byte[] die;
  final byte[][] damage;

  /** By seat: the side it is on. */
  final int[] team;

  /** By seat: the seats it fights against, as a bit set. */
  final int[] enemies;

  /** By seat: the set it sits at. */
  private final int[] home;

  /** By item + 1: the ways to attack with it. */
  private final Armament.Mode[][] modes;

  /** By seat: the star it starts on. */
  final int[] star;

  /** Full decks, bottom first. */
  final Pile actionDeck;

  final Pile armamentDeck;

  /** A battle before anything has happened. */
  final Battle fresh;

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final Map<String, Integer> items = new LinkedHashMap<>();
  private final String[] names;
  private final String[] itemNames;

  Table(Options options, Map<String, CardSet> cards) {
    this.options = options;
    CardSet set = cards.get(Options.SHIP);
    if (set == null) {
      throw new BadInput("the card set '" + Options.SHIP + "' is missing");
    }
    CardReader.Printed printed = CardReader.read(set);
    seats = options.seats();
    perSet = options.perSet();
    stages = options.sets();
    twoBoards = perSet == 4;
    reconstructed = printed.reconstructed();
    stars = new int[] {printed.lowStar(), printed.highStar()};
    physical = printed.physical();
    fisticuffs = printed.fisticuffs();
    armaments = printed.armaments().toArray(Armament[]::new);
    action = printed.action().toArray(ActionCard[]::new);
    modeWords = printed.words();
    type = new Type[action.length];
    die = new byte[action.length];
    damage = new byte[Kind.values().length][action.length];
    actionDeck = new Pile(action.length);
    names = new String[action.length + armaments.length];
    for (int card = action.length - 1; card >= 0; card--) {
      type[card] = action[card].type();
      die[card] = (byte) action[card].die();
      for (Kind kind : Kind.values()) {
        damage[kind.ordinal()][card] = (byte) action[card].result(kind);
      }
      actionDeck.put(card);
      name(card, action[card].name());
      numbers.put(Integer.toString(card + 1), card);
    }
    armamentDeck = new Pile(32);
    itemNames = new String[2 * armaments.length];
    for (int i = armaments.length - 1; i >= 0; i--) {
      Armament armament = armaments[i];
      name(action.length + i, armament.name());
      nameItem(2 * i, armament.name());
      if (armament.canBeDrunk()) {
        nameItem(2 * i + 1, armament.name() + " (full)");
      } else if (armament.canBeLoaded()) {
        nameItem(2 * i + 1, armament.name() + " (fired)");
      }
      for (int copy = 0; copy < armament.copies(); copy++) {
        armamentDeck.put(action.length + i);
      }
    }
    modes = new Armament.Mode[2 * armaments.length + 1][];
    modes[0] = new Armament.Mode[] {fisticuffs};
    for (int item = 0; item < 2 * armaments.length; item++) {
      modes[item + 1] = armament(item).modes().toArray(Armament.Mode[]::new);
    }
    team = new int[seats];
    home = new int[seats];
    enemies = new int[seats];
    star = new int[seats];
    seat();
    fresh = new Battle(this);
  }

  /** HAY-5.2a: A and D stand against B and C; A meets B on one board, D meets C on the other. */
  private void seat() {
    boolean alone = options.battle() == BattleType.LAST_MAN;
    for (int seat = 0; seat < seats; seat++) {
      home[seat] = seat / perSet;
      int place = seat % perSet;
      int side = place == 0 || place == 3 ? 0 : 1;
      team[seat] = alone ? seat : side;
      star[seat] = stars[side];
    }
    for (int seat = 0; seat < seats; seat++) {
      for (int other = 0; other < seats; other++) {
        if (team[other] != team[seat]) {
          enemies[seat] |= 1 << other;
        }
      }
    }
  }

  private void name(int card, String name) {
    names[card] = name;
    numbers.put(name.toLowerCase(Locale.ROOT), card);
  }

  private void nameItem(int item, String name) {
    itemNames[item] = name;
    items.put(name.toLowerCase(Locale.ROOT), item);
  }

  int home(int seat) {
    return home[seat];
  }

  /** HAY-5.6b: the victory points that win a brawl, so many for each set. */
  int goal() {
    return options.target() * stages;
  }

  /** The board a seat starts on. */
  int board(int seat) {
    return seat % perSet / 2;
  }

  /** The seats of a set, as a bit set. */
  int seatsOf(int stage) {
    return ((1 << perSet) - 1) << (stage * perSet);
  }

  /** HAY-5.6: whether two sets lie side by side in the ring. */
  boolean areBeside(int one, int other) {
    int apart = Math.abs(one - other);
    return apart == 1 || apart == stages - 1;
  }

  int teams() {
    return options.battle() == BattleType.LAST_MAN ? seats : 2;
  }

  boolean isAction(int card) {
    return card < action.length;
  }

  Armament armament(int item) {
    return armaments[item >> 1];
  }

  static boolean marked(int item) {
    return (item & 1) == 1;
  }

  static int mark(int item) {
    return item | 1;
  }

  static int unmark(int item) {
    return item & ~1;
  }

  /** The card of an item, as it lies in the Armaments deck. */
  int cardOf(int item) {
    return action.length + (item >> 1);
  }

  /** The item that a card of the Armaments deck is, unmarked. */
  int itemOf(int card) {
    return (card - action.length) << 1;
  }

  /** The modes that a fighter with this in the hand has. */
  Armament.Mode[] modes(int item) {
    return modes[item + 1];
  }

  String cardName(int card) {
    return names[card];
  }

  String itemName(int item) {
    return item == NONE ? "none" : itemNames[item];
  }

  boolean isItem(int item) {
    return itemNames[item] != null;
  }

  int cardNamed(String name) {
    Integer card = numbers.get(name.strip().toLowerCase(Locale.ROOT));
    if (card == null) {
      throw new BadInput("there is no card named '" + name.strip() + "'");
    }
    return card;
  }

  int itemNamed(String name) {
    Integer item = items.get(name.strip().toLowerCase(Locale.ROOT));
    if (item == null) {
      throw new BadInput("there is no armament named '" + name.strip() + "'");
    }
    return item;
  }

  /** The way to attack that is called so. */
  int modeNamed(String word) {
    int mode = modeWords.indexOf(word);
    if (mode < 0) {
      throw new BadInput("'" + word + "' is no way to attack; expected " + Facts.oneOf(modeWords));
    }
    return mode;
  }
}
