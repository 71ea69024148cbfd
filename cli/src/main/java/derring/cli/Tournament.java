package derring.cli;

import derring.bots.Bots;
import derring.bots.Share;
import derring.bots.lab.Plan;
import derring.bots.lab.Played;
import derring.kernel.BadInput;
import derring.kernel.Game;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Everybody against everybody at one table. In each pairing one sits once in every seat with the
 * same cards, and the other in all the rest; a draw is shared by all. How strong each is follows
 * from all pairings together (Bradley and Terry 1952), on the scale of Elo.
 */
final class Tournament {
  /** The rating that all others are told against. */
  private static final int ANCHOR = 1500;

  private static final int ROUNDS = 2000;
  private static final double MILLI = 1000;

  private final Game<?, ?, ?> game;
  private final List<Entrant> entrants;
  private final List<Entrant[]> pairs = new ArrayList<>();

  /**
   * Somebody who takes part, as in {@code master@0.1}.
   *
   * @param part of the time that it usually thinks
   */
  record Entrant(String bot, double part) {
    static Entrant of(String word) {
      try {
        return new Entrant(Plan.name(word), Plan.part(word));
      } catch (BadInput e) {
        throw new BadInput("--bot: " + e.getMessage());
      }
    }

    @Override
    public String toString() {
      return part == 1
          ? bot
          : bot + "@" + BigDecimal.valueOf(part).stripTrailingZeros().toPlainString();
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

  Tournament(Game<?, ?, ?> game, List<Entrant> entrants) {
    this.game = game;
    this.entrants = entrants;
    entrants.forEach(
        entrant -> Bots.maker(entrant.bot, game.title())); // an unknown name is told at once
    for (int i = 0; i < entrants.size(); i++) {
      for (int j = i + 1; j < entrants.size(); j++) {
        pairs.add(new Entrant[] {entrants.get(i), entrants.get(j)});
      }
    }
  }

  /** What is played: a variant for each pairing, in which one goes round the table. */
  Plan plan(long seed) {
    List<List<String>> seated = new ArrayList<>();
    for (Entrant[] pair : pairs) {
      List<String> seats = new ArrayList<>(Collections.nCopies(game.seats(), pair[1].toString()));
      seats.set(0, pair[0].toString());
      seated.add(seats);
    }
    return new Plan(seated, true, Set.of(), seed);
  }

  /** The game of each pairing. */
  List<Game<?, ?, ?>> games() {
    return Collections.nCopies(pairs.size(), game);
  }

  /**
   * Plays it.
   *
   * @param deals of each pairing, each played with every seating
   */
  Result play(int deals, Series series, Consumer<Pairing> told) {
    List<Pairing> pairings = new ArrayList<>();
    Map<String, long[]> thought = new LinkedHashMap<>();
    for (int pair = 0; pair < pairs.size(); pair++) {
      Entrant one = pairs.get(pair)[0];
      double won = 0;
      int matches = deals * game.seats();
      for (Played played : series.play(pair, matches)) {
        for (int seat = 0; seat < game.seats(); seat++) {
          String bot = series.plan().bot(pair, played.index(), seat);
          won += bot.equals(one.toString()) ? played.score(seat) : 0;
          long[] sum = thought.computeIfAbsent(bot, each -> new long[2]);
          sum[0] += played.thought().get(seat);
          sum[1] += played.choices().get(seat);
        }
      }
      Pairing pairing = new Pairing(one, pairs.get(pair)[1], new Share(won, matches));
      pairings.add(pairing);
      told.accept(pairing);
    }
    Map<Entrant, Double> millis = new LinkedHashMap<>();
    for (Entrant entrant : entrants) {
      long[] sum = thought.getOrDefault(entrant.toString(), new long[2]);
      millis.put(entrant, sum[1] == 0 ? 0 : sum[0] / MILLI / sum[1]);
    }
    return new Result(game.seats(), pairings, ratings(pairings), millis);
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
