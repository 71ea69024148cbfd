package derring.cli;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Contest;
import derring.bots.Share;
import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One bot in the place of another, at each table that a game has: with the same cards once in every
 * seat, against the other in all the rest. What it wins there more than the other did is what it is
 * better by, however many win at such a table and whatever the seats are worth.
 */
final class Breadth {
  private final Tournament.Entrant guest;
  private final Tournament.Entrant host;

  /**
   * What came of it at one table.
   *
   * @param more how much oftener the guest won than the host in the same seats with the same cards
   * @param error half of the interval that holds that with a chance of 95 %
   */
  record Table(
      Map<String, Object> choices, int seats, Share guest, Share host, double more, double error) {

    /** The figure in words. */
    String better() {
      return String.format(Locale.ROOT, "%+.1f ± %.1f %%", 100 * more, 100 * error);
    }
  }

  Breadth(Tournament.Entrant guest, Tournament.Entrant host) {
    this.guest = guest;
    this.host = host;
  }

  /**
   * Plays at one table.
   *
   * @param choices the options that make it
   */
  <S extends State<S>, M, V> Table play(
      Game<S, M, V> game, Map<String, Object> choices, int games, long seed) {
    int deals = Math.max(1, games / game.seats());
    double[] more = new double[deals];
    double guests = 0;
    double hosts = 0;
    List<Bot<M, V>> players = seated(game, -1);
    List<List<Bot<M, V>>> invited = new ArrayList<>();
    for (int at = 0; at < game.seats(); at++) {
      invited.add(seated(game, at));
    }
    for (int i = 0; i < deals; i++) {
      Outcome usual = new Contest<>(game, players).play(seed + i).outcome();
      for (int at = 0; at < game.seats(); at++) {
        double without = usual.score(at);
        Outcome other = new Contest<>(game, invited.get(at)).play(seed + i).outcome();
        double with = other.score(at);
        guests += with;
        hosts += without;
        more[i] += (with - without) / game.seats();
      }
    }
    int all = deals * game.seats();
    double mean = (guests - hosts) / all;
    return new Table(
        choices,
        game.seats(),
        new Share(guests, all),
        new Share(hosts, all),
        mean,
        error(more, mean));
  }

  private <S extends State<S>, M, V> List<Bot<M, V>> seated(Game<S, M, V> game, int at) {
    List<Bot<M, V>> players = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      Tournament.Entrant entrant = seat == at ? guest : host;
      Bot<M, V> bot = Bots.make(entrant.bot(), game);
      bot.hurry(entrant.part());
      players.add(bot);
    }
    return players;
  }

  private static double error(double[] each, double mean) {
    double squares = 0;
    for (double one : each) {
      squares += (one - mean) * (one - mean);
    }
    return 1.96 * Math.sqrt(squares / Math.max(1, each.length - 1) / each.length);
  }
}
