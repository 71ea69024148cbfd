package derring.cli;

import derring.bots.coach.Analysis;
import derring.bots.coach.Estimate;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What the coach has found, as text. */
final class Debrief {
  private static final int WIDTH = 60;
  private static final int ROWS = 5;

  /** From so many points of chance on somebody was lucky, or was not. */
  private static final double LUCKY = 0.02;

  private final PrintWriter out;

  Debrief(PrintWriter out) {
    this.out = out;
  }

  void tell(Analysis analysis) {
    boolean turns = analysis.scoring().isEmpty();
    out.println(analysis.method() + (turns ? " " + analysis.lines() + " lines a decision." : ""));
    if (!analysis.whole()) {
      out.println("It was stopped on the way; this is what was found until then.");
    }
    for (Analysis.Side side : analysis.sides()) {
      out.println();
      side(analysis, side);
    }
  }

  /** How the points of a side came about, under its headings. */
  private void points(Analysis analysis, Analysis.Side side) {
    String about = "";
    for (Analysis.Remark remark : analysis.scoring()) {
      if (remark.seat() == side.seat()) {
        if (!remark.about().equals(about)) {
          about = remark.about();
          out.println("  " + about + ":");
        }
        out.println("    " + remark.words() + " (" + remark.rule() + ")");
      }
    }
  }

  private void side(Analysis analysis, Analysis.Side side) {
    out.println(
        side.name()
            + (side.end() == 1 ? " won." : side.end() == 0 ? " lost." : " shared the draw."));
    List<Analysis.Moment> own =
        analysis.moments().stream().filter(moment -> moment.seat() == side.seat()).toList();
    if (!own.isEmpty()) {
      graph(own, side.end());
      costs(analysis, side);
    }
    points(analysis, side);
    Estimate luck = side.luck();
    if (luck != null) {
      out.printf(
          Locale.ROOT,
          "  Luck: %s, %s %s (%s to %s).%n",
          fortune(luck),
          signed(luck.value()),
          Math.abs(points(luck.value())) == 1 ? "point" : "points",
          signed(luck.low()),
          signed(luck.high()));
      analysis.lots().stream()
          .filter(lot -> lot.seat() == side.seat())
          .max(Comparator.comparingDouble(lot -> Math.abs(lot.jump().value())))
          .ifPresent(lot ->
              out.println(
                  "    Most of all "
                      + (lot.step() == 0 ? "the deal" : "move " + lot.step())
                      + ", "
                      + signed(lot.jump().value())
                      + (lot.step() == 0 ? "." : ": " + lot.came())));
    }
  }

  private void costs(Analysis analysis, Analysis.Side side) {
    if (side.worst().isEmpty()) {
      out.println("  No move cost anything for sure.");
    } else {
      out.println("  What cost most, in points of chance:");
    }
    for (int at : side.worst()) {
      Analysis.Moment moment = analysis.moments().get(at);
      out.printf(
          Locale.ROOT,
          "   %4s (%s to %s)  move %d: %s%s%n",
          signed(-moment.cost().value()),
          signed(-moment.cost().high()),
          signed(-moment.cost().low()),
          moment.step() + 1,
          sentence(moment.headline()),
          moment.rule().isEmpty() ? "" : " (" + moment.rule() + ")");
      out.printf(
          Locale.ROOT,
          "         With it %d in 100, without it %d.%s%n",
          points(moment.chance().value()),
          points(moment.after().value()),
          after(moment.came()));
    }
    Integer finest = side.finest();
    if (finest != null) {
      Analysis.Moment moment = analysis.moments().get(finest);
      out.printf(
          Locale.ROOT,
          "  Best: move %d, %s: %s more than a solid player would have had.%s%n",
          moment.step() + 1,
          moment.choice(),
          signed(moment.gain().value()),
          after(moment.came()));
    }
  }

  /** The chance over the decisions: a star a column, as high as the chance. */
  private void graph(List<Analysis.Moment> own, double end) {
    int columns = Math.min(WIDTH, own.size() + 1);
    char[][] field = new char[ROWS][columns];
    for (char[] row : field) {
      Arrays.fill(row, ' ');
    }
    for (int column = 0; column < columns; column++) {
      int at = columns == 1 ? own.size() : own.size() * column / (columns - 1);
      double chance = at == own.size() ? end : own.get(at).chance().value();
      field[(int) Math.rint((1 - chance) * (ROWS - 1))][column] = '*';
    }
    for (int row = 0; row < ROWS; row++) {
      out.printf(
          Locale.ROOT,
          "  %3d |%s%n",
          100 - 100 * row / (ROWS - 1),
          new String(field[row]).stripTrailing());
    }
  }

  /** Whether somebody was lucky, as far as that can be told. */
  private static String fortune(Estimate luck) {
    if ((luck.low() <= 0 && luck.high() >= 0) || Math.abs(luck.value()) < LUCKY) {
      return "neither lucky nor unlucky for sure";
    }
    return luck.value() > 0 ? "lucky" : "unlucky";
  }

  private static String sentence(String words) {
    return words.endsWith("!") ? words : words + ".";
  }

  private static String after(String sentences) {
    return sentences.isEmpty() ? "" : " " + sentences;
  }

  /** With its sign, and none for nothing. */
  private static String signed(double chance) {
    return points(chance) == 0 ? "0" : String.format(Locale.ROOT, "%+d", points(chance));
  }

  private static int points(double chance) {
    return (int) Math.rint(100 * chance);
  }
}
