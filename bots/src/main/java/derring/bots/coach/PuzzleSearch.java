package derring.bots.coach;

import derring.bots.Bots;
import derring.kernel.Game;
import derring.kernel.State;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Looks through matches of bots for positions in which one thing to do is clearly best. The same
 * seed finds the same. Not safe for several threads at once.
 *
 * @param <S> the state of a match
 * @param <M> a move
 */
public interface PuzzleSearch<S, M> {

  /**
   * Looks for puzzles, one a match at most.
   *
   * @param count how many are wanted
   * @param seed of the first match; each other has the next
   * @param matches so many are looked through at most
   * @param variety is told of each that is found, and of which kind no more is wanted
   * @param found is told of each at once
   */
  void find(int count, long seed, int matches, Variety variety, Consumer<Puzzle> found);

  /** Of so many puzzles there may be so many of the same kind: about a quarter. */
  default int most(int count) {
    return count / 4 + 1;
  }

  /** What kind of thing a solution is. */
  String kind(List<M> moves);

  /**
   * Looks again at a position whether a solution is ahead of all else, in other worlds than those
   * in which it was found.
   *
   * @param rounds everything is tried so often at most
   * @return how far it is ahead of the next best; less than 0 if another is
   */
  Estimate check(S state, int seat, List<M> moves, long seed, int rounds);

  /** The search for a game: by odds if its master reckons, else by the chance to win. */
  static <S extends State<S>, M, V> PuzzleSearch<S, M> of(
      Game<S, M, V> game, Map<String, Object> options) {
    PuzzleSearch<S, M> own = Bots.puzzles(game, options);
    if (own != null) {
      return own;
    }
    return OddsPuzzles.master(game) == null
        ? new ChancePuzzles<>(game, options)
        : new OddsPuzzles<>(game, options);
  }
}
