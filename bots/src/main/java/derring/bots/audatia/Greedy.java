package derring.bots.audatia;

import derring.audatia.Audatia;
import derring.audatia.Bout;
import derring.audatia.Card;
import derring.audatia.Move;
import derring.audatia.Posta;
import derring.audatia.Skill;
import derring.audatia.View;
import derring.audatia.Virtue;
import derring.bots.Bot;
import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Pile;

/**
 * Takes the move that promises most two answers on. It imagines some hands that fit what it has
 * seen, makes each move against them and lets {@link Instinct} answer for both; who has won or lost
 * by then decides, and what is left in the hands decides among equals. Its guard is the one that
 * most of its hand can be played from.
 */
final class Greedy implements Bot<Move, View> {
  private static final int WORLDS = 10;

  /** Decisions that instinct makes after the move: an answer of each, with the windows between. */
  private static final int AHEAD = 10;

  /** So many cards of the first hand are always kept. */
  private static final int KEPT = 6;

  /** One in so many times no further card is replaced. */
  private static final int MOST_REPLACED = 6;

  /** So far a Virtue may be liked beyond its worth. */
  private static final int WHIM = 4;

  private final Audatia game;
  private final Instinct instinct;
  private final Bout[] worlds = new Bout[WORLDS];
  private final Bout trial;
  private final MoveBuffer<Move> buffer = new MoveBuffer<>();
  private final MoveBuffer<Move> candidates = new MoveBuffer<>();

  Greedy(Audatia game) {
    this.game = game;
    instinct = new Instinct(game);
    trial = game.blank();
    for (int i = 0; i < WORLDS; i++) {
      worlds[i] = game.blank();
    }
  }

  @Override
  public Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
    if (moves.size() == 1) {
      return moves.get(0);
    }
    return switch (view.known().phase()) {
      case EXCHANGE -> replace(view, moves, chance);
      case TRADE -> Bot.best(moves, move -> move instanceof Move.Done ? 1 : 0);
      case SALUTE -> Bot.best(moves, move -> move instanceof Move.Pass ? 1 : 0);
      case SALUTE_ANSWER -> Bot.best(moves, move -> spare(move));
      case VIRTUE -> Bot.best(moves, move -> worth(move, chance));
      case POSTA, LURE -> guard(view, moves, chance);
      case ORDER -> Bot.best(moves, this::early);
      default -> foresee(view, moves, chance);
    };
  }

  /** The Basic hand is known to the other, so some of it is replaced, whatever it is. */
  private static Move replace(View view, MoveBuffer<Move> moves, Chance chance) {
    boolean enough = view.known().fighter(view.seat()).hand().size() <= KEPT;
    boolean done = enough || chance.die(MOST_REPLACED) == 1;
    int any = chance.die(moves.size()) - 1;
    return done || !(moves.get(any) instanceof Move.Discard)
        ? Bot.best(moves, move -> move instanceof Move.Done ? 1 : 0)
        : moves.get(any);
  }

  /** Mostly the swiftest; not always, or the other could count on it. */
  private static double worth(Move move, Chance chance) {
    if (!(move instanceof Move.Take take)) {
      return -1;
    }
    double worth =
        switch (Virtue.values()[take.virtue()]) {
          case CELERITAS -> 3;
          case PRUDENTIA -> 2;
          default -> 1;
        };
    return worth + chance.die(WHIM);
  }

  /** A Remedy is what is missed least. */
  private double spare(Move move) {
    return move instanceof Move.Salute salute && game.card(salute.card()) instanceof Card.Remedy
        ? 1
        : 0;
  }

  /** Sudden Death: Strikes first, then what answers Remedies; nothing is cycled. */
  private double early(Move move) {
    if (!(move instanceof Move.Place place)) {
      return move instanceof Move.Done ? 1 : 0;
    }
    return switch (game.card(place.card())) {
      case Card.Blow blow -> 4 + Integer.bitCount(blow.symbols()) / 8.0;
      case Card.Counter counter -> 3;
      case Card.Trick trick -> 2;
      case Card.Remedy remedy -> 1;
    };
  }

  // ---- the guard

  private Move guard(View view, MoveBuffer<Move> moves, Chance chance) {
    Pile hand = view.known().fighter(view.seat()).hand();
    return Bot.best(
        moves,
        move ->
            move instanceof Move.Guard guard
                ? safety(game.posta(guard.posta()), hand) + chance.die(100) / 60.0
                : -1);
  }

  /** What of the hand can be played from it, what it is closed to, what it lends. */
  private double safety(Posta posta, Pile hand) {
    double safety = Integer.bitCount(posta.closed()) / 2.0 - (posta.extended() ? 1 : 0);
    for (int i = 0; i < hand.size(); i++) {
      if (game.card(hand.get(i)) instanceof Card.Blow blow
          && (posta.strikes() >> blow.strike().ordinal() & 1) == 1) {
        safety += 1;
      }
    }
    return safety + (posta.bonus() == Virtue.CELERITAS ? posta.amount() : 0);
  }

  // ---- two answers ahead

  private Move foresee(View view, MoveBuffer<Move> moves, Chance chance) {
    consider(moves);
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    for (int i = 0; i < candidates.size(); i++) {
      if (looks(candidates.get(i))) {
        return candidates.get(i);
      }
    }
    for (Bout world : worlds) {
      game.imagine(view, chance, world);
    }
    return Bot.best(candidates, move -> promise(view.seat(), move));
  }

  /** To see the other's hand promises nothing by itself, and is always worth a card. */
  private boolean looks(Move move) {
    return move instanceof Move.Play play
        && game.card(play.card()) instanceof Card.Trick trick
        && trick.skill() == Skill.EYE;
  }

  /** No change of guard, and no yielding or cycling while something else is left. */
  private void consider(MoveBuffer<Move> moves) {
    candidates.clear();
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      boolean idle =
          move instanceof Move.Yield || move instanceof Move.Cycle || move instanceof Move.Guard;
      if (!idle) {
        candidates.add(move);
      }
    }
    if (candidates.size() == 0) {
      candidates.add(Bot.best(moves, move -> move instanceof Move.Cycle ? 1 : 0));
    }
  }

  private double promise(int seat, Move move) {
    double sum = 0;
    for (Bout world : worlds) {
      trial.copyFrom(world);
      game.play(trial, seat, move, NoChance.INSTANCE, Log.NONE);
      int measure = world.measures();
      for (int i = 0; i < AHEAD && game.toAct(trial) != 0 && trial.measures() == measure; i++) {
        int next = Integer.numberOfTrailingZeros(game.toAct(trial));
        buffer.clear();
        game.moves(trial, next, buffer);
        game.play(trial, next, instinct.choose(trial, next, buffer), NoChance.INSTANCE, Log.NONE);
      }
      sum += standing(world, seat);
    }
    return sum;
  }

  /** A win is all, a lost bout nothing; else the hand that is left tells a little. */
  private double standing(Bout before, int seat) {
    Outcome outcome = game.outcome(trial);
    if (outcome != null) {
      return outcome.drawn() ? 0 : outcome.won(seat) ? 1 : -1;
    }
    int points =
        trial.fighter(seat).points()
            - before.fighter(seat).points()
            - trial.fighter(1 - seat).points()
            + before.fighter(1 - seat).points();
    if (points != 0) {
      return points;
    }
    int cards = trial.fighter(seat).hand().size() + trial.fighter(seat).row().size();
    int theirs = trial.fighter(1 - seat).hand().size() + trial.fighter(1 - seat).row().size();
    return (cards - theirs) / 200.0;
  }
}
