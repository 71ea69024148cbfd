package derring.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match being played: a state, the steps that led to it, and the way back. Not safe for several
 * threads at once.
 */
public final class Match<S extends State<S>, M, V> {
  private final Game<S, M, V> game;
  private final RecordingChance chance;
  private final Chronicle log = new Chronicle();
  private final List<Step<M>> steps = new ArrayList<>();
  private final List<S> before = new ArrayList<>();
  private final S state;
  private final List<Draw> dealt;
  private final List<Entry> opening;
  private boolean forgetting;
  private @Nullable S spare;

  /** Deals a new match. */
  public Match(Game<S, M, V> game, Chance source) {
    this.game = game;
    this.chance = new RecordingChance(source);
    this.state = game.deal(chance, log);
    this.dealt = chance.take();
    this.opening = log.take();
  }

  /** Takes up a match at a given state, as a scenario does. */
  public Match(Game<S, M, V> game, S start, Chance source) {
    this.game = game;
    this.chance = new RecordingChance(source);
    this.state = start.copy();
    this.dealt = List.of();
    this.opening = List.of();
  }

  public Game<S, M, V> game() {
    return game;
  }

  /** The state now. Whoever gets it must not change it. */
  public S state() {
    return state;
  }

  /**
   * The state after so many moves. Whoever gets it must not change it.
   *
   * @throws IllegalStateException if it was forgotten
   */
  public S stateAfter(int moves) {
    int forgotten = steps.size() - before.size();
    if (moves < forgotten) {
      throw new IllegalStateException("the state after " + moves + " moves was forgotten");
    }
    return moves == steps.size() ? state : before.get(moves - forgotten);
  }

  /**
   * Keeps from now on only the states that somebody may go back to, and not one for every move. For
   * whoever has many matches and looks at none of their past.
   */
  public void forget() {
    forgetting = true;
  }

  /** What happened in the deal. */
  public List<Entry> opening() {
    return opening;
  }

  /** What chance decided in the deal. */
  public List<Draw> dealt() {
    return dealt;
  }

  /** All that {@code seat} was told so far, in the deal and since. */
  public List<Event> told(int seat) {
    List<Event> told = new ArrayList<>();
    opening.forEach(entry -> told.add(entry.seenBy(seat)));
    for (Step<M> step : steps) {
      step.entries().forEach(entry -> told.add(entry.seenBy(seat)));
    }
    return told;
  }

  public List<Step<M>> steps() {
    return Collections.unmodifiableList(steps);
  }

  /** Makes a move if it is legal; an illegal one changes nothing. */
  public Verdict play(int seat, M move, long at) {
    Verdict verdict = game.judge(state, seat, move);
    if (verdict.legal()) {
      S now = copy();
      game.play(state, seat, move, chance, log);
      steps.add(new Step<>(seat, move, at, chance.take(), log.take()));
      remember(now);
    }
    return verdict;
  }

  private S copy() {
    S copy = spare;
    spare = null;
    if (copy == null) {
      return state.copy();
    }
    copy.copyFrom(state);
    return copy;
  }

  /** A move that told even its mover something is a wall: nobody ever goes back behind it. */
  private void remember(S last) {
    Step<M> made = steps.getLast();
    if (forgetting && made.told(made.seat())) {
      before.clear();
      spare = last;
    } else {
      before.add(last);
    }
  }

  /**
   * How many of the last moves {@code seat} may take back: its own, back to the last step that told
   * it anything, be it a die, a draw, a card shown, or a choice of another seat.
   */
  public int undoable(int seat) {
    int count = 0;
    while (count < steps.size() && !steps.get(steps.size() - 1 - count).told(seat)) {
      count++;
    }
    return count;
  }

  /** Takes back the last move, if {@code seat} may; false if it may not. */
  public boolean undo(int seat) {
    if (undoable(seat) == 0) {
      return false;
    }
    steps.removeLast();
    state.copyFrom(before.removeLast());
    return true;
  }
}
