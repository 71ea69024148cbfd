package derring.cli;

import derring.bots.Share;
import derring.bots.lab.Plan;
import derring.bots.lab.Played;
import derring.kernel.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * One bot in the place of another, at each table that a game has: with the same cards once in every
 * seat, against the other in all the rest. What it wins there more than the other did is what it is
 * better by, however many win at such a table and whatever the seats are worth.
 */
final class Breadth {
  private final Tournament.Entrant guest;
  private final Tournament.Entrant host;
  private final List<Game<?, ?, ?>> tables;

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

  Breadth(Tournament.Entrant guest, Tournament.Entrant host, List<? extends Game<?, ?, ?>> tables) {
    this.guest = guest;
    this.host = host;
    this.tables = List.copyOf(tables);
  }

  /** What is played: for each table a variant without the guest, and one in which it goes round. */
  Plan plan(long seed) {
    List<List<String>> seated = new ArrayList<>();
    for (Game<?, ?, ?> table : tables) {
      List<String> hosts = Collections.nCopies(table.seats(), host.toString());
      List<String> invited = new ArrayList<>(hosts);
      invited.set(0, guest.toString());
      seated.add(hosts);
      seated.add(invited);
    }
    return new Plan(seated, true, Set.of(), seed);
  }

  /** The game of each variant. */
  List<Game<?, ?, ?>> games() {
    List<Game<?, ?, ?>> games = new ArrayList<>();
    tables.forEach(table -> games.addAll(Collections.nCopies(2, table)));
    return games;
  }

  /** How many matches all of it takes. */
  int matches(int games) {
    return tables.stream().mapToInt(table -> deals(table, games) * (1 + table.seats())).sum();
  }

  private static int deals(Game<?, ?, ?> table, int games) {
    return Math.max(1, games / table.seats());
  }

  /**
   * Plays at one table.
   *
   * @param number which of them
   * @param choices the options that make it
   */
  Table play(int number, Map<String, Object> choices, int games, Series series) {
    int seats = tables.get(number).seats();
    int deals = deals(tables.get(number), games);
    List<Played> usual = series.play(2 * number, deals, seats); // turned round they are the same
    List<Played> invited = series.play(2 * number + 1, deals * seats);
    double[] more = new double[deals];
    double guests = 0;
    double hosts = 0;
    for (Played played : invited) {
      int deal = played.index() / seats;
      int at = (seats - played.index() % seats) % seats; // where the guest sits
      double with = played.score(at);
      double without = usual.get(deal).score(at);
      guests += with;
      hosts += without;
      more[deal] += (with - without) / seats;
    }
    int all = deals * seats;
    double mean = (guests - hosts) / all;
    return new Table(
        choices, seats, new Share(guests, all), new Share(hosts, all), mean, error(more, mean));
  }

  private static double error(double[] each, double mean) {
    double squares = 0;
    for (double one : each) {
      squares += (one - mean) * (one - mean);
    }
    return 1.96 * Math.sqrt(squares / Math.max(1, each.length - 1) / each.length);
  }
}
