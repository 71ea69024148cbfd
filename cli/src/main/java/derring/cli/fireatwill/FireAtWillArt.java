package derring.cli.fireatwill;

import derring.cli.LiveArt;
import derring.cli.Pen;
import derring.cli.Scene;
import derring.fireatwill.Card;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.Phase;
import derring.fireatwill.Side;
import derring.fireatwill.View;
import derring.kernel.Names;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;

/**
 * Draws both ships: the enemy's above, turned round so that each of its piles stands over the pile
 * that it faces; the reader's below. Cards are written as in the notation.
 */
final class FireAtWillArt implements LiveArt<Move, View> {
  private static final int SKY = 67;
  private static final int COLUMNS = 6;
  private static final int FANNED = 4;

  private final FireAtWill game;

  FireAtWillArt(FireAtWill game) {
    this.game = game;
  }

  @Override
  public int ink() {
    return SKY;
  }

  @Override
  public String name(int seat) {
    return game.faction(seat);
  }

  @Override
  public String standing(Scene<Move, View> scene) {
    return switch (scene.view().known().phase()) {
      case FIRE -> "Fire at Will!";
      case LAST -> "Cease Fire! A card is still in a hand";
      case OVER -> "Cease Fire! " + score(scene.view());
    };
  }

  private static String score(View view) {
    return view.known().side(0).score() + " to " + view.known().side(1).score();
  }

  @Override
  public List<AttributedString> table(Scene<Move, View> scene, Pen pen, Room room) {
    View view = scene.view();
    int mine = Math.max(0, scene.reader());
    List<AttributedString> lines = new ArrayList<>();
    lines.add(ship(view, 1 - mine, scene.names(), pen));
    lines.add(row("decks", decks(view, 1 - mine, true), pen));
    lines.addAll(piles(view, 1 - mine, true, pen, room));
    lines.add(pen.rule(""));
    lines.addAll(piles(view, mine, false, pen, room));
    lines.add(row("decks", decks(view, mine, false), pen));
    lines.add(ship(view, mine, scene.names(), pen));
    return lines;
  }

  private static AttributedString ship(View view, int seat, Names names, Pen pen) {
    Side side = view.known().side(seat);
    String mate =
        view.mateSize(seat) == 0
            ? "empty"
            : Card.name(view.mateTop(seat)) + " (" + view.mateSize(seat) + ")";
    String hand = side.hand() == Card.NONE ? "-" : Card.name(side.hand());
    String over =
        view.known().phase() == Phase.OVER ? "   points " + side.score() : locked(view, seat);
    return pen.join(
        pen.line(names.of(seat), pen.accent()),
        pen.line("   hand "),
        pen.line(hand, pen.strong()),
        pen.line("   Mate " + mate + "   flags " + side.flags() + over));
  }

  private static String locked(View view, int seat) {
    return view.known().locked(seat) ? "   (waits for the head start)" : "";
  }

  private static List<String> decks(View view, int seat, boolean turned) {
    return columns(turned)
        .mapToObj(c ->
            view.deckSize(seat, c) == 0
                ? "--"
                : "[" + Card.name(view.top(seat, c)) + "] " + view.deckSize(seat, c))
        .toList();
  }

  private static IntStream columns(boolean turned) {
    return IntStream.range(0, COLUMNS).map(c -> turned ? COLUMNS - 1 - c : c);
  }

