package derring.bench;

import derring.formats.Shelf;
import derring.haveatyou.Battle;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.View;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How fast Have at You!, The Duel, runs on one thread. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
public class HaveAtYouBench {
  private static final int STATES = 256;

  private final SeededChance chance = new SeededChance(1);
  private final MoveBuffer<Move> moves = new MoveBuffer<>();
  private final Battle[] middles = new Battle[STATES];
  private final View[] views = new View[STATES];
  private HaveAtYou game;
  private Battle battle;
  private int next;

  @Setup
  public void open() {
    Shelf shelf = Shelf.standard();
    game = (HaveAtYou) shelf.open(shelf.title("have-at-you"), Facts.none()).game();
    battle = game.blank();
    for (int i = 0; i < STATES; i++) { // states from all stages of random games
      do {
        game.deal(battle, chance, Log.NONE);
        for (int decision = 0; decision < i / 2 && game.toAct(battle) != 0; decision++) {
          decide();
        }
      } while (game.toAct(battle) == 0);
      middles[i] = battle.copy();
      views[i] = game.view(battle, 0);
    }
  }

  private void decide() {
    int seat = Integer.numberOfTrailingZeros(game.toAct(battle));
    moves.clear();
    game.moves(battle, seat, moves);
    game.play(battle, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
  }

  /** A whole game of random decisions, the deal included. */
  @Benchmark
  public int randomGame(Work work) {
    game.deal(battle, chance, Log.NONE);
    int decisions = 0;
    while (game.toAct(battle) != 0) {
      decide();
      decisions++;
    }
    work.units += decisions;
    work.games++;
    return decisions;
  }

  /** A state is made equal to another. */
  @Benchmark
  public Battle copyInto(Work work) {
    work.units++;
    battle.copyFrom(middles[next++ & STATES - 1]);
    return battle;
  }

  /** A new state is made, equal to another. */
  @Benchmark
  public Battle copyNew(Work work) {
    work.units++;
    return middles[next++ & STATES - 1].copy();
  }

  /** What a seat may know is taken from a state. */
  @Benchmark
  public View view(Work work) {
    work.units++;
    return game.view(middles[next++ & STATES - 1], 0);
  }

  /** A state is imagined from a view. */
  @Benchmark
  public Battle imagine(Work work) {
    work.units++;
    game.imagine(views[next++ & STATES - 1], chance, battle);
    return battle;
  }
}
