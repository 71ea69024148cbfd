package derring.server;

import derring.formats.Lesson;
import derring.formats.Practice;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Outlook;
import derring.kernel.State;
import derring.kernel.Thing;
import derring.kernel.Title;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The first matches, as the browser practises them, and the puzzles. Nothing is kept of a learner:
 * each try in a first match says how many moves were made before it, and each at a puzzle which.
 */
final class Lessons {
  private static final int MOST = 100;
  private static final long DAY = 24L * 60 * 60 * 1000;

  private final Shelf shelf;
  private final Map<String, Optional<Lesson>> read = new ConcurrentHashMap<>();
  private final Map<String, Optional<Lesson>> puzzles = new ConcurrentHashMap<>();

  Lessons(Shelf shelf) {
    this.shelf = shelf;
  }

  Answer told(String game) {
    Lesson lesson = lesson(game);
    return Answer.json(
        new Wire.Lesson(
            lesson.title(),
            lesson.minutes(),
            lesson.situations().stream()
                .map(one -> new Wire.Situation(one.name(), one.say(), one.then()))
                .toList()));
  }

  /**
   * Tries a move, asks about a thing or what lines of moves would come to, or only looks.
   *
   * @param name what the learner is called
   */
  Answer tried(String game, String situation, Facts facts, String name) {
    Lesson lesson = lesson(game);
    if (!situation.matches("\\d{1,2}")
        || Integer.parseInt(situation) >= lesson.situations().size()) {
      throw new Refusal(404, "", "There is no such situation.");
    }
    facts.only("made", "move", "thing", "lines", "further");
    int made = facts.number("made", 0, MOST, 0);
    Practice<?, ?, ?> practice = lesson.situation(Integer.parseInt(situation)).practice(shelf);
    Stand<?, ?, ?> stand = new Stand<>(practice, lesson.partner(), name, false);
    return Answer.json(stand.tried(made, stand.advanced(made), facts));
  }

  /**
   * How many puzzles a game has, and which is today's: all who look on the same day get the same.
   *
   * @param now milliseconds since 1970
   */
  Answer puzzles(String game, long now) {
    Lesson lesson = read(game);
    int count = lesson == null ? 0 : lesson.situations().size();
    return Answer.json(new Wire.Puzzles(count, Math.floorMod(now / DAY, Math.max(1, count))));
  }

  /** A puzzle, as it is told before it is solved. */
  Answer puzzle(String game, String number) {
    Lesson lesson = puzzles(game);
    Lesson.Situation puzzle = lesson.situation(numbered(lesson, number));
    Outlook outlook = new Stand<>(puzzle.practice(shelf), lesson.partner(), "You", true).outlook();
    return Answer.json(new Wire.Puzzle(puzzle.name(), puzzle.say(), outlook));
  }

  /** Tries a move at a puzzle. Nothing of its solution is told before it is solved, or given up. */
  Answer solved(String game, String number, Facts facts, String name) {
    Lesson lesson = puzzles(game);
    facts.only("found", "move", "thing", "lines", "further", "give-up");
    Lesson.Situation puzzle = lesson.situation(numbered(lesson, number));
    List<Facts> found = facts.items("found");
    Stand<?, ?, ?> stand = new Stand<>(puzzle.practice(shelf), lesson.partner(), name, true);
    int before = stand.found(found);
    Wire.Tried tried =
        facts.flag("give-up", false)
            ? stand.shown(found.size())
            : stand.tried(found.size(), before, facts);
    return Answer.json(new Wire.Solved(tried.untold(), tried.done() ? puzzle.then() : null));
  }

  private static int numbered(Lesson lesson, String number) {
    if (!number.matches("\\d{1,4}") || Integer.parseInt(number) >= lesson.situations().size()) {
      throw new Refusal(404, "", "There is no such puzzle.");
    }
    return Integer.parseInt(number);
  }

  private Lesson puzzles(String game) {
    Lesson lesson = read(game);
    if (lesson == null) {
      throw new Refusal(404, "", "This game has no puzzles yet.");
    }
    return lesson;
  }

  private @Nullable Lesson read(String game) {
    Title title = title(game);
    return puzzles
        .computeIfAbsent(title.id(), id -> Optional.ofNullable(shelf.puzzles(title)))
        .orElse(null);
  }

  private Title title(String game) {
    try {
      return shelf.title(game);
    } catch (BadInput e) {
      throw new Refusal(404, "", "There is no such game.");
    }
  }

