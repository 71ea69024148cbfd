package derring.swordplay;

import derring.kernel.Pile;
import java.util.Arrays;

/**
 * One fighter in a bout. All but the hand lies open (SWP-S16), and what is ready stays until
 * something takes it away (SWP-3.6). Items that take hands are kept in ascending order of card and
 * wear, so that equal fighters are equal.
 */
public final class Fighter {
  static final int NO_CARD = -1;

  int life;
  final Pile hand = new Pile(8);

  private int items;
  private final byte[] itemCards = new byte[Figure.MOST_HANDS];
  private final byte[] itemUsed = new byte[Figure.MOST_HANDS];

  int armour = NO_CARD;
  int absorbed;
  int stance = NO_CARD;

  /** Skips the next Combat phase (Leg Sweep). */
  boolean tripped;

  /** May not play defence cards until the next turn begins (Berserk Charge). */
  boolean reckless;

  /** Has used up the ability (SWP-H.3). */
  boolean abilitySpent;

  /** The last defence card this fighter played, if it still lies in the discard pile. */
  int lastDefence = NO_CARD;

  /** The how-manyth to fall, where places depend on it (SWP-S81); else 0. */
  int fell;

  public int life() {
    return life;
  }

  public boolean alive() {
    return life > 0;
  }

  /** The cards in the hand; empty in a view of somebody else. */
  public Pile hand() {
    return hand;
  }

  /** How many weapons and cloaks are ready. */
  public int items() {
    return items;
  }

  /** The ready weapon or cloak at {@code index}. */
  public int item(int index) {
    return itemCards[index];
  }

  /** How many attacks the cloak at {@code index} has countered. */
  public int used(int index) {
    return itemUsed[index];
  }

  /** The armour worn, or -1. */
  public int armour() {
    return armour;
  }

  public int absorbed() {
    return absorbed;
  }

  /** The stance taken, or -1. */
  public int stance() {
    return stance;
  }

  /** The last defence card played, or -1. */
  public int lastDefence() {
    return lastDefence;
  }

  public boolean tripped() {
    return tripped;
  }

  public boolean reckless() {
    return reckless;
  }

  int handsUsed(Table table) {
    int used = 0;
    for (int i = 0; i < items; i++) {
      used += table.hands[itemCards[i]];
    }
    return used;
  }

  void take(int card, int used) {
    int i = items++;
    while (i > 0
        && (itemCards[i - 1] > card || (itemCards[i - 1] == card && itemUsed[i - 1] > used))) {
      itemCards[i] = itemCards[i - 1];
      itemUsed[i] = itemUsed[i - 1];
      i--;
    }
    itemCards[i] = (byte) card;
    itemUsed[i] = (byte) used;
  }

  /** Lets go of a ready weapon or cloak; false if there is none such. */
  boolean letGo(int card, int used) {
    for (int i = 0; i < items; i++) {
      if (itemCards[i] == card && itemUsed[i] == used) {
        items--;
        for (int j = i; j < items; j++) {
          itemCards[j] = itemCards[j + 1];
          itemUsed[j] = itemUsed[j + 1];
        }
        return true;
      }
    }
    return false;
  }

  boolean holds(int card, int used) {
    for (int i = 0; i < items; i++) {
      if (itemCards[i] == card && itemUsed[i] == used) {
        return true;
      }
    }
    return false;
  }

  /** Whether the item at {@code index} differs from the one before it. */
  boolean isFirst(int index) {
    return index == 0
        || itemCards[index - 1] != itemCards[index]
        || itemUsed[index - 1] != itemUsed[index];
  }

  /** Copies what lies open; the hand stays as it is. */
  void copyOpenFrom(Fighter other) {
    life = other.life;
    items = other.items;
    for (int i = 0; i < items; i++) {
      itemCards[i] = other.itemCards[i];
      itemUsed[i] = other.itemUsed[i];
    }
    armour = other.armour;
    absorbed = other.absorbed;
    stance = other.stance;
    tripped = other.tripped;
    reckless = other.reckless;
    abilitySpent = other.abilitySpent;
    lastDefence = other.lastDefence;
    fell = other.fell;
  }

  void copyFrom(Fighter other) {
    copyOpenFrom(other);
    hand.copyFrom(other.hand);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Fighter other
        && life == other.life
        && Arrays.equals(itemCards, 0, items, other.itemCards, 0, other.items)
        && Arrays.equals(itemUsed, 0, items, other.itemUsed, 0, other.items)
        && armour == other.armour
        && absorbed == other.absorbed
        && stance == other.stance
        && tripped == other.tripped
        && reckless == other.reckless
        && abilitySpent == other.abilitySpent
        && lastDefence == other.lastDefence
        && fell == other.fell
        && hand.equals(other.hand);
  }

  @Override
  public int hashCode() {
    int hash = life;
    for (int i = 0; i < items; i++) {
      hash = 31 * (31 * hash + itemCards[i]) + itemUsed[i];
    }
    hash = 31 * hash + armour;
    hash = 31 * hash + absorbed;
    hash = 31 * hash + stance;
    hash = 31 * hash + (tripped ? 1 : 0) + (reckless ? 2 : 0) + (abilitySpent ? 4 : 0);
    hash = 31 * (31 * hash + lastDefence) + fell;
    return 31 * hash + hand.hashCode();
  }
}
