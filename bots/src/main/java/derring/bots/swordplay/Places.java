package derring.bots.swordplay;

import derring.kernel.Pile;
import derring.swordplay.Card;
import derring.swordplay.Swordplay;
import derring.swordplay.View;

/**
 * Where the cards of a table strike and what they stop, as counts by place: of single cards, of
 * piles and of whole decks. The counts of all places lie side by side in one number, so that they
 * are added up in one go.
 */
final class Places {
  /** The locations, and one more for attacks at none. */
  static final int COUNT = 6;

  /** So many bits has each. */
  private static final int BITS = 10;

  private static final int ONE = (1 << BITS) - 1;

  private final long[] stops;
  private final long[] strikes;
  private final long[] comes;
  private final int[] backAt;
  private final boolean[] strikesBack;
  private final int[] side;
  private final int[] size;
  private final long[] allStops;
  private final long[] allComing;
  private final long[][] allBacks;

  Places(Swordplay game, Arsenal arsenal) {
    int cards = arsenal.cards();
    stops = new long[cards];
    strikes = new long[cards];
    comes = new long[cards];
    backAt = new int[cards];
    strikesBack = new boolean[cards];
    for (int card = 0; card < cards; card++) {
      read(game, arsenal, card);
    }
    View view = game.view(game.blank(), 0);
    side = new int[game.blank().bodies()];
    for (int seat = 0; seat < game.seats(); seat++) {
      side[seat] = view.side(seat);
    }
    size = new int[game.sides()];
    allStops = new long[game.sides()];
    allComing = new long[game.sides()];
    allBacks = new long[game.sides()][COUNT];
    Pile all = new Pile(Byte.MAX_VALUE);
    for (int s = 0; s < size.length; s++) {
      view.unseen(s, all);
      size[s] = all.size();
      allStops[s] = stops(all);
      allComing[s] = coming(all);
      addBacks(all, allBacks[s], 1);
    }
  }

  private void read(Swordplay game, Arsenal arsenal, int card) {
    for (int place = 0; place < COUNT; place++) {
      if (arsenal.is(card, Arsenal.DEFENCE) && arsenal.stops(card, at(place))) {
        stops[card] |= 1L << (place * BITS);
      }
    }
    strikesBack[card] = arsenal.strikesBack(card);
    backAt[card] = strikesBack[card] ? arsenal.counterAt(card) : 0;
    if (game.card(card) instanceof Card.Attack attack) {
      int places = attack.locations() == 0 ? 1 << (COUNT - 1) : attack.locations();
      for (int place = 0; place < COUNT; place++) {
        strikes[card] |= (long) ((places >> place) & 1) << (place * BITS);
      }
      comes[card] = Long.lowestOneBit(strikes[card]);
    }
  }

  /** The location that a place stands for; -1 for none. */
  static int at(int place) {
    return place == COUNT - 1 ? -1 : place;
  }

  static int count(long counts, int place) {
    return (int) (counts >> (place * BITS)) & ONE;
  }

  /** The first place that is counted at all. */
  static int first(long counts) {
    return Long.numberOfTrailingZeros(counts) / BITS;
  }

  /** From which deck somebody draws. */
  int side(int body) {
    return side[body];
  }

  /** How many cards the deck of a side has, wherever they are. */
  int size(int s) {
    return size[s];
  }

  /** What a card stops. */
  long stops(int card) {
    return stops[card];
  }

  /** Where a card strikes. */
  long strikes(int card) {
    return strikes[card];
  }

  long stops(Pile pile) {
    return sum(pile, stops);
  }

  /** Where the attacks of a pile are expected: each at the first place where it strikes. */
  long coming(Pile pile) {
    return sum(pile, comes);
  }

  long allStops(int s) {
    return allStops[s];
  }

  long allComing(int s) {
    return allComing[s];
  }

  /** Copies what strikes back of all cards of a side: by where it does, what it stops. */
  void copyBacks(int s, long[] into) {
    System.arraycopy(allBacks[s], 0, into, 0, COUNT);
  }

  /** Adds what strikes back among some cards, or takes it away. */
  void addBacks(Pile pile, long[] into, int sign) {
    for (int i = 0; i < pile.size(); i++) {
      int card = pile.get(i);
      if (strikesBack[card]) {
        into[backAt[card]] += sign * stops[card];
      }
    }
  }

  private static long sum(Pile pile, long[] by) {
    long sum = 0;
    for (int i = 0; i < pile.size(); i++) {
      sum += by[pile.get(i)];
    }
    return sum;
  }
}
