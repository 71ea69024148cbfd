package derring.bench.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** Guests who play so many matches at once, two at each, and open a new one when one is over. */
final class Crowd implements Playing, AutoCloseable {
  private final HttpClient http = HttpClient.newHttpClient();
  private final int port;
  private final String game;
  private final Guest.Maker guests;
  private final String rivals;
  private final AtomicLong seeds = new AtomicLong(1);
  private final LongAdder moves = new LongAdder();
  private final LongAdder refused = new LongAdder();
  private final LongAdder lost = new LongAdder();
  private final Latencies latencies = new Latencies();
  private final Exchanged exchanged = new Exchanged();
  private final AtomicInteger seated = new AtomicInteger();
  private final Set<BareSocket> lines = ConcurrentHashMap.newKeySet();
  private volatile boolean over;
  private volatile boolean hurries;
  private volatile CountDownLatch resting = new CountDownLatch(0);

  Crowd(int port, Load load) {
    this.port = port;
    this.game = load.game();
    this.guests = load.guests();
    this.rivals = load.rivals();
  }

  /** Opens the matches; nobody moves before all have sat down. */
  void gather(int matches) throws InterruptedException {
    resting = new CountDownLatch(1);
    int openers = 8;
    CountDownLatch ready = new CountDownLatch(openers);
    AtomicInteger left = new AtomicInteger(matches);
    for (int i = 0; i < openers; i++) {
      Thread.startVirtualThread(() -> {
        while (left.getAndDecrement() > 0) {
          sitDown();
        }
        ready.countDown();
      });
    }
    try (Progress _ =
        Progress.of(
            matches + " matches sit down", () -> 1 - Math.max(0, left.get()) / (double) matches)) {
      ready.await();
    }
    go();
  }

  /**
   * Warms up without thinking about a move. Matches that all began at once grow older at once, and
   * what is kept of their past grows with them; after some matches each they are of all ages.
   */
  void hurry(String what, long moves) throws InterruptedException {
    hurries = true;
    warm(what, moves);
    hurries = false;
  }

  boolean hurries() {
    return hurries;
  }

  /** Nobody begins a move from now on; returns when those under way are made. */
  void rest() throws InterruptedException {
    resting = new CountDownLatch(1);
    for (long before = -1; before != moves(); Thread.sleep(500)) {
      before = moves();
    }
  }

  /** All go on. */
  void go() {
    resting.countDown();
  }

  /** Waits while all rest. */
  void restIfAllDo() {
    try {
      resting.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  int seated() {
    return seated.get();
  }

  private void sitDown() {
    try {
      boolean solo = !rivals.isEmpty();
      String[] cookies = solo ? new String[] {cookie()} : new String[] {cookie(), cookie()};
      String match = open(cookies[0], "[\"me\",\"" + (solo ? rivals : "open") + "\"]", "link");
      if (!solo) {
        post("/api/matches/" + match + "/seats/1", cookies[1], "{}");
      }
      seated.incrementAndGet();
      Thread[] players = new Thread[cookies.length];
      for (int seat = 0; seat < players.length; seat++) {
        BareSocket line =
            new BareSocket(port, "/api/matches/" + match + "/socket?changes", cookies[seat]);
        lines.add(line);
        players[seat] =
            Thread.startVirtualThread(guests.at(this, line, seat, seeds.getAndIncrement()));
      }
      Thread.startVirtualThread(() -> after(players));
    } catch (IOException | InterruptedException e) {
      lost(e);
    }
  }

  private void after(Thread[] players) {
    try {
      for (Thread player : players) {
        player.join();
      }
      seated.decrementAndGet();
      if (!over) {
        sitDown();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Opens a match; its id. */
  String open(String cookie, String seats, String who) throws IOException, InterruptedException {
    String wish =
        "{\"game\":\""
            + game
            + "\",\"options\":{},\"seats\":"
            + seats
            + ",\"who\":\""
            + who
            + "\",\"clock\":{\"kind\":\"none\"},\"passes\":false}";
    return between(post("/api/matches", cookie, wish));
  }

  String cookie() throws IOException, InterruptedException {
    HttpResponse<String> answer =
        http.send(request("/api/me", "").build(), HttpResponse.BodyHandlers.ofString());
    String cookie = answer.headers().firstValue("Set-Cookie").orElse("");
    return cookie.substring(0, Math.max(0, cookie.indexOf(';')));
  }

  private String post(String path, String cookie, String body)
      throws IOException, InterruptedException {
    HttpResponse<String> answer =
        http.send(
            request(path, cookie)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
      throw new IOException(path + ": " + answer.body());
    }
    return answer.body();
  }

  private HttpRequest.Builder request(String path, String cookie) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  private static String between(String answer) {
    String mark = "\"match\":\"";
    int at = answer.indexOf(mark) + mark.length();
    return answer.substring(at, answer.indexOf('"', at));
  }

  void acknowledged(long nanos, boolean ok) {
    (ok ? moves : refused).increment();
    latencies.add(nanos);
  }

  void left(BareSocket line) {
    lines.remove(line);
  }

  void lost(Exception e) {
    if (!over) {
      lost.increment();
      System.err.println("lost a player: " + e);
    }
  }

  @Override
  public long moves() {
    return moves.sum();
  }

  Exchanged exchanged() {
    return exchanged;
  }

  long refused() {
    return refused.sum();
  }

  long lost() {
    return lost.sum();
  }

  @Override
  public Latencies latencies() {
    return latencies;
  }

  @Override
  public void close() {
    over = true;
    go();
    http.shutdownNow();
    lines.forEach(BareSocket::close);
  }
}
