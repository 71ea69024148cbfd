package derring.bots.haveatyou;

import derring.haveatyou.ActionCard;
import derring.haveatyou.Battle;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Kind;
import derring.haveatyou.Result;
import derring.haveatyou.Stage;
import derring.haveatyou.Type;
import derring.haveatyou.View;
import derring.kernel.Game;
import derring.kernel.Pile;
import java.util.Arrays;

/**
 * What the cards that nobody has seen may bring: as damage, as dice and as answers. All are taken
 * to be equally likely to be drawn next or to be in a hand. Damage is in points of fatigue; a wound
 * counts as many as fill the track.
 */
final class Odds {
  /** Ten points of fatigue, and one more, are a wound (HAY-1.1b). */
  static final double WOUND = 10;

  /** What a star does to the defender, over all sums of two dice (HAY-4.4). */
  private static final int STAR_FATIGUE = 1;

  private static final int KINDS = Kind.values().length;

  /** Results by points of fatigue and of damage, each at most three. */
  private static final int STEPS = 4;

  private static final int DICE = 6;

  /** What a fighter may have left, and how many cards may strike him, in what is looked up. */
  private static final int MOST_PHYSICAL = 12;

  private static final int MOST_FATIGUE = 10;
  private static final int MOST_CARDS = 8;

  private final HaveAtYou game;
  private final Pile all = new Pile(Byte.MAX_VALUE);
  private final Pile unseen = new Pile(Byte.MAX_VALUE);
  private final int[] types = new int[Type.values().length];
  private final int[] dice = new int[DICE + 1];

  /** By kind, then fatigue and damage in one number: how many cards show it. */
  private final int[][] results = new int[KINDS][STEPS * STEPS];

  /** What the hidden cards do as damage of a kind, added up, and what one does on average. */
  private final int[] sums = new int[KINDS];

  private final double[] means = new double[KINDS];

  private int cards;

  // The same of all cards there are, and what each does: a glance takes away what can be seen.
  private final int[] allTypes;
  private final int[] allDice;
  private final int[] allSums;
  private final int[][] allResults = new int[KINDS][];
  private final int[][] damage = new int[KINDS][Byte.MAX_VALUE];

  /** The chances to fell somebody with cards out of all there are; NaN until one is asked for. */
  private final double[] falls =
      new double[KINDS * MOST_CARDS * (MOST_PHYSICAL + 1) * (MOST_FATIGUE + 1)];

  private boolean glanced;

  Odds(HaveAtYou game) {
    this.game = game;
    game.view(game.blank(), Game.SPECTATOR).unseen(0, all);
    take(all);
    allTypes = types.clone();
    allDice = dice.clone();
    allSums = sums.clone();
    for (Kind kind : Kind.values()) {
      allResults[kind.ordinal()] = results[kind.ordinal()].clone();
      for (int i = 0; i < all.size(); i++) {
        int result = step(game.card(all.get(i)).result(kind));
        damage[kind.ordinal()][all.get(i)] = points(result);
      }
    }
    Arrays.fill(falls, Double.NaN);
  }

  /** Takes in what can be seen of a set; all else refers to it. */
  void look(View view, int stage) {
    view.unseen(stage, unseen);
    take(unseen);
    glanced = false;
  }

  /**
   * Takes in what a seat sees of a set of a battle in which nothing is hidden: the same to the last
   * card, but that the chance to fell somebody is looked up as if all cards were in the deck.
   */
  void glance(Battle battle, Stage stage, int seat) {
    System.arraycopy(allTypes, 0, types, 0, types.length);
    System.arraycopy(allDice, 0, dice, 0, dice.length);
    System.arraycopy(allSums, 0, sums, 0, KINDS);
    cards = all.size();
    without(stage.discards());
    without(stage.aside());
    if (game.home(seat) == stage.index()) {
      without(battle.fighter(seat).hand());
    }
    average();
    glanced = true;
  }

  private void without(Pile seen) {
    cards -= seen.size();
    for (int i = 0; i < seen.size(); i++) {
      int number = seen.get(i);
      ActionCard card = game.card(number);
      types[card.type().ordinal()]--;
      dice[card.die()]--;
      for (int kind = 0; kind < KINDS; kind++) {
        sums[kind] -= damage[kind][number];
      }
    }
  }

