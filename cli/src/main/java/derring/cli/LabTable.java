package derring.cli;

import derring.bots.lab.Findings;
import derring.bots.lab.Plan;
import derring.bots.lab.Shift;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Findings in the terminal. */
final class LabTable {
  /** Rows of a table beyond this are on the page only. */
  private static final int MOST = 12;

  private final PrintWriter out;

  LabTable(PrintWriter out) {
    this.out = out;
  }

  void print(Findings findings) {
    Findings.Heading heading = findings.heading();
    out.println(heading.name() + ": " + heading.title());
    if (heading.reconstructed()) {
      out.println("(values of cards are reconstructed)");
    }
    findings.variants().forEach(this::print);
    if (!findings.gaps().isEmpty()) {
      out.println();
      out.println("compared deal by deal:");
    }
    for (int i = 0; i < findings.gaps().size(); i++) {
      gap(findings.gaps().get(i));
      Shift.between(findings.variants().getFirst(), findings.variants().get(i + 1))
          .forEach(this::shift);
    }
  }

  private void gap(Findings.Gap gap) {
    out.printf(
        Locale.ROOT,
        "  %s against %s: %s %+.1f points (%+.1f to %+.1f)%s; decisions %+.1f (%+.1f to %+.1f)%n",
        gap.variant(),
        gap.against(),
        gap.wins().what(),
        100 * gap.wins().value(),
        100 * gap.wins().low(),
        100 * gap.wins().high(),
        gap.wins().clear() ? "" : ", may be chance",
        gap.decisions().value(),
        gap.decisions().low(),
        gap.decisions().high());
  }

  private void shift(Shift shift) {
    out.printf(
        Locale.ROOT,
        "    %s: %s %.1f %% -> %.1f %% (%.1f to %.1f)%n",
        shift.card(),
        shift.what(),
        100 * shift.then().value(),
        100 * shift.now().value(),
        100 * shift.now().low(),
        100 * shift.now().high());
  }

  private void print(Findings.Report report) {
    out.println();
    out.printf(
        Locale.ROOT,
        "%s: %,d matches of %s%n",
        report.name(),
        report.games(),
        String.join(", ", report.bots()));
    rows("wins", report.wins());
    rows("wins by bot", report.byBot());
    rows("", List.of(report.drawn()));
    for (int seat = 0; seat < report.points().size(); seat++) {
      out.println("  points of the " + Plan.place(seat) + ": " + report.points().get(seat));
    }
    Findings.Length length = report.length();
    if (!length.turns().isEmpty()) {
      out.printf(
          Locale.ROOT,
          "  turns each: median %.1f; 10 %% at most %.1f, 90 %% at most %.1f%n",
          length.turns().get(1),
          length.turns().get(0),
          length.turns().get(2));
    }
    if (length.seconds() != null) {
      out.println("  seconds: " + length.seconds());
    }
    out.println("  decisions: " + length.decisions());
    rows("ends", report.endings());
    tension(report);
    report.tables().forEach((name, rows) -> rows("wins by " + name, rows));
    cards(report.cards());
  }

  private void tension(Findings.Report report) {
    Findings.Tension tension = report.tension();
    if (tension != null) {
      out.printf(
          Locale.ROOT,
          "  the lead changes %s times; in the last third in %.1f %% (%.1f to %.1f %%)%n",
          tension.changes(),
          100 * tension.late().value(),
          100 * tension.late().low(),
          100 * tension.late().high());
    }
    Findings.Choices choices = report.choices();
    out.printf(
        Locale.ROOT,
        "  choices: %s a match; %.1f %% of all decisions were none%n",
        choices.number(),
        100 * choices.forced());
    Findings.Row weight = choices.weight();
    if (weight != null) {
      out.printf(
          Locale.ROOT,
          "  another move at random shifts the chance to win by %.1f points (%.1f to %.1f)%n",
          100 * weight.value(),
          100 * weight.low(),
          100 * weight.high());
    }
  }

  /** What is clearly off is marked with a star. */
  private void rows(String heading, List<Findings.Row> rows) {
    if (rows.isEmpty()) {
      return;
    }
    if (!heading.isEmpty()) {
      out.println("  " + heading + ":");
    }
    int width = rows.stream().limit(MOST).mapToInt(row -> row.what().length()).max().orElse(0);
    for (Findings.Row row : rows.subList(0, Math.min(MOST, rows.size()))) {
      out.printf(
          Locale.ROOT,
          "    %-" + width + "s  %5.1f %% (%.1f to %.1f %%) of %d%s%n",
          row.what(),
          100 * row.value(),
          100 * row.low(),
          100 * row.high(),
          row.of(),
          row.clear() ? " *" : "");
    }
    if (rows.size() > MOST) {
      out.println("    and " + (rows.size() - MOST) + " more on the page");
    }
  }

  private void cards(List<Findings.Card> cards) {
    if (cards.isEmpty()) {
      return;
    }
    List<String> headings = new ArrayList<>();
    for (String heading : List.of("dealt", "held", "drawn", "played")) {
      if (cards.stream().anyMatch(card -> card.wins().containsKey(heading))) {
        headings.add(heading);
      }
    }
    int width = cards.stream().mapToInt(card -> card.name().length()).max().orElse(0);
    out.printf("  %-" + (width + 2) + "s", "wins by card:");
    headings.forEach(heading -> out.printf("  %-14s", heading));
    boolean used = cards.stream().anyMatch(card -> card.use() != null);
    out.println(used ? "  played by who held it" : "");
    for (Findings.Card card : cards) {
      out.printf("    %-" + width + "s", card.name());
      headings.forEach(heading -> out.print("  " + cell(card.wins(), heading)));
      Findings.Row use = card.use();
      out.println(use == null ? "" : String.format(Locale.ROOT, "  %5.1f %%", 100 * use.value()));
    }
  }

  private static String cell(Map<String, Findings.Row> wins, String heading) {
    Findings.Row row = wins.get(heading);
    return row == null
        ? " ".repeat(14)
        : String.format(
            Locale.ROOT,
            "%5.1f ± %-4.1f %s",
            100 * row.value(),
            50 * (row.high() - row.low()),
            row.clear() ? "*" : " ");
  }
}
