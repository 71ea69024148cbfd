package derring.bench.server;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Several servers on one PostgreSQL, each in a process of its own. */
final class Fleet implements AutoCloseable {
  private record Ship(Process process, int port) {}

  private final String db;
  private final Path home;
  private final AtomicReferenceArray<Ship> ships;

  /** Starts so many; all of them answer when this returns. */
  Fleet(int nodes, String db) throws IOException {
    this.db = db;
    this.home = Files.createTempDirectory("derring-nodes");
    this.ships = new AtomicReferenceArray<>(nodes);
    for (int node = 0; node < nodes; node++) {
      start(node);
    }
  }

  void start(int node) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of(Variant.AS_STARTED_BY_THE_COMMAND.split(" ")));
    command.addAll(
        List.of(
            "-Xmx1g",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path") + File.pathSeparator,
            Node.class.getName(),
            home.toString(),
            db));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader said =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = said.readLine();
    while (line != null && !line.matches("\\d+")) {
      line = said.readLine();
    }
    if (line == null) {
      throw new IOException("a server did not start");
    }
    ships.set(node, new Ship(process, Integer.parseInt(line)));
  }

  int size() {
    return ships.length();
  }

  /** Any of them, as a proxy would choose. */
  int any() {
    return ThreadLocalRandom.current().nextInt(size());
  }

  int port(int node) {
    return ships.get(node).port();
  }

  /** The signal that leaves no time to say anything. */
  void kill(int node) throws InterruptedException {
    Process process = ships.get(node).process();
    process.destroyForcibly();
    process.waitFor();
  }

  /** What all that live have used of the processors so far. */
  Duration cpu() {
    Duration all = Duration.ZERO;
    for (int node = 0; node < size(); node++) {
      all = all.plus(cpu(ships.get(node).process().toHandle()));
    }
    return all;
  }

  /** What a process has used of the processors so far. */
  static Duration cpu(@Nullable ProcessHandle process) {
    return process == null
        ? Duration.ZERO
        : process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  @Override
  public void close() {
    try {
      for (int node = 0; node < size(); node++) {
        if (ships.get(node) != null) {
          kill(node);
        }
      }
      Files.delete(home);
    } catch (IOException e) {
      System.err.println("left behind: " + home);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
