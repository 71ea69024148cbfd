package derring.bots;

import derring.bots.search.Subject;
import derring.kernel.Game;
import java.util.List;
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
}
