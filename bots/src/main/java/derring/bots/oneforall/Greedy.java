package derring.bots.oneforall;

import derring.bots.Bot;
import derring.kernel.Chance;
import derring.kernel.MoveBuffer;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.Odds;
import derring.oneforall.OneForAll;
import derring.oneforall.Phase;
import derring.oneforall.Verb;
import derring.oneforall.View;

/**
 * Gathers dice while the risk of a 1 pays, then duels whom it can hurt most; recovers first. What a
 * duel is worth it knows from the exact odds.
 */
final class Greedy implements Bot<Move, View> {
  /** What a hit is worth in a duel, by its row: pushed back, wounded, disarmed, wounded ... */
  private static final double[] DUEL = {0, 0.15, 1.15, 1.5, 2.5, 3.5, 4.5, 5.5};

  /** The same for actions: pushed back, stunned, disarmed, wounded ... */
  private static final double[] SWASH = {0, 0.1, 0.35, 0.7, 1.7, 2.7, 3.7, 4.7};

  /** What it costs to lose the initiative. */
  private static final double INITIATIVE = 0.35;

  /** Coming so much nearer is worth a free move. */
  private static final long CLOSER = 1000;

  private final OneForAll game;

  Greedy(OneForAll game) {
    this.game = game;
  }

  @Override
  public Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
    Melee m = view.known();
    if (m.phase() == Phase.PLACE) {
      return moves.get(chance.die(moves.size()) - 1);
    }
    return Bot.best(moves, move -> worth(m, move));
  }

  private double worth(Melee m, Move move) {
    return switch (move) {
      case Move.Duel(int f, int enemy) -> duel(m, f, enemy, 0);
      case Move.Act(int f, Verb verb, int thing) -> act(m, f, verb, thing);
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) ->
          verb == Verb.SHOVE || verb == Verb.ROLL ? -0.65 : gather(m, f, game.nearer(m, f, x, y));
      case Move.Aim(int f, Verb verb, int thing, int targets) -> aim(m, f, targets);
      case Move.Go go -> run(m, go);
      case Move.Hit(int f) -> m.wounds(f) + 1;
      case Move.Accept() -> 1;
      case Move.Stop() -> 0;
      case Move.Yield() -> -0.6;
      default -> -1;
    };
  }

  private int dice(Melee m, int f) {
    return m.active() == f ? m.dice() : 0;
  }

  /** What a duel promises: hurt given less hurt taken, less the risk of a 1. */
  private double duel(Melee m, int f, int enemy, int more) {
    Odds odds = game.duel(m, f, enemy, more);
    double worth = -INITIATIVE * odds.one();
    for (int hits = 1; hits <= odds.most(); hits++) {
      worth += odds.hits(hits) * row(DUEL, hits) * (1 + 0.4 * m.wounds(enemy));
    }
    for (int hits = 1; hits <= odds.mostTaken(); hits++) {
      worth -= odds.taken(hits) * row(DUEL, hits) * (1 + 0.4 * m.wounds(f));
    }
    return worth;
  }

  private static double row(double[] rows, int hits) {
    return rows[Math.min(hits, rows.length - 1)];
  }

  /** The best duel that a figure could fight with the enemies it touches. */
  private double bestDuel(Melee m, int f, int more) {
    double best = 0;
    if (!game.duels(m, f)) {
      return best;
    }
    for (int g = 0; g < game.figures(); g++) {
      if (game.side(m, g) == 1 - game.side(m, f) && game.contact(m, f, g)) {
        best = Math.max(best, duel(m, f, g, more));
      }
    }
    return best;
  }

  /** An opposed action now, and what may come after it if no 1 is rolled. */
  private double opposed(Melee m, int f, int enemy) {
    int dice = dice(m, f) + 1;
    Odds odds = Odds.of(dice, game.defence(m, enemy));
    double worth = -INITIATIVE * odds.one();
    for (int hits = 1; hits <= odds.most(); hits++) {
      worth += odds.hits(hits) * row(SWASH, hits) * (1 + 0.4 * m.wounds(enemy));
    }
    return worth + (1 - odds.one()) * 0.5 * bestDuel(m, f, 1);
  }

  private double act(Melee m, int f, Verb verb, int thing) {
    if (verb == Verb.RECOVER) {
      return 0.45 - INITIATIVE * Odds.one(dice(m, f) + 1);
    }
    int enemy = figure(thing);
    if (enemy >= 0 && game.side(m, enemy) == 1 - game.side(m, f)) {
      return opposed(m, f, enemy);
    }
    return -0.65;
  }

  private int figure(int thing) {
    for (int g = 0; g < game.figures(); g++) {
      if (thing == game.figureThing(g)) {
        return g;
      }
    }
    return -1;
  }

  /** One more die for the duel at hand, or a way round what is in between. */
  private double gather(Melee m, int f, long nearer) {
    double risk = Odds.one(dice(m, f) + 1);
    double duel = bestDuel(m, f, 1);
    if (duel > 0) {
      return (1 - risk) * duel - INITIATIVE * risk - 0.02;
    }
    return nearer > CLOSER ? 0.02 : -0.65;
  }

  private double aim(Melee m, int f, int targets) {
    int enemy = Integer.numberOfTrailingZeros(targets);
    return game.side(m, enemy) == game.side(m, f) ? -1 : opposed(m, f, enemy);
  }

  /** To an enemy whom it pays to duel, to a lost weapon, or at least nearer to somebody. */
  private double run(Melee m, Move.Go go) {
    int f = go.figure();
    if (game.reachesWeapon(m, go)) {
      return 0.5;
    }
    int enemy = game.reaches(m, go);
    if (enemy < 0) {
      return game.nearer(m, go) > 3 * CLOSER ? -0.05 : -0.7;
    }
    if (!game.duels(m, f)) {
      return opposed(m, f, enemy) - 0.01;
    }
    return Math.max(duel(m, f, enemy, 0), opposed(m, f, enemy)) - 0.01;
  }
}
