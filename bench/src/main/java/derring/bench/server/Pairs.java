package derring.bench.server;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Two servers side by side on one machine, both warm, one of them at work at a time, in turns: a
 * machine that is slow for a while is slow for both, so their ratio can be believed where figures
 * of two runs cannot.
 */
final class Pairs {
  /** Moves at each match after a rest, before anything is counted: its sitting may be let go. */
  private static final int SETTLING = 4;

  private final Settings settings;

  Pairs(Settings settings) {
    this.settings = settings;
  }

  /** A part of the report. */
  String measure(String store) throws IOException, InterruptedException {
    Load load =
        switch (settings.only()) {
          case "paced" -> Load.steady(settings.matches());
          case "battles" -> Load.battles(100);
          default -> Load.asFastAsItGoes(settings.matches());
        };
    List<Measuring> nodes = new ArrayList<>();
    List<Crowd> crowds = new ArrayList<>();
    List<List<Measured>> found = new ArrayList<>();
    try (Stores stores = new Stores(store)) {
      for (Variant variant : settings.variants()) {
        Measuring node = new Measuring(store, stores.next(), variant);
        nodes.add(node);
        Crowd crowd = node.crowd(load);
        crowds.add(crowd);
        found.add(new ArrayList<>());
        crowd.gather(load.matches());
        crowd.warm(store + ", " + variant.name(), settings.warm());
        crowd.rest();
      }
      for (int round = 0; round < settings.rounds(); round++) {
        for (int i = 0; i < nodes.size(); i++) {
          Crowd crowd = crowds.get(i);
          crowd.go();
          crowd.warm("round " + (round + 1), (long) SETTLING * load.matches());
          Duration time = settings.measured();
          Measured turn = nodes.get(i).measured(crowd, load, time, 0);
          found.get(i).add(turn);
          System.err.println("  " + settings.variants().get(i).name() + ": " + turn.perCpuSecond());
          crowd.rest();
        }
      }
    } finally {
      crowds.forEach(Crowd::close);
      nodes.forEach(Measuring::close);
    }
    return text(store, load, found);
  }

  private String text(String store, Load load, List<List<Measured>> found) {
    StringBuilder out = new StringBuilder();
    out.append(store).append(", ").append(load.words()).append("\n\n");
    out.append("| | moves per server CPU-second, by turns | median | p99 ms, median |\n");
    out.append("|---|---|---:|---:|\n");
    for (int i = 0; i < found.size(); i++) {
      List<Measured> turns = found.get(i);
      out.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %.0f | %.1f |%n",
              settings.variants().get(i).name(),
              turns.stream().map(turn -> Long.toString(turn.perCpuSecond())).toList(),
              median(turns.stream().mapToDouble(Measured::perCpuSecond).toArray()),
              median(turns.stream().mapToDouble(Measured::p99).toArray())));
    }
    double[] ratios = new double[settings.rounds()];
    for (int round = 0; round < ratios.length; round++) {
      ratios[round] =
          found.get(1).get(round).perCpuSecond() / (double) found.get(0).get(round).perCpuSecond();
    }
    Arrays.sort(ratios);
    out.append(
        String.format(
            Locale.ROOT,
            "%nThe second makes %.3f times as many moves as the first (quarter of the turns below"
                + " %.3f, quarter above %.3f).%n%n",
            median(ratios),
            ratios[ratios.length / 4],
            ratios[ratios.length - 1 - ratios.length / 4]));
    return out.toString();
  }

  private static double median(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
