package derring.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteJournalTest extends JournalContract {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @TempDir Path data;

  @Override
  Journal open() {
    return Journals.open("", data);
  }

  @Override
  Journal otherNode() {
    return journal;
  }

  @Test
  void aSecondOneOnTheSameDirectoryIsRefused() {
    assertThatThrownBy(this::open)
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "Another Derring-Do already uses the data directory "
                + data
                + "; stop it or name another directory.");
  }

  @Test
  void aFileThatIsNoJournalIsRefused() throws Exception {
    Path other = data.resolve("other");
    Files.createDirectories(other);
    Files.writeString(other.resolve("derring.db"), "This is no database. ".repeat(500));

    for (int twice = 0; twice < 2; twice++) {
      assertThatThrownBy(() -> Journals.open("", other))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("it is not a journal of this Derring-Do");
    }
  }

  @Test
  void aStoreOfANewerVersionIsRefused() throws Exception {
    Path other = data.resolve("newer");
    Journals.open("", other).close();
    try (var c = DriverManager.getConnection("jdbc:sqlite:" + other.resolve("derring.db"));
        var change = c.createStatement()) {
      change.execute(
          """
          insert into flyway_schema_history
          select 999, '999', 'later', type, 'V999__later.sql', checksum,
              installed_by, installed_on, execution_time, success
          from flyway_schema_history where version is not null limit 1
          """);
    }

    assertThatThrownBy(() -> Journals.open("", other))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("newer Derring-Do");
  }

  @Test
  void aDirectoryThatCannotBeMadeIsRefused() throws Exception {
    Path file = Files.createFile(data.resolve("file"));
    assertThatThrownBy(() -> Journals.open("", file.resolve("data")))
        .isInstanceOf(BadInput.class)
        .hasMessage("Cannot write to the data directory " + file.resolve("data") + ".");
  }

  @Test
  void aBlankAddressIsNoAddress() {
    Path other = data.resolve("a new/directory");
    Journals.open("  ", other).close();
    assertThat(other.resolve("derring.db")).exists();
  }

  @Test
  void aFileHasThePagesThatWereAskedFor() throws Exception {
    try (var c = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("derring.db"));
        var ask = c.createStatement();
        var row = ask.executeQuery("pragma page_size")) {
      assertThat(row.getInt(1)).isEqualTo(2048);
    }
  }

  /** By processor time, the least of several, since others are at work beside this. */
  @Test
  void theNewestOfManyMatchesAreFoundWithoutReadingAll() {
    String body = "x".repeat(1000);
    for (int i = 0; i < 1500; i++) {
      summarise("match " + i, 0, new Journal.Summary("finished", false, List.of("ann"), i, body));
    }
    assertThat(took(20)).isLessThan(took(1500) / 3);
  }

  private long took(int most) {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      long before = THREADS.getCurrentThreadCpuTime();
      assertThat(journal.of("ann", Long.MAX_VALUE, most)).hasSize(most);
      least = Math.min(least, THREADS.getCurrentThreadCpuTime() - before);
    }
    return least;
  }

  @Test
  void theFileAloneIsNeverFarBehind() throws Exception {
    assertThat(append("m", 0, "fact")).isTrue();
    await(() -> {
      Path copy = data.resolve("copy.db");
      try {
        Files.copy(data.resolve("derring.db"), copy, StandardCopyOption.REPLACE_EXISTING);
        try (var c = DriverManager.getConnection("jdbc:sqlite:" + copy);
            var ask = c.createStatement();
            var row = ask.executeQuery("select count(*) from facts")) {
          return row.getInt(1) == 1;
        }
      } catch (SQLException | IOException e) {
        return false;
      }
    });
  }
}
