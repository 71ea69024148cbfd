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
          "  Luck: %s, %s points (%s to %s).%n",
          luck.value() > LUCKY ? "lucky" : luck.value() < -LUCKY ? "unlucky" : "even",
          signed(luck.value()),
          signed(luck.low()),
          signed(luck.high()));
      analysis.lots().stream()
          .filter(lot -> lot.seat() == side.seat())
          .max(Comparator.comparingDouble(lot -> Math.abs(lot.jump().value())))
          .ifPresent(lot ->
              out.println(
                  "    Most of all move "
                      + lot.step()
                      + ", "
                      + signed(lot.jump().value())
                      + ": "
                      + lot.came()));
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
          "   %4s (%d to %d)  move %d: %s. %s%n",
          signed(-moment.cost().value()),
          points(moment.cost().low()),
          points(moment.cost().high()),
          moment.step() + 1,
          moment.headline(),
          moment.rule().isEmpty() ? "" : "(" + moment.rule() + ")");
      out.printf(
          Locale.ROOT,
          "         With it %d in 100, without it %d. %s%n",
          points(moment.chance().value()),
          points(moment.after().value()),
          moment.came());
    }
    Integer finest = side.finest();
    if (finest != null) {
      Analysis.Moment moment = analysis.moments().get(finest);
      out.printf(
          Locale.ROOT,
          "  Best: move %d, %s: %s more than a solid player would have had. %s%n",
          moment.step() + 1,
          moment.choice(),
          signed(moment.gain().value()),
          moment.came());
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

  private static String signed(double chance) {
    return String.format(Locale.ROOT, "%+d", points(chance));
  }

  private static int points(double chance) {
    return (int) Math.rint(100 * chance);
  }
}
