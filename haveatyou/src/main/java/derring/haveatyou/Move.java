package derring.haveatyou;

import derring.kernel.Named;
import derring.kernel.Word;

/**
 * What a player can do. Cards and items are numbers of the {@link Table}; {@link Moves} gives each
 * move its notation and keeps one instance of each.
 */
public sealed interface Move {

  /** Play no answer, make no attack. */
  record Pass() implements Move {}

  /** Do nothing all turn and take a new hand (HAY-3.pass). */
  record PassTurn() implements Move {}

  /** End the turn, or the discarding for a Swash!. */
  record Done() implements Move {}

  /** Draw a card at the end of the turn (HAY-3b). */
  record Draw() implements Move {}

  /** Discard a card at the end of the turn, or for a Swash!. */
  record Discard(@Named int card) implements Move {}

  /** Start with an armament, or with -1 for none (HAY-2.0). */
  record Choose(@Named(value = "item", optional = true) int item) implements Move {}

  /** Play an Attack! card (HAY-1.3.3.1). */
  record Attack(@Named int card, @Named("mode") int mode, int target, boolean lunge)
      implements Move {}

  /** Make the attack that a Weapon or Swash! card allows. */
  record Strike(@Named("mode") int mode, int target, boolean lunge) implements Move {}

  /** Play a Throw! card (HAY-1.3.3.6). */
  record Throw(@Named int card, int target) implements Move {}

  /** Play a Grab! card for what lies in a slot of the Floor, 1 being the oldest (HAY-1.3.3.2). */
  record Grab(@Named int card, @Named("item") int item, int slot) implements Move {}

  /** Play a Grab! card for the top of the Armaments deck. */
  record GrabDeck(@Named int card) implements Move {}

  /** Play a Grab! card for the weapon of an enemy. */
  record Seize(@Named int card, int target) implements Move {}

  /** Play a Move! card (HAY-1.3.3.4). */
  record Step(@Named int card, int rank) implements Move {}

  /** Play a Weapon card (HAY-1.3.3.7). */
  record Weapon(@Named int card) implements Move {}

  /** Drink the bottle, with any card of one point (HAY-6.3a). */
  record Drink(@Named int card) implements Move {}

  /** Answer with a Parry! card (HAY-1.3.3.5). */
  record Parry(@Named int card) implements Move {}

  /** Answer with a Dodge! card and go to a rank, or stay where it is 0 (HAY-1.3.3.3). */
  record Dodge(@Named int card, int rank) implements Move {}

  /**
   * Play a Swash! card (HAY-1.3.3.8).
   *
   * @param to the rank of a run, the seat of a shove; otherwise 0
   */
  record Swash(@Named int card, Deed use, int to) implements Move {}

  /** Stand on a rank when a new enemy arrives (HAY-5.4). */
  record Stand(int rank) implements Move {}

  /** Say where a free turn or an attack elsewhere is made (HAY-5.6a). */
  record Where(Place place) implements Move {}

  /** A set as seen from one's own. */
  enum Place implements Word {
    HERE("here"),
    LEFT("left"),
    RIGHT("right");

    private final String word;

    Place(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }
  }
}
