package derring.formats;

import derring.formats.Rulebook.Clause;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Which scenarios prove which clause of a rulebook, and which clauses nobody proves. */
public final class ClauseTable {
  private final List<Row> rows;
  private final List<Gap> gaps;

  /**
   * A clause and the files of its scenarios.
   *
   * @param shown those that show it at work
   * @param limited those that show where it does not apply, or what it forbids
   */
  public record Row(Clause clause, List<String> shown, List<String> limited) {}

  /**
   * Something that is missing.
   *
   * @param clause its id
   * @param sentence what is missing; begins with the place of the scenario if it is to blame
   */
  public record Gap(String clause, String sentence) {}

  private ClauseTable(List<Row> rows, List<Gap> gaps) {
    this.rows = List.copyOf(rows);
    this.gaps = List.copyOf(gaps);
  }

  /**
   * The table of the scenarios that come with a title.
   *
   * @throws BadFile if the rulebook or a scenario is damaged
   */
  public static ClauseTable of(Shelf shelf, Title title) {
    return of(
        shelf.rulebook(title),
        shelf.scenarios(title).stream().map(file -> Scenario.read(Doc.read(file))).toList());
  }

  public static ClauseTable of(Rulebook book, List<Scenario> scenarios) {
    List<Row> rows = new ArrayList<>();
    List<Gap> gaps = new ArrayList<>();
    for (Clause clause : book.clauses()) {
      Row row =
          new Row(
              clause,
              files(scenarios.stream().filter(s -> s.rules().contains(clause.id())).toList()),
              files(scenarios.stream().filter(s -> s.against().contains(clause.id())).toList()));
      rows.add(row);
      if (row.shown.isEmpty()) {
        gaps.add(new Gap(clause.id(), clause.id() + " is shown at work by no scenario"));
      }
      if (row.limited.isEmpty()) {
        gaps.add(new Gap(clause.id(), clause.id() + " is shown at its limit by no scenario"));
      }
    }
    Set<String> known = book.clauses().stream().map(Clause::id).collect(Collectors.toSet());
    for (Scenario scenario : scenarios) {
      for (Scenario.Mention mention : scenario.mentions()) {
        if (!known.contains(mention.id())) {
          gaps.add(new Gap(mention.id(), unknown(scenario, mention, known)));
        }
      }
    }
    return new ClauseTable(rows, gaps.stream().distinct().toList());
  }

  /** One row for each clause, in the order of the book. */
  public List<Row> rows() {
    return rows;
  }

  /**
   * The clauses that no scenario shows at work or at their limit, and the clauses that scenarios
   * name but the book does not have. Empty if every clause is proven.
   */
  public List<Gap> gaps() {
    return gaps;
  }

  /** The table for a terminal: id, number of scenarios for and against, title. */
  public String text() {
    int width = rows.stream().mapToInt(row -> row.clause.id().length()).max().orElse(0);
    width = Math.max(width, "clause".length());
    StringBuilder text = new StringBuilder(pad("clause", width)).append("   for  against  title\n");
    for (Row row : rows) {
      text.append(pad(row.clause.id(), width))
          .append(count(row.shown, 6))
          .append(count(row.limited, 9))
          .append("  ")
          .append(row.clause.title())
          .append('\n');
    }
    return text.toString();
  }

  /** The table as plain values. */
  public Map<String, @Nullable Object> plain() {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    List<Object> clauses = new ArrayList<>();
    for (Row row : rows) {
      Map<String, @Nullable Object> clause = new LinkedHashMap<>();
      clause.put("id", row.clause.id());
      clause.put("title", row.clause.title());
      clause.put("ruling", row.clause.ruling());
      clause.put("for", row.shown);
      clause.put("against", row.limited);
      clauses.add(clause);
    }
    fields.put("clauses", clauses);
    fields.put("gaps", gaps.stream().map(Gap::sentence).toList());
    return fields;
  }

  private static List<String> files(List<Scenario> scenarios) {
    return scenarios.stream().map(Scenario::file).toList();
  }

  private static String unknown(Scenario scenario, Scenario.Mention mention, Set<String> known) {
    return BadFile.told(
        scenario.file(),
        mention.line(),
        "there is no clause "
            + mention.id()
            + " in the rulebook"
            + Nearest.hint(mention.id(), known));
  }

  private static String count(List<String> files, int width) {
    String number = files.isEmpty() ? "-" : String.valueOf(files.size());
    return " ".repeat(width - number.length()) + number;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(width - text.length());
  }
}
