package derring.bots.haveatyou;

import derring.haveatyou.ActionCard;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Kind;
import derring.haveatyou.Result;
import derring.haveatyou.Type;
import derring.haveatyou.View;
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

  private final HaveAtYou game;
  private final Pile unseen = new Pile(Byte.MAX_VALUE);
  private final int[] types = new int[Type.values().length];
  private final int[] dice = new int[DICE + 1];

  /** By kind, then fatigue and damage in one number: how many cards show it. */
  private final int[][] results = new int[KINDS][STEPS * STEPS];

  private final double[] means = new double[KINDS];
  private int cards;

  Odds(HaveAtYou game) {
    this.game = game;
  }

  /** Takes in what can be seen of a set; all else refers to it. */
  void look(View view, int stage) {
    Arrays.fill(types, 0);
    Arrays.fill(dice, 0);
    view.unseen(stage, unseen);
    cards = unseen.size();
    for (int kind = 0; kind < KINDS; kind++) {
      Arrays.fill(results[kind], 0);
      means[kind] = 0;
    }
    for (int i = 0; i < cards; i++) {
      ActionCard card = game.card(unseen.get(i));
      types[card.type().ordinal()]++;
      dice[card.die()]++;
      for (Kind kind : Kind.values()) {
        count(kind.ordinal(), card.result(kind));
      }
    }
    for (int kind = 0; kind < KINDS; kind++) {
      means[kind] /= Math.max(1, cards);
    }
  }

  private void count(int kind, int result) {
    int fatigue = result == Result.STAR ? STAR_FATIGUE : Result.fatigueOf(result);
    int physical = result == Result.STAR ? 0 : Result.physicalOf(result);
    results[kind][fatigue * STEPS + physical]++;
    means[kind] += fatigue + WOUND * physical;
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
    return fells(results[kind.ordinal()], count, victim.physical(), victim.fatigue());
  }

  private double fells(int[] shown, int count, int physical, int fatigue) {
    if (physical - (fatigue > WOUND ? 1 : 0) <= 0) {
      return 1;
    }
    // A card takes three points of damage at most, and the fatigue of all makes one wound more.
    if (count == 0 || cards == 0 || physical > (STEPS - 1) * count + 1) {
      return 0;
    }
    double sum = 0;
    for (int i = 0; i < shown.length; i++) {
      if (shown[i] > 0) {
        sum += shown[i] * fells(shown, count - 1, physical - i % STEPS, fatigue + i / STEPS);
      }
    }
    return sum / cards;
  }
}
