package derring.bots;

import derring.kernel.Chance;
import derring.kernel.Entry;
import derring.kernel.Event;
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
 * Bots at a table: plays whole matches of any game between them. The contest holds the state; a bot
 * is shown its view and its moves and nothing else, and draws on a chance of its own, so that no
 * bot disturbs the cards or the other bots. Not safe for several threads at once.
 */
public final class Contest<S extends State<S>, M, V> {
  private final Game<S, M, V> game;
  private final List<Bot<M, V>> bots;
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final List<Entry> happened = new ArrayList<>();
  private final boolean remembered;

  /**
   * How a match went.
   *
   * @param decisions how many moves were chosen
   * @param last the state it ended in
   */
  public record Result<S>(Outcome outcome, int decisions, S last) {}

  /** Is shown the deal, and then every move. */
  public interface Witness<S, M> {
    void dealt(S state);

    void moved(int seat, M move, S after);
  }

  /**
   * @param bots by seat
   */
  public Contest(Game<S, M, V> game, List<Bot<M, V>> bots) {
    if (bots.size() != game.seats()) {
      throw new IllegalArgumentException(
          "there are " + game.seats() + " seats, but " + bots.size() + " bots");
    }
    this.game = game;
    this.bots = List.copyOf(bots);
    remembered = bots.stream().anyMatch(Bot::remembers);
  }

  /** The match that grows from a seed: always the same. */
  public Result<S> play(long seed) {
    return play(seed, Log.NONE, null);
  }

  /** The same match, told to a log. */
  public Result<S> play(long seed, Log log) {
    return play(seed, log, null);
  }

  /** The same match, shown to a witness. */
  public Result<S> play(long seed, Witness<S, M> witness) {
    return play(seed, Log.NONE, witness);
  }

  private Result<S> play(long seed, Log log, @Nullable Witness<S, M> witness) {
    SeededChance source = new SeededChance(seed);
    Chance cards = branch(source);
    Chance[] whims = new Chance[bots.size()];
    for (int seat = 0; seat < whims.length; seat++) {
      whims[seat] = branch(source);
    }
    happened.clear();
    Log heard = remembered ? new Hearing(log) : log;
    S state = game.deal(cards, heard);
    if (witness != null) {
      witness.dealt(state);
    }
    Rota rota = new Rota();
    int decisions = 0;
    @Nullable Outcome outcome = game.outcome(state);
    while (outcome == null) {
      int seat = rota.next(game.toAct(state));
      M choice = choice(state, seat, whims[seat]);
      game.play(state, seat, choice, cards, heard);
      if (witness != null) {
        witness.moved(seat, choice, state);
      }
      decisions++;
      outcome = game.outcome(state);
    }
    return new Result<>(outcome, decisions, state);
  }

  private M choice(S state, int seat, Chance whim) {
    moves.clear();
    game.moves(state, seat, moves);
    Bot<M, V> bot = bots.get(seat);
    if (bot.remembers()) {
      List<Event> told = new ArrayList<>();
      happened.forEach(entry -> told.add(entry.seenBy(seat)));
      bot.recall(told);
    }
    M choice = bot.choose(game.view(state, seat), moves, whim);
    if (!game.judge(state, seat, choice).legal()) {
      throw new IllegalStateException(
          "the bot in seat " + seat + " chose " + game.notation(choice) + ", which is not legal");
    }
    return choice;
  }

  /** Keeps what happens for those who remember, and tells it on. */
  private final class Hearing implements Log {
    private final Log further;

    Hearing(Log further) {
      this.further = further;
    }

    @Override
    public boolean on() {
      return true;
    }

    @Override
    public void add(Entry entry) {
      happened.add(entry);
      if (further.on()) {
        further.add(entry);
      }
    }
  }

  /** A stream of its own. */
  static Chance branch(SeededChance source) {
    long high = source.die(Integer.MAX_VALUE);
    return new SeededChance(high << Integer.SIZE | source.die(Integer.MAX_VALUE));
  }
}
