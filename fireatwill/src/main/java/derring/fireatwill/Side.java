package derring.fireatwill;

import derring.kernel.Pile;
import java.util.Arrays;

/** All that belongs to one player. Columns are counted from his own left, from 0. */
public final class Side {
  /** No column. */
  static final int NOWHERE = -1;

  /** In the place of a column, the Gunner's Mate. */
  public static final int MATE = Table.COLUMNS;

  /** How many cards of a loose pile can be seen (FAW-R29). */
  static final int FANNED = 4;

  final Pile[] decks = new Pile[Table.COLUMNS];

  /** His Action Piles, with whatever the enemy has laid on them. */
  final Pile[] piles = new Pile[Table.COLUMNS];

  final Pile mate = new Pile(Table.COLUMNS * 14);

  /** Cards removed from the game, in ascending order. */
  final Pile out = new Pile(8);

  /** The printed numbers of his Action Piles. */
  final byte[] numbers = new byte[Table.COLUMNS];

  /** By pile: where the flag lies under which it was straightened, or -1. */
  final byte[] square = new byte[Table.COLUMNS];

  int hand = Card.NONE;

  /** Where the card in the hand was taken from; {@link #NOWHERE} if the hand is empty. */
  int handFrom = NOWHERE;

  /** Flags that he has not laid. */
  int flags;

  /** The cannon across from which he may lay a flag now, because he has just fired it. */
  int fired = NOWHERE;

  /** His column across from which he has just laid a flag. */
  int flagged = NOWHERE;

  /** Cards that he has laid on his own piles, flags not counted. */
  int plays;

  /** Flags that he has laid on the enemy's piles. */
  int across;

  /** Flags that he has laid on his own piles. */
  int unloads;

  /** Cards in decks, Gunner's Mate and hand; follows from the rest. */
  int left;

  // What the scoring came to; all 0 until then.
  int score;
  int maneuvers;
  int sharpshooters;
  int claimed;
  int unclaimed;

  Side() {
    for (int i = 0; i < Table.COLUMNS; i++) {
      decks[i] = new Pile(16);
      piles[i] = new Pile(40);
    }
  }

  /** A Command Deck. */
  public Pile deck(int column) {
    return decks[column];
  }

  /** An Action Pile. */
  public Pile pile(int column) {
    return piles[column];
  }

  public Pile mate() {
    return mate;
  }

  public Pile out() {
    return out;
  }

  /** The printed number of an Action Pile. */
  public int number(int column) {
    return numbers[column];
  }

  /** The card in the hand, or {@link Card#NONE}. */
  public int hand() {
    return hand;
  }

  /** Flags that are left. */
  public int flags() {
    return flags;
  }

  /** The cannon just fired, or -1. */
  public int fired() {
    return fired;
  }

  /** The column across from which a flag was just laid, or -1. */
  public int flagged() {
    return flagged;
  }

  public int plays() {
    return plays;
  }

  /** Cards that are not laid yet: in decks, Gunner's Mate and hand. */
  public int left() {
    return left;
  }

  public int score() {
    return score;
  }

  public int maneuvers() {
    return maneuvers;
  }

  public int sharpshooters() {
    return sharpshooters;
  }

  public int claimed() {
    return claimed;
  }

  public int unclaimed() {
    return unclaimed;
  }

  /** FAW-2.11: nothing left to play. */
  boolean finished() {
    return left == 0;
  }

  /** The deck of a column, or the Gunner's Mate. */
  Pile source(int from) {
    return from == MATE ? mate : decks[from];
  }

  /** How many cards of a pile nobody can see, counted from the bottom (FAW-R29, FAW-R39). */
  int buried(int column) {
    return buried(piles[column].size(), square[column]);
  }

  static int buried(int size, int square) {
    return Math.max(Math.max(square, size - FANNED), 0);
  }

  /** Copies what both players see of the numbers, not the cards. */
  void copyTalliesFrom(Side other) {
    System.arraycopy(other.numbers, 0, numbers, 0, Table.COLUMNS);
    System.arraycopy(other.square, 0, square, 0, Table.COLUMNS);
    hand = other.hand;
    handFrom = other.handFrom;
    flags = other.flags;
    fired = other.fired;
    flagged = other.flagged;
    plays = other.plays;
    across = other.across;
    unloads = other.unloads;
    left = other.left;
    score = other.score;
    maneuvers = other.maneuvers;
    sharpshooters = other.sharpshooters;
    claimed = other.claimed;
    unclaimed = other.unclaimed;
  }

  void copyFrom(Side other) {
    copyTalliesFrom(other);
    for (int i = 0; i < Table.COLUMNS; i++) {
      decks[i].copyFrom(other.decks[i]);
      piles[i].copyFrom(other.piles[i]);
    }
    mate.copyFrom(other.mate);
    out.copyFrom(other.out);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Side other
        && hand == other.hand
        && handFrom == other.handFrom
        && flags == other.flags
        && fired == other.fired
        && flagged == other.flagged
        && plays == other.plays
        && across == other.across
        && unloads == other.unloads
        && left == other.left
        && score == other.score
        && maneuvers == other.maneuvers
        && sharpshooters == other.sharpshooters
        && claimed == other.claimed
        && unclaimed == other.unclaimed
        && Arrays.equals(numbers, other.numbers)
        && Arrays.equals(square, other.square)
        && Arrays.equals(decks, other.decks)
        && Arrays.equals(piles, other.piles)
        && mate.equals(other.mate)
        && out.equals(other.out);
  }

  @Override
  public int hashCode() {
    int hash = Arrays.hashCode(decks);
    hash = 31 * hash + Arrays.hashCode(piles);
    hash = 31 * hash + mate.hashCode();
    hash = 31 * hash + out.hashCode();
    hash = 31 * hash + Arrays.hashCode(numbers);
    hash = 31 * hash + Arrays.hashCode(square);
    hash = 31 * hash + hand;
    hash = 31 * hash + handFrom;
    hash = 31 * hash + flags;
    hash = 31 * hash + fired;
    hash = 31 * hash + flagged;
    hash = 31 * hash + plays;
    hash = 31 * hash + across;
    hash = 31 * hash + unloads;
    return 31 * hash + score;
  }
}
