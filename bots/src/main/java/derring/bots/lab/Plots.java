package derring.bots.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The larger figures: how long, how it ended, and how the chances went. */
final class Plots {
  private static final int HIGH = 120;
  private static final int FOOT = 18;
  private static final int COLUMNS = 24;

  private Plots() {}

  /** How many matches took how long: bars of the first variant, a line for each other. */
  static String lengths(List<Findings.Report> variants, String unit) {
    int least = Integer.MAX_VALUE;
    int longest = 0;
    for (Findings.Report report : variants) {
      for (int took : report.length().bars().keySet()) {
        least = Math.min(least, took);
        longest = Math.max(longest, took);
      }
    }
    if (least > longest) {
      return "";
    }
    int step = (longest - least) / COLUMNS + 1;
    List<Integer> all = new ArrayList<>();
    for (int from = least; from <= longest; from += step) {
      all.add(from);
    }
    List<double[]> shares = new ArrayList<>();
    double most = 0;
    for (Findings.Report report : variants) {
      double[] share = new double[all.size()];
      for (Map.Entry<Integer, Integer> bar : report.length().bars().entrySet()) {
        share[(bar.getKey() - least) / step] += (double) bar.getValue() / report.games();
      }
      shares.add(share);
      most = Math.max(most, Arrays.stream(share).max().orElse(0));
    }
    double wide = 100.0 / all.size();
    StringBuilder svg = begin("How long matches took, in " + unit);
    for (int v = 0; v < variants.size(); v++) {
      for (int i = 0; i < all.size(); i++) {
        double share = shares.get(v)[i];
        double top = HIGH - share / most * (HIGH - 8);
        svg.append(
            v == 0
                ? String.format(
                    Locale.ROOT,
                    "<rect class=\"column\" x=\"%.2f%%\" width=\"%.2f%%\" y=\"%.1f\""
                        + " height=\"%.1f\"><title>%d %s: %.1f %%</title></rect>",
                    i * wide + wide * 0.08,
                    wide * 0.84,
                    top,
                    HIGH - top,
                    all.get(i),
                    unit,
                    100 * share)
                : String.format(
                    Locale.ROOT,
                    "<line class=\"v%d step\" x1=\"%.2f%%\" x2=\"%.2f%%\" y1=\"%.1f\" y2=\"%.1f\"/>",
                    v,
                    i * wide,
                    (i + 1) * wide,
                    top,
                    top));
      }
    }
    svg.append(Ink.line("ground", "0%", HIGH, "100%", HIGH));
    int every = Math.max(1, all.size() / 6);
    for (int i = 0; i < all.size(); i += every) {
      svg.append(
          String.format(
              Locale.ROOT,
              "<text x=\"%.2f%%\" y=\"%d\" text-anchor=\"middle\">%d</text>",
              (i + 0.5) * wide,
              HIGH + 13,
              all.get(i)));
    }
    return svg.append("</svg>").toString();
  }

  /** What the chances of the later winner were, tenth by tenth. */
  static String course(List<Findings.Report> variants) {
    StringBuilder svg = begin("The chances of the later winner over the match");
    svg.append(Ink.line("usual", "0%", at(0.5), "100%", at(0.5)));
    int lowest = 0;
    for (Findings.Report report : variants) {
      Findings.Tension tension = report.tension();
      if (tension != null && !tension.course().isEmpty()) {
        lowest = Math.max(lowest, at(tension.course().getLast()));
      }
    }
    for (int v = 0; v < variants.size(); v++) {
      Findings.Tension tension = variants.get(v).tension();
      if (tension == null || tension.course().isEmpty()) {
        continue;
      }
      List<Double> course = tension.course();
      for (int i = 1; i < course.size(); i++) {
        svg.append(
            Ink.line(
                "v" + v + " curve",
                part(i - 1, course),
                at(course.get(i - 1)),
                part(i, course),
                at(course.get(i))));
      }
      svg.append(
          String.format(
              Locale.ROOT,
              "<text class=\"v%d end\" x=\"100%%\" y=\"%d\" text-anchor=\"end\">%.0f %%</text>",
              v,
              lowest + 20 + 13 * v, // below all of them, under each other
              100 * course.getLast()));
    }
    svg.append(Ink.line("ground", "0%", HIGH, "100%", HIGH));
    svg.append("<text x=\"0%\" y=\"" + (at(0.5) + 13) + "\">50 %</text>");
    svg.append("<text x=\"0%\" y=\"" + (HIGH + 13) + "\">deal</text>");
    svg.append("<text x=\"50%\" y=\"" + (HIGH + 13) + "\" text-anchor=\"middle\">half</text>");
    svg.append("<text x=\"100%\" y=\"" + (HIGH + 13) + "\" text-anchor=\"end\">end</text>");
    return svg.append("</svg>").toString();
  }

  private static String part(int at, List<Double> of) {
    return Ink.number(100.0 * at / (of.size() - 1)) + "%";
  }

  /** From 40 to 100 of a hundred. */
  private static int at(double chance) {
    return (int) Math.round(HIGH - Math.clamp((chance - 0.4) / 0.6, 0, 1) * HIGH);
  }

  private static StringBuilder begin(String title) {
    return new StringBuilder("<svg class=\"plot\" width=\"100%\" height=\"")
        .append(HIGH + FOOT)
        .append("\" role=\"img\"><title>")
        .append(Ink.escaped(title))
        .append("</title>");
  }
}
