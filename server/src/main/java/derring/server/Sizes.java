package derring.server;

import derring.server.store.Journal;
import derring.server.store.Journals;
import java.nio.file.Path;
import java.util.List;

/**
 * What a store keeps.
 *
 * @param parts the matches in each state, and what is kept beside them
 * @param bytes what all of it takes, with indexes and free pages
 */
public record Sizes(List<Part> parts, long bytes) {

  /**
   * Matches in one state.
   *
   * @param state open, running or finished; empty for the lists beside the matches
   * @param bytes of their facts alone
   */
  public record Part(String state, long matches, long facts, long bytes) {}

  /**
   * Looks at a store, also while servers run on it.
   *
   * @param db as in {@link ServerOptions}
   */
  public static Sizes of(String db, Path data) {
    try (Journal journal = Journals.beside(db, data)) {
      return new Sizes(
          journal.sizes().stream()
              .map(size -> new Part(size.state(), size.matches(), size.facts(), size.bytes()))
              .toList(),
          journal.bytes());
    }
  }
}
