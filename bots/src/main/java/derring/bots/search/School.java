package derring.bots.search;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Rota;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where {@link Insight}s are taught, from matches that are played for it: first by the greedy bot,
 * whose choices are learnt, and what came of them; then by the search itself with what was learnt
 * so far, so that its choices teach what it will begin with next time. Everything random comes from
 * one seed, and one thread plays, so the same seed teaches the same. Now and then a move is made
 * that nobody would make, for who has never seen a bad position cannot judge one.
 */
public final class School<S extends State<S>, M, V> {
  /** One of so many moves is any. */
  private static final int WHIM = 12;

  /** What others hold is asked at one of so many decisions. */
  private static final int ASKED = 2;

  private final List<Seminar> seminars = new ArrayList<>();
  private final Pupil standings = new Pupil();
  private final Pupil choices = new Pupil();
  private final Pupil holdings = new Pupil();
  private final SeededChance source;

  /** How far it is, and how surprising what happened still is, in nats; for who watches. */
  public record Progress(int games, double standing, double choice, double holding) {
    @Override
    public String toString() {
      return String.format(
          java.util.Locale.ROOT,
          "%d games: surprise by the outcome %.4f, by moves %.4f, by hands %.4f",
          games,
          standing,
          choice,
          holding);
    }
  }

  /**
   * @param tables the first is played half of the time, the others share the rest
   * @param insight makes the insight into a table that shall be taught
   */
  public School(
      List<Game<S, M, V>> tables, Function<Game<S, M, V>, Insight<S, M>> insight, long seed) {
    source = new SeededChance(seed);
    tables.forEach(game -> seminars.add(new Seminar(game, insight.apply(game))));
  }

  /**
   * Plays and learns.
   *
   * @param lines how many lines the search thinks through for a move; 0 to let the greedy bot play
   */
  public void teach(int games, int lines, Consumer<Progress> watcher) {
    double[] surprise = new double[6];
    int each = Math.max(1, games / 10);
    List<Pupil> pupils = List.of(standings, choices, holdings);
    for (int played = 1; played <= games; played++) {
      if (played == games / 3 + 1) {
        pupils.forEach(Pupil::average);
      }
      int turn = played % (2 * Math.max(1, seminars.size() - 1));
      int table = turn % 2 == 0 || seminars.size() == 1 ? 0 : 1 + turn / 2;
      seminars.get(table).play(lines, surprise);
      pupils.forEach(Pupil::rest);
      if (played % each == 0) {
        watcher.accept(
            new Progress(
                played,
                surprise[0] / surprise[1],
                surprise[2] / surprise[3],
                surprise[4] / surprise[5]));
        surprise = new double[6];
      }
    }
    pupils.forEach(Pupil::settle);
  }

  /** The weights as a {@link Lesson} reads them. */
  public String lesson() {
    Map<String, Map<String, Double>> heads = new LinkedHashMap<>();
    heads.put(Lesson.STANDINGS, standings.learnt());
    heads.put(Lesson.CHOICES, choices.learnt());
    heads.put(Lesson.HOLDINGS, holdings.learnt());
    return Lesson.text(heads);
  }

  /** A table at which is played and learnt. */
  private final class Seminar {
    private final Game<S, M, V> game;
    private final Insight<S, M> insight;
    private final Bot<M, V> greedy;
    private final Cases stood = new Cases();
    private final Cases moved = new Cases();
    private final MoveBuffer<M> moves = new MoveBuffer<>();
    private final S imagined;
    private @Nullable Search<S, M, V> search;
    private final Chronicle log = new Chronicle();
    private final List<Entry> happened = new ArrayList<>();

    Seminar(Game<S, M, V> game, Insight<S, M> insight) {
      this.game = game;
      this.insight = insight;
      greedy = Bots.make("greedy", game);
      imagined = game.blank();
    }

