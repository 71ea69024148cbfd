package derring.haveatyou;

import org.jspecify.annotations.Nullable;

/**
 * What hangs on a blow that nobody averts: exact over all that the cards may be which a seat cannot
 * see, and so no more than the seat may know. What a star does (HAY-4.4) is not counted, only how
 * often there is one.
 *
 * @param cards how many damage cards are drawn
 * @param hits how often of 100 it hits; 100 unless a die decides
 * @param fatigue the fatigue it brings, misses counted as none
 * @param wounds the points that Physical loses, with those that fatigue runs over into (HAY-1.1b)
 * @param star how often of 100 a star is among the cards
 * @param fells how often of 100 whom it strikes has no Physical left
 */
public record Stakes(int cards, int hits, Span fatigue, Span wounds, int star, int fells) {

  /**
   * From the least to the most.
   *
   * @param mean the expected value, in hundredths
   */
  public record Span(int least, int most, int mean) {
    /** {@code 0 to 4 (1.6)}, the mean with one digit; {@code 2} if it is certain. */
    String words() {
      int tenths = (mean + 5) / 10;
      return least == most
          ? String.valueOf(least)
          : least + " to " + most + " (" + tenths / 10 + "." + tenths % 10 + ")";
    }
  }

  /** In a few words: {@code 2 cards: 0 to 4 (1.6) fatigue, 0 to 2 (0.4) wounds}. */
  public String words() {
    return (hits < 100 ? "hits " + hits + " in 100, " : "")
        + cards
        + (cards == 1 ? " card: " : " cards: ")
        + fatigue.words()
        + " fatigue, "
        + wounds.words()
        + " wounds"
        + (fells > 0 ? ", fells " + fells + " in 100" : "");
  }

  /** The blow or throw at {@code i} of a stack as it stands; null if the deck cannot say. */
  static @Nullable Stakes declared(View view, Stage stage, int i) {
    Battle battle = view.known();
    Stack stack = stage.stack;
    int owner = stack.owner(i);
    int victim = stack.is(i, Stack.REVERSED) ? owner : stack.target(i);
    if (stack.deed(i) == Deed.THROW) {
      if (stack.thrown(i) == Table.NONE) {
        return null;
      }
      int die = stack.hit(i) ? 0 : stack.range(i);
      return thrown(view, stage, battle.table.armament(stack.thrown(i)), die, victim);
    }
    Armament.@Nullable Mode mode =
        Chain.modeOrNull(battle.table, battle.fighters[owner].weapon, stack.mode(i));
    return mode == null ? null : struck(view, stage, mode, stack.weak(i), victim);
  }

  /** A blow that is struck at {@code stage} now. */
  static @Nullable Stakes struck(
      View view, Stage stage, Armament.Mode mode, boolean weak, int victim) {
    int cards = Math.max(0, mode.damage() - (weak ? 1 : 0));
    return of(view, stage, mode.kind(), cards, 1, mode.dieAtMost(), victim);
  }

  /** A weapon that flies {@code range} ranks: at none it hits (HAY-4.3). */
  static @Nullable Stakes thrown(View view, Stage stage, Armament armament, int range, int victim) {
    int cards = Math.max(0, armament.thrown().damage() - armament.throwPenalty());
    return of(view, stage, armament.thrown().kind(), cards, range + 1, 6, victim);
  }

  private static @Nullable Stakes of(
      View view, Stage stage, Kind kind, int cards, int low, int high, int victim) {
    Turnings turnings = new Turnings(view, stage, kind, low, high);
    if (turnings.room() < cards + (turnings.rolls() ? 1 : 0)) {
      return null; // cards in play would be shuffled in, and drawn again
    }
    return turnings.stakes(cards, view.known().fighters[victim]);
  }
}
