package derring.cli.oneforall;

import derring.oneforall.Seen;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A table from above, as SVG. One unit is a thousandth of an inch, and up is up. The higher an
 * object, the longer its shadow and the later it is drawn; each has its name and how high it is.
 */
public final class TableDrawing {
  private static final int MARGIN = 900;
  private static final int INCH = 1000;
  private static final String INK = "#3b2f22";

  /** Where the light falls: so much of the height is the length of a shadow. */
  private static final double SHADOW = 0.16;

  /** By the first word of a kind; all else is of wood. */
  private static final Map<String, String> FILLS =
      Map.ofEntries(
          Map.entry("well", "#b9bcc0"),
          Map.entry("statue", "#cfd2d4"),
          Map.entry("fireplace", "#b98a74"),
          Map.entry("hay", "#e8cf72"),
          Map.entry("sacks", "#d8c8a4"),
          Map.entry("trough", "#9fc0cc"),
          Map.entry("rug", "#b4564a"),
          Map.entry("laundry", "#f6f2e8"),
          Map.entry("window", "#b5d3dd"),
          Map.entry("door", "#8a6240"),
          Map.entry("gallery", "#c9a878"),
          Map.entry("stairs", "#c9a878"),
          Map.entry("quarterdeck", "#c9a878"),
          Map.entry("steps", "#c9a878"),
          Map.entry("chandelier", "#e6c15a"),
          Map.entry("rope", "#c8ad7c"),
          Map.entry("ratlines", "#c8ad7c"),
          Map.entry("cannon", "#70777d"),
          Map.entry("cleat", "#70777d"),
          Map.entry("big", "#a9764a"),
          Map.entry("small", "#a9764a"),
          Map.entry("keg", "#a9764a"));

  private static final String WOOD = "#cfa673";

  private final Seen seen;
  private final List<int[]> zones;
  private final PrintWriter out;

  /**
   * A drawing.
   *
   * @param zones where the two sides are placed: left, lower, right, upper
   */
  public TableDrawing(Seen seen, List<int[]> zones, PrintWriter out) {
    this.seen = seen;
    this.zones = List.copyOf(zones);
    this.out = out;
  }

  public void draw() {
    out.printf(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%d %d %d %d\" width=\"960\""
            + " font-family=\"Georgia, serif\" fill=\"%s\">%n",
        -MARGIN,
        -2 * MARGIN,
        seen.width() + 2 * MARGIN,
        seen.height() + 3 * MARGIN,
        INK);
    out.printf(Locale.ROOT, "  <title>%s</title>%n", escaped(seen.table()));
    out.printf(
        Locale.ROOT,
        "  <rect x=\"%d\" y=\"%d\" width=\"100%%\" height=\"100%%\" fill=\"#fbf6ea\"/>%n",
        -MARGIN,
        -2 * MARGIN);
    text(seen.width() / 2, -MARGIN - 100, 800, seen.table());
    out.printf(
        Locale.ROOT,
        "  <rect width=\"%d\" height=\"%d\" fill=\"#efe3c8\" stroke=\"%s\" stroke-width=\"70\"/>%n",
        seen.width(),
        seen.height(),
        INK);
    grid();
    for (int side = 0; side < zones.size(); side++) {
      zone(side, zones.get(side));
    }
    List<Seen.Piece> pieces =
        seen.objects().stream()
            .filter(Seen.Piece::there)
            .sorted(Comparator.comparingInt(Seen.Piece::top))
            .toList();
    pieces.forEach(this::shadow);
    pieces.forEach(this::piece);
    pieces.forEach(this::label);
    out.printf(Locale.ROOT, "</svg>%n");
  }

  private void grid() {
    StringBuilder lines = new StringBuilder();
    for (int x = INCH; x < seen.width(); x += INCH) {
      lines.append("M").append(x).append(" 0V").append(seen.height());
    }
    for (int y = INCH; y < seen.height(); y += INCH) {
      lines.append("M0 ").append(seen.height() - y).append("H").append(seen.width());
    }
    out.printf(
        Locale.ROOT,
        "  <path d=\"%s\" stroke=\"%s\" stroke-opacity=\"0.1\" stroke-width=\"15\"/>%n",
        lines,
        INK);
    for (int x = 0; x <= seen.width(); x += 4 * INCH) {
      text(x, seen.height() + 420, 340, String.valueOf(x / INCH));
    }
    for (int y = 4 * INCH; y <= seen.height(); y += 4 * INCH) {
      text(-380, seen.height() - y + 120, 340, String.valueOf(y / INCH));
    }
  }

