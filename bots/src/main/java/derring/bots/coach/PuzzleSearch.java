package derring.bots.coach;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Contest;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks through matches of solid players for positions with one clearly best move. A short look
 * finds those that may be, a long one in other worlds decides. The same seed finds the same. Not
 * safe for several threads at once.
 */
public final class PuzzleSearch<S extends State<S>, M, V> {
  /** The best move is ahead of all others by so much at least, */
  private static final double LEAD = 0.08;

  /** and, as far as is known, surely by so much. */
  private static final double SURE = 0.04;

  /** What a solid player sees at once is a puzzle only if the lead is as large as this. */
  private static final double PLAIN = 0.2;

  /** Nobody likes to look for the best way to lose. */
  private static final double HOPE = 0.25;

  /** Of the same kind of move there may be one in so many, */
  private static final int VARIETY = 4;

  /** or, where there are few kinds because moves are points on a table, in so many. */
  private static final int FEW_KINDS = 2;

  private static final int SHORT = 24;

  /** Where little but dice decides, each move is played so often. */
  private static final int DICE = 240;

  private final Game<S, M, V> game;
  private final Map<String, Object> options;
  private final Scales<M, V> scales;
  private final List<Bot<M, V>> players = new ArrayList<>();
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final int rounds;

  /**
   * @param options those with which the game was opened
   * @param rounds each move is played so often before it is believed; 0 for the usual
   */
  public PuzzleSearch(Game<S, M, V> game, Map<String, Object> options, int rounds) {
    this.game = game;
    this.options = Map.copyOf(options);
    this.scales = Scales.of(game);
    this.rounds = rounds > 0 ? rounds : scales.glances() ? DICE : scales.usual() * 2 / 5;
    String solid = Bots.standard(game.title()).name();
    for (int seat = 0; seat < game.seats(); seat++) {
      players.add(Bots.make(solid, game));
    }
  }

  /** For a game of any kind. */
  public static <S extends State<S>, M, V> PuzzleSearch<S, M, V> of(
      Game<S, M, V> game, Map<String, Object> options, int rounds) {
    return new PuzzleSearch<>(game, options, rounds);
  }

  /**
   * Looks for puzzles.
   *
   * @param count how many are wanted
   * @param seed of the first match; each other has the next
   * @param matches so many are looked through at most
   * @param found is told of each at once
   */
  public void find(int count, long seed, int matches, Consumer<Puzzle> found) {
    Map<Object, Integer> kinds = new HashMap<>();
    int variety = game.traits().openMoves() ? FEW_KINDS : VARIETY;
    int so = 0;
    for (long match = seed; match < seed + matches && so < count; match++) {
      Look look = new Look(match, kinds, count / variety + 1);
      new Contest<>(game, players).play(match, look);
      if (look.found != null) {
        found.accept(look.found);
        so++;
      }
    }
  }

  /** Looks at one match as it is played, and takes the first puzzle that it meets. */
  private final class Look implements Contest.Witness<S, M> {
    private final long match;
    private final Map<Object, Integer> kinds;
    private final int most;
    private final int from;
    private int step;
    private @Nullable Puzzle found;

    Look(long match, Map<Object, Integer> kinds, int most) {
      this.match = match;
      this.kinds = kinds;
      this.most = most;
      // Not always an opening: some matches are looked at from later on.
      this.from = new SeededChance(match).die(60);
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
        look(after, Integer.numberOfTrailingZeros(game.toAct(after)));
      }
    }

    private void look(S state, int seat) {
      moves.clear();
      game.moves(state, seat, moves);
      V view = game.view(state, seat);
      double wanted = scales.glances() ? LEAD : LEAD / 2;
      List<M> all = moves.size() < 3 ? List.of() : scales.field(view, moves, wanted);
      if (all.size() < 3) {
        return;
      }
      long lot = match * 1_000_003 + step * 16L;
      int best =
          scales.glances() ? 0 : scales.weigh(view, seat, all, lot, SHORT * all.size()).best();
      if (kinds.getOrDefault(all.get(best).getClass(), 0) >= most
          || !promising(view, seat, scales.glances() ? all.subList(0, 2) : all, best, lot + 1)) {
        return;
      }
      M instinct = players.get(seat).choose(view, moves, new SeededChance(lot));
      found = checked(state, seat, view, all, best, instinct, lot + 2);
      if (found != null) {
        kinds.merge(all.get(best).getClass(), 1, Integer::sum);
      }
    }

