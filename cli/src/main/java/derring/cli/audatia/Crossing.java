package derring.cli.audatia;

import derring.audatia.Audatia;
import derring.audatia.Bind;
import derring.audatia.Card;
import derring.audatia.Seen;
import derring.audatia.Side;
import derring.cli.Pen;
import derring.kernel.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;

/**
 * What lies between the two swordsmen: where each Stack is, the suns, the bind and the Side Card,
 * what is under way, and who leads in each Virtue.
 */
final class Crossing {
  private static final int NAMES = 11;
  private static final int PLACES = 3;

  private final Audatia game;
  private final Seen seen;
  private final Names names;
  private final Pen pen;

  /** Who stands at the left, at whose side of the table one sits. */
  private final int near;

  Crossing(Audatia game, Seen seen, Names names, Pen pen, int near) {
    this.game = game;
    this.seen = seen;
    this.names = names;
    this.pen = pen;
    this.near = near;
  }

  /** As many lines as a figure has. */
  List<AttributedString> lines(int width) {
    int cell = Math.max(6, (width - NAMES) / PLACES);
    List<AttributedString> lines = new ArrayList<>();
    lines.add(pen.line(cells("", List.of("left", "middle", "right"), cell), pen.quiet()));
    lines.add(pen.line(stack(1 - near, cell), pen.text()));
    lines.add(pen.line(stack(near, cell), pen.strong()));
    lines.add(pen.line(bind(), pen.text()));
    lines.add(pen.line(underWay(), pen.accent()));
    lines.add(pen.line(virtues(), pen.text()));
    return lines.stream().map(line -> pen.fit(line, width)).toList();
  }

  private static String cells(String name, List<String> places, int cell) {
    StringBuilder line = new StringBuilder(String.format("%-" + NAMES + "s", cut(name, NAMES - 1)));
    places.forEach(place -> line.append(String.format("%-" + cell + "s", cut(place, cell - 1))));
    return line.toString();
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most);
  }

  /** The far one's left is at the near one's right: both Stacks lie where one sees them. */
  private String stack(int seat, int cell) {
    Seen.Figure figure = seen.fighters().get(seat);
    Side side = seat == near ? figure.side() : across(figure.side());
    List<String> places = new ArrayList<>(List.of(".", ".", "."));
    if (side != Side.NONE) {
      places.set(side.ordinal() - Side.LEFT.ordinal(), top(figure));
    }
    return cells(names.of(seat), places, cell);
  }

  private static Side across(Side side) {
    return switch (side) {
      case LEFT -> Side.RIGHT;
      case RIGHT -> Side.LEFT;
      default -> side;
    };
  }

  /** The card on top in short, its half sun, and how many lie beneath. */
  private String top(Seen.Figure figure) {
    if (figure.stack().isEmpty()) {
      return "sword";
    }
    String card = figure.stack().getLast();
    String name =
        game.card(game.cardNamed(card)) instanceof Card.Blow blow ? blow.strike().word() : card;
    int beneath = figure.stack().size() - 1;
    return name + sun(figure.sun()) + (beneath > 0 ? " +" + beneath : "");
  }

  private String sun(Side half) {
    return switch (half) {
      case LEFT -> pen.fancy() ? " ◐" : " (*";
      case RIGHT -> pen.fancy() ? " ◑" : " *)";
      default -> "";
    };
  }

  private String bind() {
    if (seen.bind() == Bind.NONE) {
      return seen.attacker() == null ? "The swords have not met." : "No bind yet.";
    }
    String words =
        seen.bind() == Bind.STRETTO ? "Stretto: the suns meet." : "Largo: the suns do not meet.";
    Integer inside = seen.inside();
    return inside == null
        ? words
        : words + " Inside " + names.of(inside) + ", Outside " + names.of(1 - inside);
  }

  private String underWay() {
    Seen.Close remedy = seen.remedy();
    Seen.Pending pending = seen.pending();
    Integer taunted = seen.taunted();
    Integer attacker = seen.attacker();
    if (pending != null) {
      return names.of(pending.by()) + " plays " + pending.card();
    }
    if (remedy != null) {
      return names.of(remedy.by())
          + ": "
          + remedy.card()
          + (remedy.inside() ? " (Inside" : " (Outside")
          + (remedy.entry() ? ", entry)" : ")");
    }
    if (taunted != null) {
      return names.of(taunted) + " is taunted.";
    }
    if (attacker != null && !seen.fighters().get(attacker).stack().isEmpty()) {
      return names.of(attacker)
          + ": "
          + seen.form().word()
          + " "
          + seen.fighters().get(attacker).stack().getLast();
    }
    return game.points(game.blank(), 0) == null
        ? ""
        : "Points " + seen.fighters().get(0).points() + " : " + seen.fighters().get(1).points();
  }

  /** The arrow points at who has most. */
  private String virtues() {
    List<String> words = new ArrayList<>();
    for (Seen.Tally tally : seen.virtues()) {
      Integer leader = tally.leader();
      String values = tally.values().get(near) + ":" + tally.values().get(1 - near);
      String short3 = tally.virtue().called().substring(0, PLACES).toUpperCase(Locale.ROOT);
      words.add(
          short3 + " " + (leader == null ? values : leader == near ? "<" + values : values + ">"));
    }
    return String.join("  ", words);
  }

  /** Who leads in which Virtue, in words. */
  String leaders() {
    List<String> words = new ArrayList<>();
    for (Seen.Tally tally : seen.virtues()) {
      Integer leader = tally.leader();
      words.add(tally.virtue().called() + " " + (leader == null ? "nobody" : names.of(leader)));
    }
    return "who has most: " + String.join(", ", words);
  }
}
