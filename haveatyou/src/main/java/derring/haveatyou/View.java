package derring.haveatyou;

import derring.kernel.Chance;
import derring.kernel.Pile;

/** What one seat, or a spectator, may know of a battle: all but the other hands and the decks. */
public final class View {
  private final int seat;
  private final Battle known;
  private final int[] hands;
  private final int[] decks;
  private final int[] armaments;

  View(Battle battle, int seat) {
    this.seat = seat;
    known = new Battle(battle.table);
    known.copyOpenFrom(battle);
    hands = new int[battle.fighters.length];
    for (int i = 0; i < hands.length; i++) {
      hands[i] = battle.fighters[i].hand.size();
    }
    decks = new int[battle.stages.length];
    armaments = new int[battle.stages.length];
    for (int i = 0; i < decks.length; i++) {
      decks[i] = battle.stages[i].deck.size();
      armaments[i] = battle.stages[i].armaments.size();
    }
    if (seat >= 0) {
      known.fighters[seat].hand.copyFrom(battle.fighters[seat].hand);
    }
  }

  /** Whose view it is; {@link derring.kernel.Game#SPECTATOR} for a spectator. */
  public int seat() {
    return seat;
  }

  /** The battle as far as it is known: the hands of the others and the decks are empty in it. */
  public Battle known() {
    return known;
  }

  /** How many cards a seat holds. */
  public int handSize(int of) {
    return hands[of];
  }

  /** How many cards the action deck of a set has. */
  public int deckSize(int stage) {
    return decks[stage];
  }

  /** How many cards the Armaments deck of a set has. */
  public int armamentsSize(int stage) {
    return armaments[stage];
  }

  /**
   * Fills {@code into} with a battle that looks like this. The cards that cannot be seen are
   * shuffled and dealt; but cards kept from the deal of a starting weapon are no Weapon cards, as
   * long as the hand has not changed since (HAY-D3). All battles that fit are equally likely.
   */
  void imagine(Chance chance, Battle into) {
    into.copyOpenFrom(known);
    for (int i = 0; i < decks.length; i++) {
      imagine(i, chance, into);
    }
    if (seat >= 0) {
      into.fighters[seat].hand.copyFrom(known.fighters[seat].hand);
    }
  }

  /** How many cards the others have kept from the deal of a starting weapon (HAY-D3). */
  int kept(int stage) {
    Table table = known.table;
    int kept = 0;
    for (int other = stage * table.perSet; other < (stage + 1) * table.perSet; other++) {
      kept += other == seat ? 0 : kept(known.fighters[other].fresh, hands[other]);
    }
    return kept;
  }

  private static int kept(int fresh, int hand) {
    return fresh == Table.NONE ? 0 : Math.max(0, hand - fresh);
  }

  private void imagine(int stage, Chance chance, Battle into) {
    Table table = known.table;
    Pile deck = into.stages[stage].deck;
    unseen(stage, deck);
    chance.shuffle(deck);
    int from = stage * table.perSet;
    boolean sorted = false;
    for (int other = from; other < from + table.perSet; other++) {
      if (other != seat) {
        Pile hand = into.fighters[other].hand;
        hand.clear();
        int kept = kept(known.fighters[other].fresh, hands[other]);
        for (int i = 0; i < kept; i++) {
          hand.slip(takeNoWeapon(table, deck));
          sorted = true;
        }
      }
    }
    if (sorted) {
      chance.shuffle(deck); // picking from the top has left the Weapon cards there
    }
    for (int other = from; other < from + table.perSet; other++) {
      if (other != seat) {
        Pile hand = into.fighters[other].hand;
        while (hand.size() < hands[other]) {
          hand.slip(deck.draw());
        }
      }
    }
    Pile weapons = into.stages[stage].armaments;
    unseenArmaments(stage, weapons);
    chance.shuffle(weapons);
  }

  /** The uppermost card of a shuffled deck that is no Weapon card. */
  private static int takeNoWeapon(Table table, Pile deck) {
    int at = deck.size() - 1;
    while (table.type[deck.get(at)] == Type.WEAPON) {
      at--;
    }
    return deck.take(at);
  }

  /** All action cards of a set but those that can be seen, in ascending order. */
  public void unseen(int stage, Pile into) {
    Table table = known.table;
    Stage open = known.stages[stage];
    boolean[] seen = new boolean[table.action.length];
    see(open.discards, seen);
    see(open.aside, seen);
    if (seat >= 0 && table.home(seat) == stage) {
      see(known.fighters[seat].hand, seen);
    }
    into.clear();
    for (int card = 0; card < seen.length; card++) {
      if (!seen[card]) {
        into.put(card);
      }
    }
  }

  private static void see(Pile pile, boolean[] seen) {
    for (int i = 0; i < pile.size(); i++) {
      seen[pile.get(i)] = true;
    }
  }

  private void unseenArmaments(int stage, Pile into) {
    Table table = known.table;
    Stage open = known.stages[stage];
    int[] seen = new int[table.armaments.length];
    for (int i = 0; i < open.lost.size(); i++) {
      seen[open.lost.get(i) - table.action.length]++;
    }
    seeItems(open.floor, seen);
    for (int other = 0; other < table.seats; other++) {
      Fighter fighter = known.fighters[other];
      if (fighter.armed() && fighter.weaponSet == stage) {
        seen[fighter.weapon >> 1]++;
      }
      if (table.home(other) == stage) {
        seeItems(fighter.offer, seen);
      }
    }
    for (Stage any : known.stages) {
      for (int i = 0; i < any.stack.depth(); i++) {
        if (any.stack.thrown(i) != Table.NONE && any.stack.thrownFrom(i) == stage) {
          seen[any.stack.thrown(i) >> 1]++;
        }
      }
    }
    into.clear();
    Pile all = table.armamentDeck;
    for (int i = 0; i < all.size(); i++) {
      int kind = all.get(i) - table.action.length;
      if (seen[kind] > 0) {
        seen[kind]--;
      } else {
        into.put(all.get(i));
      }
    }
  }

  private static void seeItems(Pile items, int[] seen) {
    for (int i = 0; i < items.size(); i++) {
      seen[items.get(i) >> 1]++;
    }
  }
}
