package derring.cli.oneforall;

import derring.cli.Pen;
import derring.cli.Prose;
import derring.cli.Scene;
import derring.cli.TableArt;
import derring.kernel.Names;
import derring.oneforall.Move;
import derring.oneforall.OneForAll;
import derring.oneforall.Phase;
import derring.oneforall.Seen;
import derring.oneforall.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * Draws ...And One For All!: the table as a map of characters, beside it the figures with their
 * letters, wounds and setbacks, and beneath it what the signs mean.
 */
final class OneForAllArt implements TableArt<Move, View> {
  private static final int WINE = 131;
  private static final int LIVES = 3;
  private static final int GAP = 2;

  private final OneForAll game;
  private final Speech speech;

  OneForAllArt(OneForAll game) {
    this.game = game;
    speech = new Speech(game);
  }

  private Seen seen(View view) {
    return (Seen) game.show(view);
  }

  @Override
  public int ink() {
    return WINE;
  }

  @Override
  public String name(int seat) {
    String side = game.sideOf(seat) == 0 ? "Musketeers" : "Guards";
    return game.seats() == 2 ? side : side + " " + (seat / 2 + 1);
  }

  private static String side(int side) {
    return side == 0 ? "Musketeers" : "Guards";
  }

  @Override
  public String standing(Scene<Move, View> scene) {
    Seen seen = seen(scene.view());
    if (seen.phase() == Phase.PLACE) {
      return "figures are placed";
    }
    return "initiative: "
        + side(seen.initiative())
        + (seen.active() == null ? "" : ", " + seen.active() + " with " + Speech.dice(seen.dice()))
        + (seen.impetus() ? " and impetus" : "");
  }

  @Override
  public List<AttributedString> table(Scene<Move, View> scene, Pen pen, Room room) {
    Seen seen = seen(scene.view());
    int people = seen.figures().size() + 2;
    int rows =
        switch (room) {
          case AMPLE -> Math.max(people, 20);
          case SNUG -> Math.max(people, 13);
          case TIGHT -> 10;
        };
    int columns =
        Math.clamp((long) rows * 2 * seen.width() / seen.height(), 30, pen.width() - GAP - 40);
    List<AttributedString> map = new ArrayList<>();
    for (String line : new Chart(seen, rows, columns).lines()) {
      map.add(pen.fit(inked(line, pen), Chart.width(columns)));
    }
    List<AttributedString> roll = roll(seen, pen, pen.width() - Chart.width(columns) - GAP);
    List<AttributedString> lines = new ArrayList<>(pen.beside(List.of(map, roll), " ".repeat(GAP)));
    int most = room == Room.AMPLE ? 3 : 1;
    List<String> legend = Prose.wrap(signs(seen), pen.width() - 13);
    for (int i = 0; i < Math.min(most, legend.size()); i++) {
      boolean cut = i == most - 1 && legend.size() > most;
      String line = cut ? legend.get(i) + " ... (legend)" : legend.get(i);
      lines.add(pen.fit(pen.line(line, pen.quiet()), pen.width()));
    }
    return lines;
  }

