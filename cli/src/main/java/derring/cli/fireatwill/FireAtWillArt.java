package derring.cli.fireatwill;

import derring.cli.LiveArt;
import derring.cli.Pen;
import derring.cli.Scene;
import derring.fireatwill.Battle;
import derring.fireatwill.Card;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.Phase;
import derring.fireatwill.Side;
import derring.fireatwill.Told;
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
  private static final int PENALTY = 3;

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
      case LAST -> "Cease Fire! Who holds a card lays it, or lets go (x)";
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
    lines.addAll(piles(view, 1 - mine, true, pen));
    lines.add(pen.rule(""));
    lines.addAll(piles(view, mine, false, pen));
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
    return view.known().locked(seat) ? "   must wait" : "";
  }

  private static List<String> decks(View view, int seat, boolean turned) {
    return columns(turned)
        .mapToObj(c ->
            view.deckSize(seat, c) == 0
                ? "--"
                : Card.name(view.top(seat, c)) + " " + view.deckSize(seat, c))
        .toList();
  }

  private static IntStream columns(boolean turned) {
    return IntStream.range(0, COLUMNS).map(c -> turned ? COLUMNS - 1 - c : c);
  }

  /** A heading with the columns, then what is fanned, the top card nearest to the enemy's ship. */
  private static List<AttributedString> piles(View view, int seat, boolean turned, Pen pen) {
    List<AttributedString> lines = new ArrayList<>();
    for (int depth = 0; depth < FANNED; depth++) {
      int at = depth;
      List<String> cells = columns(turned).mapToObj(c -> card(view, seat, c, at)).toList();
      lines.add(row(depth == 0 ? "piles" : "", cells, pen));
    }
    lines.addFirst(row("", columns(turned).mapToObj(c -> heading(view, seat, c)).toList(), pen));
    return turned ? lines.reversed() : lines;
  }

  /**
   * The column, its number if that is another, how many cards lie beneath, and whether it fired.
   */
  private static String heading(View view, int seat, int column) {
    Side side = view.known().side(seat);
    int beneath = view.buried(seat, column) + Math.max(0, side.pile(column).size() - FANNED);
    return (column + 1)
        + (side.number(column) == column + 1 ? "" : "=M" + side.number(column))
        + (beneath == 0 ? "" : " +" + beneath)
        + (side.fired() == column ? " *" : "");
  }

  /** The card so deep below the top. */
  private static String card(View view, int seat, int column, int depth) {
    Pile pile = view.known().side(seat).pile(column);
    int index = pile.size() - 1 - depth;
    return index >= 0 ? Card.name(pile.get(index)) : depth == 0 ? "." : "";
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

  private static String notation(boolean across, String card, String place) {
    return "drop " + card + (across ? " across " : " on ") + place;
  }

  /** As on the keys, so that a number is always the same deck or pile. */
  @Override
  public List<String> shortcuts(View view, List<Move> moves) {
    return moves.stream().map(this::shortcut).toList();
  }

  private String shortcut(Move move) {
    return switch (move) {
      case Move.Lift lift -> place(lift.from());
      case Move.Drop drop -> place(drop.on());
      case Move.Gunner gunner -> place(gunner.across());
      case Move.Flag flag -> freeFlags() ? "f" + place(flag.across()) : "f";
      case Move.Straighten _ -> "s";
      case Move.Unload unload -> "u" + place(unload.pile());
      case Move.Cease() -> "c";
      case Move.LetGo() -> "x";
      case Move.Wait() -> "w";
    };
  }

  private static String place(int place) {
    return place == Side.MATE ? "0" : String.valueOf(place + 1);
  }

  private boolean freeFlags() {
    return "free".equals(game.options().get("flags"));
  }

  @Override
  public Examples examples() {
    return new Examples("lift L2, stash, unload 3", "why cease, why flag across 2");
  }

  @Override
  public List<String> breakdown(Scene<Move, View> scene) {
    Battle battle = scene.view().known();
    if (battle.phase() != Phase.OVER) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      lines.add(breakdown(scene, battle, seat));
    }
    return lines;
  }

  private static String breakdown(Scene<Move, View> scene, Battle battle, int seat) {
    Side side = battle.side(seat);
    int shots = 0;
    for (Scene.Told told : scene.events()) {
      shots +=
          told.event() instanceof Told.Scored scored && scored.seat() == seat ? scored.points() : 0;
    }
    boolean bonus = side.maneuvers() > battle.side(1 - seat).maneuvers();
    return scene.names().of(seat)
        + " "
        + side.score()
        + ": shots "
        + shots
        + " (Sharpshooter "
        + side.sharpshooters()
        + "), flags "
        + side.claimed()
        + ", Maneuvers "
        + side.maneuvers()
        + (bonus ? "+" + side.maneuvers() : "")
        + (side.unclaimed() == 0 ? "" : ", unclaimed -" + PENALTY * side.unclaimed());
  }

  @Override
  public List<String> keys() {
    return List.of("1-6 deck, then pile, 0 Mate, f flag, s straighten, u unload, c cease, q quit");
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
        return new Pressed.Play(notation(across, Card.name(hand), place));
      }
      int top = first == '0' ? view.mateTop(view.seat()) : view.top(view.seat(), first - '1');
      // From an empty deck no card can be taken, whichever is named: the rules say so.
      return new Pressed.Play("lift " + Card.name(Math.max(0, top)) + " from " + place);
    }
    return switch (first) {
      case 'f' ->
          freeFlags()
              ? column(keys, "flag across ", "Flag across from which pile, 1 to 6?")
              : new Pressed.Play("flag across " + (Math.max(0, side.fired()) + 1));
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
