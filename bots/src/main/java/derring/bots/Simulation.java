package derring.bots;

import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Many matches between bots, and what came of them: of any game, turn by turn ({@link Contest}) or
 * in virtual time ({@link Skirmish}). The same seed gives the same figures.
 */
public final class Simulation<S extends State<S>, M, V> {
  private final Game<S, M, V> game;
  private final LongFunction<Played<S>> table;

  /**
   * One match.
   *
   * @param moves how many were made
   * @param seconds how long it took in virtual time; null in a game of turns
   * @param last the state it ended in
   */
  public record Played<S>(Outcome outcome, int moves, @Nullable Double seconds, S last) {}

  /** Looks at every match, for statistics of its own. */
  public interface Observer<S> {
    void played(long seed, Played<S> match);
  }

  /**
   * What came of them.
   *
   * @param wins by seat: how often it won
   * @param drawn how often nobody did
   * @param points by seat: its mean points; empty if the game counts none
   * @param seconds the mean length in virtual time; null in a game of turns
   */
  public record Report(
      int games,
      List<Share> wins,
      Share drawn,
      List<Mean> points,
      Mean moves,
      @Nullable Mean seconds) {}

  /**
   * @param bots the name of a bot for each seat
   */
  public Simulation(Game<S, M, V> game, List<String> bots) {
    this.game = game;
    List<Bot<M, V>> players = new ArrayList<>();
    bots.forEach(name -> players.add(Bots.make(name, game)));
    if (game.realTime()) {
      List<Tempo> tempos = bots.stream().map(name -> tempo(game.title(), name)).toList();
      Skirmish<S, M, V> skirmish = new Skirmish<>(game, players, tempos);
      table =
          seed -> {
            Skirmish.Result<S> result = skirmish.play(seed);
            return new Played<>(result.outcome(), result.moves(), result.seconds(), result.last());
          };
    } else {
      Contest<S, M, V> contest = new Contest<>(game, players);
      table =
          seed -> {
            Contest.Result<S> result = contest.play(seed);
            return new Played<>(result.outcome(), result.decisions(), null, result.last());
          };
    }
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
  public Report play(int games, long seed, Observer<S> observer) {
    int seats = game.seats();
    int[] won = new int[seats];
    int drawn = 0;
    List<Mean.Sum> points = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      points.add(new Mean.Sum());
    }
    Mean.Sum moves = new Mean.Sum();
    Mean.Sum seconds = new Mean.Sum();
    for (int i = 0; i < games; i++) {
      Played<S> match = table.apply(seed + i);
      observer.played(seed + i, match);
      drawn += match.outcome.drawn() ? 1 : 0;
      moves.add(match.moves);
      if (match.seconds != null) {
        seconds.add(match.seconds);
      }
      for (int seat = 0; seat < seats; seat++) {
        won[seat] += match.outcome.won(seat) ? 1 : 0;
        Integer scored = game.points(match.last, seat);
        if (scored != null) {
          points.get(seat).add(scored);
        }
      }
    }
    List<Share> wins = new ArrayList<>();
    for (int count : won) {
      wins.add(new Share(count, games));
    }
    List<Mean> means = points.stream().map(Mean.Sum::mean).filter(mean -> mean.of() > 0).toList();
    return new Report(
        games,
        wins,
        new Share(drawn, games),
        means,
        moves.mean(),
        game.realTime() ? seconds.mean() : null);
  }

  /** The same without an observer. */
  public Report play(int games, long seed) {
    return play(games, seed, (number, match) -> {});
  }
}
