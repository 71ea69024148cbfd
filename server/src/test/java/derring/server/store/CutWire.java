package derring.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** A wire to a server on this machine that now and then breaks just before an answer comes back. */
final class CutWire implements AutoCloseable {
  private final ServerSocket here = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final AtomicInteger cuts = new AtomicInteger();
  private final int port;
  private final double likelihood;
  private volatile boolean cutting;

  /**
   * @param likelihood that an answer is lost and the connection with it
   */
  CutWire(int port, double likelihood) throws IOException {
    this.port = port;
    this.likelihood = likelihood;
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return here.getLocalPort();
  }

  int cuts() {
    return cuts.get();
  }

  void startCutting() {
    cutting = true;
  }

  void stopCutting() {
    cutting = false;
  }

  @Override
  public void close() throws IOException {
    here.close();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = here.accept();
        Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
        Thread.ofVirtual().start(() -> pass(client, server, false));
        Thread.ofVirtual().start(() -> pass(server, client, true));
      }
    } catch (IOException e) {
      // Closed: the end.
    }
  }

  private void pass(Socket from, Socket to, boolean answers) {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] bytes = new byte[65_536];
      for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
        if (answers && cutting && ThreadLocalRandom.current().nextDouble() < likelihood) {
          cuts.incrementAndGet();
          return;
        }
        out.write(bytes, 0, n);
      }
    } catch (IOException e) {
      // The other half was closed.
    }
  }
}
