package derring.cli;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Contest;
import derring.bots.Escort;
import derring.bots.Share;
import derring.bots.Skirmish;
import derring.bots.Tempo;
import derring.kernel.BadInput;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Everybody against everybody at one table, on one thread. In each pairing one sits once in every
 * seat with the same cards, and the other in all the rest; a draw is shared by all. How strong each
 * is follows from all pairings together (Bradley and Terry 1952), on the scale of Elo.
 */
final class Tournament<S extends State<S>, M, V> {
  /** The rating that all others are told against. */
  private static final int ANCHOR = 1500;

  private static final int ROUNDS = 2000;

  private final Game<S, M, V> game;
  private final List<Entrant> entrants;
  private final Map<Entrant, long[]> thought = new LinkedHashMap<>();

  /**
   * Somebody who takes part, as in {@code master@0.1}.
   *
   * @param part of the time that it usually thinks
   */
  record Entrant(String bot, double part) {
    static Entrant of(String word) {
      int at = word.indexOf('@');
      if (at < 0) {
        return new Entrant(word, 1);
      }
      try {
        double part = Double.parseDouble(word.substring(at + 1));
        if (part > 0 && part <= 100) {
          return new Entrant(word.substring(0, at), part);
        }
      } catch (NumberFormatException e) {
        // told below
      }
      throw new BadInput(
          "--bot: expected a part of the usual time from 0 to 100 after the @, but found " + word);
    }

    @Override
    public String toString() {
      return part == 1 ? bot : bot + "@" + part;
    }
  }

  /** How often {@code one} won against {@code other}. */
  record Pairing(Entrant one, Entrant other, Share wins) {}

  /**
   * What came of it.
   *
   * @param ratings they mean something where two play; among more, one plays against many
   * @param millis the processor time of a decision between at least two moves, by entrant
   */
  record Result(
      int seats,
      List<Pairing> pairings,
      Map<Entrant, Integer> ratings,
      Map<Entrant, Double> millis) {}

  Tournament(Game<S, M, V> game, List<Entrant> entrants) {
    this.game = game;
    this.entrants = entrants;
    entrants.forEach(entrant -> {
      Bots.maker(entrant.bot, game.title()); // an unknown name is told at once
      thought.put(entrant, new long[2]);
    });
  }

  /**
   * Plays it.
   *
   * @param seeds deals of each pairing, each played with every seating
   */
  Result play(int seeds, long seed, Consumer<Pairing> told) {
    List<Pairing> pairings = new ArrayList<>();
    for (int i = 0; i < entrants.size(); i++) {
      for (int j = i + 1; j < entrants.size(); j++) {
        Pairing pairing = pair(entrants.get(i), entrants.get(j), seeds, seed);
        pairings.add(pairing);
        told.accept(pairing);
      }
    }
    Map<Entrant, Double> millis = new LinkedHashMap<>();
    thought.forEach((entrant, sum) -> millis.put(entrant, sum[1] == 0 ? 0 : sum[0] / 1e6 / sum[1]));
    return new Result(game.seats(), pairings, ratings(pairings), millis);
  }

  private Pairing pair(Entrant one, Entrant other, int seeds, long seed) {
    double won = 0;
    int games = 0;
    for (int at = 0; at < game.seats(); at++) {
      List<Entrant> seated = new ArrayList<>(Collections.nCopies(game.seats(), other));
      seated.set(at, one);
      List<Bot<M, V>> players = new ArrayList<>();
      List<Tempo> tempos = new ArrayList<>();
      for (Entrant entrant : seated) {
        players.add(timed(entrant));
        tempos.add(Bots.tempo(entrant.bot, game.title()));
      }
      for (int i = 0; i < seeds; i++) {
        Outcome outcome =
            game.realTime()
                ? new Skirmish<>(game, players, tempos).play(seed + i).outcome()
                : new Contest<>(game, players).play(seed + i).outcome();
        won += outcome.score(at);
        games++;
      }
    }
    return new Pairing(one, other, new Share(won, games));
  }

  private Bot<M, V> timed(Entrant entrant) {
    Bot<M, V> bot = Bots.make(entrant.bot, game);
    bot.hurry(entrant.part);
    long[] sum = thought.getOrDefault(entrant, new long[2]);
    var clock = ManagementFactory.getThreadMXBean();
    return new Escort<>(bot) {
      @Override
      public M choose(V view, MoveBuffer<M> moves, Chance chance) {
        long before = clock.getCurrentThreadCpuTime();
        M move = super.choose(view, moves, chance);
        if (moves.size() > 1) {
          sum[0] += clock.getCurrentThreadCpuTime() - before;
          sum[1]++;
        }
        return move;
      }
    };
  }

  /** Half a win is added to both sides of each pairing, so that nobody is infinitely strong. */
  private Map<Entrant, Integer> ratings(List<Pairing> pairings) {
    Map<Entrant, Double> strength = new LinkedHashMap<>();
    entrants.forEach(entrant -> strength.put(entrant, 1.0));
    for (int round = 0; round < ROUNDS; round++) {
      for (Entrant entrant : entrants) {
        double won = 0;
        double met = 0;
        for (Pairing pairing : pairings) {
          boolean first = pairing.one.equals(entrant);
          if (first || pairing.other.equals(entrant)) {
            double wins = pairing.wins.count();
            won += 0.5 + (first ? wins : pairing.wins.of() - wins);
            double theirs = strength.getOrDefault(first ? pairing.other : pairing.one, 1.0);
            met += (pairing.wins.of() + 1) / (strength.getOrDefault(entrant, 1.0) + theirs);
          }
        }
        strength.put(entrant, met == 0 ? 1 : won / met);
      }
    }
    String standard = Bots.standard(game.title()).name(); // it judges as the greedy bot does
    Entrant anchor =
        entrants.stream()
            .filter(entrant -> entrant.bot.equals("greedy") || entrant.bot.equals(standard))
            .findFirst()
            .orElse(entrants.getFirst());
    double unit = strength.getOrDefault(anchor, 1.0);
    Map<Entrant, Integer> ratings = new LinkedHashMap<>();
    strength.forEach((entrant, each) ->
        ratings.put(entrant, (int) Math.round(ANCHOR + 400 * Math.log10(each / unit))));
    return ratings;
  }
}