  /** A heading with the columns, then the cards, the top one nearest to the enemy's ship. */
  private static List<AttributedString> piles(
      View view, int seat, boolean turned, Pen pen, Room room) {
    Side side = view.known().side(seat);
    List<AttributedString> lines = new ArrayList<>();
    AttributedString heads =
        row(
            "",
            columns(turned)
                .mapToObj(c ->
                    (side.number(c) == c + 1
                            ? "" + (c + 1)
                            : (c + 1) + " (no. " + side.number(c) + ")")
                        + (side.fired() == c ? " *" : ""))
                .toList(),
            pen);
    int rows = room == Room.TIGHT ? 2 : FANNED;
    List<AttributedString> cards = new ArrayList<>();
    for (int depth = 0; depth <= rows; depth++) {
      int at = depth;
      cards.add(
          row(
              depth == 0 ? "piles" : "",
              columns(turned).mapToObj(c -> card(view, side, seat, c, at, rows)).toList(),
              pen));
    }
    lines.add(heads);
    lines.addAll(turned ? cards.reversed() : cards);
    return lines;
  }

  /** The card so deep below the top; in the last row how many lie deeper. */
  private static String card(View view, Side side, int seat, int column, int depth, int rows) {
    Pile pile = side.pile(column);
    int index = pile.size() - 1 - depth;
    if (depth == rows || index < 0) {
      int deeper = view.buried(seat, column) + Math.max(0, index + 1);
      boolean first = index == -1 || depth == rows;
      return first && deeper > 0 ? "+" + deeper : first && depth == 0 ? "." : "";
    }
    return Card.name(pile.get(index));
  }

  private static AttributedString row(String word, List<String> cells, Pen pen) {
    int width = (pen.width() - 6) / COLUMNS;
    List<AttributedString> pieces = new ArrayList<>();
    pieces.add(pen.line(String.format(Locale.ROOT, "%-6s", word), pen.quiet()));
    cells.forEach(cell -> pieces.add(pen.fit(pen.line(cell), width)));
    return pen.join(pieces.toArray(AttributedString[]::new));
  }

  @Override
  public String question(Scene<Move, View> scene) {
    int hand = scene.view().known().side(Math.max(0, scene.reader())).hand();
    return hand == Card.NONE ? "Which card?" : "Where to with " + Card.spoken(hand) + "?";
  }

  @Override
  public String label(View view, Move move, Names names) {
    return game.label(view, move);
  }

  @Override
  public List<String> keys() {
    return List.of(
        "1-6 take from that deck, then 1-6 lay on that pile (a Gunner: across from it)",
        "0 Gunner's Mate   f flag   s straighten   u 1-6 unload   c Cease Fire   x let go   q leave");
  }

  @Override
  public Pressed pressed(View view, String keys) {
    Side side = view.known().side(view.seat());
    char first = keys.charAt(0);
    int hand = side.hand();
    if (first >= '0' && first <= '6') {
      String place = first == '0' ? "mate" : String.valueOf(first);
      if (hand != Card.NONE) {
        boolean across = Card.isGunner(hand) && first != '0';
        return new Pressed.Play("drop " + Card.name(hand) + (across ? " across " : " on ") + place);
      }
      int top = first == '0' ? view.mateTop(view.seat()) : view.top(view.seat(), first - '1');
      return top == Card.NONE
          ? new Pressed.More("Nothing is left there.")
          : new Pressed.Play("lift " + Card.name(top) + " from " + place);
    }
    return switch (first) {
      case 'f' -> {
        boolean free = "free".equals(game.options().get("flags"));
        yield free
            ? column(keys, "flag across ", "Flag across from which pile, 1 to 6?")
            : new Pressed.Play("flag across " + (Math.max(0, side.fired()) + 1));
      }
      case 's' -> new Pressed.Play("straighten across " + (Math.max(0, side.flagged()) + 1));
      case 'u' -> column(keys, "unload ", "Unload which pile, 1 to 6?");
      case 'c' -> new Pressed.Play("cease");
      case 'x' -> new Pressed.Play("let go");
      default -> new Pressed.Nothing();
    };
  }

  private static Pressed column(String keys, String verb, String question) {
    if (keys.length() < 2) {
      return new Pressed.More(question);
    }
    char column = keys.charAt(1);
    return column >= '1' && column <= '6' ? new Pressed.Play(verb + column) : new Pressed.Nothing();
  }
}
