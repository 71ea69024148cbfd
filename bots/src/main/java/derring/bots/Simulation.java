package derring.bots;

import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Many matches between bots, and what came of them: of any game, turn by turn ({@link Contest}) or
 * in virtual time ({@link Skirmish}). The same seed gives the same figures, however many threads
 * there are: matches are played in lots, and the lots are added up in order.
 */
public final class Simulation<S extends State<S>, M, V> {
  /** Small enough that progress can be told, large enough that threads seldom wait. */
  private static final int LOT = 50;

  private static final int THREADS = 2;

  private final Game<S, M, V> game;
  private final List<String> bots;

  /**
   * What came of them.
   *
   * @param wins by seat: how often it won
   * @param drawn how often nobody did
   * @param points by seat: its mean points; empty if the game counts none
   * @param seconds the mean length in virtual time; null in a game of turns
   * @param turns the length in turns; null if nobody counts them in this game
   * @param tables under each heading, how often those won who had or did something
   */
  public record Report(
      int games,
      List<Share> wins,
      Share drawn,
      List<Mean> points,
      Mean moves,
      @Nullable Mean seconds,
      @Nullable Turns turns,
      List<Table> tables) {}

  /**
   * The turns that each seat had, as so many of a hundred matches did not exceed.
   *
   * @param median half of all matches were no longer
   */
  public record Turns(double tenth, double median, double ninetieth) {}

  /** The rows under one heading, those first that won most often. */
  public record Table(String heading, Map<String, Share> wins) {}

  /**
   * @param bots the name of a bot for each seat
   */
  public Simulation(Game<S, M, V> game, List<String> bots) {
    this.game = game;
    this.bots = List.copyOf(bots);
    bots.forEach(name -> Bots.make(name, game)); // an unknown name is told at once
  }

  /** How fast the bots of a name are. */
  public static Tempo tempo(Title title, String name) {
    return Bots.forGame(title).stream()
        .filter(maker -> maker.name().equals(name))
        .findFirst()
        .map(BotMaker::tempo)
        .orElse(Tempo.STEADY);
  }

  /** Plays the matches with the seeds from {@code seed} on. */
  public Report play(int games, long seed) {
    return play(games, seed, done -> {});
  }

  /** The same; {@code progress} is told now and then how many are done. */
  public Report play(int games, long seed, IntConsumer progress) {
    Lot all = new Lot();
    ExecutorService threads =
        Executors.newFixedThreadPool(
            THREADS,
            task -> {
              Thread thread = new Thread(task, "simulation");
              thread.setDaemon(true);
              return thread;
            });
    try {
      List<Future<Lot>> lots = new ArrayList<>();
      for (int from = 0; from < games; from += LOT) {
        long first = seed + from;
        int many = Math.min(LOT, games - from);
        lots.add(threads.submit(() -> new Lot().play(first, many)));
      }
      for (Future<Lot> lot : lots) {
        all.add(lot.get());
        progress.accept(all.games);
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a match could not be played", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the simulation was interrupted", e);
    } finally {
      threads.shutdownNow();
    }
    return all.report();
  }

  /** Matches that are played one after the other, and the figures of them. */
  private final class Lot {
    private final int[] won = new int[game.seats()];
    private final List<Mean.Sum> points = new ArrayList<>();
    private final Mean.Sum moves = new Mean.Sum();
    private final Mean.Sum seconds = new Mean.Sum();
    private final Tally tally = new Tally();
    private int drawn;
    private int games;
    private boolean counted;

    Lot() {
      for (int seat = 0; seat < won.length; seat++) {
        points.add(new Mean.Sum());
      }
    }

    Lot play(long seed, int many) {
      List<Bot<M, V>> players = new ArrayList<>();
      bots.forEach(name -> players.add(Bots.make(name, game)));
      if (game.realTime()) {
        List<Tempo> tempos = bots.stream().map(name -> tempo(game.title(), name)).toList();
        Skirmish<S, M, V> skirmish = new Skirmish<>(game, players, tempos);
        for (int i = 0; i < many; i++) {
          Skirmish.Result<S> result = skirmish.play(seed + i);
          seconds.add(result.seconds());
          count(result.outcome(), result.moves(), result.last());
        }
      } else {
        Contest<S, M, V> contest = new Contest<>(game, players);
        Onlooker<S, M> onlooker = Onlooker.of(game);
        for (int i = 0; i < many; i++) {
          Contest.Result<S> result =
              onlooker == null ? contest.play(seed + i) : contest.play(seed + i, witness(onlooker));
          count(result.outcome(), result.decisions(), result.last());
          if (onlooker != null) {
            counted = true;
            tally.end(result.outcome(), onlooker.turns(result.last()));
          }
        }
      }
      return this;
    }

    private Contest.Witness<S, M> witness(Onlooker<S, M> onlooker) {
      return new Contest.Witness<>() {
        @Override
        public void dealt(S state) {
          onlooker.dealt(state, tally);
        }

        @Override
        public void moved(int seat, M move, S after) {
          onlooker.moved(seat, move, after, tally);
        }
      };
    }

    private void count(Outcome outcome, int made, S last) {
      games++;
      drawn += outcome.drawn() ? 1 : 0;
      moves.add(made);
      for (int seat = 0; seat < won.length; seat++) {
        won[seat] += outcome.won(seat) ? 1 : 0;
        Integer scored = game.points(last, seat);
        if (scored != null) {
          points.get(seat).add(scored);
        }
      }
    }

    void add(Lot other) {
      games += other.games;
      drawn += other.drawn;
      moves.add(other.moves);
      seconds.add(other.seconds);
      tally.add(other.tally);
      counted |= other.counted;
      for (int seat = 0; seat < won.length; seat++) {
        won[seat] += other.won[seat];
        points.get(seat).add(other.points.get(seat));
      }
    }

    Report report() {
      List<Share> wins = new ArrayList<>();
      for (int count : won) {
        wins.add(new Share(count, games));
      }
      List<Table> tables = new ArrayList<>();
      tally
          .rows()
          .forEach((heading, rows) -> {
            Map<String, Share> shares = new LinkedHashMap<>();
            rows.forEach(row -> shares.put(row.what(), row.wins()));
            tables.add(new Table(heading, shares));
          });
      return new Report(
          games,
          wins,
          new Share(drawn, games),
          points.stream().map(Mean.Sum::mean).filter(mean -> mean.of() > 0).toList(),
          moves.mean(),
          game.realTime() ? seconds.mean() : null,
          counted ? new Turns(turns(10), turns(50), turns(90)) : null,
          tables);
    }

    private double turns(int percent) {
      return (double) tally.percentile(percent) / game.seats();
    }
  }
}
