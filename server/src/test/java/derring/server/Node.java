package derring.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which can be killed. */
final class Node implements AutoCloseable {
  private final Process process;
  private final BufferedReader words;
  private final Path log;
  private final int port;

  private Node(Process process, Path log) throws IOException {
    this.process = process;
    this.log = log;
    this.words =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
    this.port = Integer.parseInt(String.valueOf(words.readLine()));
  }

  /**
   * Starts a node; it answers when this returns.
   *
   * @param home where its log and, without a {@code db}, its store lie
   */
  static Node start(Path home, String db) throws IOException {
    Path log = Files.createTempFile(home, "node", ".log");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + home,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                home.toString(),
                db)
            .redirectError(log.toFile())
            .start();
    try {
      return new Node(process, log);
    } catch (NumberFormatException e) {
      throw new AssertionError("a node did not start: " + Files.readString(log), e);
    }
  }

  int port() {
    return port;
  }

  boolean alive() {
    return process.isAlive();
  }

  /** Signal 9: no chance to say anything. */
  void kill() {
    process.destroyForcibly();
    await();
  }

  private void await() {
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        throw new AssertionError("a node does not end");
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** What lies on its heap after a collection, in bytes. */
  long heap() throws IOException {
    Writer to = process.outputWriter(StandardCharsets.US_ASCII);
    to.write("heap\n");
    to.flush();
    return Long.parseLong(words.readLine());
  }

  /** What it has logged. */
  String log() throws IOException {
    return Files.readString(log);
  }

  /** Lets it stop as it would want to. */
  @Override
  public void close() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    await();
  }

  /**
   * The process: says its port, answers to lines, and stops with its input. It soon lets go of what
   * is not used, so that matches are often read again.
   */
  static final class Main {
    private static final Pace PACE =
        new Pace(
            Duration.ZERO,
            Duration.ofMillis(20),
            Duration.ZERO,
            Duration.ofSeconds(20),
            Duration.ofSeconds(60),
            Duration.ofMillis(500));

    private Main() {}

    public static void main(String[] args) throws IOException {
      Server server =
          Server.start(
              new ServerOptions(
                  "localhost",
                  0,
                  Path.of(args[0]),
                  args.length > 1 ? args[1] : "",
                  PACE,
                  ServerOptions.Limits.NONE));
      System.out.println(server.port());
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
      while (in.readLine() != null) {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        System.out.println(runtime.totalMemory() - runtime.freeMemory());
      }
      server.close();
      System.exit(0);
    }
  }
}
