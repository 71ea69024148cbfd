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
 * made only if more friends then touch an enemy, or can run to one, than before; so it never goes
 * back and forth.
 */
final class Greedy implements Bot<Move, View> {
  /** Never lost on purpose, but worth less than anything that is worth something. */
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

  private final OneForAll game;
  private final Forecast forecast;
  private final Muster muster;
  private final Melee scratch;

  Greedy(OneForAll game) {
    this.game = game;
    forecast = new Forecast(game, INITIATIVE);
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
      default -> act(m, view.seat(), moves);
    };
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
    LoadedDice dice = new LoadedDice();
    while (scratch.phase() == Phase.ALLOT) {
      game.play(scratch, seat, move, dice, Log.NONE);
    }
    return new Standing(game).of(scratch, game.sideOf(seat));
  }

  private Move act(Melee m, int seat, MoveBuffer<Move> moves) {
    forecast.look(m, seat);
    int figures = 0;
    int runners = 0;
    Move best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      double worth =
          switch (move) {
            case Move.Duel duel -> forecast.duel(duel);
            case Move.Act act ->
                Forecast.isTwin(act.verb())
                    ? Forecast.NEVER
                    : forecast.action(act, act.figure(), act.verb() == Verb.RECOVER);
            case Move.ActAt act -> forecast.action(act, act.figure(), false);
            case Move.Aim aim ->
                Forecast.isTwin(aim.verb())
                    ? Forecast.NEVER
                    : forecast.action(aim, aim.figure(), false)
                        - (aim.verb() == Verb.TAUNT ? WORDS : 0);
            case Move.Go go -> {
              runners |= 1 << go.figure();
              yield Forecast.NEVER;
            }
            case Move.Yield() -> -forecast.initiative();
            case Move.Stop() -> 0;
            default -> Forecast.NEVER;
          };
      figures |= bit(move);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    muster.look(m, runners);
    return runners == 0 && m.active() < 0 ? best : further(m, seat, moves, best, most, figures);
  }

  private static int bit(Move move) {
    return switch (move) {
      case Move.Go go -> 1 << go.figure();
      case Move.Act act -> 1 << act.figure();
      case Move.ActAt act -> 1 << act.figure();
      case Move.Aim aim -> 1 << aim.figure();
      case Move.Duel duel -> 1 << duel.figure();
      default -> 0;
    };
  }

  /** Straight moves, and stopping where one supports another. */
  private Move further(
      Melee m, int seat, MoveBuffer<Move> moves, Move first, double least, int figures) {
    Move best = first;
    double most = least;
    int side = game.sideOf(seat);
    if (m.active() >= 0) {
      double stopped = stopping(m, seat, side);
      if (stopped > most) {
        most = stopped;
        best = new Move.Stop();
      }
    }
    for (int f = 0; f < game.figures(); f++) {
      for (int g = 0; g < game.figures(); g++) {
        Move.Go go = muster.known(f, g);
        if (go != null) {
          double worth = attack(m, seat, go, f, g) - TRIFLE;
          if (worth > most) {
            most = worth;
            best = go;
          }
        }
      }
    }
    if (m.active() < 0) {
      Muster.Plan plan = muster.best(m, side, figures, -1);
      if (plan.run() != null && PLANNED * plan.worth() > most) {
        most = PLANNED * plan.worth();
        best = plan.run();
      }
    }
    return approach(m, seat, moves, best, most);
  }

  /** To run to an enemy and do there what is best. */
  private double attack(Melee m, int seat, Move.Go go, int f, int g) {
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
  private double stopping(Melee m, int seat, int side) {
    int f = m.active();
    if (!game.reached(m)) {
      return 0;
    }
    scratch.copyFrom(m);
    game.play(scratch, seat, new Move.Stop(), new LoadedDice(), Log.NONE);
    if (scratch.initiative() != side) {
      return -forecast.initiative();
    }
    int own = 0;
    for (int h = 0; h < game.figures(); h++) {
      if (game.side(scratch, h) == side
          && game.stands(scratch, h)
          && Counsel.owner(scratch, h) == seat) {
        own |= 1 << h;
      }
    }
    muster.look(scratch, own);
    double worth = Math.max(0, PLANNED * muster.best(scratch, side, own, f).worth());
    muster.look(m, 0); // whoever has reached something cannot run on
    return worth;
  }

  /** To a weapon that was lost, or to where an enemy can be run to at last. */
  private Move approach(Melee m, int seat, MoveBuffer<Move> moves, Move first, double least) {
    Move best = first;
    double most = least;
    for (int i = 0; i < moves.size(); i++) {
      if (!(moves.get(i) instanceof Move.Go go)) {
        continue;
      }
      int f = go.figure();
      double worth = Forecast.NEVER;
      if (game.reachesWeapon(m, go)) {
        Melee there = forecast.afterRun(go);
        forecast.look(there, seat);
        worth = forecast.action(Counsel.recovery(m, f), f, true) - TRIFLE;
        forecast.look(m, seat);
      } else if (most < 2 * TRIFLE
          && !muster.touchesAnybody(m, f)
          && !muster.reachesAnybody(m, f)) {
        Melee there = forecast.afterRun(go);
        long nearer = forecast.nearest(m, f) - forecast.nearest(there, f);
        worth =
            muster.reachesAnybody(there, f)
                ? 2 * TRIFLE
                : nearer > Forecast.CLOSER ? TRIFLE + 1e-9 * nearer : worth;
      }
      if (worth > most) {
        most = worth;
        best = go;
      }
    }
    return best;
  }
}
