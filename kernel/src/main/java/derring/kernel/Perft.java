package derring.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts the distinct histories of a match, so that two implementations of the same rules can be
 * compared.
 *
 * <p>A history is the sequence of (seat, move, outcomes of chance). Dice and random cards branch,
 * equal cards once; a shuffle is drawn from the seeded stream, whose position belongs to the
 * history. The deal is drawn from the stream as well and does not branch.
 */
public final class Perft<S extends State<S>, M, V> {
  private final Game<S, M, V> game;
  private final long[] histories;
  private final long[] ended;

  /**
   * Counts up to {@code depth} moves.
   *
   * @throws BadInput if the moves of the game cannot all be listed
   */
  public Perft(Game<S, M, V> game, long seed, int depth) {
    if (game.traits().openMoves()) {
      throw new BadInput(
          "the moves of " + game.title().name() + " cannot be counted: there is no list of all");
    }
    this.game = game;
    this.histories = new long[depth + 1];
    this.ended = new long[depth + 1];
    SeededChance chance = new SeededChance(seed);
    S start = game.deal(chance, Log.NONE);
    count(start, chance.position(), 0);
  }

  /** The number of histories of exactly {@code moves} moves. */
  public long histories(int moves) {
    return histories[moves];
  }

  /** How many of them ended the match. */
  public long ended(int moves) {
    return ended[moves];
  }

  private void count(S state, long position, int depth) {
    histories[depth]++;
    int toAct = game.toAct(state);
    if (toAct == 0) {
      ended[depth]++;
    }
    if (depth + 1 == histories.length) {
      return;
    }
    MoveBuffer<M> moves = new MoveBuffer<>();
    for (int seat = 0; toAct >> seat != 0; seat++) {
      moves.clear();
      game.moves(state, seat, moves);
      for (int i = 0; i < moves.size(); i++) {
        Branches chance = new Branches(position);
        do {
          S next = state.copy();
          game.play(next, seat, moves.get(i), chance, Log.NONE);
          count(next, chance.stream.position(), depth + 1);
        } while (chance.advance());
      }
    }
  }

  /** Chance that goes through all combinations of the few-sided outcomes, like an odometer. */
  private static final class Branches implements Chance {
    private final long position;
    private final List<Integer> taken = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();
    private SeededChance stream;
    private int next;

    Branches(long position) {
      this.position = position;
      this.stream = new SeededChance(position);
    }

    /** Moves on to the next combination; false when all have been seen. */
    boolean advance() {
      int last = taken.size() - 1;
      while (last >= 0 && taken.get(last) + 1 == widths.get(last)) {
        taken.removeLast();
        widths.removeLast();
        last--;
      }
      if (last < 0) {
        return false;
      }
      taken.set(last, taken.get(last) + 1);
      next = 0;
      stream = new SeededChance(position);
      return true;
    }

    private int branch(int width) {
      if (next == taken.size()) {
        taken.add(0);
        widths.add(width);
      }
      return taken.get(next++);
    }

    @Override
    public int die(int sides) {
      return branch(sides) + 1;
    }

    @Override
    public int card(Pile from) {
      List<Integer> kinds = new ArrayList<>();
      for (int i = 0; i < from.size(); i++) {
        if (!kinds.contains(from.get(i))) {
          kinds.add(from.get(i));
        }
      }
      return kinds.get(branch(kinds.size()));
    }

    @Override
    public void shuffle(Pile pile) {
      stream.shuffle(pile);
    }
  }
}
