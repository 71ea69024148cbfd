package derring.bots.coach;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Lesson;
import derring.formats.Practice;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The puzzles that come with the games. */
class PuzzlesTest {
  private static final Shelf SHELF = Shelf.standard();

  /** At least so many a game. */
  private static final int MANY = 100;

  /**
   * Of a game so many are looked at again for longer, with other worlds than they were found with.
   */
  private static final int SAMPLE = 3;

  /** How often each move is tried then, where something was learnt, */
  private static final int ROUNDS = 3_000;

  /** where it is rolled for, at most, */
  private static final int ROLLS = 1_600;

  /** and where a battle stands still, since there all lines are tried each time. */
  private static final int WORLDS = 90;

  /** What a standing battle does not reckon with, since it brings nothing. */
  private static final Pattern BESIDE = Pattern.compile("mate$|^straighten|^wait|^cease");

  private static List<Lesson> all() {
    return SHELF.titles().stream().map(SHELF::puzzles).filter(Objects::nonNull).toList();
  }

  @Test
  void eachGameHasOneForManyDaysAndNotAllOfAKind() {
    for (Title title : SHELF.titles()) {
      if (SHELF.lesson(title) != null) {
        List<Lesson.Situation> puzzles = Objects.requireNonNull(SHELF.puzzles(title)).situations();
        assertThat(puzzles).as(title.id()).hasSizeGreaterThanOrEqualTo(MANY);
        Map<String, Integer> kinds = new HashMap<>();
        puzzles.forEach(puzzle -> kinds.merge(kind(puzzle.practice(SHELF)), 1, Integer::sum));
        Game<?, ?, ?> game = SHELF.open(title, Facts.of(Map.of())).game();
        int most = PuzzleSearch.of(game, Map.of()).most(puzzles.size());
        assertThat(kinds.values()).as(title.id() + ": " + kinds).allMatch(each -> each <= most);
      }
    }
  }

  /** Riposte upon riposte: between two moves of one's own the other has answered. */
  @Test
  void someAreLinesInWhichTheOtherAnswers() {
    Lesson puzzles = Objects.requireNonNull(SHELF.puzzles(SHELF.title("swordplay")));
    assertThat(puzzles.situations().stream().filter(puzzle -> answers(puzzle.practice(SHELF))))
        .hasSizeGreaterThanOrEqualTo(10);
  }

  /** Whether somebody else moves between two moves that are asked for. */
  private static <S extends State<S>, M, V> boolean answers(Practice<S, M, V> practice) {
    practice.advance();
    int others = practice.match().steps().size() - 1;
    return !practice.done() && others > 0;
  }

  private static <S extends State<S>, M, V> String kind(Practice<S, M, V> practice) {
    Game<S, M, V> game = practice.match().game();
    return PuzzleSearch.of(game, Map.of()).kind(solution(practice));
  }

  /** The moves that are asked for; they are made. */
  private static <S extends State<S>, M, V> List<M> solution(Practice<S, M, V> practice) {
    List<M> moves = new ArrayList<>();
    while (!practice.done()) {
      moves.add(practice.match().game().parse(Objects.requireNonNull(practice.wanted())));
      practice.advance();
    }
    return moves;
  }

  @Test
  void eachCanBePlayedAndNoWrongMoveIsAnsweredWithTheRightOne() {
    for (Lesson puzzles : all()) {
      for (Lesson.Situation puzzle : puzzles.situations()) {
        answered(puzzle, puzzle.practice(SHELF));
      }
    }
  }

  private static <S extends State<S>, M, V> void answered(
      Lesson.Situation puzzle, Practice<S, M, V> practice) {
    Game<S, M, V> game = practice.match().game();
    if (game.traits().openMoves()) {
      assertThat(puzzle.hints()).as(puzzle.name()).hasSizeGreaterThan(1);
    }
    int steps = 0;
    while (!practice.done()) {
      if (!game.traits().openMoves() && (steps == 0 || !game.realTime())) {
        answeredHere(puzzle, practice);
      }
      practice.advance();
      steps++;
    }
    assertThat(steps).as(puzzle.name()).isPositive();
  }

  /** Every move but the one that is asked for now has its sentence. */
  private static <S extends State<S>, M, V> void answeredHere(
      Lesson.Situation puzzle, Practice<S, M, V> practice) {
    Game<S, M, V> game = practice.match().game();
    MoveBuffer<M> moves = new MoveBuffer<>();
    game.moves(practice.match().state(), practice.you(), moves);
    List<String> written = moves.list().stream().map(game::notation).toList();
    assertThat(written).as(puzzle.name()).contains(practice.wanted()).hasSizeGreaterThan(1);
    for (String move : written) {
      if (!move.equals(practice.wanted()) && !(game.realTime() && BESIDE.matcher(move).find())) {
        assertThat(puzzle.hints().get(move)).as(puzzle.name() + ": " + move).isNotNull();
      }
    }
  }

  @Test
  void aLongerLookFindsTheSameMoveAhead() {
    for (Lesson puzzles : all()) {
      int size = puzzles.situations().size();
      for (int i = 0; i < SAMPLE; i++) {
        Lesson.Situation puzzle = puzzles.situation(size * (2 * i + 1) / (2 * SAMPLE));
        Estimate lead = lead(puzzle.practice(SHELF));
        assertThat(lead.low()).as(puzzles.game() + ", " + puzzle.name() + ": " + lead).isPositive();
      }
    }
  }

  /** How far a puzzle's line is ahead, at that of its steps where this is least. */
  private static <S extends State<S>, M, V> Estimate lead(Practice<S, M, V> practice) {
    Game<S, M, V> game = practice.match().game();
    PuzzleSearch<S, M> search = PuzzleSearch.of(game, Map.of());
    if (game.realTime()) {
      S state = practice.match().state().copy();
      return search.check(state, practice.you(), solution(practice), 4711, WORLDS);
    }
    int rounds = game.traits().openMoves() ? ROLLS : ROUNDS;
    Estimate least = null;
    while (!practice.done()) {
      S state = practice.match().state().copy();
      M move = game.parse(Objects.requireNonNull(practice.wanted()));
      Estimate lead = search.check(state, practice.you(), List.of(move), 4711, rounds);
      least = least == null || lead.low() < least.low() ? lead : least;
      practice.advance();
    }
    return Objects.requireNonNull(least);
  }
}
