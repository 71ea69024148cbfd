package derring.server;

import derring.formats.Shelf;
import derring.server.store.Damaged;
import derring.server.store.Journal;
import derring.server.store.Journals;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Whether a store is whole: every match is played again from its facts, and each fact held against
 * its chain. What is found is noted in the store: a server goes on with all matches that are sound,
 * and says of the others what is wrong with them.
 *
 * @param matches how many there are
 * @param facts how many they have
 * @param loose how many of them are from before there were chains
 * @param bad those that cannot be gone on with, each with why
 */
public record Inspection(int matches, long facts, long loose, List<Bad> bad) {

  /** A match that is not whole. */
  public record Bad(String match, String why) {}

  /** How many can be gone on with. */
  public int sound() {
    return matches - bad.size();
  }

  /**
   * Inspects a store that no server uses.
   *
   * @param db as in {@link ServerOptions}
   * @param progress told how many matches have been looked at
   */
  public static Inspection of(String db, Path data, IntConsumer progress) {
    try (Journal journal = Journals.inspect(db, data)) {
      return new Inspector(journal).inspect(progress);
    }
  }

  private static final class Inspector {
    private final Shelf shelf = Shelf.standard();
    private final Journal journal;
    private final List<Bad> bad = new ArrayList<>();
    private long facts;
    private long loose;

    Inspector(Journal journal) {
      this.journal = journal;
    }

    Inspection inspect(IntConsumer progress) {
      int matches = 0;
      Commitments.Page broken = new Commitments(journal, () -> 0).broken();
      if (broken != null) {
        bad.add(
            new Bad(
                Commitments.LIST,
                "Page " + broken.n() + " is not what it was, or does not follow the one before"));
      }
      for (String match : journal.matches()) {
        if (!Hall.isMatch(match)) {
          continue;
        }
        String why = wrong(match);
        journal.note(match, why);
        if (why != null) {
          bad.add(new Bad(match, why));
        }
        progress.accept(++matches);
      }
      return new Inspection(matches, facts, loose, bad);
    }

    private @Nullable String wrong(String match) {
      try {
        List<Journal.Fact> all = journal.read(match, 0);
        facts += all.size();
        if (all.isEmpty()) {
          return journal.damage(match);
        }
        Reading reading = new Reading(shelf, all.getFirst(), 0);
        all.subList(1, all.size()).forEach(reading::read);
        loose += reading.loose();
        return null;
      } catch (Damaged e) {
        return String.valueOf(e.getMessage());
      }
    }
  }
}
