package derring.bench.server;

import java.io.IOException;
import java.util.SplittableRandom;

/** A match at one screen of as many facts as are wanted: moves, moves taken back, and words. */
final class LongMatch {
  private final BareSocket line;
  private final SplittableRandom random = new SplittableRandom(7);
  private long last;
  private int asked;
  private int moves;
  private char mover = '0';

  LongMatch(BareSocket line) {
    this.line = line;
  }

  /** Plays on until there are so many facts; how many of them are moves or moves taken back. */
  int grow(long facts) throws IOException {
    String table = frame("");
    while (last < facts) {
      String message = "\"do\":\"say\",\"text\":\"What a fight!\"";
      String seat = part(table, "\"toAct\":[", "]");
      if (!seat.isEmpty()) {
        boolean back = table.contains("\"undo\":true") && random.nextInt(2) == 0;
        message =
            (back
                    ? "\"do\":\"undo\""
                    : "\"do\":\"move\",\"move\":\"" + part(table, "{\"notation\":\"", "\"") + "\"")
                + ",\"seat\":"
                + (back ? mover : seat.charAt(0));
        mover = back ? mover : seat.charAt(0);
        moves++;
      }
      line.send("{\"id\":\"" + asked++ + "\"," + message + "}");
      table = frame(table);
    }
    return moves;
  }

  /** The next frame; acknowledgements are passed over. */
  private String frame(String table) throws IOException {
    while (true) {
      for (String text : line.receive().split("\n", -1)) {
        if (text.startsWith("{\"n\":")) {
          last = Long.parseLong(part(text, "{\"n\":", ","));
          return text;
        }
        if (text.contains("\"ok\":false")) {
          return table.replace("\"undo\":true", "\"undo\":false"); // it was another seat's to take
        }
      }
    }
  }

  private static String part(String text, String from, String to) {
    int at = text.indexOf(from);
    return at < 0 ? "" : text.substring(at + from.length(), text.indexOf(to, at + from.length()));
  }
}
