package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import derring.kernel.Chance;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.MoveBuffer;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.Told;
import derring.swordplay.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ContestTest {
  private final Swordplay game = Tables.open(Map.of());

  @Test
  void theSameSeedGivesTheSameMatch() {
    Contest<Bout, Move, View> contest = Tables.contest(game, "random", 0, "greedy");
    Contest<Bout, Move, View> another = Tables.contest(game, "random", 0, "greedy");
    for (int seed = 0; seed < 20; seed++) {
      assertThat(contest.play(seed)).isEqualTo(another.play(seed));
    }
    assertThat(contest.play(1)).isNotEqualTo(contest.play(2));
  }

  @Test
  void aMatchIsTheSameWhetherItIsToldOrNot() {
    Contest<Bout, Move, View> contest = Tables.contest(game, "greedy", 0, "greedy");
    Chronicle log = new Chronicle();
    assertThat(contest.play(3, log)).isEqualTo(contest.play(3));
    assertThat(log.take()).isNotEmpty();
  }

  /** A bot that remembers, and keeps what it was told last. */
  private static final class Listener implements Bot<Move, View> {
    private List<Event> told = List.of();

    @Override
    public boolean remembers() {
      return true;
    }

    @Override
    public void recall(List<Event> all) {
      told = all;
    }

    @Override
    public Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
      return moves.get(chance.die(moves.size()) - 1);
    }
  }

  @Test
  void whoRemembersIsToldWhatItsSeatWasToldAndNoMore() {
    List<Listener> listeners = List.of(new Listener(), new Listener());
    Chronicle log = new Chronicle();
    new Contest<>(game, List.<Bot<Move, View>>copyOf(listeners)).play(3, log);
    List<Entry> all = log.take();
    for (int seat = 0; seat < 2; seat++) {
      List<Event> told = listeners.get(seat).told;
      int other = 1 - seat;
      assertThat(told).isNotEmpty();
      for (int i = 0; i < told.size(); i++) {
        assertThat(told.get(i)).isEqualTo(all.get(i).seenBy(seat));
      }
      assertThat(told)
          .filteredOn(event -> event instanceof Told.Drew drew && drew.seat() == other)
          .isNotEmpty()
          .allMatch(event -> ((Told.Drew) event).cards().isEmpty());
    }
  }

  @Test
  void everySeatNeedsABot() {
    assertThatThrownBy(() -> new Contest<>(game, List.of(Tables.bot("random", game))))
        .hasMessageContaining("2 seats");
  }

  @Test
  void aBotThatBreaksTheRulesIsStopped() {
    Bot<Move, View> cheat = (view, moves, chance) -> new Move.Again();
    Contest<Bout, Move, View> contest = new Contest<>(game, List.of(cheat, cheat));
    assertThatThrownBy(() -> contest.play(1)).hasMessageContaining("again");
  }

  @Test
  void anIntervalHoldsTheShareAndShrinksWithTheNumberOfMatches() {
    Share few = new Share(90, 100);
    Share many = new Share(900, 1000);
    assertThat(few.low()).isCloseTo(0.826, within(0.001)).isLessThan(many.low());
    assertThat(few.high()).isCloseTo(0.945, within(0.001)).isGreaterThan(many.high());
    assertThat(few).hasToString("90.0 % (82.6 to 94.5 %) of 100");
  }
}
