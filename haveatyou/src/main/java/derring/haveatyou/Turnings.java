package derring.haveatyou;

import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/**
 * All ways in which the next cards of an action deck may turn up for a blow, as a seat may know
 * them. Cards that it cannot see are equally likely to lie anywhere, but those that somebody kept
 * from the deal of a starting weapon are no Weapon cards (HAY-D3), which so lie the likelier in the
 * deck. When the deck is through, the discards follow (HAY-3i).
 */
final class Turnings {
  private static final int DECK = 0;
  private static final int DISCARDS = 1;
  private static final int DIE = 6;

  /** Cards that are the same to the blow. */
  private static final class Alike {
    final int result;
    final boolean weapon;

    /** How many are left in deck and hands, and in the discards; and how many of them hit. */
    final int[] left = new int[2];

    final int[] hit = new int[2];

    Alike(int result, boolean weapon) {
      this.result = result;
      this.weapon = weapon;
    }
  }

  private final Table table;
  private final Kind kind;
  private final int low;
  private final int high;
  private final List<Alike> groups = new ArrayList<>();

  /** How many cards lie in the deck, how many cannot be seen, and how many of those are kept. */
  private final int deck;

  private final int unseen;
  private final int kept;
  private final int discards;

  /** How many of the hidden cards are no Weapon cards. */
  private int plain;

  /** How many cards are turned up, with a die, and what whom they strike has before. */
  private int last;

  private int tired;
  private int health;

  private double hits;
  private double fatigues;
  private double wounds;
  private double stars;
  private double falls;
  private int leastFatigue = Integer.MAX_VALUE;
  private int mostFatigue;
  private int leastWounds = Integer.MAX_VALUE;
  private int mostWounds;

  /**
   * @param low the least die with which the blow hits
   * @param high the highest
   */
  Turnings(View view, Stage stage, Kind kind, int low, int high) {
    table = view.known().table;
    this.kind = kind;
    this.low = low;
    this.high = high;
    deck = view.deckSize(stage.index);
    kept = view.kept(stage.index);
    Pile hidden = new Pile(table.action.length);
    view.unseen(stage.index, hidden);
    unseen = hidden.size();
    discards = stage.discards.size();
    count(hidden, DECK);
    count(stage.discards, DISCARDS);
  }

  private void count(Pile cards, int where) {
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.get(i);
      boolean weapon = kept > 0 && table.type[card] == Type.WEAPON;
      Alike group = group(table.damage[kind.ordinal()][card], weapon);
      group.left[where]++;
      group.hit[where] += table.die[card] >= low && table.die[card] <= high ? 1 : 0;
      plain += where == DECK && !weapon ? 1 : 0;
    }
  }

  private Alike group(int result, boolean weapon) {
    for (Alike group : groups) {
      if (group.result == result && group.weapon == weapon) {
        return group;
      }
    }
    Alike group = new Alike(result, weapon);
    groups.add(group);
    return group;
  }

  /** How many cards can be turned up before any comes a second time. */
  int room() {
    return deck + discards;
  }

  /** Whether a die decides if the blow hits. */
  boolean rolls() {
    return low > 1 || high < DIE;
  }

  Stakes stakes(int cards, Fighter victim) {
    last = cards + (rolls() ? 1 : 0);
    tired = victim.fatigue;
    health = victim.physical;
    if (rolls()) {
      roll();
    } else {
      hits = 1;
      turn(0, 0, 0, 0, 0, 0, false, 1);
    }
    return new Stakes(
        cards,
        hundredths(hits),
        new Stakes.Span(leastFatigue, mostFatigue, hundredths(fatigues)),
        new Stakes.Span(leastWounds, mostWounds, hundredths(wounds)),
        hundredths(stars),
        hundredths(falls));
  }

  /** The die is a card of the same deck, and turned up first. */
  private void roll() {
    int where = where(0);
    for (Alike group : groups) {
      double each = chanceOfEach(group, 0);
      if (group.hit[where] > 0) {
        double chance = group.hit[where] * each;
        hits += chance;
        take(group, where, 1);
        turn(1, 0, 0, 1, 0, 0, false, chance);
        take(group, where, -1);
      }
      if (group.left[where] > group.hit[where]) {
        note(0, 0);
      }
    }
  }

  private int where(int turned) {
    return turned < deck ? DECK : DISCARDS;
  }

  private void take(Alike group, int where, int cards) {
    group.left[where] -= cards;
    plain -= where == DECK && !group.weapon ? cards : 0;
  }

  /** How likely one certain card of a group comes next. */
  private double chanceOfEach(Alike group, int turned) {
    if (where(turned) == DISCARDS) {
      return 1.0 / (discards - (turned - deck));
    }
    double there = group.weapon || kept == 0 ? 1 : Math.max(0, plain - kept) / (double) plain;
    return there / (unseen - kept - turned);
  }

  /**
   * Turns up cards, those of a group together: in which order they come is the same to the blow, so
   * the chance of one order counts as often as there are orders.
   *
   * @param from the first group that may still come
   * @param run how many of that group have come
   * @param since from where on the order is free: what lies in the deck comes before the discards
   */
  private void turn(
      int turned,
      int from,
      int run,
      int since,
      int fatigue,
      int physical,
      boolean star,
      double chance) {
    if (turned == last) {
      settle(fatigue, physical, star, chance);
      return;
    }
    int where = where(turned);
    boolean anew = turned == deck && since < deck;
    int start = anew ? turned : since;
    for (int i = anew ? 0 : from; i < groups.size(); i++) {
      Alike group = groups.get(i);
      double each = group.left[where] == 0 ? 0 : chanceOfEach(group, turned);
      if (each > 0) {
        int same = !anew && i == from ? run + 1 : 1;
        double orders = (double) (turned + 1 - start) / same;
        double next = chance * group.left[where] * each * orders;
        take(group, where, 1);
        turn(
            turned + 1,
            i,
            same,
            start,
            fatigue + Result.fatigueOf(group.result),
            physical + Result.physicalOf(group.result),
            star || group.result == Result.STAR,
            next);
        take(group, where, -1);
      }
    }
  }

  private void settle(int fatigue, int physical, boolean star, double chance) {
    int lost = physical + Fighter.over(tired + fatigue);
    fatigues += chance * fatigue;
    wounds += chance * lost;
    stars += star ? chance : 0;
    falls += health - lost <= 0 ? chance : 0;
    note(fatigue, lost);
  }

  private void note(int fatigue, int lost) {
    leastFatigue = Math.min(leastFatigue, fatigue);
    mostFatigue = Math.max(mostFatigue, fatigue);
    leastWounds = Math.min(leastWounds, lost);
    mostWounds = Math.max(mostWounds, lost);
  }

  private static int hundredths(double value) {
    return (int) (value * 100 + 0.5);
  }
}