    private void play(int lines, double[] surprise) {
      standings.prepare(insight.standings());
      choices.prepare(insight.choices());
      holdings.prepare(insight.holdings());
      stood.clear();
      happened.clear();
      S state = game.deal(source, log);
      happened.addAll(log.take());
      Rota rota = new Rota();
      int turn = -1;
      Outcome outcome = game.outcome(state);
      while (outcome == null) {
        if (insight.turn(state) != turn) {
          turn = insight.turn(state);
          for (int seat = 0; seat < game.seats(); seat++) {
            insight.standings().clear();
            insight.standing(state, seat);
            stood.keep(insight.standings(), seat);
          }
        }
        int seat = rota.next(game.toAct(state));
        moves.clear();
        game.moves(state, seat, moves);
        int choice = 0;
        if (moves.size() > 1) {
          choice = decide(state, seat, lines, surprise);
          if (source.die(WHIM) == 1) {
            choice = source.below(moves.size());
          }
        }
        game.play(state, seat, moves.get(choice), source, log);
        happened.addAll(log.take());
        outcome = game.outcome(state);
      }
      ended(outcome, surprise);
    }

    private int decide(S state, int seat, int lines, double[] surprise) {
      V view = game.view(state, seat);
      insight.recall(happened.stream().map(entry -> entry.seenBy(seat)).toList());
      int wanted = indexOf(greedy.choose(view, moves, source));
      if (lines > 0) {
        if (search == null) {
          search = new Search<>(game, insight);
        }
        long seed = source.position();
        source.below(2);
        wanted =
            search.think(view, seat, moves, wanted, seed, Limit.iterations(lines), () -> false);
      }
      if (wanted >= 0) {
        learn(state, seat, wanted, surprise);
      }
      if (source.die(ASKED) == 1) {
        held(state, seat, true, surprise);
        game.imagine(view, source, imagined);
        held(imagined, seat, false, surprise);
      }
      return Math.max(wanted, 0);
    }

    private int indexOf(M wanted) {
      for (int i = 0; i < moves.size(); i++) {
        if (moves.get(i).equals(wanted)) {
          return i;
        }
      }
      return -1;
    }

    /** What was chosen should have been likelier, and all else less likely. */
    private void learn(S state, int seat, int chosen, double[] surprise) {
      Head head = insight.choices();
      insight.look(state, seat);
      moved.clear();
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < moves.size(); i++) {
        head.clear();
        insight.choice(moves.get(i));
        moved.keep(head, i);
        most = Math.max(most, head.sum());
      }
      double all = 0;
      for (int i = 0; i < moves.size(); i++) {
        all += Math.exp(moved.sums[i] - most);
      }
      for (int i = 0; i < moves.size(); i++) {
        double likely = Math.exp(moved.sums[i] - most) / all;
        double wanted = i == chosen ? 1 : 0;
        surprise[2] -= wanted * Math.log(Math.max(1e-9, likely));
        choices.correct(
            head, moved.features, moved.amounts, moved.start(i), moved.ends[i], wanted - likely);
      }
      surprise[3]++;
    }

    /** Told apart from what is imagined, what is held says how much likelier it is than that. */
    private void held(S world, int seat, boolean real, double[] surprise) {
      Head head = insight.holdings();
      head.clear();
      insight.hidden(world, seat);
      double chance = Head.chance(head.sum());
      surprise[4] -= Math.log(Math.max(1e-9, real ? chance : 1 - chance));
      surprise[5]++;
      moved.clear();
      moved.keep(head, 0);
      double by = (real ? 1 : 0) - chance;
      holdings.correct(head, moved.features, moved.amounts, 0, moved.ends[0], by);
    }

    private void ended(Outcome outcome, double[] surprise) {
      Head head = insight.standings();
      for (int i = 0; i < stood.size; i++) {
        int seat = stood.tags[i];
        double came = outcome.score(seat);
        double sum = 0;
        for (int j = stood.start(i); j < stood.ends[i]; j++) {
          sum += head.weight(stood.features[j]) * stood.amounts[j];
        }
        double chance = Head.chance(sum);
        surprise[0] -= Math.log(Math.max(1e-9, came > 0.5 ? chance : 1 - chance));
        surprise[1]++;
        standings.correct(
            head, stood.features, stood.amounts, stood.start(i), stood.ends[i], came - chance);
      }
    }
  }
}
