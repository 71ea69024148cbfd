package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import derring.server.store.Backup;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A journal that went back to an older state: whoever knows more is told so. */
class LostFactsTest {
  private static final Map<String, Object> TWO =
      Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "public");
  private static final int FORGET = 4001;

  @TempDir Path home;
  private Server server;

  @AfterEach
  void stop() {
    if (server != null) {
      server.close();
    }
  }

  private void start(Path data) {
    server =
        Server.start(
            new ServerOptions("localhost", 0, data, "", Pace.INSTANT, ServerOptions.Limits.NONE));
  }

  private static long say(Visitor.Link link, String words) {
    Facts answer = link.ask(Map.of("do", "say", "text", words));
    assertThat(answer.at("ok").flag()).as(words).isTrue();
    long n = ((Number) answer.at("n").raw()).longValue();
    link.upTo(n);
    return n;
  }

  /** A match whose back-up knows less than its guest: the link has seen the rest. */
  private record Lost(Visitor guest, String match, Visitor.Link link, long kept) {}

  private Lost afterAnOlderBackup() {
    start(home.resolve("data"));
    Visitor guest = new Visitor(server.port());
    String match = guest.open(TWO);
    Visitor.Link link = guest.follow(match).until("open");
    long kept = say(link, "one");
    Backup.take(home.resolve("data"), home.resolve("copy.db"));
    say(link, "two");
    say(link, "three");
    server.close();
    Backup.restore(home.resolve("copy.db"), home.resolve("older"));
    start(home.resolve("older"));
    return new Lost(new Visitor(server.port(), guest.cookie), match, link, kept);
  }

  @Test
  void whoKnowsMoreThanTheJournalIsToldAndItsNumbersAreNotUsedAgain() {
    Lost lost = afterAnOlderBackup();
    assertThat(lost.link.last).isEqualTo(lost.kept + 2);

    Visitor.Link told = lost.guest.follow(lost.match, lost.link.last, lost.link.mark).untilClosed();
    assertThat(told.closed).isEqualTo(FORGET);
    assertThat(told.reason).contains("has lost what you saw last");

    Visitor.Link again = lost.guest.follow(lost.match).until("open");
    assertThat(say(again, "four")).isEqualTo(lost.link.last + 2);
    assertThat(again.raw.toString())
        .contains("\"one\"")
        .contains("lost the last 2 things")
        .doesNotContain("\"three\"");

    server.close();
    assertThat(Inspection.of("", home.resolve("older"), done -> {}).bad()).isEmpty();
    start(home.resolve("older"));
    Visitor.Link later = new Visitor(server.port(), lost.guest.cookie).follow(lost.match);
    later.upTo(lost.link.last + 2);
  }

  @Test
  void whoComesBackToOtherFactsUnderTheSameNumbersIsTold() {
    Lost lost = afterAnOlderBackup();
    Visitor.Link other = lost.guest.follow(lost.match).until("open");
    say(other, "another two");
    say(other, "another three");
    long last = say(other, "another four");
    assertThat(last).isGreaterThan(lost.link.last);

    Visitor.Link told = lost.guest.follow(lost.match, lost.link.last, lost.link.mark).untilClosed();
    assertThat(told.closed).isEqualTo(FORGET);
    Visitor.Link sound = lost.guest.follow(lost.match, other.last, other.mark).until("open");
    assertThat(say(sound, "on")).isEqualTo(last + 1);
  }

  @Test
  void whoOnlySaysThatHeKnowsMoreIsNotBelieved() {
    start(home.resolve("data"));
    Visitor guest = new Visitor(server.port());
    String match = guest.open(TWO);
    Visitor.Link link = guest.follow(match).until("open");
    long n = say(link, "one");
    for (String mark : List.of("", "0123456789abcdef", link.mark, "nonsense", "-".repeat(16))) {
      Visitor.Link liar = new Visitor(server.port()).follow(match, n + 1_000_000, mark);
      assertThat(liar.untilClosed().closed).isEqualTo(FORGET);
    }
    assertThat(say(link, "two")).isEqualTo(n + 1);
  }

  @Test
  void aMarkOfOneMatchProvesNothingOfAnother() {
    Marks marks = new Marks(new byte[32]);
    String mark = marks.of("a".repeat(32), 17, 0xCAFE);
    assertThat(marks.seen("a".repeat(32), 17, mark)).isEqualTo(new Marks.Seen(17, 0xCAFE));
    assertThat(marks.seen("b".repeat(32), 17, mark).print()).isNull();
    assertThat(marks.seen("a".repeat(32), 18, mark).print()).isNull();
    assertThat(new Marks(new byte[31]).seen("a".repeat(32), 17, mark).print()).isNull();
  }

  @Test
  void aJournalThatGoesBackUnderARunningServerIsNoticedWithTheNextFact() throws Exception {
    start(home.resolve("data"));
    Visitor guest = new Visitor(server.port());
    String match = guest.open(TWO);
    Visitor.Link link = guest.follow(match).until("open");
    long kept = say(link, "one");
    say(link, "two");
    long seen = say(link, "three");
    try (var c =
            DriverManager.getConnection(
                "jdbc:sqlite:" + home.resolve("data").resolve("derring.db"));
        var cut = c.prepareStatement("delete from facts where match = ? and number > ?")) {
      cut.setString(1, match);
      cut.setLong(2, kept);
      assertThat(cut.executeUpdate()).isEqualTo(2);
    }
    link.say(Map.of("do", "say", "id", "x", "text", "four"));
    assertThat(link.untilClosed().closed).isEqualTo(FORGET);
    Visitor.Link again = guest.follow(match).until("open");
    assertThat(say(again, "five")).isGreaterThan(seen + 1);
    assertThat(again.raw.toString()).contains("lost the last 2 things").doesNotContain("\"two\"");
  }
}
