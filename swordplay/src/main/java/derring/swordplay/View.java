package derring.swordplay;

import derring.kernel.Chance;
import derring.kernel.Pile;

/** What one seat, or a spectator, may know of a bout (SWP-S16, SWP-S72). */
public final class View {
  private final int seat;
  private final Bout known;
  private final int[] hands;
  private final int[] decks;

  View(Bout bout, int seat) {
    this.seat = seat;
    known = Bout.open(bout);
    hands = new int[bout.table.bodies];
    for (int body = 0; body < hands.length; body++) {
      hands[body] = bout.fighters[body].hand.size();
    }
    decks = new int[bout.decks.length];
    for (int side = 0; side < decks.length; side++) {
      decks[side] = bout.decks[side].size();
    }
    if (seat >= 0) {
      known.fighters[seat].hand.copyFrom(bout.fighters[seat].hand);
    }
  }

  /** Whose view it is; {@link derring.kernel.Game#SPECTATOR} for a spectator. */
  public int seat() {
    return seat;
  }

  /** The bout as far as it is known: the hands of the others and the decks are empty in it. */
  public Bout known() {
    return known;
  }

  /** How many cards a fighter holds. */
  public int handSize(int body) {
    return hands[body];
  }

  /** How many cards the deck of a side has. */
  public int deckSize(int side) {
    return decks[side];
  }

  /** The deck that a fighter draws from. */
  public int side(int body) {
    return known.table.sideOf[body];
  }

  /**
   * Fills {@code into} with a bout that looks like this: the cards that cannot be seen are
   * shuffled, and the other hands and the decks are dealt from them. All such bouts are equally
   * likely, because nothing but shuffles ever put a card into a hand unseen.
   */
  void imagine(Chance chance, Bout into) {
    into.copyOpenFrom(known);
    Table table = known.table;
    for (int side = 0; side < decks.length; side++) {
      Pile unseen = into.decks[side];
      unseen(side, unseen);
      chance.shuffle(unseen);
      for (int body = 0; body < table.seats; body++) {
        if (table.sideOf[body] == side && body != seat) {
          Pile hand = into.fighters[body].hand;
          hand.clear();
          for (int i = 0; i < hands[body]; i++) {
            hand.slip(unseen.draw());
          }
        }
      }
    }
    if (seat >= 0) {
      into.fighters[seat].hand.copyFrom(known.fighters[seat].hand);
    }
  }

  /** All cards of a side but those that can be seen, in ascending order. */
  public void unseen(int side, Pile into) {
    Table table = known.table;
    byte[] seen = new byte[table.cards.length];
    count(known.discards[side], seen);
    for (int body = 0; body < table.seats; body++) {
      if (table.sideOf[body] == side) {
        Fighter fighter = known.fighters[body];
        count(fighter.hand, seen);
        for (int i = 0; i < fighter.items(); i++) {
          seen[fighter.item(i)]++;
        }
        if (fighter.armour != Fighter.NO_CARD) {
          seen[fighter.armour]++;
        }
        if (fighter.stance != Fighter.NO_CARD) {
          seen[fighter.stance]++;
        }
      }
    }
    into.clear();
    Pile all = table.decks.get(side);
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
