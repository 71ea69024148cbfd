package derring.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.server.store.Journal.Fact;
import derring.server.store.Journal.Next;
import derring.server.store.Journal.Notice;
import derring.server.store.Journal.Summary;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store is held to. */
abstract class JournalContract {
  Journal journal;

  @BeforeEach
  void openOne() throws Exception {
    journal = open();
  }

  @AfterEach
  void closeIt() {
    journal.close();
  }

  /** Opens the store of this test, again if it was closed. */
  abstract Journal open() throws Exception;

  /** A second node on the same store, or the only one where there cannot be two. */
  abstract Journal otherNode() throws Exception;

  @Test
  void whatIsAppendedIsReadBackInOrder() {
    for (int i = 0; i < 5; i++) {
      assertThat(append("a", i, "fact " + i)).isTrue();
    }
    assertThat(append("b", 0, "‘ünïcödé’ \uD83D\uDDE1 \"quoted\" \\ {} , \n")).isTrue();

    assertThat(journal.read("a", 0)).extracting(Fact::number).containsExactly(0L, 1L, 2L, 3L, 4L);
    assertThat(told(journal.read("a", 3)))
        .containsExactly(new Told(3, "fact 3"), new Told(4, "fact 4"));
    assertThat(told(journal.read("b", 0)))
        .containsExactly(new Told(0, "‘ünïcödé’ \uD83D\uDDE1 \"quoted\" \\ {} , \n"));
    assertThat(journal.read("nobody", 0)).isEmpty();
    assertThat(told(journal.read("a", 1, 2)))
        .containsExactly(new Told(1, "fact 1"), new Told(2, "fact 2"));
    assertThat(told(List.of(journal.last("a")))).containsExactly(new Told(4, "fact 4"));
    assertThat(journal.last("nobody")).isNull();
  }

  @Test
  void aNumberThatIsTakenIsRefused() {
    assertThat(append("a", 0, "first")).isTrue();
    assertThat(append("a", 0, "second")).isFalse();
    assertThat(told(journal.read("a", 0))).containsExactly(new Told(0, "first"));
  }

  @Test
  void aNumberThatWouldLeaveAGapIsRefused() {
    assertThat(append("a", 1, "too early")).isFalse();
    assertThat(append("a", 0, "first")).isTrue();
    assertThat(append("a", 2, "too early")).isFalse();
    assertThat(append("a", -1, "nonsense")).isFalse();
    assertThat(told(journal.read("a", -5))).containsExactly(new Told(0, "first"));
  }

  @Test
  void eachFactCarriesTheFingerprintOfAllBeforeIt() {
    Pen pen = new Pen(journal, "a");
    assertThat(pen.write("first", null).join()).isTrue();
    assertThat(pen.say("ahoy").join()).isTrue();
    assertThat(pen.write("second", null).join()).isTrue();

    List<Fact> facts = journal.read("a", 0);
    Chain first = Chain.NONE.with("first");
    assertThat(facts)
        .containsExactly(
            new Fact(0, "first", false, first),
            new Fact(1, "ahoy", true, first.aside(1, "ahoy")),
            new Fact(2, "second", false, first.with("second")));
  }

  @Test
  void aFactThatFollowsAnotherPastIsRefused() {
    assertThat(append("a", 0, "what was")).isTrue();
    Chain other = Chain.NONE.with("what was not");
    assertThat(journal.append(Next.of("a", 0, other, "next", false), null).join()).isFalse();
    assertThat(journal.append(Next.of("a", 0, Chain.NONE, "next", false), null).join()).isFalse();
    assertThat(append("a", 1, "next")).isTrue();
  }

  @Test
  void numbersThatWereLostAreNotUsedAgain() {
    assertThat(append("a", 0, "first")).isTrue();
    Chain before = Chain.NONE.with("first");
    assertThat(journal.append(new Next("a", 0, before, 0, "late", false), null).join()).isFalse();
    assertThat(journal.append(new Next("a", 0, before, 8, "later", false), null).join()).isTrue();
    assertThat(append("a", 1, "again")).isFalse();
    assertThat(append("a", 9, "on")).isTrue();
    assertThat(journal.read("a", 0)).extracting(Fact::number).containsExactly(0L, 8L, 9L);
  }