    /** Whether it still looks like one against a few others, somewhat longer. */
    private boolean promising(V view, int seat, List<M> all, int best, long lot) {
      List<M> ordered = new ArrayList<>(all);
      Collections.swap(ordered, 0, best);
      Weighed weighed = scales.weigh(view, seat, ordered, lot, SHORT * 2 * ordered.size());
      return lead(weighed).value() >= LEAD / 2;
    }

    private @Nullable Puzzle checked(
        S state, int seat, V view, List<M> all, int best, M instinct, long lot) {
      List<M> ordered = new ArrayList<>(all);
      Collections.swap(ordered, 0, best);
      Weighed weighed = scales.weigh(view, seat, ordered, lot, rounds * all.size());
      Estimate lead = lead(weighed);
      M move = ordered.getFirst();
      double wanted = move.equals(instinct) ? PLAIN : LEAD;
      if (lead.value() < wanted || lead.low() < SURE || weighed.gains().getFirst().value() < HOPE) {
        return null;
      }
      int next = next(weighed);
      Map<String, Estimate> others = new LinkedHashMap<>();
      for (int i = 1; i < ordered.size(); i++) {
        others.put(game.notation(ordered.get(i)), weighed.gains().get(i));
      }
      return new Puzzle(
          match,
          step,
          seat,
          options,
          bare(game.describe(state)),
          game.notation(move),
          scales.alike(move),
          game.label(view, move),
          weighed.gains().getFirst(),
          game.label(view, ordered.get(next)),
          lead,
          Told.rule(game, view, seat, move),
          others);
    }
  }

  /**
   * Looks again at a position whether a move is ahead of all others.
   *
   * @param rounds each move is played so often
   * @return how far it is ahead of the next; less than 0 if another is
   */
  public Estimate check(S state, int seat, M move, long seed, int rounds) {
    moves.clear();
    game.moves(state, seat, moves);
    V view = game.view(state, seat);
    List<M> ordered = new ArrayList<>(scales.field(view, moves, 0));
    if (!ordered.contains(move)) {
      ordered.add(move);
    }
    Collections.swap(ordered, 0, ordered.indexOf(move));
    return lead(scales.weigh(view, seat, ordered, seed, rounds * ordered.size()));
  }

  /** The second best, if the first of the list is the best. */
  private static int next(Weighed weighed) {
    int next = 1;
    for (int i = 2; i < weighed.more().size(); i++) {
      next = weighed.more().get(i).value() > weighed.more().get(next).value() ? i : next;
    }
    return next;
  }

  /** How far the first of the list is ahead of the best other. */
  private static Estimate lead(Weighed weighed) {
    return weighed.more().get(next(weighed)).negated();
  }

  /** A position without the fields that would be so anyway. */
  private Map<String, Object> bare(Map<String, Object> whole) {
    Map<String, Object> left = copied(whole);
    prune(left, left, whole);
    return left;
  }

  private void prune(
      Map<String, Object> part, Map<String, Object> left, Map<String, Object> whole) {
    for (String key : List.copyOf(part.keySet())) {
      Object value = part.remove(key);
      if (!same(left, whole)) {
        part.put(key, value);
        inside(value, left, whole);
      }
    }
  }

  @SuppressWarnings("unchecked") // descriptions have text as keys
  private void inside(@Nullable Object value, Map<String, Object> left, Map<String, Object> whole) {
    if (value instanceof Map<?, ?> map) {
      prune((Map<String, Object>) map, left, whole);
    } else if (value instanceof List<?> list && !list.isEmpty() && list.getFirst() instanceof Map) {
      list.forEach(each -> inside(each, left, whole));
    }
  }

  private boolean same(Map<String, Object> left, Map<String, Object> whole) {
    try {
      return game.describe(game.assemble(Facts.of(left))).equals(whole);
    } catch (BadInput e) {
      return false; // it needs the field
    }
  }

  private static Map<String, Object> copied(Map<String, Object> map) {
    Map<String, Object> copy = new LinkedHashMap<>();
    map.forEach((key, value) -> copy.put(key, copied(value)));
    return copy;
  }

  @SuppressWarnings("unchecked") // descriptions have text as keys
  private static Object copied(Object value) {
    return switch (value) {
      case Map<?, ?> map -> copied((Map<String, Object>) map);
      case List<?> list -> list.stream().map(each -> copied((Object) each)).toList();
      default -> value;
    };
  }
}
