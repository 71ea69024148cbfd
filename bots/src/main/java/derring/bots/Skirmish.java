package derring.bots;

import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Late;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Bots in a game in real time, in virtual time: a queue of what is due next, be it a bot that has
 * made up its mind or the clock of the host. Nothing looks at a real clock, so a skirmish is always
 * the same for the same seed. Not safe for several threads at once.
 */
public final class Skirmish<S extends State<S>, M, V> {
  private final Game<S, M, V> game;
  private final List<Bot<M, V>> bots;
  private final List<Tempo> tempos;
  private final MoveBuffer<M> moves = new MoveBuffer<>();

  /**
   * How a match went.
   *
   * @param moves how many were made
   * @param seconds how long it took in virtual time
   * @param last the state it ended in
   */
  public record Result<S>(Outcome outcome, int moves, double seconds, S last) {}

  /** Is told of every move, in order. */
  public interface Witness<S, M> {
    void moved(double seconds, int seat, M move, S after);
  }

  /**
   * Somebody is due.
   *
   * @param order so that of two at the same time the earlier asked comes first
   */
  private record Due(double seconds, long order, int seat) {}

  /**
   * @param bots by seat
   * @param tempos by seat
   */
  public Skirmish(Game<S, M, V> game, List<Bot<M, V>> bots, List<Tempo> tempos) {
    if (bots.size() != game.seats() || tempos.size() != game.seats()) {
      throw new IllegalArgumentException("expected a bot and a tempo for each seat");
    }
    this.game = game;
    this.bots = List.copyOf(bots);
    this.tempos = List.copyOf(tempos);
  }

  /** The match that grows from a seed: always the same. */
  public Result<S> play(long seed) {
    return play(seed, Log.NONE, (seconds, seat, move, after) -> {});
  }

  /** The same match, told to a log and a witness. */
  public Result<S> play(long seed, Log log, Witness<S, M> witness) {
    return play(seed, null, log, witness);
  }

  /** Plays on from a state, which is changed, as if it had just come about. */
  public Result<S> playOn(S state, long seed) {
    return play(seed, state, Log.NONE, (seconds, seat, move, after) -> {});
  }

  private Result<S> play(long seed, @Nullable S from, Log log, Witness<S, M> witness) {
    SeededChance source = new SeededChance(seed);
    Chance cards = Contest.branch(source);
    List<Chance> whims = new ArrayList<>();
    PriorityQueue<Due> queue =
        new PriorityQueue<>(Comparator.comparingDouble(Due::seconds).thenComparingLong(Due::order));
    double[] own = new double[game.seats()];
    double any = 0;
    long order = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      whims.add(Contest.branch(source));
      queue.add(new Due(tempos.get(seat).next(whims.get(seat)), order++, seat));
    }
    S state = from == null ? game.deal(cards, log) : from;
    int made = 0;
    @Nullable Outcome outcome = game.outcome(state);
    while (outcome == null) {
      Due due = queue.remove();
      int clocked = firstLate(state, own, any, due.seconds);
      double now = clocked < 0 ? due.seconds : lateAt(state, clocked, own, any);
      int seat = clocked < 0 ? due.seat : clocked;
      if (clocked >= 0) {
        queue.add(due); // the bot is still thinking
      }
      M move = clocked < 0 ? choice(state, seat, whims.get(seat)) : late(state, seat).move();
      if (move != null) {
        game.play(state, seat, move, cards, log);
        made++;
        own[seat] = now;
        any = now;
        witness.moved(now, seat, move, state);
        outcome = game.outcome(state);
      }
      if (clocked < 0) {
        queue.add(new Due(now + tempos.get(seat).next(whims.get(seat)), order++, seat));
      }
    }
    return new Result<>(outcome, made, any, state);
  }

  /** The seat for which the clock acts first, if it does before {@code until}; else -1. */
  private int firstLate(S state, double[] own, double any, double until) {
    int first = -1;
    double earliest = until;
    for (int seat = 0; seat < game.seats(); seat++) {
      double at = lateAt(state, seat, own, any);
      if (at < earliest) {
        earliest = at;
        first = seat;
      }
    }
    return first;
  }

  private double lateAt(S state, int seat, double[] own, double any) {
    Late<M> late = game.late(state, seat);
    return late == null
        ? Double.POSITIVE_INFINITY
        : (late.fromAny() ? any : own[seat]) + late.millis() / 1000.0;
  }

  private Late<M> late(S state, int seat) {
    Late<M> late = game.late(state, seat);
    if (late == null) {
      throw new IllegalStateException("nothing is late for seat " + seat);
    }
    return late;
  }

  /** What a bot does now; null if there is nothing that it may do. */
  private @Nullable M choice(S state, int seat, Chance whim) {
    if ((game.toAct(state) >> seat & 1) == 0) {
      return null;
    }
    moves.clear();
    game.moves(state, seat, moves);
    M choice = bots.get(seat).choose(game.view(state, seat), moves, whim);
    if (!game.judge(state, seat, choice).legal()) {
      throw new IllegalStateException(
          "the bot in seat " + seat + " chose " + game.notation(choice) + ", which is not legal");
    }
    return choice;
  }
}
