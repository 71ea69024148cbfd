package derring.cli.swordplay;

import derring.cli.Pen;
import derring.cli.Scene;
import derring.cli.TableArt.Room;
import derring.kernel.Pile;
import derring.swordplay.Card;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** The reader's hand, as small cards or, where room is short, as lines. */
final class Hand {
  private static final int NARROWEST = 19;
  private static final int WIDEST = 23;
  private static final int TEXT_LINES = 4;

  private final Swordplay game;
  private final Scene<Move, View> scene;
  private final Pen pen;

  Hand(Swordplay game, Scene<Move, View> scene, Pen pen) {
    this.game = game;
    this.scene = scene;
    this.pen = pen;
  }

  List<AttributedString> lines(Room room) {
    Pile hand = scene.view().known().fighter(scene.reader()).hand();
    if (hand.isEmpty()) {
      return List.of(pen.line("  Your hand is empty.", pen.quiet()));
    }
    return switch (room) {
      case AMPLE -> cards(hand);
      case SNUG -> listed(hand);
      case TIGHT -> named(hand);
    };
  }

  private List<AttributedString> cards(Pile hand) {
    int most = Math.max(1, (pen.width() + 1) / (NARROWEST + 1));
    int rows = (hand.size() + most - 1) / most;
    int inRow = (hand.size() + rows - 1) / rows;
    int width = Math.min(WIDEST, (pen.width() + 1) / inRow - 1);
    List<AttributedString> lines = new ArrayList<>();
    for (int from = 0; from < hand.size(); from += inRow) {
      List<List<AttributedString>> row = new ArrayList<>();
      for (int i = from; i < Math.min(hand.size(), from + inRow); i++) {
        row.add(card(hand.get(i), width));
      }
      lines.addAll(pen.beside(row, " "));
    }
    return lines;
  }

  /** A card: in its upper edge the number of the move that plays it, hatched if there is none. */
  private List<AttributedString> card(int number, int width) {
    Card card = game.card(number);
    String key = key(number);
    boolean dead = key.isEmpty() && !scene.moves().isEmpty();
    AttributedStyle edge = dead ? pen.quiet() : pen.text();
    AttributedStyle text = dead ? pen.quiet() : pen.text();
    int inner = width - 3;
    String stroke = pen.fancy() ? "─" : "-";
    String side = pen.fancy() ? "│" : "|";
    String mark = dead ? hatched() : key;
    String top = mark.isEmpty() ? "" : stroke + " " + mark + " ";
    List<AttributedString> lines = new ArrayList<>();
    lines.add(
        pen.join(
            pen.line(pen.fancy() ? "╭" : "+", edge),
            pen.line(top, dead ? edge : pen.accent()),
            pen.line(stroke.repeat(Math.max(0, width - 2 - top.length())), edge),
            pen.line(pen.fancy() ? "╮" : "+", edge)));
    List<AttributedString> face = new ArrayList<>();
    face.add(pen.line(game.cardName(number), dead ? pen.quiet() : pen.strong()));
    face.add(pen.line(Gist.kind(card), pen.quiet()));
    wrapped(Gist.line(card), inner).forEach(line -> face.add(pen.line(line, text)));
    while (face.size() < 2 + TEXT_LINES) {
      face.add(pen.line(dead ? pen.hatching(inner, face.size()) : "", edge));
    }
    for (AttributedString line : face) {
      lines.add(pen.join(pen.line(side + " ", edge), pen.fit(line, inner), pen.line(side, edge)));
    }
    String left = pen.fancy() ? "╰" : "+";
    String right = pen.fancy() ? "╯" : "+";
    lines.add(pen.line(left + stroke.repeat(width - 2) + right, edge));
    return lines;
  }

  private static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>(derring.cli.Prose.wrap(text, width));
    if (lines.size() > TEXT_LINES) {
      List<String> kept = new ArrayList<>(lines.subList(0, TEXT_LINES));
      String end = kept.removeLast();
      kept.add((end.length() < width ? end : end.substring(0, width - 1)) + "…");
      return kept;
    }
    return lines;
  }

  private List<AttributedString> listed(Pile hand) {
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      Card card = game.card(hand.get(i));
      String key = key(hand.get(i));
      boolean dead = key.isEmpty() && !scene.moves().isEmpty();
      String mark = dead ? hatched() : key;
      lines.add(
          pen.fit(
              pen.join(
                  pen.line(String.format("  %-4s", mark), dead ? pen.quiet() : pen.accent()),
                  pen.line(
                      String.format("%-18s ", game.cardName(hand.get(i))),
                      dead ? pen.quiet() : pen.strong()),
                  pen.line(Gist.line(card), dead ? pen.quiet() : pen.text())),
              pen.width()));
    }
    return lines;
  }

  private List<AttributedString> named(Pile hand) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      names.add(game.cardName(hand.get(i)));
    }
    List<AttributedString> lines = new ArrayList<>();
    derring.cli.Prose.wrap("hand: " + String.join(", ", names), pen.width() - 2)
        .forEach(line -> lines.add(pen.line("  " + line)));
    return lines;
  }

  /** Stands where a card that can be played has its number. */
  private String hatched() {
    return pen.fancy() ? "╱╱╱" : "///";
  }

  /** The numbers of the moves that use a card of this kind. */
  private String key(int card) {
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < scene.moves().size(); i++) {
      if (Pieces.fromHand(scene.moves().get(i)) == card) {
        keys.add(String.valueOf(i + 1));
      }
    }
    return keys.size() <= 2 ? String.join(",", keys) : keys.getFirst() + "-" + keys.getLast();
  }
}
