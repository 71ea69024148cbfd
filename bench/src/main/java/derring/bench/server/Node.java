package derring.bench.server;

import derring.server.Pace;
import derring.server.Server;
import derring.server.ServerOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;

/** The server that is measured, in a process of its own; told what to do by its standard input. */
final class Node {
  private static final Pace PACE =
      new Pace(
          Duration.ZERO,
          Duration.ZERO,
          Duration.ZERO,
          Duration.ofMinutes(10),
          Duration.ofMinutes(20),
          Duration.ofSeconds(5));

  private Node() {}

  public static void main(String[] args) throws IOException {
    ServerOptions options =
        ServerOptions.standard(0, Path.of(args[0]), args.length > 1 ? args[1] : "")
            .with(PACE)
            .with(ServerOptions.Limits.NONE);
    try (Server server = Server.start(options);
        BufferedReader in =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      System.out.println(server.port());
      for (String line = in.readLine(); "heap".equals(line); line = in.readLine()) {
        System.out.println(heap());
      }
    }
  }

  private static long heap() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
