package derring.bench;

import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How fast Swordplay, the duel with the Pirates set, runs on one thread. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
public class SwordplayBench {
  private static final int STATES = 256;

  private final SeededChance chance = new SeededChance(1);
  private final MoveBuffer<Move> moves = new MoveBuffer<>();
  private final Bout[] middles = new Bout[STATES];
  private final View[] views = new View[STATES];
  private Swordplay game;
  private Bout bout;
  private int next;

  @Setup
  public void open() {
    Shelf shelf = Shelf.standard();
    game = (Swordplay) shelf.open(shelf.title("swordplay"), Facts.none()).game();
    bout = game.blank();
    for (int i = 0; i < STATES; i++) { // states from all stages of random games
      do {
        game.deal(bout, chance, Log.NONE);
        for (int decision = 0; decision < i / 2 && game.toAct(bout) != 0; decision++) {
          decide();
        }
      } while (game.toAct(bout) == 0);
      middles[i] = bout.copy();
      views[i] = game.view(bout, 0);
    }
  }

  private void decide() {
    int seat = Integer.numberOfTrailingZeros(game.toAct(bout));
    moves.clear();
    game.moves(bout, seat, moves);
    game.play(bout, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
  }

  /** A whole game of random decisions, the deal included. */
  @Benchmark
  public int randomGame(Work work) {
    game.deal(bout, chance, Log.NONE);
    int decisions = 0;
    while (game.toAct(bout) != 0) {
      decide();
      decisions++;
    }
    work.units += decisions;
    work.games++;
    return decisions;
  }

  /** A state is made equal to another. */
  @Benchmark
  public Bout copyInto(Work work) {
    work.units++;
    bout.copyFrom(middles[next++ & STATES - 1]);
    return bout;
  }

  /** A new state is made, equal to another. */
  @Benchmark
  public Bout copyNew(Work work) {
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
  public Bout imagine(Work work) {
    work.units++;
    game.imagine(views[next++ & STATES - 1], chance, bout);
    return bout;
  }
}
