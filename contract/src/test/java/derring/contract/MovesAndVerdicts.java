package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Json;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Question;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The list of moves and the judge are of one mind, and the judge gives reasons. */
class MovesAndVerdicts {
  private static final int MATCHES = 12;
  private static final int SAMPLED = 8;

  @TestFactory
  Stream<DynamicTest> everyListedMoveIsAcceptedAndListedOnce() {
    return Tables.each(table -> listedMovesAreLegal(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> somebodyMayActExactlyWhileTheMatchGoesOn() {
    return Tables.each(table -> somebodyMayAct(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> whatIsNotListedIsRefusedByAClauseInASentence() {
    return Tables.each(table -> unlistedMovesAreRefused(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> whoeverIsAskedMayBeSilent() {
    return Tables.each(table -> whoIsAskedMayBeSilent(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> whereNotAllMovesAreListedOthersAreJudgedAndPlayed() {
    return Tables.each(table -> openMovesAreOpen(table, Length.of(table.game(), MATCHES)));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> listAndJudgeAgreeInManyMatches() {
    return Tables.each(table -> {
      listedMovesAreLegal(table, Length.SOAK);
      somebodyMayAct(table, Length.SOAK);
      unlistedMovesAreRefused(table, Length.SOAK);
    });
  }

  static <S extends State<S>, M, V> void listedMovesAreLegal(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          for (int seat = 0; seat < game.seats(); seat++) {
            List<M> moves = RandomPlay.moves(game, play.state(), seat);
            if (new HashSet<>(moves).size() < moves.size()) {
              assertThat(moves)
                  .as("moves of seat %d, %s", seat, play.place())
                  .doesNotHaveDuplicates();
            }
            for (M move : moves) {
              Verdict verdict = game.judge(play.state(), seat, move);
              if (!verdict.equals(Verdict.LEGAL)) {
                throw new AssertionError(
                    game.notation(move)
                        + " is listed, but judged "
                        + verdict
                        + ": "
                        + play.place());
              }
            }
          }
        });
  }

  static <S extends State<S>, M, V> void somebodyMayAct(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          int toAct = game.toAct(play.state());
          assertThat(toAct == 0)
              .as("nobody may act, the outcome is %s: %s", game.outcome(play.state()), play.place())
              .isEqualTo(game.outcome(play.state()) != null);
          assertThat(toAct >>> game.seats()).as("seats that do not exist").isZero();
          assertThat(Integer.bitCount(toAct))
              .as("how many may act at once: %s", play.place())
              .isLessThanOrEqualTo(game.traits().simultaneous() ? game.seats() : 1);
          for (int seat = 0; seat < game.seats(); seat++) {
            assertThat(RandomPlay.moves(game, play.state(), seat).isEmpty())
                .as("seat %d has no move: %s", seat, play.place())
                .isEqualTo((toAct >> seat & 1) == 0);
          }
        });
  }

  /**
   * A question that can be left open allows its silence, and the silence of somebody else who is
   * asked the same does not make it another.
   */
  static <S extends State<S>, M, V> void whoIsAskedMayBeSilent(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          for (int seat = 0; seat < game.seats(); seat++) {
            Question<M> question = game.question(play.state(), seat);
            if (question == null) {
              continue;
            }
            assertThat(question.number()).as("number of a question").isNotZero();
            assertThat(game.toAct(play.state()) >> seat & 1).as("who is asked may act").isOne();
            M silence = question.silence();
            if (silence == null) {
              continue;
            }
            assertThat(game.judge(play.state(), seat, silence))
                .as("silence of seat %d, %s", seat, play.place())
                .isEqualTo(Verdict.LEGAL);
            S after = play.state().copy();
            game.play(after, seat, silence, new SeededChance(play.made()), Log.NONE);
            for (int other = 0; other < game.seats(); other++) {
              Question<M> theirs = game.question(play.state(), other);
              if (other != seat && theirs != null && theirs.number() == question.number()) {
                assertThat(game.question(after, other))
                    .as("what %d is asked when %d is silent, %s", other, seat, play.place())
                    .isEqualTo(theirs);
              }
            }
          }
        });
  }

  static <S extends State<S>, M, V> void unlistedMovesAreRefused(
      Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    MovePool<M> pool = MovePool.of(game);
    Set<Verdict> seen = new HashSet<>();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          S before = play.state().copy();
          int hash = before.hashCode();
          for (int seat = 0; seat < game.seats(); seat++) {
            boolean mayAct = (game.toAct(before) >> seat & 1) == 1;
            List<M> listed = RandomPlay.moves(game, before, seat);
            for (M move : pool.sample(SAMPLED, play.choices())) {
              Verdict verdict = game.judge(play.state(), seat, move);
              boolean must = !mayAct || !game.traits().openMoves();
              if (must && verdict.legal() != listed.contains(move)) {
                throw new AssertionError(
                    what(game, seat, move, play) + " is judged " + verdict + ", listed: " + listed);
              }
              if (!verdict.legal() && seen.add(verdict)) {
                isReasoned(verdict, table, what(game, seat, move, play));
              }
            }
          }
          assertThat(play.state().equals(before) && play.state().hashCode() == hash)
              .as("judging changed nothing: %s", play.place())
              .isTrue();
          if (play.made() % 8 == 0) {
            assertThat(Json.compact(game.describe(play.state())))
                .isEqualTo(Json.compact(game.describe(before)));
          }
        });
  }

  /**
   * Near listed moves there are legal ones that were not listed, and illegal ones, which are
   * refused with a reason and change nothing. A game that lists all its moves has none of the
   * former.
   */
  static <S extends State<S>, M, V> void openMovesAreOpen(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    NearMoves<M> near = new NearMoves<>(game);
    int[] legal = new int[1];
    int[] refused = new int[1];
    RandomPlay.visit(
        game,
        matches,
        play -> {
          S before = play.state().copy();
          for (int seat : RandomPlay.seats(game.toAct(before))) {
            List<M> listed = RandomPlay.moves(game, before, seat);
            M one = listed.get(play.choices().below(listed.size()));
            M move = near.to(one, play.choices());
            if (move == null || listed.contains(move)) {
              continue;
            }
            Verdict verdict = game.judge(play.state(), seat, move);
            assertThat(play.state().equals(before)).as("judging changed nothing").isTrue();
            if (verdict.legal()) {
              legal[0]++;
              S after = before.copy();
              game.play(after, seat, move, new SeededChance(play.made()), Log.NONE);
              assertThat(game.parse(game.notation(move))).isEqualTo(move);
            } else {
              refused[0]++;
              isReasoned(verdict, table, what(game, seat, move, play));
            }
          }
        });
    boolean open = game.traits().openMoves();
    assertThat(legal[0] > 0).as("legal moves that were not listed").isEqualTo(open);
    assertThat(refused[0] > 0 || !open).as("illegal ones near them").isTrue();
  }

  private static <S extends State<S>, M, V> String what(
      Game<S, M, V> game, int seat, M move, RandomPlay<S, M, V> play) {
    return "'" + game.notation(move) + "' of seat " + seat + ", " + play.place() + ",";
  }

  /** A refusal names a clause of the rulebook and says why in a finished sentence. */
  static void isReasoned(Verdict verdict, Table<?, ?, ?> table, String what) {
    assertThat(table.clauses()).as("clause of a refusal, %s", what).contains(verdict.rule());
    assertThat(verdict.sentence())
        .as("sentence of a refusal, %s", what)
        .matches("\\p{Lu}[^{}]*\\.")
        .doesNotContain("  ");
    assertThat(Json.compact(verdict.facts())).as("facts of a refusal, %s", what).isNotBlank();
  }
}
