package derring.fireatwill;

import derring.kernel.Chance;
import derring.kernel.Pile;

/**
 * What can be seen of a battle. Both players and all spectators see the same: the tops of the decks
 * and of the Gunner's Mates, the cards in the hands, and of each Action Pile what is fanned; what
 * lies deeper is hidden from both until it is scored (FAW-R29, FAW-R44). On which pile each Master
 * Gunner was laid is no secret, however deep it lies now (FAW-R49).
 */
public final class View {
  private static final int GUNNERS = Card.FLAG - Card.BREECHER;

  private final int seat;
  private final Battle known;
  private final byte[] deckSizes = new byte[Table.SEATS * Table.COLUMNS];
  private final byte[] buried = new byte[Table.SEATS * Table.COLUMNS];
  private final byte[] mateSizes = new byte[Table.SEATS];

  /** By seat, column and Master Gunner: how many of them are buried there (FAW-R49). */
  private final byte[] buriedGunners = new byte[Table.SEATS * Table.COLUMNS * GUNNERS];

  View(Battle battle, int seat) {
    this.seat = seat;
    known = new Battle(battle.table);
    known.phase = battle.phase;
    known.waits = battle.waits;
    known.waiter = battle.waiter;
    for (int s = 0; s < Table.SEATS; s++) {
      Side from = battle.sides[s];
      Side to = known.sides[s];
      to.copyTalliesFrom(from);
      to.out.copyFrom(from.out);
      mateSizes[s] = (byte) from.mate.size();
      if (!from.mate.isEmpty()) {
        to.mate.put(FastPlay.top(from.mate));
      }
      for (int c = 0; c < Table.COLUMNS; c++) {
        deckSizes[s * Table.COLUMNS + c] = (byte) from.decks[c].size();
        if (!from.decks[c].isEmpty()) {
          to.decks[c].put(FastPlay.top(from.decks[c]));
        }
        int hidden = battle.phase == Phase.OVER ? 0 : from.buried(c);
        buried[s * Table.COLUMNS + c] = (byte) hidden;
        for (int i = 0; i < hidden; i++) {
          if (Card.isGunner(from.piles[c].get(i))) {
            buriedGunners[gunnerAt(s, c, from.piles[c].get(i))]++;
          }
        }
        for (int i = hidden; i < from.piles[c].size(); i++) {
          to.piles[c].put(from.piles[c].get(i));
        }
      }
    }
  }

  /** Whose view it is; {@link derring.kernel.Game#SPECTATOR} for a spectator. */
  public int seat() {
    return seat;
  }

  /**
   * The battle as far as it is seen: of decks and Gunner's Mates only the top is in it, of piles
   * only what is fanned.
   */
  public Battle known() {
    return known;
  }

  /** How many cards a Command Deck has. */
  public int deckSize(int s, int column) {
    return deckSizes[s * Table.COLUMNS + column];
  }

  /** How many cards lie under those of a pile that are seen. */
  public int buried(int s, int column) {
    return buried[s * Table.COLUMNS + column];
  }

  /**
   * How many of a Master Gunner are buried in a pile. Everybody has seen where it was laid, so it
   * is only out of sight (FAW-R49).
   *
   * @param gunner such as {@link Card#DEFIANCE}
   */
  public int buriedGunners(int s, int column, int gunner) {
    return buriedGunners[gunnerAt(s, column, gunner)];
  }

  private static int gunnerAt(int s, int column, int gunner) {
    return (s * Table.COLUMNS + column) * GUNNERS + gunner - Card.BREECHER;
  }

  /** How many cards the Gunner's Mate of a seat has. */
  public int mateSize(int s) {
    return mateSizes[s];
  }

  /** The card on top of a Command Deck, or {@link Card#NONE}. */
  public int top(int s, int column) {
    Pile deck = known.sides[s].decks[column];
    return deck.isEmpty() ? Card.NONE : deck.get(0);
  }

  /** The card on top of the Gunner's Mate of a seat, or {@link Card#NONE}. */
  public int mateTop(int s) {
    Pile mate = known.sides[s].mate;
    return mate.isEmpty() ? Card.NONE : mate.get(0);
  }

