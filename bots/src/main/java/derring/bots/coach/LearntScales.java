package derring.bots.coach;

import derring.bots.search.Crew;
import derring.bots.search.Insight;
import derring.bots.search.Limit;
import derring.bots.search.Search;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Weighs with the master's search and what it has learnt. */
final class LearntScales<S extends State<S>, M, V> implements Scales<M, V> {
  /** With more moves than this one cannot say that all were looked at. */
  private static final int CHOICES = 14;

  private final Search<S, M, V> search;

  LearntScales(Game<S, M, V> game, List<Insight<S, M>> insights, Crew crew) {
    search = new Search<>(game, insights, crew);
  }

  @Override
  public String method() {
    return "The master's search, in worlds that fit what the player saw, with what it has learnt"
        + " from play.";
  }

  @Override
  public int usual() {
    return 2_000;
  }

  @Override
  public M best(V view, int seat, MoveBuffer<M> moves, int instinct, long seed, int lines) {
    Limit limit = Limit.iterations(lines);
    return moves.get(search.think(view, seat, moves, instinct, seed, limit, () -> false));
  }

  /** All of them, unless there are too many. */
  @Override
  public List<M> field(MoveBuffer<M> moves) {
    return moves.size() > CHOICES ? List.of() : moves.list();
  }

  @Override
  public Weighed weigh(V view, int seat, List<M> firsts, long seed, int lines) {
    Weighed.Sum sum = new Weighed.Sum(firsts.size());
    int rounds = Weighed.Sum.rounds(lines, firsts.size());
    search.weigh(view, seat, firsts, true, seed, rounds, sum::add);
    return sum.weighed();
  }

  @Override
  public Estimate expect(V view, int seat, @Nullable M first, long seed, int lines) {
    Weighed.Sum sum = new Weighed.Sum(1);
    List<M> firsts = first == null ? List.of() : List.of(first);
    search.weigh(view, seat, firsts, false, seed, Weighed.Sum.rounds(lines, 1), sum::add);
    return sum.weighed().gains().getFirst();
  }
}
