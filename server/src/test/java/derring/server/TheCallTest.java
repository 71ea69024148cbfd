package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game in real time begins for all at once: nobody moves before the call. */
class TheCallTest {
  private static final Who MARA = new Who("a".repeat(32), "Mara");
  private static final Shelf SHELF = Shelf.standard();
  private static final long START = 1_000_000;
  private static final long COUNTDOWN = 3000;

  private static Noted opened(String game, String... bots) {
    return opened(game, Map.of(), bots);
  }

  private static Noted opened(String game, Map<String, Object> options, String... bots) {
    Box box = SHELF.open(SHELF.title(game), Facts.of(options));
    Chair second = bots.length == 0 ? Chair.of(MARA) : Chair.bot(bots[0]);
    return new Noted(
        START,
        MARA.guest(),
        "",
        new Happening.Opened(
                game,
                box.title().rulesVersion(),
                box.game().options(),
                List.of(Chair.of(MARA), second),
                Reach.LOCAL,
                ClockRule.NONE,
                false,
                Seed.numbered(5, 2).secret(),
                List.of(),
                List.of())
            .counted(COUNTDOWN));
  }

  private static Sitting started(Noted opened) {
    Sitting sitting = Sitting.begin(SHELF, opened);
    sitting.apply(new Noted(START, "", "", new Happening.Started()));
    return sitting;
  }

  private static Ruling lift(Sitting sitting, long at) {
    String move = sitting.board().moves(0).getFirst();
    return sitting.decide(new Happening.Moved(0, move), MARA, "", at);
  }

  @Test
  void beforeTheCallAMoveIsRefusedWithASentenceAndFromTheCallOnItIsGranted() {
    Sitting sitting = started(opened("fire-at-will"));
    assertThat(sitting.callAt()).isEqualTo(START + COUNTDOWN);
    assertThat(lift(sitting, START + COUNTDOWN - 1))
        .isInstanceOfSatisfying(
            Ruling.Refused.class,
            refused -> assertThat(refused.sentence()).startsWith("Wait for the call"));
    assertThat(lift(sitting, START + COUNTDOWN)).isInstanceOf(Ruling.Granted.class);
  }

  @Test
  void botsAndTheServersClockCountFromTheCall() {
    Sitting sitting = started(opened("fire-at-will", "master"));
    List<Chore> chores = Chore.of(sitting, Pace.HUMAN);
    assertThat(chores).extracting(Chore::what).contains(Chore.What.THINK, Chore.What.LATE);
    assertThat(chores).allMatch(chore -> chore.at() > START + COUNTDOWN);
  }

  @Test
  void aGameOfTurnsHasNoCountdown() {
    Sitting sitting = started(opened("swordplay"));
    assertThat(sitting.callAt()).isEqualTo(START);
    int seat = Integer.numberOfTrailingZeros(sitting.toAct());
    String move = sitting.board().moves(seat).getFirst();
    assertThat(sitting.decide(new Happening.Moved(seat, move), MARA, "", START))
        .isInstanceOf(Ruling.Granted.class);
  }

  @Test
  void aBotThatMustHoldItsFireDoesNotTellSoAfterEveryMove() {
    Sitting sitting = started(opened("fire-at-will", Map.of("head-start", "illyria"), "master"));
    assertThat(sitting.toAct() >> 1 & 1).isEqualTo(1);
    assertThat(Chore.of(sitting, Pace.HUMAN))
        .extracting(Chore::what)
        .doesNotContain(Chore.What.THINK);
  }

  @Test
  void inRealTimeNothingIsTakenBack() {
    Sitting sitting = started(opened("fire-at-will"));
    sitting.apply(new Noted(START + 20_000, "", "", new Happening.Moved(0, "wait")));
    Happening undone = new Happening.Undone(0);
    assertThat(sitting.decide(undone, MARA, "", START + 20_001)).isInstanceOf(Ruling.Refused.class);
  }

  @Test
  void theFactsKeepIt() {
    Noted opened = opened("fire-at-will");
    assertThat(started(Noted.read(opened.body())).callAt()).isEqualTo(START + COUNTDOWN);
    String old = opened.body().replace(",\"countdown\":" + COUNTDOWN, "");
    assertThat(started(Noted.read(old)).callAt()).isEqualTo(START);
  }

  @Test
  void allHearOfTheSameMomentAndARestartInTheMiddleDoesNotMoveIt(@TempDir Path data) {
    ServerOptions options =
        new ServerOptions("localhost", 0, data, "", quick(5000), ServerOptions.Limits.NONE);
    String match;
    long until;
    Visitor guest;
    try (Server server = Server.start(options)) {
      guest = new Visitor(server.port());
      match =
          guest.open(
              Map.of("game", "fire-at-will", "seats", List.of("me", "master"), "who", "link"));
      Visitor.Link link = guest.follow(match).until("running");
      until = until(link);
      long now = ((Number) guest.get("/api/time").facts().at("now").raw()).longValue();
      assertThat(until - now).isBetween(1L, 5000L);
      Visitor.Link watcher = new Visitor(server.port()).follow(match).until("running");
      assertThat(until(watcher)).isEqualTo(until);
      String move = link.moves().getFirst();
      Facts answer = link.ask(Map.of("do", "move", "seat", 0, "move", move));
      assertThat(answer.at("ok").flag()).isFalse();
      assertThat(answer.at("sentence").text()).startsWith("Wait for the call");
    }
    try (Server server = Server.start(options)) {
      Visitor watcher = new Visitor(server.port());
      Visitor.Link link = watcher.follow(match).until("running");
      assertThat(until(link)).isEqualTo(until);
      while (link.raw.stream().noneMatch(text -> text.contains("\"kind\":\"moved\""))) {
        link.next();
      }
      assertThat(System.currentTimeMillis()).isGreaterThanOrEqualTo(until);
    }
  }

  private static Pace quick(long countdown) {
    Pace instant = Pace.INSTANT;
    return new Pace(
        instant.leastPause(),
        instant.mostPause(),
        instant.grace(),
        instant.gone(),
        instant.lent(),
        instant.idle(),
        instant.glance(),
        Duration.ofMillis(countdown));
  }

  private static long until(Visitor.Link link) {
    String mark = "\"kind\":\"held\",\"until\":";
    return link.raw.stream()
        .filter(text -> text.contains(mark))
        .map(text -> text.substring(text.indexOf(mark) + mark.length()).split("\\D", 2)[0])
        .mapToLong(Long::parseLong)
        .findFirst()
        .orElseThrow();
  }
}
