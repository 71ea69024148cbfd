package derring.bots.oneforall;

import derring.bots.Bot;
import derring.bots.Reckoner;
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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Takes the move after which it is likeliest to win ({@link Judgement}), over all that the dice can
 * show ({@link Prospect}). It knows that a figure that stops begins again with one die, which
 * seldom shows a 1, and that words hit all who stand together: so it compares what the active
 * figure can do with what anybody can after a stop, from wherever he runs to ({@link Words}).
 */
final class Master implements Reckoner<Move, View> {
  /** The worth of a move that leads nowhere. */
  static final double NEVER = -1;

  /** What a stop and a run should at least bring; else somebody might run to and fro. */
  private static final double STEP = 0.0004;

  private static final double RUN = 0.0015;

  private static final Move STOP = new Move.Stop();

  private final OneForAll game;
  private final Greedy instinct;
  private final Prospect prospect;
  private final Words words;
  private final LoadedDice still = new LoadedDice();
  private final Melee fresh;
  private final Melee there;
  private final MoveBuffer<Move> afresh = new MoveBuffer<>();
  private final Map<Move, Double> offered = new HashMap<>();
  private int seat;
  private int side;
  private @Nullable Move best;
  private double most;

  Master(OneForAll game) {
    this.game = game;
    Judgement judgement = new Judgement(game);
    instinct = new Greedy(game);
    words = new Words(game, judgement);
    prospect = new Prospect(game, judgement, words);
    fresh = game.blank();
    there = game.blank();
  }

