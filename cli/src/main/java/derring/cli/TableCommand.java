package derring.cli;

import derring.formats.CardFile;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Title;
import derring.oneforall.Seen;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Checks and draws a table of ...And One For All!. */
@Command(
    name = "table",
    description = "Checks a table file of ...And One For All!, and draws it.",
    footer = {
      "",
      "To play on it: derring play one-for-all --cards tavern=FILE.",
      "docs/one-for-all-tables.md says how a table is written."
    },
    mixinStandardHelpOptions = true)
final class TableCommand implements Callable<Integer> {
  private static final String PLACE = "tavern";

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "FILE", description = "The table, a YAML file.")
  private Path file;

  @Option(names = "--svg", description = "Prints a drawing from above as SVG.")
  private boolean svg;

  @Override
  public Integer call() {
    Title title = derring.shelf().title("one-for-all");
    CardFile table = CardFile.read(PLACE, file);
    Seen seen = seen(derring.shelf().open(title, Facts.none(), List.of(table)).game());
    PrintWriter out = derring.surroundings().out();
    if (svg) {
      draw(seen, out);
    } else {
      out.printf(
          "%s: %s, %s by %s inches, %d objects. It can be played on.%n",
          file,
          seen.table(),
          inches(seen.width()),
          inches(seen.height()),
          seen.objects().stream().filter(Seen.Piece::there).count());
    }
    return 0;
  }

  private static <S extends State<S>, M, V> Seen seen(Game<S, M, V> game) {
    S state = game.deal(new SeededChance(1), Log.NONE);
    return (Seen) game.show(game.view(state, Game.SPECTATOR));
  }

  /** One unit is a thousandth of an inch, and the y of the table points up. */
  private static void draw(Seen seen, PrintWriter out) {
    out.printf(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"720\">%n",
        seen.width(), seen.height());
    out.printf("  <title>%s</title>%n", escaped(seen.table()));
    out.printf(
        "  <rect width=\"%d\" height=\"%d\" fill=\"#f3ead7\" stroke=\"#3b2f22\""
            + " stroke-width=\"60\"/>%n",
        seen.width(), seen.height());
    for (Seen.Piece piece : seen.objects()) {
      if (piece.there()) {
        piece(piece, seen.height(), out);
      }
    }
    out.println("</svg>");
  }

  private static void piece(Seen.Piece piece, int height, PrintWriter out) {
    int y = height - piece.y();
    String ink = " fill=\"#d9c49a\" fill-opacity=\"0.7\" stroke=\"#3b2f22\" stroke-width=\"";
    int pen = 20 + Math.min(piece.top(), 3000) / 50; // the higher, the heavier
    if (piece.b() == 0) {
      out.printf(
          "  <circle cx=\"%d\" cy=\"%d\" r=\"%d\"%s%d\"/>%n", piece.x(), y, piece.a(), ink, pen);
    } else {
      out.printf(
          "  <rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" transform=\"rotate(%d %d"
              + " %d)\"%s%d\"/>%n",
          piece.x() - piece.a(),
          y - piece.b(),
          2 * piece.a(),
          2 * piece.b(),
          -piece.turn(),
          piece.x(),
          y,
          ink,
          pen);
    }
    out.printf(
        "  <text x=\"%d\" y=\"%d\" font-size=\"320\" text-anchor=\"middle\">%s %s</text>%n",
        piece.x(), y + 100, escaped(piece.id()), inches(piece.top()));
  }

  private static String inches(int thousandths) {
    String text = thousandths / 1000 + "." + String.valueOf(1000 + thousandths % 1000).substring(1);
    return text.replaceAll("\\.?0+$", "");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
