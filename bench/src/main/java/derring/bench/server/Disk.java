package derring.bench.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Locale;

/** How long the disk itself takes to keep something: no durable store answers faster. */
final class Disk {
  private static final int BYTES = 8 * 1024;
  private static final int ROUNDS = 4_000;
  private static final Duration PAUSE = Duration.ofNanos(700_000);

  private Disk() {}

  /** Writes and forces some kilobytes about a thousand times a second; a line of the report. */
  static String line() throws IOException, InterruptedException {
    Path file = Files.createTempFile("derring-bench", ".disk");
    Latencies latencies = new Latencies();
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE)) {
      ByteBuffer bytes = ByteBuffer.allocateDirect(BYTES);
      for (int round = 0; round < ROUNDS; round++) {
        long start = System.nanoTime();
        channel.write(bytes.clear(), (long) BYTES * round);
        channel.force(false);
        latencies.add(System.nanoTime() - start);
        Thread.sleep(PAUSE);
      }
    }
    return String.format(
        Locale.ROOT,
        "| the disk by itself | 8 kB kept, 1,000 times a second | | | | %.2f | %.2f | %.2f |%n",
        latencies.percentile(50),
        latencies.percentile(99),
        latencies.percentile(100));
  }
}
