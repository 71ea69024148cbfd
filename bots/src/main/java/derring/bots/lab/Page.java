package derring.bots.lab;

import derring.bots.Mean;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Findings as a page that needs nothing else, and as the part of it that another page shows:
 * figures in the inks of the games, by day and by night, every share with its interval.
 */
public final class Page {
  /** Rows beyond this are told, not drawn. */
  private static final int MOST_ROWS = 14;

  private final Findings findings;
  private final List<Findings.Report> variants;
  private final double usual;
  private final StringBuilder out = new StringBuilder();

  private Page(Findings findings) {
    this.findings = findings;
    variants = findings.variants();
    usual = 1.0 / variants.getFirst().wins().size();
  }

  /** The part of a page that shows findings: one element, whose inks come from around it. */
  public static String part(Findings findings) {
    return new Page(findings).written();
  }

  /** A whole page. */
  public static String whole(Findings findings) {
    return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>"
        + Ink.escaped(findings.heading().title())
        + " · the lab</title><style>"
        + Dress.AROUND
        + "</style></head><body><main>"
        + part(findings)
        + "</main></body></html>\n";
  }

  /** The part that shows how a game goes, as it was measured last; null if it was not. */
  public static @Nullable String measured(String game) {
    try (InputStream in = Page.class.getResourceAsStream(game + ".html")) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String written() {
    Findings.Heading heading = findings.heading();
    out.append("<article class=\"lab ").append(Ink.escaped(heading.id())).append("\"><style>");
    out.append(Dress.PART).append("</style>");
    head(heading);
    out.append("<div class=\"sheets\">");
    wins();
    gaps();
    lengths();
    endings();
    tension();
    choices();
    tables();
    out.append("</div>");
    cards();
    out.append("</article>");
    return out.toString().replace(" %", "\u00a0%"); // a figure and its sign stay in one line
  }

  private void head(Findings.Heading heading) {
    out.append("<header><p class=\"over\">").append(Ink.escaped(heading.name()));
    out.append("</p><h2>").append(Ink.escaped(heading.title())).append("</h2><p>");
    for (int v = 0; v < variants.size(); v++) {
      Findings.Report report = variants.get(v);
      out.append("<span class=\"key v").append(v).append("\">").append(v % 2 == 0 ? "●" : "◆");
      out.append("</span> <b>").append(Ink.escaped(report.name())).append("</b>, ");
      out.append(count(report.games())).append(" matches of ");
      out.append(Ink.escaped(String.join(" and ", new LinkedHashSet<>(report.bots()))));
      out.append(v < variants.size() - 1 ? "; " : ". ");
    }
    out.append(dealtAlike() ? "All variants were dealt the same cards. " : "");
    out.append("Seeds from ").append(heading.seed()).append(". Intervals are 95 %");
    out.append(
        heading.within() > 0
            ? "; those of who wins hold however often one looked"
                + (findings.enough() ? ", and were narrow enough to stop." : ".")
            : ".");
    out.append("</p>");
    if (heading.reconstructed()) {
      out.append(
          "<p class=\"seal\">Values of cards are our reconstruction: the printed rulebook gives none"
              + " of them, or not all.</p>");
    }
    out.append("</header>");
  }

  /** A deal for two is none for three, and a table where bots change places needs more of them. */
  private boolean dealtAlike() {
    return variants.size() > 1
        && variants.stream().mapToInt(report -> report.wins().size()).distinct().count() == 1;
  }

  private void begin(String title, String words) {
    out.append("<section><h3>").append(title).append("</h3><p>").append(words).append("</p>");
  }

  private void wins() {
    begin(
        "Who wins",
        "Each seat’s share, a draw shared by all. The band is two points to each side of even; a"
            + " filled mark is clearly off it.");
    groups(grouped(Findings.Report::wins), usual, true);
    if (!variants.getFirst().byBot().isEmpty()) {
      out.append("<h4>by bot</h4>");
      groups(grouped(Findings.Report::byBot), usual, false);
    }
    Findings.Row drawn = variants.getFirst().drawn();
    out.append("<p class=\"fine\">Drawn: ").append(Ink.percent(drawn.value()));
    List<Mean> points = variants.getFirst().points();
    if (!points.isEmpty()) {
      out.append(". Points by seat:");
      points.forEach(mean -> out.append(' ').append(Ink.escaped(mean.toString())));
    }
    out.append(".</p></section>");
  }

  private void gaps() {
    if (findings.gaps().isEmpty()) {
      return;
    }
    begin(
        "What it changes",
        "The first seat’s share against "
            + Ink.escaped(findings.gaps().getFirst().against())
            + ", deal by deal, so that luck they have in common cancels out. In points of a hundred;"
            + " a filled mark is clearly off none.");
    List<Double> ends = new ArrayList<>();
    findings.gaps().forEach(gap -> ends.addAll(List.of(gap.wins().low(), 0.0, gap.wins().high())));
    Ink.Scale scale = Ink.Scale.of(ends, -1, 1);
    out.append("<div class=\"rows\">");
    for (int i = 0; i < findings.gaps().size(); i++) {
      gap(i + 1, findings.gaps().get(i), scale);
    }
    out.append("<div class=\"row foot\"><span></span>").append(Ink.points(scale));
    out.append("<span></span></div></div>");
    longer();
    for (int v = 1; v < variants.size(); v++) {
      shifts(v);
    }
    out.append("</section>");
  }

  private void gap(int v, Findings.Gap gap, Ink.Scale scale) {
    Findings.Row wins = gap.wins();
    out.append("<div class=\"row\"><span class=\"what v").append(v).append("\">");
    out.append(Ink.escaped(gap.variant())).append("</span>");
    out.append(Ink.intervals(List.of(new Ink.Mark(v, wins)), scale, 0, false));
    out.append(
        String.format(
            Locale.ROOT,
            "<span class=\"value\"><span><b>%+.1f</b> <small>%+.1f to %+.1f</small></span></span>"
                + "</div>",
            100 * wins.value(),
            100 * wins.low(),
            100 * wins.high()));
  }

  private void longer() {
    out.append("<p class=\"fine\">Decisions a match:");
    String before = "";
    for (Findings.Gap gap : findings.gaps()) {
      Mean more = gap.decisions();
      out.append(before).append(' ').append(Ink.escaped(gap.variant()));
      out.append(
          String.format(
              Locale.ROOT, " %+.1f (%+.1f to %+.1f)", more.value(), more.low(), more.high()));
      before = ",";
    }
    out.append(".</p>");
  }

  private void shifts(int v) {
    List<Shift> shifts = Shift.between(variants.getFirst(), variants.get(v));
    if (!shifts.isEmpty()) {
      out.append("<h4 class=\"v").append(v).append("\">With ");
      out.append(Ink.escaped(variants.get(v).name()));
      out.append(": cards that are worth more or less, or played more or less</h4>");
      out.append("<table class=\"plain\">");
      for (Shift shift : shifts) {
        out.append("<tr><th class=\"v").append(v).append("\">").append(Ink.escaped(shift.card()));
        out.append("</th><td>").append(shift.what()).append("</td><td>");
        out.append(Ink.percent(shift.then().value())).append(" → <b>");
        out.append(Ink.percent(shift.now().value())).append("</b> <small>");
        out.append(Ink.interval(shift.now().low(), shift.now().high()));
        out.append("</small></td></tr>");
      }
      out.append("</table>");
    }
  }

  private void lengths() {
    Findings.Length first = variants.getFirst().length();
    String unit = first.seconds() != null ? "seconds" : "turns each";
    begin("How long it takes", lengthWords(first));
    out.append(Plots.lengths(variants, unit));
    out.append("</section>");
  }

  private static String lengthWords(Findings.Length length) {
    StringBuilder words = new StringBuilder();
    if (!length.turns().isEmpty()) {
      words.append(
          String.format(
              Locale.ROOT,
              "In the median %.1f turns each; one match in ten takes at most %.1f, nine at most"
                  + " %.1f. ",
              length.turns().get(1),
              length.turns().get(0),
              length.turns().get(2)));
    }
    Mean seconds = length.seconds();
    if (seconds != null) {
      words.append(String.format(Locale.ROOT, "In the mean %.0f seconds. ", seconds.value()));
    }
    return words
        .append(String.format(Locale.ROOT, "%.0f decisions a match.", length.decisions().value()))
        .toString();
  }

  private void endings() {
    begin("How it ends", "The share of all matches that end so.");
    groups(grouped(Findings.Report::endings), -1, false);
    out.append("</section>");
  }

  private void tension() {
    Findings.Tension first = variants.getFirst().tension();
    if (first == null) {
      return;
    }
    begin(
        "How open it stays",
        String.format(
            Locale.ROOT,
            "The lead changes %.1f times a match; in %s of the matches still in the last third."
                + " %s",
            first.changes().value(),
            Ink.percent(first.late().value()),
            first.course().isEmpty()
                ? "Who leads is a judgement of the bots."
                : "The line is the later winner’s chance, by what was learnt of the game."));
    if (!first.course().isEmpty()) {
      out.append(Plots.course(variants));
    }
    out.append("</section>");
  }

  private void choices() {
    begin("How much choices matter", "");
    out.append("<table class=\"plain\">");
    for (int v = 0; v < variants.size(); v++) {
      Findings.Choices choices = variants.get(v).choices();
      if (variants.size() > 1) {
        out.append("<tr><th class=\"v").append(v).append("\" colspan=\"2\">");
        out.append(Ink.escaped(variants.get(v).name())).append("</th></tr>");
      }
      out.append(
          String.format(
              Locale.ROOT,
              "<tr><td>choices between several moves in a match</td><td><b>%.1f</b></td></tr>"
                  + "<tr><td>of all decisions there was none in</td><td><b>%s</b></td></tr>",
              choices.number().value(),
              Ink.percent(choices.forced())));
      Findings.Row weight = choices.weight();
      if (weight != null) {
        out.append(
            String.format(
                Locale.ROOT,
                "<tr><td>another move at random shifts the chance to win by</td><td><b>%.1f"
                    + " points</b> <small>%s</small></td></tr>",
                100 * weight.value(),
                Ink.interval(weight.low(), weight.high())));
      }
    }
    out.append("</table></section>");
  }

  private void tables() {
    Set<String> headings = new LinkedHashSet<>();
    variants.forEach(report -> headings.addAll(report.tables().keySet()));
    for (String heading : headings) {
      Map<String, List<Ink.Mark>> rows =
          grouped(report -> report.tables().getOrDefault(heading, List.of()));
      if (rows.isEmpty()) {
        continue;
      }
      begin(
          "Wins by " + Ink.escaped(heading),
          heading.equals("opening")
              ? "How often those won whose first choice was this."
              : "How often those won of whom it was noted.");
      groups(rows, usual, false);
      out.append("</section>");
    }
  }

  /** The rows of all variants by what they are about, in the order of the first that has them. */
  private Map<String, List<Ink.Mark>> grouped(Function<Findings.Report, List<Findings.Row>> rows) {
    Map<String, List<Ink.Mark>> groups = new LinkedHashMap<>();
    for (int v = 0; v < variants.size(); v++) {
      for (Findings.Row row : rows.apply(variants.get(v))) {
        groups.computeIfAbsent(row.what(), what -> new ArrayList<>()).add(new Ink.Mark(v, row));
      }
    }
    return groups;
  }

  private void groups(Map<String, List<Ink.Mark>> groups, double middle, boolean band) {
    List<Double> values = new ArrayList<>();
    groups.values().forEach(marks -> marks.forEach(mark -> values.add(mark.row().value())));
    if (middle >= 0) {
      values.add(middle);
    }
    Ink.Scale scale = middle < 0 ? new Ink.Scale(0, 1) : Ink.Scale.of(values, 0, 1);
    int shown = 0;
    out.append("<div class=\"rows\">");
    for (Map.Entry<String, List<Ink.Mark>> group : groups.entrySet()) {
      if (shown++ == MOST_ROWS) {
        out.append("</div><details><summary>").append(groups.size() - MOST_ROWS);
        out.append(" more</summary><div class=\"rows\">");
      }
      out.append("<div class=\"row\"><span class=\"what\">").append(Ink.escaped(group.getKey()));
      out.append("</span>");
      out.append(Ink.intervals(group.getValue(), scale, middle, band));
      out.append("<span class=\"value\">");
      for (Ink.Mark mark : group.getValue()) {
        Findings.Row row = mark.row();
        out.append("<span class=\"v").append(mark.variant()).append("\"><b>");
        out.append(Ink.percent(row.value())).append("</b> <small>");
        out.append(Ink.interval(row.low(), row.high())).append("</small></span>");
      }
      out.append("</span></div>");
    }
    out.append(shown > MOST_ROWS ? "</div></details>" : "");
    out.append("<div class=\"row foot\"><span></span>").append(Ink.axis(scale, middle));
    out.append("<span></span></div>");
    out.append(shown > MOST_ROWS ? "" : "</div>");
  }

  private void cards() {
    List<Findings.Card> first = variants.getFirst().cards();
    if (first.isEmpty()) {
      return;
    }
    List<Double> values = new ArrayList<>(List.of(usual));
    Set<String> headings = new LinkedHashSet<>();
    Map<String, Map<Integer, Findings.Card>> names = new LinkedHashMap<>();
    for (int v = 0; v < variants.size(); v++) {
      for (Findings.Card card : variants.get(v).cards()) {
        names.computeIfAbsent(card.name(), name -> new TreeMap<>()).put(v, card);
        card.wins().values().forEach(row -> values.add(row.value()));
      }
    }
    for (String heading : Figures.CARDS) {
      if (first.stream().anyMatch(card -> card.wins().containsKey(heading))) {
        headings.add(heading);
      }
    }
    Ink.Scale scale = Ink.Scale.of(values, 0, 1);
    begin(
        "What each card is worth",
        "How often those won who were dealt it, held it when they were asked, drew it later, or"
            + " played it. What one is dealt is luck and says what a card is worth; what one holds or"
            + " draws later hangs also on how long one was in it, and what one plays one chose to."
            + (first.stream().anyMatch(card -> card.use() != null)
                ? " Under its name: how many of those who held it played it."
                : ""));
    out.append("<table class=\"cards\"><thead><tr><th></th>");
    headings.forEach(heading -> out.append("<th>").append(heading).append("</th>"));
    out.append("</tr></thead><tbody>");
    names.forEach((name, cards) -> {
      out.append("<tr><th>").append(Ink.escaped(name));
      use(cards);
      out.append("</th>");
      headings.forEach(heading -> cell(cards, heading, scale));
      out.append("</tr>");
    });
    out.append("<tr><th></th>");
    headings.forEach(heading ->
        out.append("<td class=\"")
            .append(heading)
            .append("\">")
            .append(Ink.axis(scale, usual))
            .append("</td>"));
    out.append("</tr></tbody></table></section>");
  }

  private void use(Map<Integer, Findings.Card> cards) {
    out.append("<small>");
    cards.forEach((v, card) -> {
      Findings.Row use = card.use();
      if (use != null) {
        out.append("<span class=\"v").append(v).append("\">");
        out.append(Ink.percent(use.value())).append("</span> ");
      }
    });
    out.append("</small>");
  }

  private void cell(Map<Integer, Findings.Card> cards, String heading, Ink.Scale scale) {
    List<Ink.Mark> marks = new ArrayList<>();
    cards.forEach((v, card) -> {
      Findings.Row row = card.wins().get(heading);
      if (row != null) {
        marks.add(new Ink.Mark(v, row));
      }
    });
    // On a phone, where there is no head, each says what it is by its class.
    out.append("<td class=\"").append(heading).append("\">");
    if (!marks.isEmpty()) {
      out.append(Ink.intervals(marks, scale, usual, false)).append("<small>");
      for (Ink.Mark mark : marks) {
        out.append("<span class=\"v").append(mark.variant()).append("\">");
        out.append(Ink.percent(mark.row().value())).append("</span> ");
      }
      out.append("</small>");
    }
    out.append("</td>");
  }

  private static String count(int number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
