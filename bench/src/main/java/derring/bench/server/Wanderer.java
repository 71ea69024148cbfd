package derring.bench.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Plays one seat of one match at random, as fast as it is answered. When its server is gone it
 * comes back at another with the number of its last frame, and says again, under the same id, what
 * was not acknowledged.
 */
final class Wanderer implements Runnable {
  private static final String OFFERED = "{\"notation\":\"";
  private static final int PAUSE_MILLIS = 20;

  /** A move that was acknowledged: under which number it stands in the journal. */
  record Told(String id, long number) {}

  private final Voyage voyage;
  private final String match;
  private final int seat;
  private final String cookie;
  private final SplittableRandom random;
  private final List<Told> told = new ArrayList<>();
  private int node;
  private int ids;
  private String pending = "";
  private long sent;
  private long last = -1;
  private String latest = "";
  private long cutOff;
  private boolean over;

  Wanderer(Voyage voyage, String match, int seat, String cookie, int node, long seed) {
    this.voyage = voyage;
    this.match = match;
    this.seat = seat;
    this.cookie = cookie;
    this.node = node;
    this.random = new SplittableRandom(seed);
  }

  String match() {
    return match;
  }

  /** Every move that was acknowledged; complete when this has ended. */
  List<Told> told() {
    return told;
  }

  @Override
  public void run() {
    while (!over && !voyage.over()) {
      String path = "/api/matches/" + match + "/socket" + (last < 0 ? "" : "?after=" + last);
      try (BareSocket line = new BareSocket(voyage.fleet().port(node), path, cookie)) {
        voyage.at(line);
        follow(line);
      } catch (IOException e) {
        if (!voyage.over()) {
          elsewhere();
        }
      }
    }
  }

  private void elsewhere() {
    if (cutOff == 0) {
      cutOff = System.nanoTime();
    }
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    node = voyage.fleet().any();
  }

  private void follow(BareSocket line) throws IOException {
    if (!pending.isEmpty()) {
      line.send(pending);
    }
    while (!over) {
      String text = line.receive();
      if (text.isEmpty()) {
        throw new IOException("the server said good-bye");
      }
      for (String message : text.split("\n", -1)) {
        hear(line, message);
      }
    }
  }

  private void hear(BareSocket line, String message) throws IOException {
    if (message.startsWith("{\"id\"")) {
      boolean ok = message.contains("\"ok\":true");
      voyage.answered(System.nanoTime() - sent, ok);
      if (ok) {
        told.add(new Told("w" + seat + "-" + (ids - 1), number(message)));
      }
      pending = "";
      if (ok && number(message) > last) {
        return; // its frame is still to come
      }
    } else {
      last = Math.max(last, number(message));
      latest = message;
      if (cutOff != 0) {
        voyage.back(System.nanoTime() - cutOff);
        cutOff = 0;
      }
      over = message.contains("\"state\":\"finished\"") && pending.isEmpty();
    }
    if (pending.isEmpty() && !over) {
      moveIfAsked(line);
    }
  }

  private void moveIfAsked(BareSocket line) throws IOException {
    int at = latest.lastIndexOf("\"toAct\":[");
    if (at < 0 || !latest.substring(at, latest.indexOf(']', at)).contains(Integer.toString(seat))) {
      return;
    }
    String move = pick(latest.substring(latest.indexOf("\"moves\":[", at)));
    if (move.isEmpty()) {
      return;
    }
    pending =
        "{\"do\":\"move\",\"id\":\"w%d-%d\",\"seat\":%d,\"move\":\"%s\"}"
            .formatted(seat, ids++, seat, move);
    sent = System.nanoTime();
    line.send(pending);
  }

  private String pick(String offer) {
    int end = offer.indexOf(']');
    int count = 0;
    String chosen = "";
    for (int at = offer.indexOf(OFFERED);
        at >= 0 && at < end;
        at = offer.indexOf(OFFERED, at + 1)) {
      int from = at + OFFERED.length();
      if (random.nextInt(++count) == 0) {
        chosen = offer.substring(from, offer.indexOf('"', from));
      }
    }
    return chosen;
  }

  private static long number(String message) {
    int from = message.indexOf("\"n\":") + 4;
    int to = from;
    while (to < message.length() && Character.isDigit(message.charAt(to))) {
      to++;
    }
    return Long.parseLong(message, from, to, 10);
  }
}
