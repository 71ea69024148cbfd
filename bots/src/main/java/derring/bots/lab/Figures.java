package derring.bots.lab;

import derring.bots.Mean;
import derring.bots.Share;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Adds up the matches of one variant, in the order of their indices. */
final class Figures {
  /** Headings of cards, in the order in which a match goes. */
  static final List<String> CARDS = List.of("dealt", "held", "drawn", "played");

  private static final double THOUSAND = 1000;
  private static final int LATE = 667;
  private static final int TENTHS = 11;

  /** Of a hundred matches the longest is drawn as if it were no longer than the rest. */
  private static final int LONGEST = 99;

  /** What fewer had or did is not worth a row; nor is what all did, who win as often as all do. */
  private static final int LEAST = 20;

  private final Plan plan;
  private final int variant;
  private final int seats;
  private final List<Mean.Sum> scores = new ArrayList<>();
  private final List<Mean.Sum> points = new ArrayList<>();
  private final Map<String, int[]> bots = new TreeMap<>();
  private final Map<String, Map<String, int[]>> notes = new LinkedHashMap<>();
  private final Map<String, Integer> endings = new TreeMap<>();
  private final TreeMap<Integer, Integer> turns = new TreeMap<>();
  private final TreeMap<Integer, Integer> lengths = new TreeMap<>();
  private final Mean.Sum decisions = new Mean.Sum();
  private final Mean.Sum seconds = new Mean.Sum();
  private final Mean.Sum choices = new Mean.Sum();
  private final Mean.Sum weights = new Mean.Sum();
  private final Mean.Sum changes = new Mean.Sum();
  private final Mean.Sum last = new Mean.Sum();
  private final double[] course = new double[TENTHS];
  private int courses;
  private int late;
  private int drawn;
  private int won;
  private int games;
  private long asked;
  private long chosen;

  Figures(Plan plan, int variant) {
    this.plan = plan;
    this.variant = variant;
    seats = plan.seats().get(variant).size();
    for (int seat = 0; seat < seats; seat++) {
      scores.add(new Mean.Sum());
      points.add(new Mean.Sum());
    }
  }

  void add(Played match) {
    games++;
    drawn += match.drawn() ? 1 : 0;
    for (int seat = 0; seat < seats; seat++) {
      boolean wins = match.won(seat);
      scores.get(seat).add(match.score(seat));
      won += wins ? 1 : 0;
      count(bots, plan.bot(variant, match.index(), seat), wins);
      if (seat < match.points().size()) {
        points.get(seat).add(match.points().get(seat));
      }
    }
    for (Played.Note note : match.notes()) {
      count(
          notes.computeIfAbsent(note.heading(), heading -> new TreeMap<>()),
          note.what(),
          match.won(note.seat()));
    }
    endings.merge(match.reason(), 1, Integer::sum);
    decisions.add(match.decisions());
    int many = match.choices().stream().mapToInt(Integer::intValue).sum();
    choices.add(many);
    asked += match.decisions();
    chosen += many;
    if (match.millis() > 0) {
      seconds.add(match.millis() / THOUSAND);
    }
    turns.merge(match.turns(), 1, Integer::sum);
    lengths.merge(
        match.millis() > 0 ? match.millis() / (int) THOUSAND : match.turns(), 1, Integer::sum);
    if (match.changes() >= 0) {
      changes.add(match.changes());
      last.add(match.last() / THOUSAND);
      late += match.last() >= LATE ? 1 : 0;
    }
    if (!match.course().isEmpty()) {
      courses++;
      for (int i = 0; i < TENTHS; i++) {
        course[i] += match.course().get(i) / THOUSAND;
      }
    }
    if (match.weight() != Played.UNWEIGHED) {
      weights.add((double) match.weight() / Fork.PARTS);
    }
  }

  private static void count(Map<String, int[]> rows, String what, boolean wins) {
    int[] count = rows.computeIfAbsent(what, key -> new int[2]);
    count[0] += wins ? 1 : 0;
    count[1]++;
  }

  /** The score of the first seat: the main figure. */
  Mean first() {
    return scores.getFirst().mean();
  }

  Mean decisions() {
    return decisions.mean();
  }

