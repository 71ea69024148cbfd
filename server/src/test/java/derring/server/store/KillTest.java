package derring.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import derring.server.store.Journal.Fact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills processes that append, and looks whether everything they were answered is there. */
class KillTest {
  private static final int MATCHES = 20;

  @TempDir Path data;

  /** Two stores at a time, ten kills each. */
  @Test
  void twentyKillsLoseNothingThatTheEmbeddedStoreAnswered() throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var stores = new ArrayList<Future<Void>>();
      for (int store = 0; store < 2; store++) {
        var trial = new Trial("", Files.createDirectory(data.resolve("store" + store)));
        stores.add(
            threads.submit(() -> {
              for (int kill = 0; kill < 10; kill++) {
                trial.runAndKill(List.of(trial.start(0)));
                try (Journal journal = Journals.open("", trial.data)) {
                  trial.assertThatAllIsThere(journal, MATCHES);
                }
              }
              assertThat(trial.stored).hasSizeGreaterThan(500);
              return null;
            }));
      }
      for (Future<Void> store : stores) {
        store.get();
      }
    }
  }

  /** Half of the matches have two writers, and only one of them gets a number. */
  @Test
  void killedNodesLoseNothingThatPostgresAnswered() throws Exception {
    var trial = new Trial(TestPostgres.address(TestPostgres.place()), data);
    try (Journal journal = Journals.open(trial.where, data)) {
      for (int kill = 0; kill < 5; kill++) {
        trial.runAndKill(List.of(trial.start(0), trial.start(MATCHES / 2)));
        trial.assertThatAllIsThere(journal, MATCHES + MATCHES / 2);
      }
    }
    assertThat(trial.stored).hasSizeGreaterThan(500);
  }

  private record Running(Process process, Path words) {}

  /** One store, and what was answered about it. */
  private static final class Trial {
    final String where;
    final Path data;
    final Map<String, String> stored = new HashMap<>();
    private final Random random = new Random(7);

    Trial(String where, Path data) {
      this.where = where;
      this.data = data;
    }

    /** Its words go to a file: a pipe would hold it up when nobody reads. */
    Running start(int first) throws IOException {
      Path words = Files.createTempFile(data, "appender", ".txt");
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-XX:+UseSerialGC",
                  "-Xmx128m",
                  "--enable-native-access=ALL-UNNAMED",
                  "-Djava.io.tmpdir=" + data,
                  "-cp",
                  System.getProperty("java.class.path"),
                  Appender.class.getName(),
                  where,
                  data.toString(),
                  String.valueOf(first),
                  String.valueOf(MATCHES))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .redirectOutput(words.toFile())
              .start();
      return new Running(process, words);
    }

    void runAndKill(List<Running> all) throws Exception {
      for (Running one : all) {
        JournalContract.await(() -> one.words().toFile().length() > 0 || !one.process().isAlive());
      }
      Thread.sleep(random.nextInt(200));
      for (Running one : all) {
        one.process().destroyForcibly();
      }
      for (Running one : all) {
        assertThat(one.process().waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(one.process().exitValue()).as("killed by signal 9").isEqualTo(137);
        Files.readAllLines(one.words()).forEach(this::note);
      }
    }

    /** A last line that was cut short has no whole body and does not count. */
    private void note(String line) {
      String[] words = line.split(" ", -1);
      if (words.length == 4 && words[0].equals("stored") && words[3].length() == 36) {
        assertThat(stored.put(words[1] + " " + words[2], words[3])).as(line).isNull();
      }
    }

    void assertThatAllIsThere(Journal journal, int matches) {
      var bodies = new HashSet<String>();
      int facts = 0;
      int found = 0;
      for (int m = 0; m < matches; m++) {
        List<Fact> read = journal.read("m" + m, 0);
        facts += read.size();
        for (int i = 0; i < read.size(); i++) {
          String answered = stored.get("m" + m + " " + i);
          if (read.get(i).number() != i
              || (answered != null && !read.get(i).body().equals(answered))) {
            throw new AssertionError("m" + m + " " + i + " is not what was answered");
          }
          bodies.add(read.get(i).body());
          found += answered == null ? 0 : 1;
        }
      }
      assertThat(found).as("facts that were answered").isEqualTo(stored.size());
      assertThat(bodies).as("each once").hasSize(facts);
    }
  }
}
