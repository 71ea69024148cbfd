package derring.fireatwill;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Pile;
import java.util.List;
import java.util.Map;

/** What stays the same for a whole battle: the options, and the cards that each side has. */
final class Table {
  static final String SET = "battle";

  /** Cannons of a ship, and so Command Decks and Action Piles. */
  static final int COLUMNS = 6;

  static final int SEATS = 2;

  /** More flags than this would not fit a pile, whose cards are counted in a byte. */
  static final int MOST_FLAGS = 30;

  /** After so many waits in a row, one side after the other, it is Cease Fire (FAW-R41). */
  static final int WAITS = 6;

  final Options options;
  final List<String> factions;
  final boolean reconstructed;
  final Pile starters;

  /** By seat: the cards that are shuffled, in ascending order. */
  final Pile[] shuffled = new Pile[SEATS];

  /** By seat: how many flags it has (FAW-R35). */
  final int[] flags = new int[SEATS];

  /** By seat and card: how many there are in decks, flags not counted. */
  final int[][] copies = new int[SEATS][Card.KINDS];

  /** By seat: all cards of the decks. */
  final int[] total = new int[SEATS];

  Table(Options options, Map<String, CardSet> sets) {
    this.options = options;
    CardSet set = sets.get(SET);
    if (set == null) {
      throw new BadInput("the card set '" + SET + "' is missing");
    }
    CardReader.Printed printed = CardReader.read(set);
    factions = printed.factions();
    reconstructed = printed.reconstructed();
    starters = printed.starters();
    for (int seat = 0; seat < SEATS; seat++) {
      Pile cards = new Pile(printed.cards().size() + printed.gunners().size());
      cards.copyFrom(printed.cards());
      if (options.hasGunners(seat)) {
        for (int i = 0; i < printed.gunners().size(); i++) {
          cards.put(printed.gunners().get(i));
        }
      }
      shuffled[seat] = cards;
      flags[seat] =
          options.fewFlags() == seat ? Math.min(Options.FEW, printed.flags()) : printed.flags();
      count(starters, copies[seat]);
      count(cards, copies[seat]);
      total[seat] = starters.size() + cards.size();
    }
  }

  private static void count(Pile pile, int[] counts) {
    for (int i = 0; i < pile.size(); i++) {
      counts[pile.get(i)]++;
    }
  }

  /**
   * No battle has more moves: each card is lifted, stashed, lifted and laid; each flag is laid and
   * its pile straightened; between any two moves there are fewer than {@link #WAITS} waits.
   */
  int longest() {
    int moves = 4;
    for (int seat = 0; seat < SEATS; seat++) {
      moves += 4 * total[seat] + 2 * flags[seat];
    }
    return moves * WAITS;
  }

  /**
   * The column that faces a column, on the other side: both sides count from their own left
   * (FAW-R48), and left and right are columns too (FAW-R26).
   */
  static int facing(int column) {
    return COLUMNS - 1 - column;
  }
}
