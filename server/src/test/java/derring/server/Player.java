package derring.server;

import derring.formats.Json;
import derring.kernel.Facts;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Plays one seat at random through whatever node there is. After a break it comes back with the
 * number of its last frame, and says again, under the same id, what was not acknowledged.
 */
final class Player implements Runnable {
  private static final int PATIENCE_SECONDS = 60;

  /** A move that was sent; {@code n} is where it was stored, as far as the player was told. */
  record Sent(String id, String move, long n) {}

  final String match;
  final int seat;
  final String cookie;
  final Map<String, Sent> acknowledged = new LinkedHashMap<>();
  final List<String> refused = new ArrayList<>();

  /** The numbers of all frames it was shown, each once. */
  final List<Long> seen = new ArrayList<>();

  String hash = "";
  int breaks;
  int repeats;
  volatile boolean over;

  private final IntSupplier ports;
  private final IntSupplier pause;
  private final Random random;
  private @Nullable Sent pending;
  private Facts table = Facts.none();
  private long last = -1;
  private long settled = -1;

  /**
   * @param ports where a node may be found now
   * @param pause how many milliseconds to think
   */
  Player(
      String match, int seat, String cookie, IntSupplier ports, IntSupplier pause, Random random) {
    this.match = match;
    this.seat = seat;
    this.cookie = cookie;
    this.ports = ports;
    this.pause = pause;
    this.random = random;
  }

  long last() {
    return last;
  }

  @Override
  public void run() {
    try {
      while (!over) {
        Visitor.Link link = connect();
        if (link == null) {
          Thread.sleep(random.nextInt(100, 400));
        } else {
          follow(link);
          breaks++;
        }
      }
    } catch (InterruptedException e) {
      throw new AssertionError(this + " was interrupted", e);
    }
  }

  private Visitor.@Nullable Link connect() {
    try {
      return new Visitor(ports.getAsInt(), cookie).follow(match, last);
    } catch (UncheckedIOException e) {
      return null; // nobody is there, or is there no more
    }
  }

  /** Until the match is over or the connection is. */
  private void follow(Visitor.Link link) throws InterruptedException {
    boolean greeted = false;
    if (pending != null) {
      repeats++;
      send(link, pending);
    }
    while (true) {
      Facts message = link.messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError(this + " is told nothing any more");
      }
      if (message == Visitor.Link.GONE) {
        return;
      }
      if (message.has("kind")) {
        frame(message, !greeted);
        greeted = true;
      } else {
        answer(link, message);
      }
      if (over) {
        link.socket.abort();
        return;
      }
      if (pending == null && last > settled && link.messages.isEmpty()) {
        moveIfWanted(link);
      }
    }
  }

  private void frame(Facts frame, boolean first) {
    long n = ((Number) frame.at("n").raw()).longValue();
    boolean again = first && n == last && frame.items("events").isEmpty();
    if (!again) {
      if (n <= last) {
        throw new AssertionError(this + " has " + last + " and is shown " + n);
      }
      seen.add(n);
    }
    last = n;
    if (frame.has("table")) {
      table = frame.at("table");
      if (table.has("hash")) {
        hash = table.at("hash").text();
        if (!Json.fingerprint(table.at("view").raw()).equals(hash)) {
          throw new AssertionError(this + " is shown a view that is not of its hash");
        }
      }
      over = table.at("state").text().equals("finished") && pending == null;
    }
  }

  private void answer(Visitor.Link link, Facts answer) throws InterruptedException {
    Sent asked = pending;
    if (asked == null || !answer.at("id").text().equals(asked.id)) {
      throw new AssertionError(this + " is answered " + answer.raw() + " and asked " + asked);
    }
    if (answer.at("ok").flag()) {
      long n = ((Number) answer.at("n").raw()).longValue();
      acknowledged.put(asked.id, new Sent(asked.id, asked.move, n));
      settled = n - 1;
    } else if (answer.at("sentence").text().contains("try again")) {
      Thread.sleep(random.nextInt(20, 60));
      repeats++;
      send(link, asked);
      return;
    } else {
      refused.add(asked.id + " " + asked.move + ": " + answer.at("sentence").text());
      settled = last;
    }
    pending = null;
    over = last > settled && table.at("state").text().equals("finished");
  }

  private void moveIfWanted(Visitor.Link link) throws InterruptedException {
    boolean mine =
        table.has("toAct")
            && table.items("toAct").stream().anyMatch(item -> item.number(0, 31) == seat);
    List<Facts> moves = mine ? table.items("moves") : List.of();
    if (moves.isEmpty()) {
      return;
    }
    Thread.sleep(pause.getAsInt());
    String move = moves.get(random.nextInt(moves.size())).at("notation").text();
    pending = new Sent("m" + seat + "-" + (acknowledged.size() + refused.size()), move, -1);
    send(link, pending);
  }

  /** If the connection is gone by now, its end is the next message. */
  private void send(Visitor.Link link, Sent what) {
    link.say(Map.of("do", "move", "id", what.id, "seat", seat, "move", what.move));
  }

  @Override
  public String toString() {
    return "match "
        + match
        + " seat "
        + seat
        + " of "
        + table.items("seats").stream().map(one -> one.text("kind", "")).toList()
        + " (after frame "
        + last
        + ", waiting for "
        + pending
        + ", refused "
        + refused
        + ")";
  }
}
