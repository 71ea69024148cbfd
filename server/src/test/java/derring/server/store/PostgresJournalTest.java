package derring.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import derring.server.store.Journal.Notice;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PostgresJournalTest extends JournalContract {
  private static final Path NOWHERE = Path.of("not used");

  private String place;

  @Override
  @BeforeEach
  void openOne() throws Exception {
    place = TestPostgres.place();
    super.openOne();
  }

  @Override
  Journal open() {
    return Journals.open(TestPostgres.address(place), NOWHERE);
  }

  @Override
  Journal otherNode() {
    return open();
  }

  @Test
  void theServerOfTheseTestsWritesToTheDisk() throws Exception {
    assertThat(TestPostgres.ask(place, "show fsync")).isEqualTo("on");
  }

  @Test
  void nothingIsMissedByAWatcherWhoIsCutOff() throws Exception {
    Set<Notice> heard = ConcurrentHashMap.newKeySet();
    journal.watch(heard::add);
    int each = 400;
    try (var node = new Node();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Boolean> theirs = threads.submit(() -> appendAll(node.journal, "theirs", each));
      Future<Boolean> ours = threads.submit(() -> appendAll(journal, "ours", each));
      int cut = 0;
      while (!theirs.isDone() || !ours.isDone()) {
        Thread.sleep(60);
        cut += TestPostgres.cutOff();
      }
      assertThat(cut).isGreaterThan(5);
      assertThat(theirs.get()).isTrue();
      assertThat(ours.get()).isTrue();
    }
    await(() -> heard.size() == 2 * each);
    assertThat(journal.read("theirs", 0)).hasSize(each);
    assertThat(journal.read("ours", 0)).hasSize(each);
  }

  @Test
  void whatWasAppendedWhileNobodyListenedIsToldLater() throws Exception {
    Set<Notice> heard = ConcurrentHashMap.newKeySet();
    journal.watch(heard::add);
    try (var node = new Node()) {
      TestPostgres.run(
          place,
          "insert into facts (match, number, body, token) values ('silent', 0, 'no notice', 1)");
      assertThat(Pen.append(node.journal, "loud", 0, "fact", null).join()).isTrue();
      await(() -> heard.contains(new Notice("loud", 0)));
      assertThat(heard).doesNotContain(new Notice("silent", 0));

      TestPostgres.cutOff();
      await(() -> heard.contains(new Notice("silent", 0)));
    }
  }

  @Test
  void anAnswerThatIsLostOnTheWayIsFoundOut() throws Exception {
    journal.close();
    int matches = 8;
    int each = 60;
    try (var wire = new CutWire(TestPostgres.port(), 0.04)) {
      journal = Journals.open(TestPostgres.address(place, wire.port()), NOWHERE);
      wire.startCutting();
      var answers = new ArrayList<Future<Boolean>>();
      try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
        for (int m = 0; m < matches; m++) {
          String match = "match " + m;
          answers.add(threads.submit(() -> appendAll(journal, match, each)));
        }
      }
      for (Future<Boolean> answer : answers) {
        assertThat(answer.get()).as("every append was answered with true").isTrue();
      }
      assertThat(wire.cuts()).isGreaterThan(20);
      wire.stopCutting();
      for (int m = 0; m < matches; m++) {
        assertThat(told(journal.read("match " + m, 0)))
            .isEqualTo(LongStream.range(0, each).mapToObj(i -> new Told(i, "fact " + i)).toList());
      }
      journal.close();
    }
    journal = open();
  }

  @Test
  void aFactThatCannotBeStoredHarmsNoOther() {
    var answers = new ArrayList<CompletableFuture<Boolean>>();
    for (int i = 0; i < 50; i++) {
      answers.add(Pen.append(journal, "match " + i, 0, i == 25 ? "a \0 in it" : "fact", null));
    }
    for (int i = 0; i < 50; i++) {
      if (i == 25) {
        assertThatThrownBy(answers.get(i)::join).hasCauseInstanceOf(JournalDown.class);
      } else {
        assertThat(answers.get(i).join()).isTrue();
      }
    }
  }

  @Test
  void nodesThatOpenANewDatabaseTogetherAllSucceed() throws Exception {
    String fresh = TestPostgres.place();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var opened = new ArrayList<Future<Journal>>();
      for (int i = 0; i < 3; i++) {
        opened.add(threads.submit(() -> Journals.open(TestPostgres.address(fresh), NOWHERE)));
      }
      for (Future<Journal> one : opened) {
        one.get().close();
      }
    }
  }

  @Test
  void theDriversOwnAddressDoesToo() throws SQLException {
    String jdbc =
        "jdbc:postgresql://localhost:"
            + TestPostgres.port()
            + "/postgres?user=postgres&password=postgres&currentSchema="
            + place;
    try (Journal other = Journals.open(jdbc, NOWHERE)) {
      append("a", 0, "fact");
      assertThat(told(other.read("a", 0))).containsExactly(new Told(0, "fact"));
    }
  }

  @Test
  void whatCannotBeReachedIsSaidInOneSentenceWithoutThePassword() {
    assertThatThrownBy(
            () -> Journals.open("postgresql://me:sec%40ret@localhost:1/derring", NOWHERE))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "Cannot reach the PostgreSQL at localhost:1/derring; check DERRING_DB and whether it"
                + " runs.");
    assertThatThrownBy(() ->
            Journals.open(TestPostgres.address("").replace("/postgres?", "/nowhere?"), NOWHERE))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "There is no such database: PostgreSQL at localhost:"
                + TestPostgres.port()
                + "/nowhere.");
  }

  @Test
  void whatIsNoAddressIsRefused() {
    for (String wrong : new String[] {"mysql://me:secret@host/db", "derring", "jdbc:h2:mem:x"}) {
      assertThatThrownBy(() -> Journals.open(wrong, NOWHERE))
          .isInstanceOf(BadInput.class)
          .hasMessage(
              "DERRING_DB is neither empty, for the store in the data directory, nor an address"
                  + " like postgresql://user:password@host:port/database.");
    }
    for (String wrong :
        new String[] {
          "postgresql://me:sec ret@host/db", "postgresql://h:port/db", "jdbc:postgresql://h:x/y"
        }) {
      assertThatThrownBy(() -> Journals.open(wrong, NOWHERE))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("DERRING_DB is not a whole address")
          .hasMessageNotContaining("ret");
    }
  }

  private static boolean appendAll(Journal journal, String match, int each) throws Exception {
    Pen pen = new Pen(journal, match);
    for (int i = 0; i < each; i++) {
      if (!pen.write("fact " + i, null).get()) {
        return false;
      }
    }
    return true;
  }
}
