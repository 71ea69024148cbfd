package derring.cli.swordplay;

import derring.cli.Pen;
import derring.cli.Scene;
import derring.kernel.Names;
import derring.swordplay.Move;
import derring.swordplay.Told;
import derring.swordplay.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;

/** The exchange of blows as a chain of links, attack, answer, counter, told by the events. */
final class Ribbon {
  private static final int WIDEST = 26;

  private final List<Link> links = new ArrayList<>();
  private final Names names;

  /** Whether it was in an earlier turn. */
  private boolean past;

  /**
   * One link.
   *
   * @param who who did it
   * @param card with what
   * @param what what it does
   */
  private record Link(String who, String card, String what) {}

  private Ribbon(Names names) {
    this.names = names;
  }

  /** The last exchange; empty if there was none yet. */
  static Ribbon of(Scene<Move, View> scene) {
    Ribbon ribbon = new Ribbon(scene.names());
    for (Scene.Told told : scene.events()) {
      if (told.event() instanceof Told event) {
        ribbon.add(event);
      }
    }
    return ribbon;
  }

  boolean isEmpty() {
    return links.isEmpty();
  }

  private void add(Told event) {
    switch (event) {
      case Told.TurnBegan began -> past = true;
      case Told.Attacked attacked -> attacked(attacked);
      case Told.Defended defended ->
          links.add(new Link(names.of(defended.seat()), defended.card(), "stops it"));
      case Told.Hit hit ->
          links.add(
              new Link(
                  names.of(hit.seat()),
                  hit.damage() > 0 ? "takes " + hit.damage() : "is unharmed",
                  hit.absorbed() > 0
                      ? "armour absorbs " + hit.absorbed()
                      : "life " + Math.max(0, hit.life())));
      case Told.BeatenAside aside ->
          links.add(new Link(names.of(aside.seat()), "loses " + aside.card(), ""));
      default -> {}
    }
  }

  private void attacked(Told.Attacked attacked) {
    String where = attacked.at().isEmpty() ? "" : capital(attacked.at()) + " ";
    String what = where + (attacked.damage() > 0 ? "for " + attacked.damage() : "");
    if (attacked.form().equals("counter") && !links.isEmpty()) {
      Link answer = links.removeLast();
      links.add(new Link(answer.who, answer.card, "strikes back " + what.strip()));
      return;
    }
    links.clear();
    past = false;
    links.add(new Link(names.of(attacked.seat()), attacked.card(), what.strip()));
  }

  /**
   * The chain in three lines; where it is too long its beginning is left out.
   *
   * @param waiting who must answer, or empty
   */
  List<AttributedString> lines(Pen pen, String waiting) {
    List<Link> all = new ArrayList<>(links);
    if (!waiting.isEmpty()) {
      all.add(new Link(waiting, "?", ""));
    }
    String arrow = " " + pen.arrow() + " ";
    int used = 2;
    List<List<AttributedString>> blocks = new ArrayList<>();
    for (Link link : all.reversed()) {
      int width = width(link);
      used += width + arrow.length();
      if (used > pen.width() && !blocks.isEmpty()) {
        blocks.addFirst(List.of(pen.line(pen.fold("…"))));
        break;
      }
      blocks.addFirst(block(link, width, pen));
    }
    List<List<AttributedString>> chain = new ArrayList<>();
    chain.add(List.of(pen.line("  ")));
    for (int i = 0; i < blocks.size(); i++) {
      if (i > 0) {
        String blank = " ".repeat(arrow.length());
        chain.add(
            List.of(
                pen.line(blank),
                pen.line(arrow, past ? pen.quiet() : pen.accent()),
                pen.line(blank)));
      }
      chain.add(blocks.get(i));
    }
    return pen.beside(chain, "");
  }

  /** The chain in one line. */
  String line() {
    List<String> words = new ArrayList<>();
    for (Link link : links) {
      words.add((link.who + " " + link.card + " " + link.what).strip());
    }
    return String.join(" → ", words);
  }

  boolean past() {
    return past;
  }

  private List<AttributedString> block(Link link, int width, Pen pen) {
    return List.of(
        pen.fit(pen.line(link.who, pen.quiet()), width),
        pen.fit(pen.line(link.card, past ? pen.quiet() : pen.strong()), width),
        pen.fit(pen.line(link.what, past ? pen.quiet() : pen.accent()), width));
  }

  private static int width(Link link) {
    int longest = Math.max(link.who.length(), Math.max(link.card.length(), link.what.length()));
    return Math.min(WIDEST, longest);
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