  @Test
  void theGistOfAMatchHasOnlyTheLastOfTheTalk() {
    Pen pen = new Pen(journal, "a");
    pen.write("opened", null).join();
    for (int i = 0; i < 20; i++) {
      pen.say("talk " + i).join();
    }
    pen.write("moved", null).join();
    pen.say("last words").join();

    Journal.Gist gist = journal.gist("a", 3);
    assertThat(gist.skipped()).isEqualTo(18);
    assertThat(gist.facts())
        .extracting(Fact::body)
        .containsExactly("opened", "talk 18", "talk 19", "moved", "last words");
    assertThat(journal.gist("a", 21)).isEqualTo(new Journal.Gist(journal.read("a", 0), 0));
    assertThat(journal.gist("nobody", 3)).isEqualTo(new Journal.Gist(List.of(), 0));
  }

  @Test
  void whatIsKeptIsCountedByState() {
    summarise("a", 0, new Summary("running", true, List.of("ann"), 100, "A"));
    assertThat(append("a", 1, "zwölf")).isTrue();
    summarise("b", 0, new Summary("finished", true, List.of("ann"), 200, "B"));
    summarise("c", 0, new Summary("finished", true, List.of("ann"), 300, "C"));
    assertThat(append("list", 0, "beside")).isTrue();
    assertThat(journal.sizes())
        .containsExactly(
            new Journal.Size("", 1, 1, 6),
            new Journal.Size("finished", 2, 2, 8),
            new Journal.Size("running", 1, 2, 10));
    assertThat(journal.states()).isEqualTo(Map.of("finished", 2L, "running", 1L));
    assertThat(journal.bytes()).isPositive();
  }

  @Test
  void onlyWhatIsFinishedAndOldIsRemoved() {
    summarise("a", 0, new Summary("running", true, List.of("ann"), 100, "A"));
    summarise("b", 0, new Summary("finished", true, List.of("ann"), 100, "B"));
    summarise("c", 0, new Summary("finished", true, List.of("ann"), 200, "C"));
    summarise("d", 0, new Summary("finished", true, List.of("ann"), 300, "D"));
    assertThat(append(Journal.beside("b"), 0, "what was found out of it")).isTrue();
    assertThat(append(Journal.beside("d"), 0, "what was found out of that")).isTrue();
    assertThat(journal.remove(300, 1)).isEqualTo(1);
    assertThat(journal.remove(300, 9)).isEqualTo(1);
    assertThat(journal.remove(300, 9)).isZero();
    assertThat(journal.of("ann", Long.MAX_VALUE, 9)).containsExactly("D", "A");
    assertThat(journal.read("b", 0)).isEmpty();
    assertThat(journal.read("a", 0)).hasSize(1);
    assertThat(journal.matches()).containsExactlyInAnyOrder("a", "d", Journal.beside("d"));
  }

  @Test
  void aListLosesItsBeginningAndGoesOn() {
    for (int i = 0; i < 5; i++) {
      append("list", i, "line " + i);
      append("other", i, "line " + i);
    }
    journal.cut("list", 3);
    assertThat(told(journal.read("list", 0)))
        .containsExactly(new Told(3, "line 3"), new Told(4, "line 4"));
    journal.cut("list", 99);
    assertThat(told(journal.read("list", 0))).containsExactly(new Told(4, "line 4"));
    assertThat(append("list", 4, "again")).isFalse();
    assertThat(append("list", 5, "line 5")).isTrue();
    assertThat(journal.read("other", 0)).hasSize(5);
    journal.cut("nobody", 7);
  }

