package derring.bots.oneforall;

import derring.oneforall.Counsel;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.OneForAll;
import derring.oneforall.Verb;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Whom a figure can taunt from where it stands, or from where it could run to. Words need no
 * contact, hit all who stand together (A1FA-8F) and drive them away from whoever speaks, so it
 * matters from where: who is driven against something is stunned. Each is only reckoned, nothing is
 * played; the few that promise most are kept.
 */
final class Words {
  /** So many are kept. */
  private static final int FEW = 6;

  /** Figures so near to each other are together, from middle to middle (A1FA-R62). */
  private static final long TOGETHER = 2400;

  private static final int MOST_DICE = 24;

  /** To run there should bring something. */
  private static final double RUN = 0.001;

  private final OneForAll game;
  private final Judgement judgement;
  private final @Nullable Rolls[] known = new Rolls[4 * MOST_DICE * MOST_DICE];
  private final double[] gains;
  private final @Nullable Idea[] best = new Idea[FEW];
  private int size;

  /**
   * Something to say.
   *
   * @param first the run before it; null if there is none
   * @param afresh whether the figure stops first, and so begins anew
   */
  record Idea(Move.@Nullable Go first, boolean afresh, Move.Aim words, double promise) {}

  Words(OneForAll game, Judgement judgement) {
    this.game = game;
    this.judgement = judgement;
    gains = new double[game.figures()];
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  Idea get(int index) {
    return Objects.requireNonNull(best[index]);
  }

  /** The odds of a roll, reckoned once. */
  Rolls rolls(int attack, int defend, boolean blade, boolean hisBlade) {
    int n = Math.min(attack, MOST_DICE - 1);
    int d = Math.min(defend, MOST_DICE - 1);
    int index = ((n * MOST_DICE + d) * 2 + (blade ? 1 : 0)) * 2 + (hisBlade ? 1 : 0);
    Rolls rolls = known[index];
    if (rolls == null) {
      rolls = new Rolls(n, d, blade, hisBlade);
      known[index] = rolls;
    }
    return rolls;
  }

  /** What a figure could say in a match, having come there by a run. */
  void of(Melee m, int f, Move.@Nullable Go first, boolean afresh) {
    int heard = heard(m, f, Counsel.actionDice(m, f, false));
    for (int g = 0; g < game.figures(); g++) {
      if ((heard >> g & 1) == 1) {
        keep(first, afresh, f, 1 << g, gains[g]);
      }
    }
    int group = together(m, heard);
    if (group != 0) {
      keep(first, afresh, f, group, gain(group));
    }
  }

  /** The most that a single die of the side with the initiative may bring by words. */
  double opportunity(Melee m) {
    double most = 0;
    for (int f = 0; f < game.figures(); f++) {
      if (game.side(m, f) == m.initiative() && game.stands(m, f)) {
        int heard = heard(m, f, 1);
        for (int g = 0; g < game.figures(); g++) {
          most = (heard >> g & 1) == 1 ? Math.max(most, gains[g]) : most;
        }
        most = Math.max(most, gain(together(m, heard)));
      }
    }
    return most;
  }

  /** Who can be taunted by a figure; what each would lose by it is in the gains. */
  private int heard(Melee m, int f, int n) {
    int enemy = 1 - game.side(m, f);
    int heard = 0;
    for (int g = 0; g < game.figures(); g++) {
      if (game.side(m, g) == enemy && game.stands(m, g) && Counsel.sees(m, f, g)) {
        heard |= 1 << g;
        gains[g] = gain(m, f, g, n);
      }
    }
    return heard;
  }

  private double gain(int group) {
    double all = 0;
    for (int g = 0; g < game.figures(); g++) {
      all += (group >> g & 1) == 1 ? gains[g] : 0;
    }
    return all;
  }

  private double gain(Melee m, int f, int g, int n) {
    Rolls rolls = rolls(n, game.defence(m, g), false, false);
    boolean cornered = Counsel.isCornered(m, g, f);
    double gain = 0;
    for (int hits = 1; hits <= Rolls.MOST_HITS; hits++) {
      gain += rolls.hit(hits) * judgement.toll(m, g, hits, cornered);
    }
    return gain;
  }

  /** Those of a set who have another of it beside them. */
  private int together(Melee m, int set) {
    int group = 0;
    for (int g = 0; g < game.figures(); g++) {
      for (int h = 0; h < game.figures(); h++) {
        if (h != g && (set >> g & set >> h & 1) == 1 && game.distance(m, g, h) <= TOGETHER) {
          group |= 1 << g;
        }
      }
    }
    return group;
  }

  private void keep(Move.@Nullable Go first, boolean afresh, int f, int targets, double gain) {
    double promise = gain - (first == null ? 0 : RUN);
    if (size == FEW && get(FEW - 1).promise >= promise) {
      return;
    }
    size = Math.min(FEW, size + 1);
    int at = size - 1;
    while (at > 0 && get(at - 1).promise < promise) {
      best[at] = best[at - 1];
      at--;
    }
    best[at] = new Idea(first, afresh, new Move.Aim(f, Verb.TAUNT, -1, targets), promise);
  }
}
