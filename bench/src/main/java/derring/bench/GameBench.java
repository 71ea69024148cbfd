package derring.bench;

import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Rota;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;

/** How fast a game runs on one thread: what is measured of every game alike. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public abstract class GameBench<S extends State<S>, M, V> {
  private static final int STATES = 256;

  private final SeededChance chance = new SeededChance(1);
  private final Rota rota = new Rota();
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final List<S> middles = new ArrayList<>();
  private final List<V> views = new ArrayList<>();
  private final String title;
  private Game<S, M, V> game;
  private S state;
  private int next;

  GameBench(String title) {
    this.title = title;
  }

  @Setup
  @SuppressWarnings("unchecked") // a title always opens its own game
  public void open() {
    Shelf shelf = Shelf.standard();
    game = (Game<S, M, V>) shelf.open(shelf.title(title), Facts.none()).game();
    state = game.blank();
    for (int i = 0; i < STATES; i++) { // states from all stages of random games
      do {
        game.deal(state, chance, Log.NONE);
        for (int decision = 0; decision < i / 2 && game.toAct(state) != 0; decision++) {
          decide();
        }
      } while (game.toAct(state) == 0);
      middles.add(state.copy());
      views.add(game.view(state, 0));
    }
  }

  private void decide() {
    int seat = whoActs(game.toAct(state), chance);
    moves.clear();
    game.moves(state, seat, moves);
    game.play(state, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
  }

  Game<S, M, V> game() {
    return game;
  }

  /** A state from some stage of a random game. */
  S middle(int number) {
    return middles.get(number & STATES - 1);
  }

  /** Which of those who may act does. */
  int whoActs(int toAct, SeededChance luck) {
    return rota.next(toAct);
  }

  /** A whole game of random decisions, the deal included. */
  @Benchmark
  public int randomGame(Work work) {
    game.deal(state, chance, Log.NONE);
    int decisions = 0;
    while (game.toAct(state) != 0) {
      decide();
      decisions++;
    }
    work.units += decisions;
    work.games++;
    return decisions;
  }

  /** A state is made equal to another. */
  @Benchmark
  public S copyInto(Work work) {
    work.units++;
    state.copyFrom(middles.get(next++ & STATES - 1));
    return state;
  }

  /** A new state is made, equal to another. */
  @Benchmark
  public S copyNew(Work work) {
    work.units++;
    return middles.get(next++ & STATES - 1).copy();
  }

  /** What a seat may know is taken from a state. */
  @Benchmark
  public V view(Work work) {
    work.units++;
    return game.view(middles.get(next++ & STATES - 1), 0);
  }

  /** A state is imagined from a view. */
  @Benchmark
  public S imagine(Work work) {
    work.units++;
    game.imagine(views.get(next++ & STATES - 1), chance, state);
    return state;
  }
}
