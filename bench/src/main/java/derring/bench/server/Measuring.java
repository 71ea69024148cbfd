package derring.bench.server;

import derring.server.EchoNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A server in a process of its own, and what is measured of it from outside. */
final class Measuring implements AutoCloseable {
  /** Memory as a store keeps all facts: so much is not full after some millions of moves. */
  private static final String HEAP = "-Xmx4g";

  private final String store;
  private final Path data;
  private final Process process;
  private final BufferedReader from;
  private final Writer to;
  private final int port;

  /**
   * @param db as {@code DERRING_DB} has it
   */
  Measuring(String store, String db) throws IOException {
    this(store, db, Variant.standard());
  }

  Measuring(String store, String db, Variant variant) throws IOException {
    this(store, Files.createTempDirectory("derring-bench"), variant, Node.class.getName(), db);
  }

  /** The server's sockets with nothing behind them. */
  static Measuring echo(Exchanged texts) throws IOException {
    Path nothing = Files.createTempDirectory("derring-bench");
    String[] sizes = {String.valueOf(texts.mover()), String.valueOf(texts.other())};
    return new Measuring(
        "none, echo", nothing, Variant.standard(), EchoNode.class.getName(), sizes);
  }

  private Measuring(String store, Path data, Variant variant, String main, String... args)
      throws IOException {
    this.store = store;
    this.data = data;
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(variant.java());
    command.addAll(
        List.of(HEAP, "--enable-native-access=ALL-UNNAMED", "-cp", variant.classpath(), main));
    if (main.equals(Node.class.getName())) {
      command.add(data.toString());
    }
    command.addAll(List.of(args));
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    from =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    to = process.outputWriter(StandardCharsets.UTF_8);
    port = (int) number();
  }

  /** The next line that is a number; whatever else the server says is its log. */
  private long number() throws IOException {
    for (String line = from.readLine(); line != null; line = from.readLine()) {
      if (line.matches("\\d+")) {
        return Long.parseLong(line);
      }
    }
    throw new IOException("the server ended");
  }

  /** Guests for this server. */
  Crowd crowd(Load load) {
    return new Crowd(port, load);
  }

  /**
   * Lets a crowd play until it has made so many moves, and measures then.
   *
   * @param warmUp moves, for compilers count calls and not seconds
   */
  Measured play(Load load, long warmUp, Duration measured, long mark) throws InterruptedException {
    try (Crowd crowd = crowd(load)) {
      crowd.gather(load.matches());
      crowd.warm(store + ", " + load.words(), warmUp);
      return measured(crowd, load, measured, mark);
    }
  }

  /** Measures a crowd that plays and is warm. */
  Measured measured(Crowd crowd, Load load, Duration time, long mark) throws InterruptedException {
    Measured found = measured(crowd, load.words(), time, mark);
    if (crowd.lost() > 0 || crowd.refused() > load.refused() * crowd.moves()) {
      throw new IllegalStateException(
          crowd.refused() + " moves were refused and " + crowd.lost() + " guests lost");
    }
    return found;
  }

  /** The same of guests who speak and are answered, as many bytes as those of a move. */
  Measured echoed(int matches, Exchanged texts, long warmUp, Duration time)
      throws IOException, InterruptedException {
    String words =
        String.format(
            Locale.ROOT,
            "%d matches, %d bytes said, %d and %d heard",
            matches,
            texts.said(),
            texts.mover(),
            texts.other());
    try (Echoes echoes = new Echoes(port, matches, texts.said())) {
      echoes.warm(words, warmUp);
      return measured(echoes, words, time, 0);
    }
  }

  private Measured measured(Playing crowd, String words, Duration time, long mark)
      throws InterruptedException {
    crowd.latencies().forget();
    long moves = crowd.moves();
    Duration cpu = cpu();
    long start = System.nanoTime();
    try (Progress _ = Progress.of(store + ", " + words + ", measuring", time)) {
      Thread.sleep(time);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    double cpuSeconds = cpu().minus(cpu).toNanos() / 1e9;
    long made = crowd.moves() - moves;
    return new Measured(
        store,
        words,
        Math.round(made / seconds),
        Math.round(made / cpuSeconds),
        crowd.latencies().percentile(50),
        crowd.latencies().percentile(99),
        crowd.latencies().percentile(100),
        mark);
  }

  /**
   * How long somebody who comes back waits for the table of a match that must be read first, in
   * milliseconds: the median over several.
   */
  double load(int matches, int facts, Duration wait) throws IOException, InterruptedException {
    try (Crowd guests = new Crowd(port, Load.asFastAsItGoes(matches))) {
      String cookie = guests.cookie();
      List<String> all = new ArrayList<>();
      for (int i = 0; i < matches; i++) {
        String match = guests.open(cookie, "[\"me\",\"me\"]", "local");
        try (BareSocket line = new BareSocket(port, "/api/matches/" + match + "/socket", cookie)) {
          new LongMatch(line).grow(facts);
        }
        all.add(match);
      }
      Thread.sleep(wait);
      double[] millis = new double[matches];
      for (int i = 0; i < matches; i++) {
        long start = System.nanoTime();
        String path = "/api/matches/" + all.get(i) + "/socket?after=" + (facts - 1);
        try (BareSocket line = new BareSocket(port, path, cookie)) {
          line.receive();
          millis[i] = (System.nanoTime() - start) / 1e6;
        }
      }
      Arrays.sort(millis);
      return millis[matches / 2];
    }
  }

  /** What one more match, at which nobody has moved for a while, takes of the heap. */
  long idle(int matches, Duration wait) throws IOException, InterruptedException {
    Load load = Load.idle(matches);
    try (Crowd first = new Crowd(port, load)) {
      first.gather(matches / 10);
      Thread.sleep(wait);
      long before = heap();
      try (Crowd more = new Crowd(port, load)) {
        more.gather(matches);
        Thread.sleep(wait);
        return (heap() - before) / matches;
      }
    }
  }

  /** What one more connection takes of the heap: of people who watch one and the same match. */
  long connection(int sockets, Duration wait) throws IOException, InterruptedException {
    List<BareSocket> lines = new ArrayList<>();
    try (Crowd guests = new Crowd(port, Load.idle(1))) {
      String cookie = guests.cookie();
      String match = guests.open(cookie, "[\"me\",\"me\"]", "local");
      long before = 0;
      for (int i = 0; i < sockets + sockets / 10; i++) {
        if (i == sockets / 10) {
          Thread.sleep(wait);
          before = heap();
        }
        BareSocket line =
            new BareSocket(port, "/api/matches/" + match + "/socket", guests.cookie());
        lines.add(line);
        line.receive();
      }
      Thread.sleep(wait);
      return (heap() - before) / sockets;
    } finally {
      lines.forEach(BareSocket::close);
    }
  }

  /** What is left of the heap, stacks of connections and all, after clearing it. */
  long heap() throws IOException {
    to.write("heap\n");
    to.flush();
    return number();
  }

  private Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.waitFor();
      try (Stream<Path> files = Files.walk(data)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    } catch (IOException e) {
      System.err.println("left behind: " + data);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
