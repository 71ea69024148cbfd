package derring.bots.lab;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Rota;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How much a choice matters. From one decision, drawn at random from all that were choices, the
 * match is played on by solid bots, once after the move that was made and once after another one
 * drawn at random from the rest, with the same luck. That is done in two halves with luck of their
 * own: the product of the two differences is in the mean the square of the true difference, since
 * what is only luck in one half has nothing to do with the other. Not safe for several threads.
 */
final class Fork<S extends State<S>, M, V> {
  /** Of so many matches one is tried. */
  static final int EVERY = 4;

  /** Each half is played so often after each of the two moves. */
  private static final int AGAIN = 2;

  /** A win counts two, a draw one, so a product is in so many parts of one. */
  static final int PARTS = 4 * AGAIN * AGAIN;

  private final Game<S, M, V> game;
  private final List<Bot<M, V>> bots = new ArrayList<>();
  private final S before;
  private final S spare;
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final List<M> others = new ArrayList<>();
  private SeededChance draw = new SeededChance(0);
  private long seed;
  private int seen;
  private int seat;
  private @Nullable M made;
  private boolean open;

  Fork(Game<S, M, V> game) {
    this.game = game;
    before = game.blank();
    spare = game.blank();
    String solid = Bots.standard(game.title()).name();
    for (int each = 0; each < game.seats(); each++) {
      bots.add(Bots.make(solid, game));
    }
  }

  void begin(long first) {
    seed = ~first;
    draw = new SeededChance(seed);
    seen = 0;
    made = null;
    open = false;
  }

  /** Somebody has a choice. Of all choices of a match each is as likely to be kept (reservoir). */
  void asked(S state, int who, MoveBuffer<M> from) {
    seen++;
    open = draw.die(seen) == 1;
    if (open) {
      before.copyFrom(state);
      seat = who;
      others.clear();
      for (int i = 0; i < from.size(); i++) {
        others.add(from.get(i));
      }
    }
  }

  /** And has made it. */
  void chose(M move) {
    if (open) {
      made = move;
      others.remove(move);
      open = false;
    }
  }

  /** The product of the two differences, in {@link #PARTS} of one. */
  int weight() {
    M first = made;
    if (first == null || others.isEmpty()) {
      return Played.UNWEIGHED;
    }
    M other = others.get(draw.below(others.size()));
    return half(first, other, 1) * half(first, other, 1 + AGAIN);
  }

  private int half(M first, M other, int from) {
    int sum = 0;
    for (int i = from; i < from + AGAIN; i++) {
      sum += playedOn(first, seed + i) - playedOn(other, seed + i);
    }
    return sum;
  }

  /** 2 if the chooser wins, 1 for a draw. */
  private int playedOn(M move, long luck) {
    SeededChance source = new SeededChance(luck);
    Chance cards = new SeededChance(source.die(Integer.MAX_VALUE));
    Chance whims = new SeededChance(source.die(Integer.MAX_VALUE));
    spare.copyFrom(before);
    game.play(spare, seat, move, cards, Log.NONE);
    Rota rota = new Rota();
    Outcome outcome = game.outcome(spare);
    while (outcome == null) {
      int next = rota.next(game.toAct(spare));
      moves.clear();
      game.moves(spare, next, moves);
      M choice = bots.get(next).choose(game.view(spare, next), moves, whims);
      game.play(spare, next, choice, cards, Log.NONE);
      outcome = game.outcome(spare);
    }
    return outcome.drawn() ? 1 : outcome.won(seat) ? 2 : 0;
  }
}
