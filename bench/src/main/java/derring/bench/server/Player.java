package derring.bench.server;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/** One guest at one match, playing at random through a socket until the match is over. */
final class Player implements Runnable {
  private final Crowd crowd;
  private final Line line;
  private final int seat;
  private final SplittableRandom random;
  private long asked;
  private int moves;

  Player(Crowd crowd, Line line, int seat, long seed) {
    this.crowd = crowd;
    this.line = line;
    this.seat = seat;
    this.random = new SplittableRandom(seed);
  }

  @Override
  public void run() {
    try (line) {
      boolean over = false;
      while (!over) {
        String text = line.receive();
        for (String message : text.split("\n", -1)) {
          over |= !hear(message);
        }
      }
    } catch (IOException e) {
      crowd.lost(e);
    } finally {
      crowd.left(line);
    }
  }

  /** False when there is nothing more to hear. */
  private boolean hear(String message) throws IOException {
    if (message.startsWith("{\"id\"")) {
      crowd.acknowledged(System.nanoTime() - asked, message.contains("\"ok\":true"));
      return true;
    }
    if (message.isEmpty() || message.contains("\"state\":\"finished\"")) {
      return false;
    }
    int at = message.lastIndexOf("\"toAct\":[");
    if (at >= 0 && mine(message, at)) {
      move(message, message.indexOf("\"moves\":[", at));
    }
    return true;
  }

  private boolean mine(String message, int at) {
    return message.substring(at, message.indexOf(']', at)).contains(Integer.toString(seat));
  }

  private void move(String message, int from) throws IOException {
    int end = message.indexOf(']', from);
    int count = 0;
    String chosen = "";
    String mark = "{\"move\":\"";
    for (int at = message.indexOf(mark, from);
        at >= 0 && at < end;
        at = message.indexOf(mark, at + 1)) {
      if (random.nextInt(++count) == 0) {
        chosen = message.substring(at + mark.length(), message.indexOf('"', at + mark.length()));
      }
    }
    if (count > 0) {
      LockSupport.parkNanos(crowd.thinking(random));
      asked = System.nanoTime();
      line.send(
          "{\"do\":\"move\",\"id\":\""
              + moves++
              + "\",\"seat\":"
              + seat
              + ",\"move\":\""
              + chosen
              + "\"}");
    }
  }
}
