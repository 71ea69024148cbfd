package derring.bench;

import derring.fireatwill.Battle;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.View;
import derring.formats.Shelf;
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

/** How fast Fire at Will, the basic game, runs on one thread. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
public class FireAtWillBench {
  private static final int STATES = 256;

  private final SeededChance chance = new SeededChance(1);
  private final MoveBuffer<Move> moves = new MoveBuffer<>();
  private final Battle[] middles = new Battle[STATES];
  private final View[] views = new View[STATES];
  private FireAtWill game;
  private Battle battle;
  private int next;

  @Setup
  public void open() {
    Shelf shelf = Shelf.standard();
    game = (FireAtWill) shelf.open(shelf.title("fire-at-will"), Facts.none()).game();
    battle = game.blank();
    for (int i = 0; i < STATES; i++) { // states from all stages of random battles
      game.deal(battle, chance, Log.NONE);
      for (int action = 0; action < i; action++) {
        act();
      }
      middles[i] = battle.copy();
      views[i] = game.view(battle, 0);
    }
  }

  /** Whoever is faster: both sides may act at any time. */
  private void act() {
    int toAct = game.toAct(battle);
    int seat = toAct == 3 ? chance.below(2) : toAct >> 1;
    moves.clear();
    game.moves(battle, seat, moves);
    game.play(battle, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
  }

  /** A whole battle of random actions, the deal and the scoring included. */
  @Benchmark
  public int randomGame(Work work) {
    game.deal(battle, chance, Log.NONE);
    int actions = 0;
    while (game.toAct(battle) != 0) {
      act();
      actions++;
    }
    work.units += actions;
    work.games++;
    return actions;
  }

  /** A state is made equal to another. */
  @Benchmark
  public Battle copyInto(Work work) {
    work.units++;
    battle.copyFrom(middles[next++ & STATES - 1]);
    return battle;
  }

  /** What can be seen is taken from a state. */
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
