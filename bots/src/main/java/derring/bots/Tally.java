package derring.bots;

import derring.kernel.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts matches: what was noted of the winners and of the others, and how long they took. */
final class Tally implements Onlooker.Notes {
  private final Map<String, Map<String, int[]>> counts = new LinkedHashMap<>();
  private final TreeMap<Integer, Integer> lengths = new TreeMap<>();
  private final List<Note> match = new ArrayList<>();
  private final Set<Note> known = new HashSet<>();

  private record Note(int seat, String heading, String what) {}

  /**
   * How often those won who had or did something.
   *
   * @param wins of all seats in all matches of which it was noted
   */
  record Row(String what, Share wins) {}

  @Override
  public void note(int seat, String heading, String what) {
    Note note = new Note(seat, heading, what);
    if (known.add(note)) {
      match.add(note);
    }
  }

  /** The match that was noted is over. */
  void end(Outcome outcome, int turns) {
    for (Note note : match) {
      int[] count = count(note.heading, note.what);
      count[0] += outcome.won(note.seat) ? 1 : 0;
      count[1]++;
    }
    match.clear();
    known.clear();
    lengths.merge(turns, 1, Integer::sum);
  }

  private int[] count(String heading, String what) {
    return counts
        .computeIfAbsent(heading, key -> new TreeMap<>())
        .computeIfAbsent(what, key -> new int[2]);
  }

  /** All that another has counted more. */
  void add(Tally other) {
    other.counts.forEach((heading, rows) ->
        rows.forEach((what, more) -> {
          int[] count = count(heading, what);
          count[0] += more[0];
          count[1] += more[1];
        }));
    other.lengths.forEach((turns, many) -> lengths.merge(turns, many, Integer::sum));
  }

  /** The rows under each heading, those first that won most often. */
  Map<String, List<Row>> rows() {
    Map<String, List<Row>> tables = new LinkedHashMap<>();
    counts.forEach((heading, rows) -> {
      List<Row> table = new ArrayList<>();
      rows.forEach((what, count) -> table.add(new Row(what, new Share(count[0], count[1]))));
      table.sort(
          Comparator.comparingDouble((Row row) -> row.wins().value())
              .reversed()
              .thenComparing(Row::what));
      tables.put(heading, table);
    });
    return tables;
  }

  /** The number of turns that a part of the matches did not exceed. */
  int percentile(int percent) {
    long all = lengths.values().stream().mapToLong(Integer::longValue).sum();
    long seen = 0;
    for (Map.Entry<Integer, Integer> entry : lengths.entrySet()) {
      seen += entry.getValue();
      if (seen * 100 >= all * percent) {
        return entry.getKey();
      }
    }
    return 0;
  }
}
