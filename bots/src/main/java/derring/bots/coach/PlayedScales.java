package derring.bots.coach;

import derring.bots.Appraisal;
import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Rank;
import derring.bots.Reckoner;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Rota;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Weighs by playing on, in worlds that fit the view: the solid bot in every seat until it is over,
 * and who won is counted; or, where the game can judge a state, its master for a few moves only,
 * who looks no further than a move and so is quick.
 */
final class PlayedScales<S extends State<S>, M, V> implements Scales<M, V> {
  /** A line that is not over after so many moves counts as drawn. */
  private static final int LONGEST = 600;

  /** A line that is judged ends after so many where it is asked again and again if that will do. */
  private static final int SOON = 2;

  /** At most so many moves are tried. */
  private static final int FIELD = 8;

  /** After so many rounds it is asked whether that is enough. */
  private static final int STRETCH = 60;

  private final Game<S, M, V> game;
  private final List<Bot<M, V>> bots = new ArrayList<>();
  private final MoveBuffer<M> moves = new MoveBuffer<>();
  private final @Nullable Appraisal<S> appraisal;
  private final @Nullable Bot<M, V> master;
  private final S world;
  private final S state;

  /** Where a state can be judged without playing on to the end, a line ends after so many moves. */
  private final int cut;

  PlayedScales(Game<S, M, V> game) {
    this.game = game;
    appraisal = Bots.appraisal(game);
    cut = appraisal == null ? LONGEST : appraisal.moves();
    String player = appraisal == null ? Bots.standard(game.title()).name() : Rank.MASTER.word();
    for (int seat = 0; seat < game.seats(); seat++) {
      bots.add(Bots.make(player, game));
    }
    master =
        appraisal != null && bots.getFirst() instanceof Reckoner<M, V> ? bots.getFirst() : null;
    world = game.blank();
    state = game.blank();
  }

  @Override
  public String method() {
    if (appraisal == null) {
      return "Matches played on by the solid bot in every seat, in worlds that fit what the player"
          + " saw.";
    }
    return master == null
        ? "Matches played on by the solid bot in every seat for some turns, in worlds that fit what"
            + " the player saw, and then judged by the points and by who is how badly hurt."
        : "What the master would do, played on by it in every seat for a few moves with the same"
            + " dice, and then judged.";
  }

  @Override
  public int usual() {
    return 100;
  }

  @Override
  public M best(V view, int seat, MoveBuffer<M> choices, int instinct, long seed, int lines) {
    return master == null
        ? choices.get(halved(view, seat, choices, instinct, seed, lines))
        : master.choose(view, choices, new SeededChance(seed));
  }

  @Override
  public List<M> field(MoveBuffer<M> choices) {
    return choices.size() > FIELD ? List.of() : choices.list();
  }

  /** Halves the field again and again: those that are behind go, the others get as many lines. */
  private int halved(V view, int seat, MoveBuffer<M> choices, int instinct, long seed, int lines) {
    List<Integer> field = new ArrayList<>(field(choices.size(), instinct));
    double[] gains = new double[choices.size()];
    int halvings = Math.max(1, 32 - Integer.numberOfLeadingZeros(field.size() - 1));
    long lot = seed;
    while (field.size() > 1) {
      int rounds = Math.max(1, lines / halvings / field.size());
      for (int i = 0; i < rounds; i++) {
        game.imagine(view, new SeededChance(++lot), world);
        for (int move : field) {
          gains[move] += line(choices.get(move), seat, lot, cut);
        }
      }
      field.sort(Comparator.comparingDouble(move -> -gains[move]));
      field = new ArrayList<>(field.subList(0, (field.size() + 1) / 2));
    }
    return field.getFirst();
  }

  /** What a player would do first, then others from the whole list. */
  private static List<Integer> field(int size, int instinct) {
    List<Integer> field = new ArrayList<>();
    if (instinct >= 0) {
      field.add(instinct);
    }
    int step = Math.max(1, size / FIELD);
    for (int move = 0; move < size && field.size() < FIELD; move += step) {
      if (move != instinct) {
        field.add(move);
      }
    }
    return field;
  }

  @Override
  public Weighed weigh(V view, int seat, List<M> firsts, long seed, int lines) {
    return weigh(view, seat, firsts, seed, lines, cut, so -> false);
  }

  /**
   * The same with shorter lines, and no longer than until it is enough. Whoever looks often is sure
   * too soon now and then; so what is found by this is looked at again.
   */
  Weighed weigh(V view, int seat, List<M> firsts, long seed, int lines, Predicate<Weighed> enough) {
    return weigh(view, seat, firsts, seed, lines, SOON, enough);
  }

  private Weighed weigh(
      V view,
      int seat,
      List<M> firsts,
      long seed,
      int lines,
      int length,
      Predicate<Weighed> enough) {
    Weighed.Sum sum = new Weighed.Sum(firsts.size());
    double[] gains = new double[firsts.size()];
    int rounds = Weighed.Sum.rounds(lines, firsts.size());
    for (int i = 0; i < rounds; i++) {
      long lot = seed + i;
      game.imagine(view, new SeededChance(lot), world);
      for (int move = 0; move < gains.length; move++) {
        gains[move] = line(firsts.get(move), seat, lot, length);
      }
      sum.add(gains);
      if ((i + 1) % STRETCH == 0 && enough.test(sum.weighed())) {
        break;
      }
    }
    return sum.weighed();
  }

  @Override
  public Estimate expect(V view, int seat, @Nullable M first, long seed, int lines) {
    Weighed.Sum sum = new Weighed.Sum(1);
    int rounds = Weighed.Sum.rounds(lines, 1);
    for (int i = 0; i < rounds; i++) {
      long lot = seed + i;
      game.imagine(view, new SeededChance(lot), world);
      sum.add(new double[] {line(first, seat, lot, cut)});
    }
    return sum.weighed().gains().getFirst();
  }

  private double line(@Nullable M first, int seat, long lot, int length) {
    state.copyFrom(world);
    Chance chance = new SeededChance(~lot);
    if (first != null) {
      game.play(state, seat, first, chance, Log.NONE);
    }
    return played(seat, length, chance);
  }

  private double played(int seat, int length, Chance chance) {
    Rota rota = new Rota();
    Outcome outcome = game.outcome(state);
    for (int i = 0; i < length && outcome == null; i++) {
      int mover = rota.next(game.toAct(state));
      moves.clear();
      game.moves(state, mover, moves);
      M move = bots.get(mover).choose(game.view(state, mover), moves, chance);
      game.play(state, mover, move, chance, Log.NONE);
      outcome = game.outcome(state);
    }
    return outcome == null && appraisal != null
        ? appraisal.chance(state, seat)
        : gain(outcome, seat);
  }

  private double gain(@Nullable Outcome outcome, int seat) {
    return outcome == null ? Outcome.draw(game.seats()) : outcome.score(seat);
  }
}