  private void take(Pile hidden) {
    Arrays.fill(types, 0);
    Arrays.fill(dice, 0);
    cards = hidden.size();
    for (Kind kind : Kind.values()) {
      int[] shown = results[kind.ordinal()];
      Arrays.fill(shown, 0);
      int sum = 0;
      for (int i = 0; i < cards; i++) {
        int result = step(game.card(hidden.get(i)).result(kind));
        shown[result]++;
        sum += points(result);
      }
      sums[kind.ordinal()] = sum;
    }
    for (int i = 0; i < cards; i++) {
      ActionCard card = game.card(hidden.get(i));
      types[card.type().ordinal()]++;
      dice[card.die()]++;
    }
    average();
  }

  private void average() {
    for (int kind = 0; kind < KINDS; kind++) {
      means[kind] = (double) sums[kind] / Math.max(1, cards);
    }
  }

  /** The fatigue and damage of a result in one number. */
  private static int step(int result) {
    int fatigue = result == Result.STAR ? STAR_FATIGUE : Result.fatigueOf(result);
    int physical = result == Result.STAR ? 0 : Result.physicalOf(result);
    return fatigue * STEPS + physical;
  }

  private static int points(int step) {
    return step / STEPS + (int) (WOUND * (step % STEPS));
  }

  /** What a damage card does on average. */
  double mean(Kind kind) {
    return means[kind.ordinal()];
  }

  /** The part of the hidden cards that is of a type. */
  double part(Type type) {
    return cards == 0 ? 0 : (double) types[type.ordinal()] / cards;
  }

  /** How many hidden cards are of a type. */
  int count(Type type) {
    return types[type.ordinal()];
  }

  /** The chance that a hand of hidden cards holds at least one of so many. */
  double held(double wanted, int hand) {
    double none = 1;
    for (int i = 0; i < hand && i < cards; i++) {
      none *= Math.max(0, 1 - wanted / (cards - i));
    }
    return 1 - none;
  }

  /** The chance that a die shows more than a number. */
  double above(int number) {
    if (cards == 0) {
      return Math.clamp((DICE - number) / (double) DICE, 0, 1);
    }
    int more = 0;
    for (int die = Math.max(1, number + 1); die <= DICE; die++) {
      more += dice[die];
    }
    return (double) more / cards;
  }

  /** The chance that so many damage cards fell a fighter. */
  double fells(Fighter victim, Kind kind, int count) {
    int physical = victim.physical();
    int fatigue = victim.fatigue();
    if (!glanced) {
      return fells(results[kind.ordinal()], cards, count, physical, fatigue);
    }
    int[] shown = allResults[kind.ordinal()];
    if (count >= MOST_CARDS || physical < 0 || physical > MOST_PHYSICAL || fatigue > MOST_FATIGUE) {
      return fells(shown, all.size(), count, physical, fatigue);
    }
    int at = (kind.ordinal() * MOST_CARDS + count) * (MOST_PHYSICAL + 1) + physical;
    at = at * (MOST_FATIGUE + 1) + fatigue;
    if (Double.isNaN(falls[at])) {
      falls[at] = fells(shown, all.size(), count, physical, fatigue);
    }
    return falls[at];
  }

  /** How likely cards drawn from so many fell somebody, each put back before the next. */
  private static double fells(int[] shown, int of, int count, int physical, int fatigue) {
    if (physical - (fatigue > WOUND ? 1 : 0) <= 0) {
      return 1;
    }
    // A card takes three points of damage at most, and the fatigue of all makes one wound more.
    if (count == 0 || of == 0 || physical > (STEPS - 1) * count + 1) {
      return 0;
    }
    double sum = 0;
    for (int i = 0; i < shown.length; i++) {
      if (shown[i] > 0) {
        sum += shown[i] * fells(shown, of, count - 1, physical - i % STEPS, fatigue + i / STEPS);
      }
    }
    return sum / of;
  }
}