  /** Figures stand out. */
  private static AttributedString inked(String line, Pen pen) {
    AttributedStringBuilder text = new AttributedStringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char sign = line.charAt(i);
      boolean figure = i > 2 && Chart.isFigure(sign) && line.indexOf('.') >= 0;
      text.append(pen.line(String.valueOf(sign), figure ? pen.accent() : pen.text()));
    }
    return text.toAttributedString();
  }

  /** Everybody, by sides. */
  private List<AttributedString> roll(Seen seen, Pen pen, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (int side = 0; side < 3; side++) {
      for (int f = 0; f < seen.figures().size(); f++) {
        Seen.Person person = seen.figures().get(f);
        if (person.side() == side) {
          lines.add(person(seen, f, person, pen, width));
        }
      }
    }
    return lines;
  }

  private static AttributedString person(Seen seen, int f, Seen.Person person, Pen pen, int width) {
    boolean active = person.id().equals(seen.active());
    boolean out = person.down() || person.lost();
    return pen.fit(
        pen.join(
            pen.line(active ? (pen.fancy() ? "▸" : ">") : " ", pen.accent()),
            pen.line(Chart.letter(seen, f) + " ", out ? pen.quiet() : pen.accent()),
            pen.fit(pen.line(person.id(), out ? pen.quiet() : pen.strong()), 10),
            pen.line(" R" + person.rating() + " "),
            pen.pips(out ? 0 : LIVES - person.wounds(), LIVES),
            pen.line(" " + String.join(", ", states(seen, person, active)))),
        width);
  }

  /** All that can be true of a figure, what matters most first. */
  private static List<String> states(Seen seen, Seen.Person person, boolean active) {
    List<String> states = new ArrayList<>();
    if (person.lost()) {
      return List.of("gone");
    }
    if (person.down()) {
      return List.of("out");
    }
    if (!person.placed()) {
      return List.of("not placed yet");
    }
    if (active) {
      states.add(Speech.dice(seen.dice()));
    }
    if (person.stunned()) {
      states.add("STUNNED");
    }
    if (person.weaponless()) {
      states.add("UNARMED");
    }
    if (person.spent()) {
      states.add("spent");
    }
    if (person.outside()) {
      states.add("outside");
    } else if (person.hangs() != null) {
      states.add("hangs on " + person.hangs());
    } else if (person.on() != null) {
      states.add(
          (person.clinging() ? "clings to " : "on ")
              + person.on()
              + " "
              + TableDrawing.inches(person.z()));
    }
    if (person.carries() != null) {
      states.add("has " + person.carries());
    }
    return states;
  }

  /** The signs of the kinds that are here, with how high they are. */
  private static String signs(Seen seen) {
    TreeSet<String> signs = new TreeSet<>();
    for (Seen.Piece piece : seen.objects()) {
      if (piece.there()) {
        signs.add(
            Chart.sign(piece.kind())
                + " "
                + piece.kind().replaceFirst("^(long|round)-", "")
                + (piece.top() == 0 ? "" : " " + TableDrawing.inches(piece.top())));
      }
    }
    if (seen.figures().stream().anyMatch(person -> person.weapon() != null)) {
      signs.add(Chart.WEAPON + " lost weapon");
    }
    if (seen.figures().stream().anyMatch(Seen.Person::down)) {
      signs.add(Chart.BODY + " body");
    }
    return String.join("; ", signs);
  }

  @Override
  public String question(Scene<Move, View> scene) {
    return speech.question(seen(scene.view()), scene);
  }

  @Override
  public List<String> offers(Scene<Move, View> scene) {
    return scene.moves().isEmpty() ? List.of() : speech.offers(seen(scene.view()), scene);
  }

  @Override
  public String label(View view, Move move, Names names) {
    return speech.label(view, seen(view), move);
  }

  @Override
  public String spelled(View view, String said) {
    return speech.spelled(seen(view), said);
  }

  @Override
  public boolean passes(Move move) {
    return move instanceof Move.Stop;
  }

  @Override
  public Examples examples() {
    return new Examples("athos go long1, B duel 2", "why athos duel guard1, why chand");
  }

  @Override
  public List<String> legend(View view) {
    Seen seen = seen(view);
    List<String> lines = new ArrayList<>();
    lines.add(seen.table() + ". A point is x, y in inches from the lower left corner.");
    lines.add("Figures: A, B, C the Musketeers; 1, 2, 3 the Guards; X, Y, Z bystanders.");
    lines.add(
        Chart.BODY
            + " is a body, "
            + Chart.WEAPON
            + " a weapon that was lost. Pips are lives left.");
    lines.add("");
    for (Seen.Piece piece : seen.objects()) {
      if (piece.there()) {
        lines.add(object(seen, piece));
      }
    }
    return lines;
  }

  private static String object(Seen seen, Seen.Piece piece) {
    List<String> on =
        seen.items().stream()
            .filter(item -> piece.id().equals(item.at()) && !item.broken())
            .map(Seen.Lying::id)
            .toList();
    return String.format(
        Locale.ROOT,
        "%c %-9s %s at %s %s, %s high: %s%s",
        Chart.sign(piece.kind()),
        piece.id(),
        piece.name(),
        TableDrawing.inches(piece.x()),
        TableDrawing.inches(piece.y()),
        TableDrawing.inches(piece.top()),
        String.join(", ", piece.affords()),
        on.isEmpty() ? "" : "; on it " + String.join(", ", on));
  }
}
