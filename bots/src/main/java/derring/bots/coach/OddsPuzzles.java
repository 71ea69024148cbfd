package derring.bots.coach;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Rank;
import derring.bots.Reckoner;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Looks for puzzles where dice decide and a bot reckons what each move is worth over all that they
 * can show (One For All). That says at a glance, and without a roll, where one move is ahead of all
 * others. Only there are the best three played on with the same dice, until it is sure that the
 * first stays ahead or that it does not.
 */
final class OddsPuzzles<S extends State<S>, M, V> implements PuzzleSearch<S, M> {
  /**
   * By the odds the best move is ahead of all others by so much at least; of many rolls no single
   * one decides more.
   */
  private static final double LEAD = 0.025;

  /** What a solid player sees at once is a puzzle only if the lead is as large as this. */
  private static final double PLAIN = 0.03;

  /** Played on it is ahead by so much at least, and surely ahead. */
  private static final double STAYS = 0.01;

  /** Nobody likes to look for the best way to lose. */
  private static final double HOPE = 0.25;

  /** So many moves are played on, each so often at most. */
  private static final int FEW = 3;

  private static final int ROUNDS = 480;

  private final Game<S, M, V> game;
  private final Map<String, Object> options;
  private final Reckoner<M, V> master;
  private final PlayedScales<S, M, V> scales;
  private final List<Bot<M, V>> players = new ArrayList<>();
  private final MoveBuffer<M> moves = new MoveBuffer<>();

  /** A move with what it is worth by the odds. */
  private record Reckoned<M>(M move, double worth) {}

  OddsPuzzles(Game<S, M, V> game, Map<String, Object> options) {
    this.game = game;
    this.options = Map.copyOf(options);
    master = Objects.requireNonNull(master(game));
    scales = new PlayedScales<>(game);
    String solid = Bots.standard(game.title()).name();
    for (int seat = 0; seat < game.seats(); seat++) {
      // Both kinds of players, for both leave other things to do.
      players.add(Bots.make(seat % 2 == 0 ? solid : Rank.MASTER.word(), game));
    }
  }

  /** The master of a game, if it reckons; else null. */
  static <S extends State<S>, M, V> @Nullable Reckoner<M, V> master(Game<S, M, V> game) {
    boolean there =
        Bots.forGame(game.title()).stream().anyMatch(maker -> maker.rank() == Rank.MASTER);
    return there && Bots.make(Rank.MASTER.word(), game) instanceof Reckoner<M, V> reckoner
        ? reckoner
        : null;
  }

  @Override
  public void find(int count, long seed, int matches, Variety variety, Consumer<Puzzle> found) {
    new Stroll<>(game, players)
        .find(
            count,
            seed,
            matches,
            variety,
            (state, seat, match, step) -> new Look(match, step, variety).look(state, seat),
            found);
  }

  /** A half: where it hangs between moves, it is mostly words, or to stop. */
  @Override
  public int most(int count) {
    return count / 2;
  }

  @Override
  public String kind(List<M> solution) {
    return Objects.requireNonNull(master.kind(solution.getFirst()));
  }

  /** Looks at one position. */
  private final class Look {
    private final long match;
    private final int step;
    private final Variety variety;

    Look(long match, int step, Variety variety) {
      this.match = match;
      this.step = step;
      this.variety = variety;
    }

    @Nullable Puzzle look(S state, int seat) {
      V view = game.view(state, seat);
      List<Reckoned<M>> field = field(state, seat, view);
      if (field.size() < FEW || field.getFirst().worth < HOPE) {
        return null;
      }
      M best = field.getFirst().move;
      String kind = master.kind(best);
      double lead = field.getFirst().worth - field.get(1).worth;
      if (lead < LEAD || kind == null || variety.full(kind)) {
        return null;
      }
      long lot = match * 1_000_003 + step * 1_024L;
      boolean seen = players.getFirst().choose(view, moves, new SeededChance(lot)).equals(best);
      return lead >= (seen ? PLAIN : LEAD) && stays(view, seat, field, lot)
          ? puzzle(state, seat, view, field, kind)
          : null;
    }

    private boolean stays(V view, int seat, List<Reckoned<M>> field, long lot) {
      Estimate lead = played(view, seat, field, lot, ROUNDS, so -> so.value() + so.error() < STAYS);
      return lead.value() >= STAYS && lead.surelyMore();
    }

    private Puzzle puzzle(S state, int seat, V view, List<Reckoned<M>> field, String kind) {
      M best = field.getFirst().move;
      Map<String, String> hints = new LinkedHashMap<>();
      for (Reckoned<M> each : field.subList(1, field.size())) {
        hints.put(
            game.notation(each.move),
            "By the odds that stands at " + points(each) + " in 100. There is better.");
      }
      String rule = Told.rule(game, view, seat, best);
      return new Puzzle(
          match,
          seat,
          options,
          Bare.of(game, state),
          List.of(new Puzzle.Made(seat, game.notation(best))),
          master.alike(best),
          kind,
          game.label(view, best),
          ChancePuzzles.standing(field.getFirst().worth)
              + " By the odds one move is clearly best: which?",
          Answer.words(
              List.of(
                  new Answer.Step(
                      game.label(view, best),
                      true,
                      points(field.getFirst()),
                      game.label(view, field.get(1).move),
                      points(field.get(1)),
                      rule))),
          hints);
    }
  }

  private static int points(Reckoned<?> move) {
    return (int) Math.rint(100 * move.worth);
  }

  /**
   * What can be done, the best first, and of moves that count as the same only one: of the best the
   * least, so that whatever is taken for it is better than all others.
   */
  private List<Reckoned<M>> field(S state, int seat, V view) {
    moves.clear();
    game.moves(state, seat, moves);
    List<Reckoned<M>> all = new ArrayList<>();
    master.worth(view, moves).forEach((move, worth) -> all.add(new Reckoned<>(move, worth)));
    // Of those worth the same the order must not hang on a hash.
    all.sort((one, other) -> {
      int order = Double.compare(other.worth, one.worth);
      return order != 0 ? order : game.notation(one.move).compareTo(game.notation(other.move));
    });
    List<Reckoned<M>> field = new ArrayList<>();
    for (Reckoned<M> each : all) {
      if (!field.isEmpty() && master.same(each.move, field.getFirst().move)) {
        field.set(0, new Reckoned<>(field.getFirst().move, each.worth));
      } else {
        field.add(each);
      }
    }
    return field;
  }

  /** How far the first of a field is ahead of the next two, played on. */
  private Estimate played(
      V view,
      int seat,
      List<Reckoned<M>> field,
      long seed,
      int rounds,
      Predicate<Estimate> hopeless) {
    List<M> firsts = field.stream().limit(FEW).map(Reckoned::move).toList();
    return lead(
        scales.weigh(
            view,
            seat,
            firsts,
            seed,
            rounds * firsts.size(),
            so -> (lead(so).value() >= STAYS && lead(so).surelyMore()) || hopeless.test(lead(so))));
  }

  private static Estimate lead(Weighed weighed) {
    Estimate least = weighed.more().get(1).negated();
    for (Estimate more : weighed.more().subList(2, weighed.more().size())) {
      least = -more.value() < least.value() ? more.negated() : least;
    }
    return least;
  }

  @Override
  public Estimate check(S state, int seat, List<M> solution, long seed, int rounds) {
    V view = game.view(state, seat);
    List<Reckoned<M>> field = field(state, seat, view);
    if (!master.same(field.getFirst().move, solution.getFirst())) {
      return Estimate.sure(-1);
    }
    return played(view, seat, field, seed, rounds, so -> false);
  }
}