  @Test
  void aMatchThatIsNotedAsDamagedIsInNoList() {
    summarise("a", 0, new Summary("running", true, List.of("ann"), 100, "A"));
    summarise("b", 0, new Summary("running", true, List.of("ann"), 200, "B"));
    journal.note("a", "a page is gone");
    journal.note("a", "another page is gone");
    assertThat(journal.damage("a")).isEqualTo("a page is gone");
    assertThat(journal.damage("b")).isNull();
    assertThat(journal.listed("running", Long.MAX_VALUE, 9)).containsExactly("B");
    assertThat(journal.of("ann", Long.MAX_VALUE, 9)).containsExactly("B");
    assertThat(journal.unfinished()).containsExactly("b");
    journal.note("a", null);
    assertThat(journal.unfinished()).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void ofManyWhoAppendTheSameNumberExactlyOneWins() throws Exception {
    try (var node = new Node()) {
      for (int number = 0; number < 20; number++) {
        var answers = new ArrayList<CompletableFuture<Boolean>>();
        for (int i = 0; i < 10; i++) {
          Journal writer = i % 2 == 0 ? journal : node.journal;
          answers.add(Pen.append(writer, "a", number, "by " + i, null));
        }
        List<Integer> winners =
            IntStream.range(0, 10).filter(i -> answers.get(i).join()).boxed().toList();

        assertThat(winners).hasSize(1);
        assertThat(told(node.journal.read("a", number)))
            .containsExactly(new Told(number, "by " + winners.getFirst()));
      }
    }
  }

  @Test
  void appendsThatDoNotWaitForEachOtherKeepTheirOrder() {
    Pen pen = new Pen(journal, "a");
    var answers = IntStream.range(0, 300).mapToObj(i -> pen.write("fact " + i, null)).toList();
    assertThat(answers).allMatch(CompletableFuture::join);
    assertThat(journal.read("a", 0)).hasSize(300);
  }

  @Test
  void listsShowTheNewestFirst() {
    summarise("a", 0, new Summary("open", true, List.of("ann"), 100, "A"));
    summarise("b", 0, new Summary("open", true, List.of("bob"), 300, "B"));
    summarise("c", 0, new Summary("open", true, List.of("ann", "bob"), 200, "C"));
    summarise("d", 0, new Summary("open", false, List.of("ann"), 400, "D, by link"));
    summarise("e", 0, new Summary("running", true, List.of(), 500, "E"));

    assertThat(journal.listed("open", Long.MAX_VALUE, 50)).containsExactly("B", "C", "A");
    assertThat(journal.listed("open", Long.MAX_VALUE, 2)).containsExactly("B", "C");
    assertThat(journal.listed("open", 300, 50)).containsExactly("C", "A");
    assertThat(journal.of("ann", 200, 50)).containsExactly("A");
    assertThat(journal.listed("running", Long.MAX_VALUE, 50)).containsExactly("E");
    assertThat(journal.listed("finished", Long.MAX_VALUE, 50)).isEmpty();
    assertThat(journal.of("ann", Long.MAX_VALUE, 50)).containsExactly("D, by link", "C", "A");
    assertThat(journal.of("bob", Long.MAX_VALUE, 1)).containsExactly("B");
    assertThat(journal.of("nobody", Long.MAX_VALUE, 50)).isEmpty();
  }

  @Test
  void aSummaryReplacesTheOneBefore() {
    summarise("a", 0, new Summary("open", true, List.of("ann"), 100, "A"));
    summarise("a", 1, new Summary("running", true, List.of("ann", "bob"), 200, "A'"));
    assertThat(append("a", 2, "no summary")).isTrue();

    assertThat(journal.listed("open", Long.MAX_VALUE, 50)).isEmpty();
    assertThat(journal.listed("running", Long.MAX_VALUE, 50)).containsExactly("A'");
    assertThat(journal.of("bob", Long.MAX_VALUE, 50)).containsExactly("A'");

    summarise("a", 3, new Summary("finished", true, List.of("bob", "bob"), 300, "A''"));

    assertThat(journal.of("ann", Long.MAX_VALUE, 50)).isEmpty();
    assertThat(journal.of("bob", Long.MAX_VALUE, 50)).containsExactly("A''");
  }

  @Test
  void theSummaryOfARefusedFactIsNotKept() {
    summarise("a", 0, new Summary("open", true, List.of("ann"), 100, "A"));
    var late = new Summary("finished", true, List.of("bob"), 200, "wrong");

    assertThat(Pen.append(journal, "a", 0, "late", late).join()).isFalse();
    assertThat(journal.listed("open", Long.MAX_VALUE, 50)).containsExactly("A");
    assertThat(journal.of("bob", Long.MAX_VALUE, 50)).isEmpty();
  }

  @Test
  void theUnfinishedMatchesAreKnown() {
    summarise("a", 0, new Summary("running", false, List.of(), 1, "A"));
    summarise("b", 0, new Summary("open", true, List.of(), 2, "B"));
    summarise("c", 0, new Summary("running", true, List.of(), 3, "C"));
    summarise("c", 1, new Summary("finished", true, List.of(), 4, "C"));

    assertThat(journal.unfinished()).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void aTimerGoesOffOnceForAllWhoSetTheSame() {
    var heard = new CopyOnWriteArrayList<String>();
    try (Timers one = journal.timers(heard::add)) {
      one.start();
      long soon = System.currentTimeMillis() + 300;
      one.at("later", soon + 600_000);
      one.at("soon", soon);
      one.at("past", soon - 10_000);
      await(() -> heard.size() >= 2);
      assertThat(heard).containsExactlyInAnyOrder("past", "soon");
    }
  }

  @Test
  void whatFailedWhenItWasDueIsTriedAgainSoon() {
    var tries = new AtomicInteger();
    try (Timers one =
        journal.timers(match -> {
          if (tries.incrementAndGet() == 1) {
            throw new IllegalStateException("on purpose, in a test");
          }
        })) {
      one.start();
      one.at("failing", System.currentTimeMillis());
      await(() -> tries.get() == 2);
    }
  }

  @Test
  void aSecretIsMadeOnceWhoeverAsks() throws Exception {
    try (var node = new Node()) {
      var asked = new ArrayList<Callable<byte[]>>();
      for (int i = 0; i < 50; i++) {
        Journal asking = i % 2 == 0 ? journal : node.journal;
        asked.add(() -> asking.secret("cookie"));
      }
      byte[] secret = null;
      try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
        for (Future<byte[]> answer : threads.invokeAll(asked)) {
          secret = secret == null ? answer.get() : secret;
          assertThat(answer.get()).isEqualTo(secret);
        }
      }
      assertThat(secret).hasSize(32);
      assertThat(journal.secret("other")).isNotEqualTo(secret);
    }
    byte[] before = journal.secret("cookie");
    reopen();
    assertThat(journal.secret("cookie")).isEqualTo(before);
  }

  @Test
  void aWatcherHearsWhatAnyNodeAppends() throws Exception {
    Set<Notice> heard = ConcurrentHashMap.newKeySet();
    journal.watch(heard::add);
    try (var node = new Node()) {
      for (int i = 0; i < 50; i++) {
        assertThat(Pen.append(node.journal, "theirs", i, "fact", null).join()).isTrue();
        assertThat(append("ours", i, "fact")).isTrue();
      }
      assertThat(Pen.append(node.journal, "theirs", 0, "late", null).join()).isFalse();
    }
    await(() -> heard.size() == 100);
  }

  @Test
  void aWatcherThatFailsDisturbsNobody() {
    Set<Notice> heard = ConcurrentHashMap.newKeySet();
    journal.watch(notice -> {
      throw new IllegalArgumentException("on purpose, in a test");
    });
    journal.watch(heard::add);
    append("a", 0, "fact");
    await(() -> heard.equals(Set.of(new Notice("a", 0))));
  }

  @Test
  void manyAppendersAtOnceAllFindTheirFactsInOrder() throws Exception {
    int threads = 200;
    int each = 50;
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int t = 0; t < threads; t++) {
        String match = "match " + t;
        var _ =
            all.submit(() -> {
              Pen pen = new Pen(journal, match);
              for (int i = 0; i < each; i++) {
                var summary = new Summary("running", true, List.of("guest " + match), i, match);
                if (!pen.write(match + " fact " + i, summary).get()) {
                  throw new AssertionError("refused");
                }
              }
              return null;
            });
      }
    }
    reopen();
    for (int t = 0; t < threads; t++) {
      String match = "match " + t;
      assertThat(told(journal.read(match, 0)))
          .isEqualTo(
              LongStream.range(0, each).mapToObj(i -> new Told(i, match + " fact " + i)).toList());
      assertThat(journal.of("guest " + match, Long.MAX_VALUE, 9)).containsExactly(match);
    }
    assertThat(journal.listed("running", Long.MAX_VALUE, 1_000)).hasSize(threads);
  }

  @Test
  void closingStoresWhatIsStillWaiting() {
    var answers = new ArrayList<CompletableFuture<Boolean>>();
    for (int i = 0; i < 2_000; i++) {
      answers.add(Pen.append(journal, "match " + i, 0, "fact", null));
    }
    reopen();
    assertThat(answers).allMatch(answer -> answer.isDone() && answer.join());
    for (int i = 0; i < 2_000; i += 97) {
      assertThat(journal.read("match " + i, 0)).hasSize(1);
    }
  }

  @Test
  void aClosedJournalRefuses() {
    journal.close();
    assertThatThrownBy(() -> append("a", 0, "late"))
        .isInstanceOf(CompletionException.class)
        .hasCause(new JournalDown("The journal is closed."));
    reopen();
    assertThat(journal.read("a", 0)).isEmpty();
  }

  /** What a fact says, under which number. */
  record Told(long number, String body) {}

  static List<Told> told(List<Fact> facts) {
    return facts.stream().map(fact -> new Told(fact.number(), fact.body())).toList();
  }

  boolean append(String match, long number, String body) {
    return Pen.append(journal, match, number, body, null).join();
  }

  void summarise(String match, long number, Summary summary) {
    assertThat(Pen.append(journal, match, number, "fact", summary).join()).isTrue();
  }

  void reopen() {
    journal.close();
    try {
      journal = open();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  static void await(BooleanSupplier done) {
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (!done.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited long enough").isLessThan(end);
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** A second node for the length of a block. */
  final class Node implements AutoCloseable {
    final Journal journal;

    Node() throws Exception {
      journal = otherNode();
    }

    @Override
    public void close() {
      if (!journal.equals(JournalContract.this.journal)) {
        journal.close();
      }
    }
  }
}
