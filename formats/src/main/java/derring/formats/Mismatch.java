package derring.formats;

import java.util.List;

/** A scenario fails: the rules do otherwise than it says. */
final class Mismatch extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient List<Object> path;

  /**
   * @param path the place in the scenario that is not met
   */
  Mismatch(List<?> path, String sentence) {
    super(sentence);
    this.path = List.copyOf(path);
  }

  List<Object> path() {
    return path;
  }
}
