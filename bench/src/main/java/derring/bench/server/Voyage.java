package derring.bench.server;

import derring.server.store.Journal;
import derring.server.store.Journals;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many matches at once on a fleet, two guests at each; when one is over the two open another. Every
 * guest comes to any node, as behind a proxy, or both of a match to the same.
 */
final class Voyage implements AutoCloseable {
  private static final Pattern ID = Pattern.compile("\"id\":\"(w\\d+-\\d+)\"");
  private static final int OPENERS = 8;

  private final Fleet fleet;
  private final boolean together;
  private final HttpClient http = HttpClient.newHttpClient();
  private final AtomicLong seeds = new AtomicLong(1);
  private final LongAdder moves = new LongAdder();
  private final LongAdder refused = new LongAdder();
  private final LongAdder finished = new LongAdder();
  private final AtomicInteger sailing = new AtomicInteger();
  private final Latencies latencies = new Latencies();
  private final Queue<Long> returns = new ConcurrentLinkedQueue<>();
  private final Set<BareSocket> lines = ConcurrentHashMap.newKeySet();
  private final Queue<Wanderer> all = new ConcurrentLinkedQueue<>();
  private volatile boolean over;

  Voyage(Fleet fleet, boolean together) {
    this.fleet = fleet;
    this.together = together;
  }

  /** Opens the matches and returns when all of them are being played. */
  void begin(int matches) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(OPENERS);
    AtomicInteger left = new AtomicInteger(matches);
    for (int i = 0; i < OPENERS; i++) {
      Thread.startVirtualThread(() -> {
        while (left.getAndDecrement() > 0) {
          sitDown();
        }
        ready.countDown();
      });
    }
    ready.await();
  }

  /** Whoever finds a server gone while he opens a match goes to another. */
  private void sitDown() {
    while (!over) {
      int node = fleet.any();
      try {
        String[] cookies = {cookie(node), cookie(node)};
        String match = open(node, cookies[0]);
        post(node, "/api/matches/" + match + "/seats/1", cookies[1], "{}");
        Thread[] both = new Thread[2];
        for (int seat = 0; seat < 2; seat++) {
          int at = together ? node : fleet.any();
          Wanderer one =
              new Wanderer(this, match, seat, cookies[seat], at, seeds.getAndIncrement());
          all.add(one);
          both[seat] = Thread.startVirtualThread(one);
        }
        sailing.incrementAndGet();
        Thread.startVirtualThread(() -> after(both));
        return;
      } catch (IOException e) {
        // that server is gone
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private void after(Thread[] both) {
    try {
      both[0].join();
      both[1].join();
      sailing.decrementAndGet();
      if (!over) {
        finished.increment();
        sitDown();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String open(int node, String cookie) throws IOException, InterruptedException {
    String answer =
        post(
            node,
            "/api/matches",
            cookie,
            "{\"game\":\"swordplay\",\"seats\":[\"me\",\"open\"],\"who\":\"link\",\"passes\":false}");
    Matcher match = Pattern.compile("\"match\":\"(\\w+)\"").matcher(answer);
    if (!match.find()) {
      throw new IOException(answer);
    }
    return match.group(1);
  }

  private String cookie(int node) throws IOException, InterruptedException {
    HttpResponse<String> answer =
        http.send(request(node, "/api/me").build(), HttpResponse.BodyHandlers.ofString());
    return answer.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
  }

  private String post(int node, String path, String cookie, String body)
      throws IOException, InterruptedException {
    HttpResponse<String> answer =
        http.send(
            request(node, path)
                .header("Cookie", cookie)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
      throw new IOException(path + ": " + answer.body());
    }
    return answer.body();
  }

  private HttpRequest.Builder request(int node, String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + fleet.port(node) + path));
  }

  Fleet fleet() {
    return fleet;
  }

  boolean over() {
    return over;
  }

  /** A guest has a line; it is cut when the voyage is over. */
  void at(BareSocket line) {
    lines.add(line);
    if (over) {
      line.close();
    }
  }

  void answered(long nanos, boolean ok) {
    (ok ? moves : refused).increment();
    latencies.add(nanos);
  }

  /** A guest who was cut off is shown the table again. */
  void back(long nanos) {
    returns.add(nanos);
  }

  long moves() {
    return moves.sum();
  }

  long refused() {
    return refused.sum();
  }

  long finished() {
    return finished.sum();
  }

  Latencies latencies() {
    return latencies;
  }

  /** How long those who were cut off waited for the table, in milliseconds, from the first on. */
  List<Double> returns() {
    return returns.stream().sorted().map(nanos -> nanos / 1e6).toList();
  }

  /** Ends it and waits until nobody plays. */
  void end() throws InterruptedException {
    over = true;
    lines.forEach(BareSocket::close);
    while (sailing.get() > 0) {
      Thread.sleep(20);
    }
  }

  /**
   * What the journal knows of the moves that were acknowledged; call it after the end.
   *
   * @param lost acknowledged, but not under the number that was told
   * @param doubled there more than once
   */
  record Audit(long acknowledged, long lost, long doubled) {}

  Audit audit(String db) {
    long acknowledged = 0;
    long lost = 0;
    long doubled = 0;
    Map<String, List<Wanderer>> matches = new HashMap<>();
    all.forEach(one -> matches.merge(one.match(), List.of(one), Voyage::both));
    try (Journal journal = Journals.open(db, Path.of("not used"))) {
      for (Map.Entry<String, List<Wanderer>> match : matches.entrySet()) {
        Map<String, Long> stored = new HashMap<>();
        for (Journal.Fact fact : journal.read(match.getKey(), 0)) {
          Matcher id = ID.matcher(fact.body());
          if (id.find() && stored.put(id.group(1), fact.number()) != null) {
            doubled++;
          }
        }
        for (Wanderer one : match.getValue()) {
          for (Wanderer.Told told : one.told()) {
            acknowledged++;
            Long number = stored.get(told.id());
            if (number == null || number != told.number()) {
              lost++;
            }
          }
        }
      }
    }
    return new Audit(acknowledged, lost, doubled);
  }

  private static List<Wanderer> both(List<Wanderer> one, List<Wanderer> other) {
    return List.of(one.getFirst(), other.getFirst());
  }

  @Override
  public void close() {
    over = true;
    http.shutdownNow();
    lines.forEach(BareSocket::close);
  }
}