  private void zone(int side, int[] zone) {
    out.printf(
        Locale.ROOT,
        "  <rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" fill-opacity=\"0.14\"/>%n",
        zone[0],
        seen.height() - zone[3],
        zone[2] - zone[0],
        zone[3] - zone[1],
        side == 0 ? "#2f5fa8" : "#a82f2f");
  }

  private String shape(Seen.Piece piece, int dx, int dy) {
    int x = piece.x() + dx;
    int y = seen.height() - piece.y() + dy;
    if (piece.b() == 0) {
      return String.format(Locale.ROOT, "circle cx=\"%d\" cy=\"%d\" r=\"%d\"", x, y, piece.a());
    }
    return String.format(
        Locale.ROOT,
        "rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"60\" transform=\"rotate(%d %d %d)\"",
        x - piece.a(),
        y - piece.b(),
        2 * piece.a(),
        2 * piece.b(),
        -piece.turn(),
        x,
        y);
  }

  private void shadow(Seen.Piece piece) {
    int length = (int) (SHADOW * Math.min(piece.top(), 4 * INCH));
    if (length > 0) {
      out.printf(
          Locale.ROOT,
          "  <%s fill=\"%s\" fill-opacity=\"0.22\"/>%n",
          shape(piece, length, length),
          INK);
    }
  }

  private void piece(Seen.Piece piece) {
    boolean hangs = piece.bottom() > 0;
    out.printf(
        Locale.ROOT,
        "  <%s fill=\"%s\" fill-opacity=\"%s\" stroke=\"%s\" stroke-width=\"%d\"%s/>%n",
        shape(piece, 0, 0),
        FILLS.getOrDefault(piece.kind().replaceFirst("-.*", ""), WOOD),
        hangs ? "0.45" : "1",
        INK,
        30 + Math.min(piece.top(), 3 * INCH) / 60,
        hangs ? " stroke-dasharray=\"160 110\"" : "");
    if (piece.kind().equals("stairs") || piece.kind().equals("steps")) {
      treads(piece);
    }
  }

  /** Lines across the way one runs, closer together towards the top. */
  private void treads(Seen.Piece piece) {
    StringBuilder lines = new StringBuilder();
    int y = seen.height() - piece.y();
    int gap = 700;
    for (int at = -piece.a() + gap; at < piece.a(); at += gap) {
      lines.append("M").append(piece.x() + at).append(" ").append(y - piece.b());
      lines.append("v").append(2 * piece.b());
      gap = Math.max(250, gap - 45);
    }
    out.printf(
        Locale.ROOT,
        "  <path d=\"%s\" transform=\"rotate(%d %d %d)\" stroke=\"%s\" stroke-width=\"30\"/>%n",
        lines,
        -piece.turn(),
        piece.x(),
        y,
        INK);
  }

  /** The name, and beneath it how high the top is; along the long side of what is narrow. */
  private void label(Seen.Piece piece) {
    int y = seen.height() - piece.y();
    boolean upright = piece.b() > 0 && piece.turn() % 180 == 90 && piece.a() > piece.b();
    int size = piece.a() < 500 || (piece.b() > 0 && piece.b() < 350) ? 250 : 320;
    int across = piece.b() == 0 ? piece.a() : Math.min(piece.a(), piece.b());
    String height = piece.top() == 0 ? "" : inches(piece.top()) + "″";
    out.printf(
        Locale.ROOT,
        "  <g text-anchor=\"middle\" font-size=\"%d\"%s>%n",
        size,
        upright
            ? String.format(Locale.ROOT, " transform=\"rotate(-90 %d %d)\"", piece.x(), y)
            : "");
    boolean oneLine = piece.b() > 0 && across < 450;
    out.printf(
        Locale.ROOT,
        "    <text x=\"%d\" y=\"%d\">%s</text>%n",
        piece.x(),
        oneLine ? y + 90 : y,
        escaped(piece.id() + (oneLine && !height.isEmpty() ? " " + height : "")));
    if (!oneLine && !height.isEmpty()) {
      out.printf(
          Locale.ROOT,
          "    <text x=\"%d\" y=\"%d\" font-size=\"%d\" fill-opacity=\"0.75\">%s</text>%n",
          piece.x(),
          y + size,
          size - 40,
          height);
    }
    out.printf(Locale.ROOT, "  </g>%n");
  }

  private void text(int x, int y, int size, String text) {
    out.printf(
        Locale.ROOT,
        "  <text x=\"%d\" y=\"%d\" font-size=\"%d\" text-anchor=\"middle\">%s</text>%n",
        x,
        y,
        size,
        escaped(text));
  }

  /** A length as people write it. */
  public static String inches(int thousandths) {
    String text = thousandths / 1000 + "." + String.valueOf(1000 + thousandths % 1000).substring(1);
    return text.replaceAll("\\.?0+$", "");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
