package derring.bots.oneforall;

import derring.oneforall.Counsel;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.OneForAll;
import org.jspecify.annotations.Nullable;

/**
 * Who touches whom, and who could run to whom. Every friend in contact with an enemy is a die in
 * the duel with him, and running there costs nothing: so a fight is best begun when all who can be
 * there are.
 */
final class Muster {
  /** More do not find room around one enemy. */
  private static final int MOST_SUPPORTERS = 3;

  /** Where to aim at a figure: its middle, and past whoever stands before it. */
  private static final int[] ASIDE = {0, 800, -800};

  private final OneForAll game;
  private final Forecast forecast;
  private final Move.@Nullable Go[][] runs;

  /** What is best done next to gather round an enemy, and what the duel then promises. */
  record Plan(double worth, Move.@Nullable Go run) {}

  private static final Plan NONE = new Plan(Double.NEGATIVE_INFINITY, null);

  Muster(OneForAll game, Forecast forecast) {
    this.game = game;
    this.forecast = forecast;
    runs = new Move.Go[game.figures()][game.figures()];
  }

  /** Takes in a match and the figures that may run in it, as a bit set. */
  void look(Melee m, int runners) {
    for (int f = 0; f < game.figures(); f++) {
      for (int g = 0; g < game.figures(); g++) {
        runs[f][g] = (runners >> f & 1) == 1 && foes(m, f, g) ? run(m, f, g) : null;
      }
    }
  }

  private boolean foes(Melee m, int f, int g) {
    return game.side(m, f) == 1 - game.side(m, g) && game.stands(m, g);
  }

  /** A straight way from one figure to another; null if there is none, or if they touch. */
  private Move.@Nullable Go run(Melee m, int f, int g) {
    if (game.contact(m, f, g)) {
      return null;
    }
    for (int aside : ASIDE) {
      Move.Go go = Counsel.towards(m, f, g, aside);
      if (game.reaches(m, go) == g) {
        return go;
      }
    }
    return null;
  }

  /** How one runs to the other, if one can. */
  Move.@Nullable Go run(int f, int g) {
    return runs[f][g];
  }

  boolean touchesAnybody(Melee m, int f) {
    for (int g = 0; g < game.figures(); g++) {
      if (foes(m, f, g) && game.contact(m, f, g)) {
        return true;
      }
    }
    return false;
  }

  /** Whether anybody can be run to. */
  boolean reachesAnybody(Melee m, int f) {
    for (int g = 0; g < game.figures(); g++) {
      if (foes(m, f, g) && run(m, f, g) != null) {
        return true;
      }
    }
    return false;
  }

  /**
   * The best duel that those of a side could prepare by free moves.
   *
   * @param attackers those who may be activated, as a bit set
   * @param with only duels in which this figure supports another; -1 for all
   */
  Plan best(Melee m, int side, int attackers, int with) {
    Plan best = NONE;
    for (int g = 0; g < game.figures(); g++) {
      if (game.side(m, g) != 1 - side
          || !game.stands(m, g)
          || (with >= 0 && !game.contact(m, with, g))) {
        continue;
      }
      int there = 0;
      int coming = 0;
      for (int f = 0; f < game.figures(); f++) {
        if (game.side(m, f) == side && game.stands(m, f) && !game.stunned(m, f)) {
          if (game.contact(m, f, g)) {
            there |= 1 << f;
          } else if (runs[f][g] != null && !touchesAnybody(m, f)) {
            coming |= 1 << f;
          }
        }
      }
      best = better(best, against(m, g, there, coming, attackers & ~bit(with)));
    }
    return best;
  }

  private static int bit(int f) {
    return f < 0 ? 0 : 1 << f;
  }

  private static Plan better(Plan one, Plan other) {
    return other.worth > one.worth ? other : one;
  }

  private Plan against(Melee m, int g, int there, int coming, int attackers) {
    Plan best = NONE;
    for (int f = 0; f < game.figures(); f++) {
      if (((there | coming) & attackers & 1 << f) == 0 || !game.duels(m, f)) {
        continue;
      }
      int movers = coming & ~(1 << f);
      int supporters = Integer.bitCount(there & ~(1 << f));
      int more = Math.min(Integer.bitCount(movers), Math.max(0, MOST_SUPPORTERS - supporters));
      Move.Go run = null;
      if (more > 0) {
        run = runs[Integer.numberOfTrailingZeros(movers)][g];
      }
      best = better(best, new Plan(forecast.roughly(m, f, g, more), run));
    }
    return best;
  }
}
