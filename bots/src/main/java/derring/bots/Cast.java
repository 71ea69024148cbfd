package derring.bots;

import derring.bots.search.Subject;
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
}
