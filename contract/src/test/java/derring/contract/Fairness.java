package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.bots.Bot;
import derring.bots.Contest;
import derring.bots.Skirmish;
import derring.bots.Tempo;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Rota;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.proof.Twisted;
import derring.proof.Twisted.Peek;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whoever runs a match asks all who may act: none waits for ever because another has a lower
 * number. A host is not believed but watched, move by move.
 */
class Fairness {
  private static final int MATCHES = 3;

  /**
   * So many moves of others, for each seat, may be made while one may act. A host that throws dice
   * about it goes beyond that once in {@code e^20} times; one that favours somebody soon does.
   */
  private static final int PATIENCE = 20;

  /** Something that runs whole matches and decides who is asked. */
  private enum Host {
    CONTEST {
      @Override
      <S extends State<S>, M, V> void play(Table<S, M, V> table, long seed) {
        Game<S, M, V> game = table.game();
        new Contest<>(game, bots(game)).play(seed);
      }

      @Override
      boolean runs(Game<?, ?, ?> game) {
        return !game.realTime();
      }
    },
    SKIRMISH {
      @Override
      <S extends State<S>, M, V> void play(Table<S, M, V> table, long seed) {
        Game<S, M, V> game = table.game();
        new Skirmish<>(game, bots(game), Collections.nCopies(game.seats(), Tempo.STEADY))
            .play(seed);
      }

      @Override
      boolean runs(Game<?, ?, ?> game) {
        return game.realTime();
      }
    },
    RANDOM_PLAY {
      @Override
      <S extends State<S>, M, V> void play(Table<S, M, V> table, long seed) {
        RandomPlay<S, M, V> play = new RandomPlay<>(table.game(), seed);
        while (!play.over()) {
          play.makeAny();
        }
      }
    },
    RECORDED {
      @Override
      <S extends State<S>, M, V> void play(Table<S, M, V> table, long seed) {
        Recorded.random(table, seed);
      }
    },
    ROTA {
      @Override
      <S extends State<S>, M, V> void play(Table<S, M, V> table, long seed) {
        Rota rota = new Rota();
        byRule(table.game(), seed, rota::next);
      }
    },
    /** What every host did before there was a rota. */
    LOWEST_FIRST {
      @Override
      <S extends State<S>, M, V> void play(Table<S, M, V> table, long seed) {
        byRule(table.game(), seed, Integer::numberOfTrailingZeros);
      }
    };

    abstract <S extends State<S>, M, V> void play(Table<S, M, V> table, long seed);

    boolean runs(Game<?, ?, ?> game) {
      return true;
    }

    static <M, V> List<Bot<M, V>> bots(Game<?, M, V> game) {
      Bot<M, V> any = (view, moves, chance) -> moves.get(chance.die(moves.size()) - 1);
      return Collections.nCopies(game.seats(), any);
    }
  }

  private interface Rule {
    int next(int toAct);
  }

  private static <S extends State<S>, M, V> void byRule(Game<S, M, V> game, long seed, Rule rule) {
    SeededChance chance = new SeededChance(seed);
    S state = game.deal(chance, Log.NONE);
    while (game.toAct(state) != 0) {
      int seat = rule.next(game.toAct(state));
      List<M> moves = RandomPlay.moves(game, state, seat);
      game.play(state, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
    }
  }

  /** Counts for every seat that may act how many moves others have made since. */
  private static final class Patience {
    private final int[] waited;

    Patience(int seats) {
      waited = new int[seats];
    }

    void moved(int toAct, int mover) {
      for (int seat = 0; seat < waited.length; seat++) {
        waited[seat] = seat != mover && (toAct >> seat & 1) == 1 ? waited[seat] + 1 : 0;
        assertThat(waited[seat])
            .as("moves of others while seat %d waits to be asked", seat)
            .isLessThanOrEqualTo(PATIENCE * waited.length);
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> noHostLetsAnybodyWaitForEver() {
    return Stream.of(Host.values())
        .filter(host -> host != Host.LOWEST_FIRST)
        .flatMap(host ->
            Tables.all().stream()
                .filter(table -> table.game().traits().simultaneous() && host.runs(table.game()))
                .map(table ->
                    DynamicTest.dynamicTest(host + ", " + table.name(), () -> fair(host, table))));
  }

  /** Where two sets lie in a ring, or both sides act in real time, somebody would never play. */
  @TestFactory
  Stream<DynamicTest> aHostThatAlwaysAsksTheLowestSeatIsNoticed() {
    return Tables.all().stream()
        .filter(table -> table.game().realTime() || table.name().contains("multi-game"))
        .map(table ->
            DynamicTest.dynamicTest(
                table.name(),
                () ->
                    assertThatThrownBy(() -> fair(Host.LOWEST_FIRST, table))
                        .isInstanceOf(AssertionError.class)
                        .hasMessageContaining("waits to be asked")));
  }

  private static <S extends State<S>, M, V> void fair(Host host, Table<S, M, V> table) {
    for (int seed = 0; seed < MATCHES; seed++) {
      host.play(table.with(watched(table.game())), seed);
    }
  }

  private static <S extends State<S>, M, V> Game<S, M, Peek<S, V>> watched(Game<S, M, V> game) {
    Patience patience = new Patience(game.seats());
    return new Twisted<>(game) {
      @Override
      public void play(S state, int seat, M move, Chance chance, Log log) {
        patience.moved(toAct(state), seat);
        super.play(state, seat, move, chance, log);
      }
    };
  }
}
