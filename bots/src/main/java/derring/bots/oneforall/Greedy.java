package derring.bots.oneforall;

import derring.bots.Bot;
import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.oneforall.Counsel;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.OneForAll;
import derring.oneforall.Phase;
import derring.oneforall.Verb;
import derring.oneforall.View;

/**
 * Brings friends round an enemy by free moves, gathers dice while the risk of a 1 pays, duels whom
 * it can hurt most, and recovers. What a move is worth says its {@link Forecast}. A free move is
 * made only if a figure then touches an enemy, can run to one, or is nearer to one than before; so
 * it never goes back and forth.
 */
final class Greedy implements Bot<Move, View> {
  /** Worth less than anything that is worth something. */
  private static final double TRIFLE = 0.01;

  /** What is only planned may go wrong. */
  private static final double PLANNED = 0.97;

  /** What it is worth to have the initiative, in the measure of {@link Standing}. */
  private static final double INITIATIVE = 0.5;

  /**
   * By the odds alone most fights would be fought with one insult after the other, each with a
   * single die. That is no way for a Musketeer to win, and playing it so won no more matches.
   */
  private static final double WORDS = 0.35;

  private static final Move STOP = new Move.Stop();

  private final OneForAll game;
  private final Standing standing;
  private final Forecast forecast;
  private final Muster muster;
  private final LoadedDice dice = new LoadedDice();
  private final Melee scratch;

  // What is best of all that has been looked at.
  private Move best = STOP;
  private double most;

  Greedy(OneForAll game) {
    this.game = game;
    standing = new Standing(game);
    forecast = new Forecast(game, standing, INITIATIVE);
    muster = new Muster(game, forecast);
    scratch = game.blank();
  }

