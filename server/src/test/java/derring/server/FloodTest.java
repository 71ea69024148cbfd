package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Connections that say nothing, more than the process may have; real processes with few
 * descriptors.
 */
class FloodTest {
  private static final int FEW = 600;

  @TempDir Path home;

  /** A server that may open {@link #FEW} files. */
  private Process start() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return new ProcessBuilder(
            "bash",
            "-c",
            "ulimit -n " + FEW + " && exec \"$@\"",
            "-",
            java,
            "-XX:-MaxFDLimit",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx256m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            home.toString())
        .redirectError(home.resolve("log").toFile())
        .start();
  }

  /** Serves until it is killed, or until nobody can reach it. */
  static final class Main {
    private Main() {}

    public static void main(String[] args) throws InterruptedException {
      System.exit(Server.run(ServerOptions.standard(0, Path.of(args[0]), "")));
    }
  }

  private static int port(Process process) throws IOException {
    String line = process.inputReader(StandardCharsets.UTF_8).readLine();
    return Integer.parseInt(line.replaceAll("\\D", ""));
  }

  private static Socket connect(String from, int port) throws IOException {
    Socket socket = new Socket();
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
    socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), 5000);
    return socket;
  }

  /** The status of an answer to a request on its own connection. */
  private static String health(String from, int port) throws IOException {
    try (Socket socket = connect(from, port)) {
      socket.setSoTimeout(20_000);
      socket
          .getOutputStream()
          .write(
              "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                  .getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
    }
  }

  @Test
  void twoAddressesThatTakeAllTheyCanGetShutNobodyOut() throws Exception {
    Process process = start();
    List<Socket> flood = new ArrayList<>();
    try {
      int port = port(process);
      for (int i = 0; i < FEW; i++) {
        flood.add(connect("127.0.0.2", port));
        flood.add(connect("127.0.0.3", port));
      }
      assertThat(health("127.0.0.4", port)).isEqualTo("HTTP/1.1 200");
      for (Socket socket : flood) {
        socket.close();
      }
      assertThat(health("127.0.0.2", port)).as("after the flood").isEqualTo("HTTP/1.1 200");
      assertThat(process.isAlive()).isTrue();
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  /** Less than it has open already: the next connection cannot be accepted. */
  @Test
  void aServerThatCannotListenAnyMoreEndsWithAStatusAndASentence() throws Exception {
    Process process = start();
    try {
      int port = port(process);
      assertThat(health("127.0.0.2", port)).isEqualTo("HTTP/1.1 200");
      int done =
          new ProcessBuilder("prlimit", "--pid", "" + process.pid(), "--nofile=10:10")
              .start()
              .waitFor();
      assertThat(done).isZero();
      try (Socket last = connect("127.0.0.2", port)) {
        assertThat(last.isConnected()).isTrue();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).as("it ends").isTrue();
      }
      assertThat(process.exitValue()).isEqualTo(Server.DEAF);
      assertThat(Files.readString(home.resolve("log"))).contains("nobody can reach this server");
    } finally {
      process.destroyForcibly().waitFor();
    }
  }
}
