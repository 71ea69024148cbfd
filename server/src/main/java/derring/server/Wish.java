package derring.server;

import derring.kernel.Facts;
import derring.kernel.Thing;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads what a client says at a match, whoever hosts it. */
final class Wish {
  /** As many as a screen needs to show at once what a figure could do. */
  private static final int MOST_LINES = 100;

  private static final int LONGEST_LINE = 4;

  private Wish() {}

  /**
   * What shall happen; {@code why}, {@code foresee}, {@code world} and {@code show} are no wishes.
   *
   * @param wording writes a move that came as a record
   */
  static Happening read(Facts facts, Who who, Function<Facts, String> wording) {
    return switch (facts.at("do").text()) {
      case "move" ->
          new Happening.Moved(
              seat(facts, "move", "seen"), wording.apply(facts.at("move")), seen(facts));
      case "think" -> new Happening.Thinking(seat(facts, "seen"), seen(facts));
      case "manner" -> new Happening.Manner(seat(facts, "always"), facts.at("always").flag());
      case "undo" -> new Happening.Undone(seat(facts));
      case "draw" -> new Happening.Offered(Proposal.DRAW, seat(facts));
      case "rematch" -> new Happening.Offered(Proposal.REMATCH, seat(facts));
      case "resign" -> new Happening.Resigned(seat(facts));
      case "answer" -> new Happening.Answered(seat(facts, "yes"), facts.at("yes").flag());
      case "say" ->
          new Happening.Said(
              -1, who.name(), Phrases.said(facts.only("do", "id", "seat", "text", "phrase")));
      case "pledge" -> new Happening.Pledged(seat(facts, "digest"), facts.at("digest").text());
      case "contribute" ->
          new Happening.Contributed(seat(facts, "value"), facts.at("value").text());
      default ->
          throw facts
              .at("do")
              .bad(
                  "expected move, why, foresee, world, show, think, manner, undo, draw, resign, rematch,"
                      + " answer, say, pledge or contribute, but found "
                      + facts.at("do").shown());
    };
  }

  /** Asked about is a move, or a thing that the seat sees. */
  static Function<Board<?, ?, ?>, Verdict> question(Facts facts, int seat) {
    if (facts.has("thing")) {
      Facts thing = facts.at("thing").only("kind", "name");
      Thing meant = new Thing(thing.at("kind").text(), thing.at("name").text());
      return board -> board.why(seat, meant);
    }
    Facts move = facts.at("move");
    return board -> board.judge(seat, move);
  }

  /** The lines of moves that somebody wants to see the end of. */
  static List<List<Facts>> lines(Facts facts) {
    List<Facts> lines = facts.at("lines").items();
    if (lines.size() > MOST_LINES) {
      throw facts
          .at("lines")
          .bad("expected at most " + MOST_LINES + " lines of moves, but found " + lines.size());
    }
    List<List<Facts>> asked = new ArrayList<>();
    for (Facts line : lines) {
      List<Facts> moves = line.items();
      if (moves.isEmpty() || moves.size() > LONGEST_LINE) {
        throw line.bad(
            "expected 1 to " + LONGEST_LINE + " moves in a line, but found " + moves.size());
      }
      asked.add(moves);
    }
    return asked;
  }

  private static @Nullable Long seen(Facts facts) {
    return facts.has("seen") ? (long) facts.at("seen").number(0, Integer.MAX_VALUE) : null;
  }

  /** Whose wish it is; beside that a message has an id, what to do, and these. */
  static int seat(Facts facts, String... more) {
    String[] known = new String[3 + more.length];
    known[0] = "do";
    known[1] = "id";
    known[2] = "seat";
    System.arraycopy(more, 0, known, 3, more.length);
    return facts.only(known).at("seat").number(0, 31);
  }
}
