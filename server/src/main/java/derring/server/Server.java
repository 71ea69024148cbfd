package derring.server;

import derring.formats.Shelf;
import derring.server.store.Journal;
import derring.server.store.Journals;
import java.time.Clock;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The server: a journal, a hall of matches, and the web in front of it. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final Journal journal;
  private final Hall hall;
  private final Web web;
  private boolean closed;

  private Server(ServerOptions options, Journal journal, Shelf shelf) {
    this.journal = journal;
    Numbers numbers = new Numbers();
    Guests guests = new Guests(journal.secret("guests"));
    hall = new Hall(journal, shelf, options.pace(), Clock.systemUTC());
    numbers.watch(hall);
    Api api = new Api(hall, guests, shelf, numbers::text);
    Gate gate = new Gate(api.routes(), guests, options.limits(), numbers);
    web = new HelidonWeb(options, gate, hall, numbers);
  }

  /** Starts a server; it answers when this returns. */
  public static Server start(ServerOptions options) {
    return start(options, Shelf.standard());
  }

  static Server start(ServerOptions options, Shelf shelf) {
    Journal journal = Journals.open(options.db(), options.data());
    try {
      Server server = new Server(options, journal, shelf);
      LOG.info(
          "started port={} store={}",
          server.port(),
          options.db().isEmpty() ? "embedded" : "postgresql");
      return server;
    } catch (RuntimeException e) {
      journal.close();
      throw e;
    }
  }

  public int port() {
    return web.port();
  }

  Hall hall() {
    return hall;
  }

  /** Where a browser finds it. */
  public String address() {
    return "http://localhost:" + port() + "/";
  }

  /** Tells the clients, lets go of them, and closes the journal. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    hall.close();
    web.close();
    journal.close();
    LOG.info("stopped");
  }

  /**
   * Runs until the process is told to stop.
   *
   * @param options see {@link ServerOptions}
   */
  public static void run(ServerOptions options) throws InterruptedException {
    Server server = start(options);
    CountDownLatch over = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  over.countDown();
                },
                "derring-stop"));
    System.out.println("Derring-Do is at " + server.address());
    over.await();
  }
}
