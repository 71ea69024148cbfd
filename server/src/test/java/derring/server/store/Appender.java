package derring.server.store;

import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.Executors;

/**
 * A process that appends to some matches until it is killed, and says so after each answer.
 * Arguments: where, the data directory, the first match, how many matches.
 */
final class Appender {
  private Appender() {}

  public static void main(String[] args) {
    Journal journal = Journals.open(args[0], Path.of(args[1]));
    int first = Integer.parseInt(args[2]);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < Integer.parseInt(args[3]); i++) {
        String match = "m" + (first + i);
        var _ = threads.submit(() -> appendForEver(journal, match));
      }
    }
  }

  private static Void appendForEver(Journal journal, String match) throws Exception {
    Pen pen = Pen.after(journal, match);
    for (long number = journal.read(match, 0).size(); ; number++) {
      String body = UUID.randomUUID().toString();
      if (pen.write(body, null).get()) {
        say("stored " + match + " " + number + " " + body);
      } else {
        say("refused " + match + " " + number + " " + body);
      }
    }
  }

  /** In one write, so that a line is there or not. */
  private static synchronized void say(String line) {
    byte[] bytes = (line + "\n").getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    System.out.write(bytes, 0, bytes.length);
    System.out.flush();
  }
}
