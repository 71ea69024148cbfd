package derring.bench;

import derring.kernel.MoveBuffer;
import derring.kernel.Verdict;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.View;
import org.openjdk.jmh.annotations.Benchmark;

/** How fast ...And One For All!, the basic game in the tavern, runs on one thread. */
public class OneForAllBench extends GameBench<Melee, Move, View> {
  /** So many moves are judged in one state before the next is looked at. */
  private static final int EACH = 256;

  private final MoveBuffer<Move> asked = new MoveBuffer<>();
  private int turn;

  public OneForAllBench() {
    super("one-for-all");
  }

  /**
   * A listed move, a little off its point, is judged: what a screen asks that follows a pointer.
   */
  @Benchmark
  public Verdict judge(Work work) {
    Melee middle = middle(turn / EACH);
    int seat = Integer.numberOfTrailingZeros(game().toAct(middle));
    if (turn++ % EACH == 0) {
      asked.clear();
      game().moves(middle, seat, asked);
    }
    work.units++;
    return game().judge(middle, seat, near(asked.get(Math.floorMod(turn * 7, asked.size()))));
  }

  private Move near(Move move) {
    int off = Math.floorMod(turn, 301) - 150;
    return switch (move) {
      case Move.Go go -> new Move.Go(go.figure(), go.x() + off, go.y() - off);
      case Move.ActAt at ->
          new Move.ActAt(at.figure(), at.verb(), at.thing(), at.x() + off, at.y() - off);
      default -> move;
    };
  }
}
