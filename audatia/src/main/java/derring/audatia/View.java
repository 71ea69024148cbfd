package derring.audatia;

import derring.kernel.Chance;
import derring.kernel.Pile;

/**
 * What one seat, or a spectator, may know of a bout (AUD-UI1, AUD-UI5, AUD-UI6): open are Stacks,
 * Discard piles, Poste and Virtues; hidden are hands, decks, what was traded away and what is
 * chosen but not yet shown.
 */
public final class View {
  private final int seat;
  private final Bout known;
  private final int[] hands = new int[Table.SEATS];
  private final int[] decks = new int[Table.SEATS];
  private final int[] traded = new int[Table.SEATS];
  private final int[] rows = new int[Table.SEATS];

  View(Bout bout, int seat) {
    this.seat = seat;
    known = new Bout(bout.table);
    known.copyOpenFrom(bout);
    for (int each = 0; each < Table.SEATS; each++) {
      Fighter fighter = bout.fighters[each];
      boolean own = each == seat;
      // Until both have traded, the other looks as before; until both rows lie, so do they.
      hands[each] = own || bout.laid ? fighter.hand.size() : fighter.handShown();
      rows[each] = own || bout.laid ? fighter.row.size() : 0;
      decks[each] = fighter.deck.size() + (own ? 0 : fighter.veiled);
      traded[each] = fighter.traded.size() - (own ? 0 : 2 * fighter.veiled);
      if (own) {
        known.fighters[each].copyOwnFrom(fighter);
      } else if (bout.laid) {
        known.fighters[each].hand.copyFrom(fighter.hand);
      }
      if (fighter.open && !own) {
        known.fighters[each].hand.copyFrom(fighter.hand);
        known.fighters[each].row.copyFrom(fighter.row);
      }
    }
  }

  /** Whose view it is; {@link derring.kernel.Game#SPECTATOR} for a spectator. */
  public int seat() {
    return seat;
  }

  /** The bout as far as it is known: hidden hands and all decks are empty in it. */
  public Bout known() {
    return known;
  }

  /** How many cards a fighter seems to hold. */
  public int handSize(int each) {
    return hands[each];
  }

  public int deckSize(int each) {
    return decks[each];
  }

  /** How many cards a fighter is known to have traded away. */
  public int tradedSize(int each) {
    return traded[each];
  }

  /** Sudden Death: how many cards a row still has. */
  public int rowSize(int each) {
    return rows[each];
  }

  /** Whether the hand of a fighter can be seen. */
  public boolean sees(int each) {
    return each == seat || known.fighters[each].open;
  }

  /**
   * Fills {@code into} with a bout that looks like this. Cards that all know to be in a hand stay
   * there, the rest of what cannot be seen is shuffled and dealt to the deck, the hand and what was
   * traded away. What somebody is choosing in secret is imagined as not yet begun, and what he has
   * chosen as anything he could choose: the rules do not say how players choose. Hands that could
   * not have done what was done are thrown away and dealt again.
   */
  void imagine(Chance chance, Bout into) {
    into.copyOpenFrom(known);
    for (int each = 0; each < Table.SEATS; each++) {
      if (each == seat) {
        into.fighters[each].copyOwnFrom(known.fighters[each]);
        imagineDeck(chance, into.fighters[each], each);
      } else {
        do {
          imagineOther(chance, into.fighters[each], each);
        } while (!Honesty.isHonest(into, each));
      }
    }
  }

  /** Of his own cards a player does not know the order of the deck. */
  private void imagineDeck(Chance chance, Fighter into, int each) {
    unseen(each, into.deck);
    chance.shuffle(into.deck);
  }

  private void imagineOther(Chance chance, Fighter into, int each) {
    Fighter seen = known.fighters[each];
    into.hand.copyFrom(seen.hand);
    into.row.copyFrom(seen.row);
    into.traded.clear();
    into.aside.clear();
    into.veiled = 0;
    into.tradeBegun = false;
    into.chosen =
        known.phase == Phase.POSTA && known.hasChosen(each)
            ? chance.die(known.table.poste.length) - 1
            : Fighter.NO_POSTA;
    Pile held = new Pile(Table.HAND);
    Pile rest = into.deck;
    unseen(each, rest);
    if (!seen.open) {
      // What is known to be held cannot lie in the deck; it may have been traded away.
      // In Sudden Death the card turned up is one of them, and is seen.
      int turned = known.laid && !seen.hand.isEmpty() ? seen.hand.get(0) : Fighter.NO_CARD;
      for (int i = 0; i < seen.known.size(); i++) {
        int card = seen.known.get(i);
        if (card == turned) {
          turned = Fighter.NO_CARD;
        } else if (rest.remove(card)) {
          held.put(card);
        }
      }
    }
    chance.shuffle(rest);
    while (rest.size() > decks[each]) {
      held.put(rest.draw());
    }
    chance.shuffle(held);
    for (int i = 0; i < traded[each]; i++) {
      into.traded.put(held.draw());
    }
    boolean rowed = known.laid || (known.phase == Phase.ORDER && known.hasChosen(each));
    boolean salutes = known.phase == Phase.SALUTE_ANSWER && each == known.respondent();
    if (salutes) {
      into.aside.put(held.draw());
    }
    while (!held.isEmpty()) {
      if (rowed) {
        into.row.put(held.draw());
      } else {
        into.hand.slip(held.draw());
      }
    }
  }

  /** All cards of a seat's deck but those that can be seen, in ascending order. */
  public void unseen(int each, Pile into) {
    Fighter fighter = known.fighters[each];
    byte[] seen = new byte[known.table.cards.length];
    count(fighter.discard, seen);
    count(fighter.stack, seen);
    count(fighter.hand, seen);
    count(fighter.row, seen);
    count(fighter.traded, seen);
    count(fighter.aside, seen);
    into.clear();
    Pile all = known.table.decks[each];
    for (int i = 0; i < all.size(); i++) {
      int card = all.get(i);
      if (seen[card] > 0) {
        seen[card]--;
      } else {
        into.put(card);
      }
    }
  }

  private static void count(Pile pile, byte[] counts) {
    for (int i = 0; i < pile.size(); i++) {
      counts[pile.get(i)]++;
    }
  }
}
