package derring.cli;

import derring.bots.coach.Answer;
import derring.formats.Lesson;
import derring.formats.Practice;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Says puzzles that are there in the words of today: what moves are called may have changed since
 * they were found. Nothing is measured; every figure is taken from the old words.
 */
final class PuzzleWords {
  private static final Pattern STEP =
      Pattern.compile(
          "(?:Yes: | Then )(.+?)\\. (It|By the odds it) stands at (\\d+) in 100; the next best,"
              + " (.+?), at (\\d+)\\.(?: \\(([^ )]+)\\))?");
  private static final Pattern HINT = Pattern.compile("stands at (\\d+) in 100");
  private static final int NO_FIGURE = 100;

  private PuzzleWords() {}

  /** What is told when a puzzle is solved. Of a battle that stands still it stays as it is. */
  static <S extends State<S>, M, V> String anew(
      Lesson.Situation puzzle, Practice<S, M, V> practice) {
    List<Answer.Step> old = steps(puzzle.then());
    List<Answer.Step> steps = new ArrayList<>();
    for (Answer.Step step : old) {
      Game<S, M, V> game = practice.match().game();
      V view = game.view(practice.match().state(), practice.you());
      M next = next(puzzle.hints(), step, practice);
      steps.add(
          new Answer.Step(
              game.label(view, game.parse(Objects.requireNonNull(practice.wanted()))),
              step.odds(),
              step.worth(),
              next == null ? step.next() : game.label(view, next),
              step.nextWorth(),
              step.rule()));
      practice.advance();
    }
    return old.isEmpty() ? puzzle.then() : Answer.words(steps);
  }

  /** The steps that were told; none if it was told in other words. */
  private static List<Answer.Step> steps(String told) {
    List<Answer.Step> steps = new ArrayList<>();
    Matcher step = STEP.matcher(told);
    while (step.find()) {
      steps.add(
          new Answer.Step(
              step.group(1),
              !step.group(2).equals("It"),
              Integer.parseInt(step.group(3)),
              step.group(4),
              Integer.parseInt(step.group(5)),
              Objects.requireNonNullElse(step.group(6), "")));
    }
    return steps;
  }

  /** The next best move: that which is called so, else the one whose figure is the nearest. */
  private static <S extends State<S>, M, V> @Nullable M next(
      Map<String, String> hints, Answer.Step old, Practice<S, M, V> practice) {
    Game<S, M, V> game = practice.match().game();
    S state = practice.match().state();
    V view = game.view(state, practice.you());
    boolean open = game.traits().openMoves();
    MoveBuffer<M> moves = new MoveBuffer<>();
    if (!open) {
      game.moves(state, practice.you(), moves);
    }
    List<String> others =
        hints.keySet().stream()
            .filter(one -> !one.equals(practice.wanted()))
            .filter(one -> open || moves.contains(game.parse(one)))
            .toList();
    return others.stream()
        .filter(one -> Answer.unnumbered(game.label(view, game.parse(one))).equals(old.next()))
        .findFirst()
        .or(() ->
            others.stream()
                .min(Comparator.comparingInt(one -> far(hints.get(one), old.nextWorth()))))
        .map(game::parse)
        .orElse(null);
  }

  private static int far(@Nullable String hint, int worth) {
    Matcher told = HINT.matcher(Objects.requireNonNullElse(hint, ""));
    return told.find() ? Math.abs(Integer.parseInt(told.group(1)) - worth) : NO_FIGURE;
  }
}
