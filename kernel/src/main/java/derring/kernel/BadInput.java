package derring.kernel;

import java.util.List;

/**
 * Something handed in from outside is wrong. The message is one sentence that says what was found
 * and what was expected; {@link #path} leads to the place.
 */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient List<Object> path;

  public BadInput(String sentence) {
    this(List.of(), sentence);
  }

  /**
   * @param path the keys (String) and positions (Integer, from 0) from the root to the place
   */
  public BadInput(List<?> path, String sentence) {
    super(sentence);
    this.path = List.copyOf(path);
  }

  public List<Object> path() {
    return path;
  }
}
