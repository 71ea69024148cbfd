package derring.bots;

import derring.bots.coach.Analysis;
import derring.bots.coach.PuzzleSearch;
import derring.bots.search.Subject;
import derring.kernel.Game;
import derring.kernel.Match;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The characters that one meets in a game; found by {@link java.util.ServiceLoader}. */
public interface Cast {

  /** Who there is, the weakest first. */
  List<Persona> members();

  /** What there is to learn in the game; null if nobody there learns. */
  default @Nullable Subject<?, ?, ?> subject() {
    return null;
  }

  /** How a match stands, by hand; null if nobody can say without playing on. */
  default @Nullable Appraisal<?> appraisal(Game<?, ?, ?> game) {
    return null;
  }

  /**
   * How puzzles are found in the game, where it is not by the chance to win; else null.
   *
   * @param options those with which it was opened
   */
  default @Nullable PuzzleSearch<?, ?> puzzles(Game<?, ?, ?> game, Map<String, Object> options) {
    return null;
  }

  /** What there is to say of a match in real time, where no move has a price. */
  default List<Analysis.Remark> review(Match<?, ?, ?> match) {
    return List.of();
  }
}