  Findings.Report report(String name, Watch watch, List<String> called) {
    List<Findings.Row> wins = new ArrayList<>();
    List<Mean> scored = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      Mean mean = scores.get(seat).mean();
      double reach = watch.reach(mean);
      double even = 1.0 / seats;
      wins.add(
          new Findings.Row(
              called.get(seat),
              mean.value(),
              Math.max(0, mean.value() - reach),
              Math.min(1, mean.value() + reach),
              games,
              Math.abs(mean.value() - even) > reach));
      if (points.get(seat).mean().of() > 0) {
        scored.add(points.get(seat).mean());
      }
    }
    Map<String, List<Findings.Row>> tables = new LinkedHashMap<>();
    notes.forEach((heading, rows) -> {
      boolean telling = rows.values().stream().anyMatch(count -> count[0] < count[1]);
      if (!CARDS.contains(heading) && telling) { // what only winners have says nothing of why
        tables.put(heading, rows(rows, true));
      }
    });
    return new Findings.Report(
        name,
        plan.seats().get(variant),
        games,
        wins,
        plan.rotate() && bots.size() > 1 ? rows(bots, true) : List.of(),
        row("drawn", drawn, games, false),
        scored,
        tables,
        cards(),
        length(),
        endings(),
        tension(),
        choices());
  }

  /** How often a seat wins, whichever it is and whatever it has. */
  private double usual() {
    return (double) won / games / seats;
  }

  private List<Findings.Row> rows(Map<String, int[]> counts, boolean sorted) {
    List<Findings.Row> rows = new ArrayList<>();
    counts.forEach((what, count) -> {
      if (count[1] >= LEAST && count[1] < games * seats) {
        rows.add(row(what, count[0], count[1], clear(count, counts.size())));
      }
    });
    if (sorted) {
      rows.sort(
          Comparator.comparingDouble(Findings.Row::value)
              .reversed()
              .thenComparing(Findings.Row::what));
    }
    return rows;
  }

  /** Among so many rows some would be far off by chance: the error is shared among them. */
  private boolean clear(int[] count, int rows) {
    double usual = usual();
    double error = Math.sqrt(usual * (1 - usual) / count[1]);
    double bound = Math.sqrt(2 * Math.log(Math.max(1, rows) / 0.05));
    return Math.abs((double) count[0] / count[1] - usual) > bound * error;
  }

  private static Findings.Row row(String what, double count, int of, boolean clear) {
    Share share = new Share(count, of);
    return new Findings.Row(what, share.value(), share.low(), share.high(), of, clear);
  }

  private List<Findings.Card> cards() {
    Map<String, Map<String, Findings.Row>> cards = new TreeMap<>();
    for (String heading : CARDS) {
      for (Findings.Row row : rows(notes.getOrDefault(heading, Map.of()), false)) {
        cards.computeIfAbsent(row.what(), what -> new LinkedHashMap<>()).put(heading, row);
      }
    }
    Map<String, int[]> held = notes.getOrDefault("held", Map.of());
    held.forEach((name, count) -> {
      if (count[1] >= LEAST) { // one that all hold and nobody plays has no other row
        cards.putIfAbsent(name, Map.of());
      }
    });
    List<Findings.Card> list = new ArrayList<>();
    cards.forEach(
        (name, wins) -> list.add(new Findings.Card(name, wins, use(name, held.get(name)))));
    list.sort(Comparator.comparingDouble(Figures::held).reversed());
    return list;
  }

  private Findings.@Nullable Row use(String card, int @Nullable [] held) {
    if (held == null || held[1] < LEAST) {
      return null;
    }
    int[] played = notes.getOrDefault("played", Map.of()).getOrDefault(card, new int[2]);
    return row("played by who held it", Math.min(played[1], held[1]), held[1], false);
  }

  /** By what luck gave if it is known, else by what was done. */
  private static double held(Findings.Card card) {
    for (String heading : CARDS) {
      Findings.Row row = card.wins().get(heading);
      if (row != null) {
        return row.value();
      }
    }
    return 0;
  }

  private Findings.Length length() {
    boolean counted = turns.lastKey() > 0;
    boolean timed = seconds.mean().of() > 0;
    List<Double> each = new ArrayList<>();
    if (counted) {
      for (int percent : new int[] {10, 50, 90}) {
        each.add((double) percentile(turns, percent) / seats);
      }
    }
    Map<Integer, Integer> bars = new TreeMap<>();
    if (counted || timed) {
      int most = percentile(lengths, LONGEST);
      lengths.forEach((took, many) ->
          bars.merge(Math.min(took, most) / (timed ? 1 : seats), many, Integer::sum));
    }
    return new Findings.Length(decisions.mean(), timed ? seconds.mean() : null, each, bars);
  }

  private int percentile(Map<Integer, Integer> counts, int percent) {
    long seen = 0;
    for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
      seen += entry.getValue();
      if (seen * 100 >= (long) games * percent) {
        return entry.getKey();
      }
    }
    return 0;
  }

  private List<Findings.Row> endings() {
    List<Findings.Row> rows = new ArrayList<>();
    endings.forEach((reason, many) -> rows.add(row(reason, many, games, false)));
    rows.sort(Comparator.comparingDouble(Findings.Row::value).reversed());
    return rows;
  }

  private Findings.@Nullable Tension tension() {
    if (changes.mean().of() == 0) {
      return null;
    }
    List<Double> mean = new ArrayList<>();
    for (int i = 0; i < TENTHS && courses > 0; i++) {
      mean.add(course[i] / courses);
    }
    return new Findings.Tension(
        changes.mean(),
        last.mean(),
        row("the lead changes in the last third", late, changes.mean().of(), false),
        mean);
  }

  private Findings.Choices choices() {
    Mean square = weights.mean();
    return new Findings.Choices(
        choices.mean(),
        asked == 0 ? 0 : 1 - (double) chosen / asked,
        square.of() < LEAST
            ? null
            : new Findings.Row(
                "another move at random",
                root(square.value()),
                root(square.low()),
                root(square.high()),
                square.of(),
                square.low() > 0));
  }

  private static double root(double square) {
    return Math.sqrt(Math.max(0, square));
  }
}