  /**
   * Fills {@code into} with a battle that looks like this. The cards of a side that are not seen
   * are shuffled and dealt to the places that are not seen. How many of them are cards, flags and
   * gunners on each side's piles follows from the tallies that all can see, and a gunner that is
   * buried lies somewhere in the pile it was laid on. Players are taken to lay cards regardless of
   * what they are, and with the option same-deal each side is drawn for itself, although the deck
   * of one then tells something of the other's.
   */
  void imagine(Chance chance, Battle into) {
    into.phase = known.phase;
    into.waits = known.waits;
    into.waiter = known.waiter;
    Pile[] cardsLaid = new Pile[Table.SEATS];
    for (int s = 0; s < Table.SEATS; s++) {
      into.sides[s].copyTalliesFrom(known.sides[s]);
      into.sides[s].out.copyFrom(known.sides[s].out);
      Pile cards = new Pile(Table.COLUMNS * 14);
      Pile gunners = new Pile(4);
      unseen(s, cards, gunners);
      chance.shuffle(cards);
      chance.shuffle(gunners);
      cardsLaid[s] = new Pile(16);
      int laid = known.sides[s].plays - seenOwn(s);
      for (int i = 0; i < laid; i++) {
        cardsLaid[s].put(cards.draw());
      }
      if (!gunners.isEmpty()) {
        gunners.moveAllTo(cards);
        chance.shuffle(cards);
      }
      fillDecks(s, cards, into.sides[s]);
    }
    for (int s = 0; s < Table.SEATS; s++) {
      Pile laid = cardsLaid[s];
      put(laid, Card.flagOf(s), known.sides[s].unloads - seenFlags(s, s));
      put(laid, Card.flagOf(1 - s), known.sides[1 - s].across - seenFlags(s, 1 - s));
      chance.shuffle(laid);
      fillPiles(s, laid, into.sides[s], chance);
    }
  }

  private static void put(Pile pile, int card, int count) {
    for (int i = 0; i < count; i++) {
      pile.put(card);
    }
  }

  private void fillDecks(int s, Pile cards, Side into) {
    for (int c = 0; c < Table.COLUMNS; c++) {
      fill(into.decks[c], cards, deckSize(s, c) - 1, known.sides[s].decks[c]);
    }
    fill(into.mate, cards, mateSizes[s] - 1, known.sides[s].mate);
  }

  private void fillPiles(int s, Pile laid, Side into, Chance chance) {
    Pile under = new Pile(16);
    for (int c = 0; c < Table.COLUMNS; c++) {
      int square = known.sides[s].square[c];
      boolean flagged = square >= 0 && square < buried(s, c);
      for (int gunner = Card.BREECHER; gunner < Card.FLAG; gunner++) {
        put(under, gunner, buriedGunners(s, c, gunner));
      }
      boolean mixed = !under.isEmpty();
      while (under.size() < buried(s, c) - (flagged ? 1 : 0)) {
        under.put(laid.draw());
      }
      if (mixed) {
        chance.shuffle(under);
      }
      Pile pile = into.piles[c];
      pile.clear();
      for (int i = 0; i < buried(s, c); i++) {
        pile.put(flagged && i == square ? Card.flagOf(1 - s) : under.draw());
      }
      Pile seen = known.sides[s].piles[c];
      for (int i = 0; i < seen.size(); i++) {
        pile.put(seen.get(i));
      }
    }
  }

  private static void fill(Pile into, Pile from, int hidden, Pile seen) {
    into.clear();
    for (int i = 0; i < hidden; i++) {
      into.put(from.draw());
    }
    for (int i = 0; i < seen.size(); i++) {
      into.put(seen.get(i));
    }
  }

  /** The cards of a side that nobody can place, in ascending order, gunners apart. */
  public void unseen(int s, Pile cards, Pile gunners) {
    int[] left = known.table.copies[s].clone();
    Side side = known.sides[s];
    if (side.hand != Card.NONE) {
      left[side.hand]--;
    }
    take(left, side.out, false);
    take(left, side.mate, false);
    for (int c = 0; c < Table.COLUMNS; c++) {
      take(left, side.decks[c], false);
      takeOwn(left, side.piles[c]);
      take(left, known.sides[1 - s].piles[c], true);
      for (int gunner = Card.BREECHER; gunner < Card.FLAG; gunner++) {
        left[gunner] -= buriedGunners(1 - s, c, gunner);
      }
    }
    for (int card = 0; card < Card.DEALT; card++) {
      put(Card.isGunner(card) ? gunners : cards, card, left[card]);
    }
  }

  private static void take(int[] left, Pile pile, boolean onlyGunners) {
    for (int i = 0; i < pile.size(); i++) {
      if (!onlyGunners || Card.isGunner(pile.get(i))) {
        left[pile.get(i)]--;
      }
    }
  }

  /** Gunners on a pile are the enemy's. */
  private static void takeOwn(int[] left, Pile pile) {
    for (int i = 0; i < pile.size(); i++) {
      if (pile.get(i) < Card.BREECHER) {
        left[pile.get(i)]--;
      }
    }
  }

  /** Cards of its own, flags not counted, that are seen on the piles of a side. */
  private int seenOwn(int s) {
    int seen = 0;
    for (Pile pile : known.sides[s].piles) {
      for (int i = 0; i < pile.size(); i++) {
        seen += pile.get(i) < Card.BREECHER ? 1 : 0;
      }
    }
    return seen;
  }

  /** Flags of {@code owner} on the piles of a side whose place is known. */
  private int seenFlags(int s, int owner) {
    int seen = 0;
    for (int c = 0; c < Table.COLUMNS; c++) {
      Pile pile = known.sides[s].piles[c];
      for (int i = 0; i < pile.size(); i++) {
        seen += pile.get(i) == Card.flagOf(owner) ? 1 : 0;
      }
      int square = known.sides[s].square[c];
      seen += owner != s && square >= 0 && square < buried(s, c) ? 1 : 0;
    }
    return seen;
  }
}
