package derring.bots.coach;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Lesson;
import derring.formats.Practice;
import derring.formats.Shelf;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The puzzles that come with the games. */
class PuzzlesTest {
  private static final Shelf SHELF = Shelf.standard();

  /** At least so many. */
  private static final Map<String, Integer> THERE_ARE =
      Map.of("swordplay", 100, "have-at-you", 100, "audatia", 100);

  /**
   * Of a game so many are looked at again for longer, with other worlds than they were found with.
   */
  private static final int SAMPLE = 3;

  private static final int ROUNDS = 3_000;

  private static List<Lesson> all() {
    return SHELF.titles().stream().map(SHELF::puzzles).filter(Objects::nonNull).toList();
  }

  @Test
  void thereIsOneForManyDays() {
    THERE_ARE.forEach((game, count) -> {
      Title title = SHELF.title(game);
      assertThat(Objects.requireNonNull(SHELF.puzzles(title)).situations())
          .as(game)
          .hasSizeGreaterThanOrEqualTo(count);
    });
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
    MoveBuffer<M> moves = new MoveBuffer<>();
    game.moves(practice.match().state(), practice.you(), moves);
    List<String> written = moves.list().stream().map(game::notation).toList();
    if (game.traits().openMoves()) {
      assertThat(puzzle.hints()).as(puzzle.name()).hasSizeGreaterThan(1);
    } else {
      assertThat(written).as(puzzle.name()).contains(practice.wanted()).hasSizeGreaterThan(2);
      for (String move : written) {
        if (!move.equals(practice.wanted())) {
          assertThat(puzzle.hints().get(move)).as(puzzle.name() + ": " + move).isNotNull();
        }
      }
    }
    practice.advance();
    assertThat(practice.done()).isTrue();
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

  private static <S extends State<S>, M, V> Estimate lead(Practice<S, M, V> practice) {
    Game<S, M, V> game = practice.match().game();
    M move = game.parse(Objects.requireNonNull(practice.wanted()));
    PuzzleSearch<S, M, V> search = PuzzleSearch.of(game, Map.of(), 0);
    int rounds = Scales.of(game).glances() ? ROUNDS / 40 : ROUNDS;
    return search.check(practice.match().state(), practice.you(), move, 4711, rounds);
  }
}
