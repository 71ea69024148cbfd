package derring.server;

import derring.formats.Shelf;
import derring.server.store.Journal;
import derring.server.store.Journals;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The server: a journal, a hall of matches, and the web in front of it. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private static final Duration LAST_WORDS = Duration.ofSeconds(5);

  /** Public matches that one address may open a second, after the first few. */
  private static final double LISTINGS = 1 / 120.0;

  private static final double LISTINGS_AT_ONCE = 6;

  /** How many may wait for long work. */
  private static final int LINE = 32;

  /** So long the lab works at one question of a visitor. */
  private static final Duration LAB = Duration.ofSeconds(50);

  /** The status of a process that stopped because its listener had ended. */
  public static final int DEAF = 71;

  private final Journal journal;
  private final Hall hall;
  private final Web web;
  private final Workshop workshop =
      new Workshop("derring-work", Runtime.getRuntime().availableProcessors(), LINE);
  private final Laboratory laboratory;
  private final CountDownLatch ended = new CountDownLatch(1);
  private boolean closed;
  private volatile boolean stopping;

  private Server(ServerOptions options, Journal journal, Shelf shelf) {
    this.journal = journal;
    Numbers numbers = new Numbers();
    Guests guests = new Guests(journal.secret("guests"));
    Costs costs = new Costs(options.limits().reckoning());
    hall = new Hall(journal, shelf, options.pace(), Clock.systemUTC(), costs);
    laboratory = new Laboratory(shelf, costs, LAB, numbers::failed);
    numbers.watch(hall);
    Api api =
        new Api(
            hall,
            guests,
            shelf,
            new Buckets(options.limits().openings() == 0 ? 0 : LISTINGS, LISTINGS_AT_ONCE),
            numbers::text,
            options.front().metrics(),
            laboratory);
    Gate gate =
        new Gate(
            new Routes(api.routes()),
            guests,
            options.limits(),
            workshop,
            numbers,
            costs,
            hall.house());
    web = new HelidonWeb(options, gate, hall, numbers, ended::countDown);
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
    workshop.close();
    laboratory.close();
    journal.close();
    LOG.info("stopped");
  }

  /**
   * Runs until the process is told to stop.
   *
   * @param options see {@link ServerOptions}
   * @return the status of the process: 0, or {@value #DEAF} if nobody can reach it any more
   */
  public static int run(ServerOptions options) throws InterruptedException {
    Server server = start(options);
    Thread stop = new Thread(server::stop, "derring-stop");
    Runtime.getRuntime().addShutdownHook(stop);
    Thread halt = Thread.ofPlatform().daemon().name("derring-halt").unstarted(Server::halt);
    System.out.println("Derring-Do is at " + server.address());
    if (options.host().equals(ServerOptions.THIS_MACHINE)) {
      System.out.println("Only this machine reaches it; with --host 0.0.0.0 others do, too.");
    }
    server.ended.await();
    if (server.stopping) {
      stop.join();
      return 0;
    }
    halt.start();
    LOG.error("the listener ended; nobody can reach this server any more, so it stops");
    try {
      server.close();
    } catch (RuntimeException | Error e) {
      LOG.error("and it was not closed as it should be: {}", e.toString());
    }
    return DEAF;
  }

  /** Where not even a file can be opened, closing may fail or never end. */
  private static void halt() {
    LockSupport.parkNanos(LAST_WORDS.toNanos());
    Runtime.getRuntime().halt(DEAF);
  }

  private void stop() {
    stopping = true;
    close();
    ended.countDown();
  }
}
