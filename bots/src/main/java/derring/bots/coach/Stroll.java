package derring.bots.coach;

import derring.bots.Bot;
import derring.bots.Contest;
import derring.kernel.Game;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Goes through matches as they are played, and takes the first puzzle that each has. */
final class Stroll<S extends State<S>, M, V> {
  /** Not always an opening: some matches are looked at from so late on. */
  private static final int LATEST = 60;

  private final Game<S, M, V> game;
  private final List<Bot<M, V>> players;

  Stroll(Game<S, M, V> game, List<Bot<M, V>> players) {
    this.game = game;
    this.players = players;
  }

  /** Looks at a position in which one seat is to act. */
  interface Look<S> {
    /**
     * The puzzle that is there, if there is one.
     *
     * @param match the seed of the match
     * @param step how many moves were made
     */
    @Nullable Puzzle at(S state, int seat, long match, int step);
  }

  /** As {@link PuzzleSearch#find}. */
  void find(
      int count, long seed, int matches, Variety variety, Look<S> look, Consumer<Puzzle> found) {
    int so = 0;
    for (long match = seed; match < seed + matches && so < count; match++) {
      Eye eye = new Eye(match, look);
      new Contest<>(game, players).play(match, eye);
      if (eye.found != null) {
        variety.add(eye.found.kind());
        found.accept(eye.found);
        so++;
      }
    }
  }

  private final class Eye implements Contest.Witness<S, M> {
    private final long match;
    private final Look<S> look;
    private final int from;
    private int step;
    private @Nullable Puzzle found;

    Eye(long match, Look<S> look) {
      this.match = match;
      this.look = look;
      from = new SeededChance(match).die(LATEST);
    }

    @Override
    public void dealt(S state) {}

    @Override
    public void moved(int seat, M move, S after) {
      step++;
      if (found == null
          && step >= from
          && Integer.bitCount(game.toAct(after)) == 1
          && game.outcome(after) == null) {
        found = look.at(after, Integer.numberOfTrailingZeros(game.toAct(after)), match, step);
      }
    }
  }
}