  @Override
  public Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
    Melee m = view.known();
    return switch (m.phase()) {
      case PLACE -> place(m, moves, chance);
      case ANSWER -> Counsel.modest(m) ? new Move.Accept() : new Move.Doubt();
      case ALLOT -> Bot.best(moves, move -> allotted(m, view.seat(), move));
      default -> rather(act(m, view.seat(), moves), moves, chance);
    };
  }

  /**
   * Whoever knows nothing better than to yield mostly tries something; else two may yield for ever.
   */
  private static Move rather(Move move, MoveBuffer<Move> moves, Chance chance) {
    return move instanceof Move.Yield && chance.die(6) > 1
        ? moves.get(chance.die(moves.size()) - 1)
        : move;
  }

  /** Near the middle, where everybody can be reached, but not always on the same spot. */
  private static Move place(Melee m, MoveBuffer<Move> moves, Chance chance) {
    return Bot.best(
        moves,
        move ->
            move instanceof Move.Place(int f, int x, int y)
                ? -Counsel.fromMiddle(m, x, y) - 400.0 * chance.die(6)
                : 0);
  }

  /** What it brings to give a figure all the hits that are left. */
  private double allotted(Melee m, int seat, Move move) {
    scratch.copyFrom(m);
    while (scratch.phase() == Phase.ALLOT) {
      game.play(scratch, seat, move, dice, Log.NONE);
    }
    return standing.of(scratch, game.sideOf(seat));
  }

  private void offer(Move move, double worth) {
    if (worth > most) {
      most = worth;
      best = move;
    }
  }

  private Move act(Melee m, int seat, MoveBuffer<Move> moves) {
    forecast.look(m, seat);
    best = moves.get(0);
    most = Double.NEGATIVE_INFINITY;
    int able = 0;
    int runners = 0;
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      able |= figure(move);
      if (move instanceof Move.Go) {
        runners |= figure(move);
      } else {
        offer(move, at(move));
      }
    }
    muster.look(m, runners);
    if (m.active() >= 0 && game.reached(m)) {
      offer(STOP, stopping(m, seat));
    } else {
      attacks(m, seat);
      if (m.active() < 0) {
        Muster.Plan plan = muster.best(m, game.sideOf(seat), able, -1);
        if (plan.run() != null) {
          offer(plan.run(), PLANNED * plan.worth());
        }
      }
      approach(m, seat, moves);
    }
    return best;
  }

  /** Whoever a move is made with, as a bit set. */
  private static int figure(Move move) {
    return switch (move) {
      case Move.Go go -> 1 << go.figure();
      case Move.Act act -> 1 << act.figure();
      case Move.ActAt act -> 1 << act.figure();
      case Move.Aim aim -> 1 << aim.figure();
      case Move.Duel duel -> 1 << duel.figure();
      default -> 0;
    };
  }

  /** What a move that is made where one stands is worth. */
  private double at(Move move) {
    return switch (move) {
      case Move.Duel duel -> forecast.duel(duel);
      case Move.Act(int f, Verb verb, int thing) ->
          isTwin(verb) ? Forecast.NEVER : forecast.action(move, f, verb == Verb.RECOVER);
      case Move.ActAt act -> forecast.action(act, act.figure(), false);
      case Move.Aim(int f, Verb verb, int thing, int targets) ->
          isTwin(verb)
              ? Forecast.NEVER
              : forecast.action(move, f, false) - (verb == Verb.TAUNT ? WORDS : 0);
      case Move.Yield() -> -INITIATIVE;
      case Move.Stop() -> 0;
      default -> Forecast.NEVER;
    };
  }

  /** Whether an action is exactly as good as another that is looked at: a punch, a taunt. */
  private static boolean isTwin(Verb verb) {
    return switch (verb) {
      case KICK, SLAP, TRIP, BASH, INSULT -> true;
      default -> false;
    };
  }

  /** To run to an enemy and do there what is best. */
  private void attacks(Melee m, int seat) {
    for (int f = 0; f < game.figures(); f++) {
      for (int g = 0; g < game.figures(); g++) {
        Move.Go go = muster.run(f, g);
        if (go != null) {
          offer(go, attack(m, seat, go, g) - TRIFLE);
        }
      }
    }
  }

  private double attack(Melee m, int seat, Move.Go go, int g) {
    int f = go.figure();
    Melee there = forecast.afterRun(go);
    if (there.active() != f) {
      return Forecast.NEVER;
    }
    forecast.look(there, seat);
    double worth = forecast.action(new Move.Act(f, Verb.PUNCH, game.figureThing(g)), f, false);
    if (game.duels(there, f)) {
      worth = Math.max(worth, forecast.duel(new Move.Duel(f, g)));
    }
    forecast.look(m, seat);
    return worth;
  }

  /** To stop beside an enemy whom a friend then duels. */
  private double stopping(Melee m, int seat) {
    int side = game.sideOf(seat);
    scratch.copyFrom(m);
    game.play(scratch, seat, STOP, dice, Log.NONE);
    if (scratch.initiative() != side) {
      return -INITIATIVE;
    }
    int own = 0;
    for (int f = 0; f < game.figures(); f++) {
      if (Counsel.owner(scratch, f) == seat && game.stands(scratch, f)) {
        own |= 1 << f;
      }
    }
    muster.look(scratch, own);
    return Math.max(0, PLANNED * muster.best(scratch, side, own, m.active()).worth());
  }

  /** To a weapon that was lost, to where an enemy can be run to at last, or at least nearer. */
  private void approach(Melee m, int seat, MoveBuffer<Move> moves) {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof Move.Go go) {
        if (game.reachesWeapon(m, go)) {
          forecast.look(forecast.afterRun(go), seat);
          double worth = forecast.action(Counsel.recovery(m, go.figure()), go.figure(), true);
          forecast.look(m, seat);
          offer(go, worth - TRIFLE);
        } else if (most < 2 * TRIFLE && isLost(m, go.figure())) {
          offer(go, closing(m, go));
        }
      }
    }
  }

  /** Whether a figure has nobody to fight. */
  private boolean isLost(Melee m, int f) {
    return !muster.touchesAnybody(m, f) && !muster.reachesAnybody(m, f);
  }

  private double closing(Melee m, Move.Go go) {
    Melee there = forecast.afterRun(go);
    if (muster.reachesAnybody(there, go.figure())) {
      return 2 * TRIFLE;
    }
    long nearer = forecast.nearest(m, go.figure()) - forecast.nearest(there, go.figure());
    return nearer > Forecast.CLOSER ? TRIFLE + 1e-9 * nearer : Forecast.NEVER;
  }
}