  private Lesson lesson(String game) {
    Title title = title(game);
    return read.computeIfAbsent(title.id(), id -> Optional.ofNullable(shelf.lesson(title)))
        .orElseThrow(() -> new Refusal(404, "", "This game has no first match yet."));
  }

  /**
   * One try of one learner.
   *
   * @param puzzle whether it is for him to find out what is asked for
   */
  private record Stand<S extends State<S>, M, V>(
      Practice<S, M, V> practice, String partner, String name, boolean puzzle) {

    /**
     * Has so many moves made that are asked for.
     *
     * @return how many steps were made before the last of them
     */
    int advanced(int made) {
      int before = 0;
      for (int i = 0; i < made && !practice.done(); i++) {
        before = practice.match().steps().size();
        practice.advance();
      }
      return before;
    }

    /** The same with moves that were found, each of which must be the one that was asked for. */
    int found(List<Facts> moves) {
      int before = 0;
      for (Facts move : moves) {
        before = practice.match().steps().size();
        if (practice.done() || !(practice.attempt(move) instanceof Practice.Tried.Made)) {
          throw new Refusal(409, "", "This is not how the puzzle went so far.");
        }
      }
      return before;
    }

    /** Has all that is left done for him. */
    Wire.Tried shown(int made) {
      int stood = practice.match().steps().size();
      int done = made;
      for (; !practice.done(); done++) {
        practice.advance();
      }
      return told(done, null, true, frames(stood + 1));
    }

    @Nullable Outlook outlook() {
      Game<S, M, V> game = practice.match().game();
      return game.outlook(game.view(practice.match().state(), practice.you()), this::called);
    }

    /**
     * Tries what is asked.
     *
     * @param made so many moves, the last of them after {@code before} steps
     */
    Wire.Tried tried(int made, int before, Facts facts) {
      if (facts.has("thing")) {
        Verdict verdict = why(facts.at("thing").only("kind", "name"));
        return told(made, verdict.legal() ? null : refused(verdict), verdict.legal(), List.of());
      }
      if (facts.has("lines")) {
        return foreseen(made, Wish.lines(facts), facts.flag("further", false));
      }
      if (!facts.has("move")) {
        return told(made, null, true, frames(made == 0 ? 0 : before + 1));
      }
      int stood = practice.match().steps().size();
      return switch (practice.attempt(facts.at("move"))) {
        case Practice.Tried.Made m -> told(made + 1, null, true, frames(stood + 1));
        case Practice.Tried.Illegal no ->
            told(made, new Wire.Refused(no.rule(), no.sentence()), false, List.of());
        case Practice.Tried.Otherwise(String hint) ->
            told(made, new Wire.Refused("", hint == null ? otherwise() : hint), true, List.of());
      };
    }

    private Wire.Tried foreseen(int made, List<List<Facts>> lines, boolean further) {
      List<@Nullable Object> foresights = new ArrayList<>();
      lines.forEach(line -> foresights.add(practice.foresee(line, further)));
      return new Wire.Tried(
          made,
          practice.done(),
          null,
          true,
          practice.label(),
          practice.wanted(),
          List.of(),
          List.of(),
          foresights);
    }

    private String otherwise() {
      return puzzle ? "There is better." : practice.instead();
    }

    private Verdict why(Facts thing) {
      try {
        return practice.why(new Thing(thing.at("kind").text(), thing.at("name").text()));
      } catch (BadInput e) {
        return Verdict.illegal("", Board.sentence(e), Map.of());
      }
    }

    private static Wire.Refused refused(Verdict verdict) {
      return new Wire.Refused(verdict.rule(), verdict.sentence());
    }

    private Wire.Tried told(
        int made, Wire.@Nullable Refused refused, boolean allowed, List<Frame> frames) {
      return new Wire.Tried(
          made,
          practice.done(),
          refused,
          allowed,
          practice.label(),
          practice.wanted(),
          practice.things(),
          frames,
          null);
    }

    private List<Frame> frames(int from) {
      List<Frame> all = new Staging<>(practice.match(), practice.you(), this::called).frames();
      return all.subList(Math.min(from, all.size() - 1), all.size());
    }

    private String called(int seat) {
      Game<S, M, V> game = practice.match().game();
      if (seat == practice.you()) {
        return name;
      }
      if (seat >= 0 && seat < game.seats()) {
        return game.seats() == 2 ? partner : Staging.somebody(seat);
      }
      String body = game.called(seat);
      return body == null ? "Nobody" : body;
    }
  }
}
