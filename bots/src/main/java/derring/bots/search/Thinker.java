package derring.bots.search;

import derring.bots.Bot;
import derring.kernel.Chance;
import derring.kernel.Event;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import java.util.List;
import java.util.function.ToIntFunction;

/** A bot that searches, on one thread, and makes the move that the search found best. */
public final class Thinker<S extends State<S>, M, V> implements Bot<M, V> {
  private final Search<S, M, V> search;
  private final Insight<S, M> insight;
  private final ToIntFunction<V> seat;
  private final Bot<M, V> instinct;
  private final Limit usual;
  private Limit limit;

  /**
   * @param seat whose view a view is
   * @param instinct what it would do without thinking
   */
  public Thinker(
      Game<S, M, V> game,
      Insight<S, M> insight,
      ToIntFunction<V> seat,
      Bot<M, V> instinct,
      Limit limit) {
    this.insight = insight;
    this.instinct = instinct;
    this.seat = seat;
    this.usual = limit;
    this.limit = limit;
    search = new Search<>(game, insight);
  }

  @Override
  public void hurry(double part) {
    limit = usual.shortened(part);
  }

  @Override
  public boolean remembers() {
    return true;
  }

  @Override
  public void recall(List<Event> told) {
    insight.recall(told);
  }

  @Override
  public M choose(V view, MoveBuffer<M> moves, Chance chance) {
    if (moves.size() == 1) {
      return moves.get(0);
    }
    int first = indexOf(moves, instinct.choose(view, moves, chance));
    long seed = ((long) chance.die(Integer.MAX_VALUE) << 31) | chance.die(Integer.MAX_VALUE);
    int choice = search.think(view, seat.applyAsInt(view), moves, first, seed, limit, () -> false);
    return moves.get(choice);
  }

  private static <M> int indexOf(MoveBuffer<M> moves, M wanted) {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).equals(wanted)) {
        return i;
      }
    }
    return -1;
  }
}
