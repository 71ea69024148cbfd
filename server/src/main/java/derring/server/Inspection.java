package derring.server;

import derring.formats.Shelf;
import derring.server.store.Journal;
import derring.server.store.Journals;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Whether a store is whole: every match is played again from its facts.
 *
 * @param matches how many there are
 * @param facts how many they have
 * @param bad those that cannot be gone on with, each with why
 */
public record Inspection(int matches, long facts, List<Bad> bad) {

  /** A match that is not whole, from a fact on. */
  public record Bad(String match, long fact, String why) {}

  /**
   * Inspects a store that no server uses.
   *
   * @param db as in {@link ServerOptions}
   * @param progress told how many matches have been looked at
   */
  public static Inspection of(String db, Path data, IntConsumer progress) {
    Shelf shelf = Shelf.standard();
    List<Bad> bad = new ArrayList<>();
    int matches = 0;
    long facts = 0;
    try (Journal journal = Journals.open(db, data)) {
      Commitments.Page broken = new Commitments(journal, () -> 0).broken();
      if (broken != null) {
        bad.add(
            new Bad(
                Commitments.LIST,
                broken.n(),
                "page " + broken.n() + " is not what it was, or does not follow the one before"));
      }
      for (String match : journal.matches()) {
        if (match.equals(Commitments.LIST)) {
          continue;
        }
        List<Journal.Fact> all = journal.read(match, 0);
        Bad found = inspect(shelf, match, all);
        if (found != null) {
          bad.add(found);
        }
        facts += all.size();
        progress.accept(++matches);
      }
    }
    return new Inspection(matches, facts, bad);
  }

  private static @org.jspecify.annotations.Nullable Bad inspect(
      Shelf shelf, String match, List<Journal.Fact> facts) {
    long at = 0;
    try {
      Sitting sitting = Sitting.begin(shelf, Noted.read(facts.getFirst().body()));
      for (Journal.Fact fact : facts.subList(1, facts.size())) {
        at++;
        if (fact.number() != at) {
          return new Bad(match, at, "fact " + at + " is missing");
        }
        sitting.apply(Noted.read(fact.body()));
      }
      return null;
    } catch (RuntimeException e) {
      String why = String.valueOf(e.getMessage()).replaceAll("\\s+", " ");
      return new Bad(match, at, "fact " + at + " does not follow from those before it: " + why);
    }
  }
}