  @Override
  public Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
    Melee m = view.known();
    look(view);
    return switch (m.phase()) {
      case ACT -> {
        Move move = act(m, moves);
        yield move == null ? instinct.choose(view, moves, chance) : move;
      }
      case ALLOT -> Bot.best(moves, hit -> prospect.allotted(m, hit));
      default -> instinct.choose(view, moves, chance);
    };
  }

  @Override
  public Map<Move, Double> worth(View view, MoveBuffer<Move> moves) {
    Melee m = view.known();
    look(view);
    offered.clear();
    if (m.phase() == Phase.ACT) {
      act(m, moves);
    } else if (m.phase() == Phase.ALLOT) {
      moves.list().forEach(hit -> offered.put(hit, prospect.allotted(m, hit)));
    }
    return Map.copyOf(offered);
  }

  /** A taunt or an insult is one, and so is a punch or a kick; a spot is never hit exactly. */
  @Override
  public List<String> alike(Move move) {
    return switch (move) {
      case Move.Aim aim when aim.verb() == Verb.TAUNT -> List.of("figure", "thing", "targets");
      case Move.Act act when act.verb() == Verb.PUNCH -> List.of("figure", "thing");
      case Move.ActAt act -> List.of("figure", "verb", "thing");
      default -> List.of();
    };
  }

  @Override
  public boolean same(Move one, Move other) {
    return one.equals(other)
        || (one instanceof Move.ActAt(int f, Verb verb, int thing, int x, int y)
            && other instanceof Move.ActAt at
            && at.figure() == f
            && at.verb() == verb
            && at.thing() == thing)
        || (one instanceof Move.Act(int f, Verb verb, int thing)
            && other instanceof Move.Act(int g, Verb another, int same)
            && (verb == Verb.PUNCH || another == Verb.PUNCH)
            && g == f
            && same == thing);
  }

  @Override
  public @Nullable String kind(Move move) {
    return switch (move) {
      case Move.Go go -> null;
      case Move.Aim(int f, Verb verb, int thing, int targets) when Integer.bitCount(targets) > 1 ->
          verb.word() + " several";
      case Move.Aim aim -> aim.verb().word();
      case Move.Act act -> act.verb().word();
      case Move.ActAt act -> act.verb().word();
      default -> move.getClass().getSimpleName();
    };
  }

  private void look(View view) {
    seat = view.seat();
    side = game.sideOf(seat);
    prospect.look(seat);
  }

  private @Nullable Move act(Melee m, MoveBuffer<Move> moves) {
    offered.clear();
    best = null;
    most = NEVER;
    consider(m, moves, null);
    if (m.active() >= 0) {
      fresh.copyFrom(m);
      if (stopped(fresh)) {
        afresh.clear();
        game.moves(fresh, seat, afresh);
        consider(fresh, afresh, STOP);
      }
    }
    return best;
  }

  /** Ends the turn of the active figure; whether the seat goes on. */
  private boolean stopped(Melee m) {
    if (m.active() >= 0) {
      still.load(0, 0, 0, 0, false);
      game.play(m, seat, STOP, still, Log.NONE);
    }
    return m.phase() == Phase.ACT && m.initiative() == side && (game.toAct(m) >> seat & 1) == 1;
  }

  /**
   * Looks at what can be done in a match.
   *
   * @param before what has to be done to come to this; null if it is so already
   */
  private void consider(Melee m, MoveBuffer<Move> moves, @Nullable Move before) {
    double less = before == null ? 0 : STEP;
    words.clear();
    int able = 0;
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      if (move instanceof Move.Go go) {
        run(m, go, before, less + RUN);
      } else if (isOwn(move)) {
        offer(before, move, prospect.of(m, move) - less);
      }
      int f = figure(move);
      if (f >= 0 && (able >> f & 1) == 0) {
        able |= 1 << f;
        words.of(m, f, null, false);
      }
    }
    for (int i = 0; i < words.size(); i++) {
      said(m, words.get(i), before, less);
    }
  }

  /** Whether a move is worth looking at by itself: not what is as good as another. */
  private static boolean isOwn(Move move) {
    return switch (move) {
      case Move.Act(int f, Verb verb, int thing) ->
          switch (verb) {
            case KICK, SLAP, TRIP, BASH -> false;
            default -> true;
          };
      case Move.Aim(int f, Verb verb, int thing, int targets) ->
          verb != Verb.TAUNT && verb != Verb.INSULT;
      case Move.ActAt act -> true;
      case Move.Duel duel -> true;
      default -> false;
    };
  }

  private void offer(@Nullable Move before, Move move, double worth) {
    Move first = before == null ? move : before;
    offered.merge(first, worth, Math::max);
    if (worth > most) {
      most = worth;
      best = first;
    }
  }

  /** What could be done at the end of a run. */
  private void run(Melee m, Move.Go go, @Nullable Move before, double less) {
    int f = go.figure();
    if (!ran(m, go)) {
      return;
    }
    if (there.active() == f && game.reachesWeapon(m, go)) {
      offer(before, go, prospect.of(there, Counsel.recovery(m, f)) - less);
    }
    boolean begun = m.active() == f && m.dice() > 0;
    if (begun ? there.active() == f : stopped(there)) {
      words.of(there, f, go, !begun);
    }
  }

  private boolean ran(Melee m, Move.Go go) {
    there.copyFrom(m);
    still.load(0, 0, 0, 0, false);
    game.play(there, seat, go, still, Log.NONE);
    return there.phase() == Phase.ACT && there.initiative() == side;
  }

  private void said(Melee m, Words.Idea idea, @Nullable Move before, double less) {
    Melee now = m;
    Move.Go go = idea.first();
    if (go != null) {
      if (!ran(m, go) || (idea.afresh() && !stopped(there))) {
        return;
      }
      now = there;
    }
    if (game.judge(now, seat, idea.words()).legal()) {
      double worth = prospect.of(now, idea.words()) - less - (go == null ? 0 : RUN);
      offer(before, go == null ? idea.words() : go, worth);
    }
  }

  /** The figure that a move is made with; -1 if there is none. */
  static int figure(Move move) {
    return switch (move) {
      case Move.Go go -> go.figure();
      case Move.Act act -> act.figure();
      case Move.ActAt act -> act.figure();
      case Move.Aim aim -> aim.figure();
      case Move.Duel duel -> duel.figure();
      default -> -1;
    };
  }
}
