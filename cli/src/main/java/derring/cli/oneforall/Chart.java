package derring.cli.oneforall;

import derring.oneforall.Seen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The table from above in characters: objects by a sign for their kind, figures by their letter,
 * with inches along two sides. North, where y is largest, is up.
 */
final class Chart {
  static final char WEAPON = '^';
  static final char BODY = '&';
  private static final int MARGIN = 3;

  private static final Map<String, Character> SIGNS =
      Map.ofEntries(
          Map.entry("long-table", 't'),
          Map.entry("round-table", 't'),
          Map.entry("bench", 'n'),
          Map.entry("stool", 's'),
          Map.entry("chair", 'c'),
          Map.entry("big-barrel", 'b'),
          Map.entry("small-barrel", 'k'),
          Map.entry("keg-rack", 'r'),
          Map.entry("crate", 'x'),
          Map.entry("sacks", 'a'),
          Map.entry("cart", 'v'),
          Map.entry("hay", 'h'),
          Map.entry("well", 'u'),
          Map.entry("trough", 'g'),
          Map.entry("statue", 'i'),
          Map.entry("stairs", '/'),
          Map.entry("steps", '/'),
          Map.entry("gallery", '#'),
          Map.entry("quarterdeck", '#'),
          Map.entry("banister", '|'),
          Map.entry("bar", 'p'),
          Map.entry("fireplace", 'f'),
          Map.entry("window", 'w'),
          Map.entry("door", 'd'),
          Map.entry("rug", '~'),
          Map.entry("chandelier", '*'),
          Map.entry("cleat", ','),
          Map.entry("rope", '"'),
          Map.entry("laundry", '-'),
          Map.entry("mast", '!'),
          Map.entry("hatch", '='),
          Map.entry("capstan", 'q'),
          Map.entry("cannon", 'm'),
          Map.entry("rail", '_'),
          Map.entry("wheel", 'e'),
          Map.entry("rope-coil", '@'),
          Map.entry("ratlines", '%'));

  private static final char OTHER = 'z';

  private final Seen seen;
  private final int rows;
  private final int columns;
  private final char[][] cells;

  Chart(Seen seen, int rows, int columns) {
    this.seen = seen;
    this.rows = rows;
    this.columns = columns;
    cells = new char[rows][columns];
    for (char[] row : cells) {
      Arrays.fill(row, '.');
    }
    seen.objects().stream()
        .filter(Seen.Piece::there)
        .sorted(Comparator.comparingInt(Seen.Piece::top))
        .forEach(this::piece);
    for (int f = 0; f < seen.figures().size(); f++) {
      Seen.Person person = seen.figures().get(f);
      Seen.Spot weapon = person.weapon();
      if (weapon != null) {
        put(weapon.x(), weapon.y(), WEAPON, false);
      }
      if (person.down()) {
        put(person.x(), person.y(), BODY, false);
      }
    }
    for (int f = 0; f < seen.figures().size(); f++) {
      Seen.Person person = seen.figures().get(f);
      if (person.placed() && !person.down() && !person.lost() && !person.outside()) {
        put(person.x(), person.y(), letter(seen, f), true);
      }
    }
  }

  static char sign(String kind) {
    return SIGNS.getOrDefault(kind, OTHER);
  }

  /** A, B, C for the Musketeers, 1, 2, 3 for the Guards, X, Y, Z for those who take no side. */
  static char letter(Seen seen, int figure) {
    int side = seen.figures().get(figure).side();
    boolean bystander = seen.figures().get(figure).id().startsWith("bystander");
    int before = 0;
    for (int f = 0; f < figure; f++) {
      Seen.Person other = seen.figures().get(f);
      boolean alike = other.id().startsWith("bystander") == bystander;
      before += alike && (bystander || other.side() == side) ? 1 : 0;
    }
    return (char) ((bystander ? 'X' : side == 0 ? 'A' : '1') + before);
  }

  private int row(int y) {
    return Math.clamp(rows - 1 - (long) y * rows / seen.height(), 0, rows - 1);
  }

  private int column(int x) {
    return Math.clamp((long) x * columns / seen.width(), 0, columns - 1);
  }

  private void piece(Seen.Piece piece) {
    char sign = sign(piece.kind());
    cells[row(piece.y())][column(piece.x())] = sign;
    if (piece.bottom() > 0) {
      return; // it hangs, and one walks beneath it
    }
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        double x = (c + 0.5) * seen.width() / columns;
        double y = (rows - r - 0.5) * seen.height() / rows;
        if (covers(piece, x, y)) {
          cells[r][c] = sign;
        }
      }
    }
  }

  private static boolean covers(Seen.Piece piece, double x, double y) {
    double dx = x - piece.x();
    double dy = y - piece.y();
    if (piece.b() == 0) {
      return dx * dx + dy * dy <= (double) piece.a() * piece.a();
    }
    double angle = Math.toRadians(piece.turn());
    double along = dx * Math.cos(angle) + dy * Math.sin(angle);
    double across = dy * Math.cos(angle) - dx * Math.sin(angle);
    return Math.abs(along) <= piece.a() && Math.abs(across) <= piece.b();
  }

  /** Puts a sign where it belongs; one that must be seen goes beside a figure that is there. */
  private void put(int x, int y, char sign, boolean seenAlways) {
    int r = row(y);
    int c = column(x);
    if (seenAlways) {
      int[] aside = {0, 1, -1, 2, -2, 3, -3};
      for (int by : aside) {
        int at = c + by;
        if (at >= 0 && at < columns && !isFigure(cells[r][at])) {
          cells[r][at] = sign;
          return;
        }
      }
    }
    cells[r][c] = sign;
  }

  static boolean isFigure(char sign) {
    return (sign >= 'A' && sign <= 'Z') || (sign >= '1' && sign <= '9');
  }

  /** The rows, with inches at the left and below. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int r = 0; r < rows; r++) {
      int y = (int) Math.round((rows - r - 0.5) * seen.height() / rows / 1000);
      String label = r % 2 == 0 ? String.format(Locale.ROOT, "%2d ", y) : "   ";
      lines.add(label + new String(cells[r]));
    }
    StringBuilder axis = new StringBuilder(" ".repeat(MARGIN + columns + 1));
    for (int x = 0; x < seen.width(); x += 4000) {
      String label = String.valueOf(x / 1000);
      int at = MARGIN + column(x);
      axis.replace(at, at + label.length(), label);
    }
    lines.add(axis.substring(0, MARGIN + columns));
    return lines;
  }

  static int width(int columns) {
    return MARGIN + columns;
  }
}
