package derring.bench.server;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * One guest at one match, from the first frame until it is over, with one move under way at most.
 */
abstract class Guest implements Runnable {
  /** Who comes to a match. */
  interface Maker {
    Guest at(Crowd crowd, BareSocket line, int seat, long seed);
  }

  /** How the answer to a move begins. */
  static final String ANSWERED = "{\"id\"";

  private static final String OFFERED = "{\"notation\":\"";

  /** A guest's own whims. */
  protected final SplittableRandom random;

  private final Crowd crowd;
  private final BareSocket line;
  private final int seat;
  private volatile long asked;

  /** The frame that shows the move under way, -1 if none is; only then something is asked again. */
  private volatile long shownBy = -1;

  private int moves;
  private String toAct = "";
  private String offered = "";

  Guest(Crowd crowd, BareSocket line, int seat, long seed) {
    this.crowd = crowd;
    this.line = line;
    this.seat = seat;
    this.random = new SplittableRandom(seed);
  }

  @Override
  public final void run() {
    try (line) {
      boolean over = false;
      while (!over) {
        String text = line.receive();
        crowd.exchanged().heard(text);
        for (String message : text.split("\n", -1)) {
          over |= !hear(message);
        }
      }
    } catch (IOException e) {
      crowd.lost(e);
    } finally {
      crowd.left(line);
      over();
    }
  }

  /** False when there is nothing more to hear. */
  private boolean hear(String message) throws IOException {
    if (message.startsWith(ANSWERED)) {
      boolean ok = message.contains("\"ok\":true");
      crowd.acknowledged(System.nanoTime() - asked, ok);
      shownBy = ok ? number(message) : -1;
      return true;
    }
    if (message.isEmpty() || message.contains("\"state\":\"finished\"")) {
      return false;
    }
    if (number(message) >= shownBy) {
      shownBy = -1;
    }
    toAct = newer(message, "\"toAct\":[", toAct);
    offered = newer(message, "\"moves\":[", offered);
    if (shownBy < 0 && toAct.contains(Integer.toString(seat))) {
      asked(offered);
    }
    return true;
  }

  /** The list as the message has it; as it was, if the message does not say that it changed. */
  private static String newer(String message, String name, String before) {
    int at = message.lastIndexOf(name);
    return at < 0 ? before : message.substring(at, message.indexOf(']', at) + 1);
  }

  private static long number(String message) {
    int from = message.indexOf("\"n\":") + 4;
    int to = from;
    while (to < message.length() && Character.isDigit(message.charAt(to))) {
      to++;
    }
    return Long.parseLong(message, from, to, 10);
  }

  /**
   * A frame came after which this guest may move.
   *
   * @param offer the moves that are offered
   */
  abstract void asked(String offer) throws IOException;

  /** Waits while the whole crowd rests. */
  final void rest() {
    crowd.restIfAllDo();
  }

  /** Whether the whole crowd moves without thinking. */
  final boolean hurries() {
    return crowd.hurries();
  }

  /** Nothing more will be asked. */
  void over() {}

  /** One of the offered moves that fit, at random; empty if none does. */
  final String pick(String offer, Predicate<String> fits) {
    int end = offer.indexOf(']');
    int count = 0;
    String chosen = "";
    for (int at = offer.indexOf(OFFERED);
        at >= 0 && at < end;
        at = offer.indexOf(OFFERED, at + 1)) {
      int from = at + OFFERED.length();
      String move = offer.substring(from, offer.indexOf('"', from));
      if (fits.test(move) && random.nextInt(++count) == 0) {
        chosen = move;
      }
    }
    return chosen;
  }

  final void move(String move) throws IOException {
    shownBy = Long.MAX_VALUE;
    asked = System.nanoTime();
    String wish =
        "{\"do\":\"move\",\"id\":\""
            + moves++
            + "\",\"seat\":"
            + seat
            + ",\"move\":\""
            + move
            + "\"}";
    crowd.exchanged().said(wish);
    line.send(wish);
  }
}
