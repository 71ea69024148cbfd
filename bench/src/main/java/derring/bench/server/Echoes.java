package derring.bench.server;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;

/**
 * Two at each match of an {@link derring.server.EchoNode}, who speak in turns, as fast as they hear
 * each other, and say and hear as many bytes as players do.
 */
final class Echoes implements Playing, AutoCloseable {
  private final LongAdder moves = new LongAdder();
  private final Latencies latencies = new Latencies();
  private final List<BareSocket> lines = new CopyOnWriteArrayList<>();
  private final String word;
  private volatile boolean over;

  Echoes(int port, int matches, int said) throws IOException {
    word = "?".repeat(said);
    for (int match = 0; match < matches; match++) {
      BareSocket first = new BareSocket(port, "/" + match + "/0", "");
      BareSocket second = new BareSocket(port, "/" + match + "/1", "");
      lines.add(first);
      lines.add(second);
      Thread.startVirtualThread(() -> speak(first, true));
      Thread.startVirtualThread(() -> speak(second, false));
    }
  }

  private void speak(BareSocket line, boolean begins) {
    boolean turn = begins;
    try {
      while (true) {
        long asked = System.nanoTime();
        if (turn) {
          line.send(word);
          line.receive();
          moves.increment();
          latencies.add(System.nanoTime() - asked);
        }
        line.receive(); // the other one has spoken
        turn = true;
      }
    } catch (IOException e) {
      if (!over) {
        System.err.println("lost an echo: " + e);
      }
    }
  }

  @Override
  public long moves() {
    return moves.sum();
  }

  @Override
  public Latencies latencies() {
    return latencies;
  }

  @Override
  public void close() {
    over = true;
    lines.forEach(BareSocket::close);
  }
}
