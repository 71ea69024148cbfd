package derring.bots.lab;

import java.util.List;
import java.util.Locale;

/**
 * Draws figures as SVG that grows with the page: all that lies along the scale is placed in
 * percent, so that letters and dots keep their size on a phone.
 */
final class Ink {
  private static final int LINE = 16;
  private static final int HALF = LINE / 2;

  private Ink() {}

  /** A share of one variant, which says its ink and its shape. */
  record Mark(int variant, Findings.Row row) {}

  /**
   * A part of the range of shares that a picture shows.
   *
   * @param low where it begins
   * @param high where it ends
   */
  record Scale(double low, double high) {
    private static final double STEP = 0.05;
    private static final double MARGIN = 0.03;

    /** One that shows all these values, to full steps. */
    static Scale of(List<Double> values, double least, double most) {
      double low = values.stream().mapToDouble(Double::doubleValue).min().orElse(least) - MARGIN;
      double high = values.stream().mapToDouble(Double::doubleValue).max().orElse(most) + MARGIN;
      return new Scale(
          Math.max(least, Math.floor(low / STEP) * STEP),
          Math.min(most, Math.ceil(high / STEP) * STEP));
    }

    /** Where a value lies, in percent; what is outside lies at the border. */
    String at(double value) {
      return number(100 * Math.clamp((value - low) / (high - low), 0, 1)) + "%";
    }

    boolean shows(double value) {
      return value >= low && value <= high;
    }
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  /** A share in words, as in {@code 54.6 %}. */
  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  /** An interval in words, as in {@code 53.2 to 56.0}. */
  static String interval(double low, double high) {
    return String.format(Locale.ROOT, "%.1f to %.1f", 100 * low, 100 * high);
  }

  /** Text as it may stand in a page. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  /**
   * Intervals under each other, one for each variant, with a line where nothing is special.
   *
   * @param band whether two points to each side of the line are shaded
   */
  static String intervals(List<Mark> marks, Scale scale, double usual, boolean band) {
    int height = LINE * marks.size();
    StringBuilder svg =
        new StringBuilder(
            "<svg class=\"bar\" width=\"100%\" height=\"" + height + "\" role=\"img\">");
    svg.append("<title>");
    for (Mark mark : marks) {
      Findings.Row row = mark.row;
      svg.append(escaped(row.what()))
          .append(": ")
          .append(percent(row.value()))
          .append(" (")
          .append(interval(row.low(), row.high()))
          .append(") of ")
          .append(row.of())
          .append(". ");
    }
    svg.append("</title>");
    if (band) {
      double low = Math.max(scale.low, usual - 0.02);
      double high = Math.min(scale.high, usual + 0.02);
      svg.append("<rect class=\"band\" x=\"")
          .append(scale.at(low))
          .append("\" width=\"")
          .append(number(100 * (high - low) / (scale.high - scale.low)))
          .append("%\" y=\"0\" height=\"")
          .append(height)
          .append("\"/>");
    }
    if (scale.shows(usual)) {
      svg.append(line("usual", scale.at(usual), 0, scale.at(usual), height));
    }
    for (int i = 0; i < marks.size(); i++) {
      Findings.Row row = marks.get(i).row;
      int y = LINE * i + HALF;
      String ink = "v" + marks.get(i).variant;
      svg.append(line(ink + " reach", scale.at(row.low()), y, scale.at(row.high()), y));
      svg.append(dot(ink, marks.get(i).variant, scale.at(row.value()), y, row.clear()));
    }
    return svg.append("</svg>").toString();
  }

  /** Each variant has a shape as well as an ink; what is clear is filled. */
  private static String dot(String ink, int variant, String x, int y, boolean clear) {
    String kind = ink + (clear ? " dot clear" : " dot");
    if (variant % 2 == 0) {
      return "<circle class=\"" + kind + "\" cx=\"" + x + "\" cy=\"" + y + "\" r=\"4.5\"/>";
    }
    return "<svg x=\""
        + x
        + "\" y=\""
        + y
        + "\" overflow=\"visible\"><path class=\""
        + kind
        + "\" d=\"M0-5.5 5.5 0 0 5.5-5.5 0Z\"/></svg>";
  }

  static String line(String kind, String x1, int y1, String x2, int y2) {
    return "<line class=\""
        + kind
        + "\" x1=\""
        + x1
        + "\" y1=\""
        + y1
        + "\" x2=\""
        + x2
        + "\" y2=\""
        + y2
        + "\"/>";
  }

  /** The ends and the middle of a scale of shares. */
  static String axis(Scale scale, double usual) {
    return axis(scale, usual, "%.0f %%");
  }

  /** The ends and the middle of a scale of differences, in points of a hundred. */
  static String points(Scale scale) {
    return axis(scale, 0, "%+.0f");
  }

  private static String axis(Scale scale, double usual, String format) {
    StringBuilder axis =
        new StringBuilder(
            "<svg class=\"bar axis\" width=\"100%\" height=\"16\" aria-hidden=\"true\">");
    tick(axis, scale, scale.low, "start", format);
    tick(axis, scale, scale.high, "end", format);
    double part = (usual - scale.low) / (scale.high - scale.low);
    if (part > 0.15 && part < 0.85) {
      tick(axis, scale, usual, "middle", format);
    }
    return axis.append("</svg>").toString();
  }

  private static void tick(
      StringBuilder axis, Scale scale, double value, String anchor, String format) {
    axis.append("<text x=\"")
        .append(scale.at(value))
        .append("\" y=\"12\" text-anchor=\"")
        .append(anchor)
        .append("\">")
        .append(String.format(Locale.ROOT, format, 100 * value).replace("+0", "0"))
        .append("</text>");
  }
}
