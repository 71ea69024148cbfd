package derring.cli.audatia;

import derring.audatia.Audatia;
import derring.audatia.Card;
import derring.audatia.Move;
import derring.audatia.Seen;
import derring.audatia.Side;
import derring.audatia.Symbol;
import derring.audatia.View;
import derring.cli.Pen;
import derring.cli.Prose;
import derring.cli.Scene;
import derring.cli.TableArt.Room;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/** The reader's hand: first what serves now, with the numbers of its moves, then the rest. */
final class Hand {
  private static final int NAME = 38;

  private final Audatia game;
  private final Scene<Move, View> scene;
  private final Seen seen;
  private final Pen pen;

  Hand(Audatia game, Scene<Move, View> scene, Seen seen, Pen pen) {
    this.game = game;
    this.scene = scene;
    this.seen = seen;
    this.pen = pen;
  }

  List<AttributedString> lines(Room room) {
    List<AttributedString> lines = new ArrayList<>();
    Seen.Figure own = seen.fighters().get(scene.reader());
    if (own.row() != null && !own.row().isEmpty()) {
      String row = "your row, the left end first: " + String.join(", ", own.row());
      if (room == Room.TIGHT) {
        lines.add(line(row));
      } else {
        Prose.wrap(row, pen.width() - 2).forEach(part -> lines.add(line(part)));
      }
    }
    if (seen.cards().isEmpty()) {
      if (lines.isEmpty()) {
        lines.add(pen.line("  Your hand is empty.", pen.quiet()));
      }
      return lines;
    }
    List<Seen.Held> serving = cards(true);
    List<Seen.Held> rest = cards(false);
    switch (room) {
      case AMPLE -> {
        serving.forEach(held -> lines.add(listed(held)));
        rest.forEach(held -> lines.add(listed(held)));
      }
      case SNUG -> lines.addAll(columns(serving, rest));
      case TIGHT -> {
        if (!serving.isEmpty()) {
          lines.add(line((asked() ? "serves now: " : "hand: ") + names(serving)));
        }
        if (!rest.isEmpty()) {
          lines.add(line((asked() ? "does not: " : "hand: ") + names(rest)));
        }
      }
    }
    return lines;
  }

  private boolean asked() {
    return !scene.moves().isEmpty();
  }

  private List<Seen.Held> cards(boolean serving) {
    return seen.cards().stream().filter(held -> (held.why() == null) == serving).toList();
  }

  /** One line, cut where the page ends. */
  private AttributedString line(String text) {
    return pen.fit(pen.line("  " + text), pen.width());
  }

  private String names(List<Seen.Held> cards) {
    return cards.stream().map(this::name).collect(Collectors.joining(", "));
  }

  /** The name, with how many of it there are if there is more than one. */
  private String name(Seen.Held held) {
    List<String> hand = seen.fighters().get(scene.reader()).hand();
    int copies = hand == null ? 1 : Collections.frequency(hand, held.card());
    return held.card() + (copies > 1 ? " x" + copies : "");
  }

  private List<AttributedString> columns(List<Seen.Held> serving, List<Seen.Held> rest) {
    List<Seen.Held> all = new ArrayList<>(serving);
    all.addAll(rest);
    int columns = Math.max(1, pen.width() / NAME);
    int rows = (all.size() + columns - 1) / columns;
    List<List<AttributedString>> blocks = new ArrayList<>();
    for (int from = 0; from < all.size(); from += rows) {
      List<AttributedString> block = new ArrayList<>();
      for (Seen.Held held : all.subList(from, Math.min(all.size(), from + rows))) {
        block.add(pen.fit(marked(held), pen.width() / columns));
      }
      blocks.add(block);
    }
    return pen.beside(blocks, "");
  }

  private AttributedString marked(Seen.Held held) {
    boolean dead = held.why() != null && asked();
    String mark = dead ? (pen.fancy() ? "╱╱╱" : "///") : key(held.card());
    return pen.join(
        pen.line(String.format("  %-5s ", mark), dead ? pen.quiet() : pen.accent()),
        pen.line(name(held), dead ? pen.quiet() : pen.strong()));
  }

  private AttributedString listed(Seen.Held held) {
    Seen.Reason why = held.why();
    String words =
        why == null || !asked()
            ? face(game.card(game.cardNamed(held.card())))
            : why.sentence() + " (" + why.rule() + ")";
    return pen.fit(
        pen.join(
            pen.fit(marked(held), NAME),
            pen.line(" " + words, why == null ? pen.text() : pen.quiet())),
        pen.width());
  }

  private static String face(Card card) {
    return switch (card) {
      case Card.Blow blow -> symbols(blow);
      case Card.Remedy remedy -> "Remedy, " + sides(remedy.inside(), remedy.outside());
      case Card.Counter counter ->
          "Counter, "
              + sides(counter.inside(), counter.outside())
              + ", perfect against "
              + String.join(", ", counter.perfect());
      case Card.Trick trick -> trick.face().text();
    };
  }

  private static String symbols(Card.Blow blow) {
    List<String> words = new ArrayList<>();
    for (Symbol symbol : Symbol.values()) {
      if ((blow.symbols() >> symbol.ordinal() & 1) == 1) {
        words.add(symbol.word());
      }
    }
    String sun = blow.sun() == Side.NONE ? "" : "; half sun " + blow.sun().word();
    return String.join(", ", words) + sun;
  }

  private static String sides(boolean inside, boolean outside) {
    return inside && outside ? "both sides" : inside ? "Inside" : "Outside";
  }

  /** The numbers of the moves that use a card. */
  private String key(String card) {
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < scene.moves().size(); i++) {
      String notation = game.notation(scene.moves().get(i));
      if (notation.substring(notation.indexOf(' ') + 1).equals(card)) {
        keys.add(String.valueOf(i + 1));
      }
    }
    return keys.size() <= 2 ? String.join(",", keys) : keys.getFirst() + "-" + keys.getLast();
  }
}
