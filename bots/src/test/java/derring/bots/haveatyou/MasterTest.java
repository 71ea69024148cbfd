package derring.bots.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Contest;
import derring.bots.Share;
import derring.bots.search.Insight;
import derring.bots.search.Lesson;
import derring.bots.search.Subject;
import derring.haveatyou.Battle;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.View;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.SeededChance;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The master of Have at You! */
class MasterTest {
  private static final int DEALS = 15;

  /** Ten turns without a blow are a draw, also where the other is no danger at all. */
  @Test
  void itDoesNotWaitForSomebodyWhoNeverComes() {
    HaveAtYou game = Played.open(Map.of());
    Bot<Move, View> master = Bots.make("master", game);
    Bot<Move, View> random = Bots.make("random", game);
    int won = 0;
    int drawn = 0;
    for (int seed = 0; seed < DEALS; seed++) {
      Outcome first = new Contest<>(game, List.of(master, random)).play(seed).outcome();
      Outcome second = new Contest<>(game, List.of(random, master)).play(seed).outcome();
      won += (first.won(0) ? 1 : 0) + (second.won(1) ? 1 : 0);
      drawn += (first.drawn() ? 1 : 0) + (second.drawn() ? 1 : 0);
    }
    assertThat(new Share(won, 2 * DEALS).value()).as("%s drawn", drawn).isGreaterThan(0.85);
  }

  /** Its figures and the puzzles were found so. */
  @Test
  void theCoachLooksTwoTurnsAheadAndSearchesItsLaterMoves() {
    HaveAtYou game = Played.open(Map.of());
    Lesson lesson = Lesson.beside(HaveAtYouCast.class, Subject.LESSON);
    Insight<Battle, Move> coach = new HaveAtYouCast().subject().insight(game, lesson);
    Insight<Battle, Move> master = new DuelInsight(game, lesson, new Greedy(game));
    Battle battle = game.deal(new SeededChance(1), Log.NONE);
    var moves = new MoveBuffer<Move>();
    int seat = Integer.numberOfTrailingZeros(game.toAct(battle));
    game.moves(battle, seat, moves);
    assertThat(coach.habit(battle, seat, moves)).isNull();
    assertThat(coach.horizon()).isEqualTo(2);
    assertThat(moves.list()).contains(master.habit(battle, seat, moves));
    assertThat(master.horizon()).isEqualTo(4);
  }

  @Test
  void aMatchGoesStaleOnlyWhereWaitingEndsIt() {
    assertThat(stale(Map.of(), 0)).isZero();
    assertThat(stale(Map.of(), 5)).isEqualTo(0.25);
    assertThat(stale(Map.of("stalemate", false), 5)).isZero();
  }

  /** How stale a match is in which nobody has struck for so many turns. */
  private static double stale(Map<String, Object> options, int turns) {
    HaveAtYou game = Played.open(options);
    Battle battle = game.deal(new SeededChance(1), Log.NONE);
    while (battle.stage(0).idle() < turns) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(battle));
      game.play(battle, seat, patient(game, battle, seat), new SeededChance(1), Log.NONE);
    }
    Lesson lesson = Lesson.beside(HaveAtYouCast.class, Subject.LESSON);
    return new DuelInsight(game, lesson, null).stale(battle);
  }

  private static Move patient(HaveAtYou game, Battle battle, int seat) {
    var moves = new MoveBuffer<Move>();
    game.moves(battle, seat, moves);
    for (Move move : moves.list()) {
      if (move instanceof Move.PassTurn || move instanceof Move.Pass || move instanceof Move.Done) {
        return move;
      }
    }
    return moves.get(0);
  }
}
