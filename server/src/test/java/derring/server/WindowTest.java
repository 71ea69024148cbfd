package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Doc;
import derring.formats.Shelf;
import derring.kernel.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How long a question stays open, by whom it is asked and of whom; without any I/O. */
class WindowTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int WINDOW = 5;
  private static final int LIMIT = 30;

  private final Random random = new Random(3);
  private long now = 1_000_000;

  private static Who guest(int seat) {
    return new Who(String.valueOf((char) ('a' + seat)).repeat(32), "Guest " + seat);
  }

  /** Guests at the first so many seats, bots at the others. */
  private Sitting begin(String game, int guests, int limit) {
    Box box = SHELF.open(SHELF.title(game), Doc.of("options.yaml", options(game)).facts());
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < box.game().seats(); seat++) {
      chairs.add(seat < guests ? Chair.of(guest(seat)) : Chair.bot("random"));
    }
    Happening.Opened opened =
        new Happening.Opened(
            game,
            box.title().rulesVersion(),
            box.game().options(),
            chairs,
            Reach.LINK,
            ClockRule.NONE,
            true,
            Seed.numbered(random.nextInt(1000), 2).secret(),
            List.of(),
            List.of());
    Sitting sitting =
        Sitting.begin(
            SHELF, new Noted(now, guest(0).guest(), "", opened.answeredWithin(limit, WINDOW)));
    does(sitting, new Happening.Started(), Who.SERVER);
    return sitting;
  }

  /** A brawl goes on and on. */
  private static String options(String game) {
    return game.equals("have-at-you") ? "{battle: brawl, target: 12, stalemate: false}" : "{}";
  }

  private Page does(Sitting sitting, Happening wish, Who who) {
    Ruling ruling = sitting.decide(wish, who, "", now);
    assertThat(ruling).as(wish.toString()).isInstanceOf(Ruling.Granted.class);
    return sitting.apply(Noted.read(((Ruling.Granted) ruling).fact().body()));
  }

  private static List<String> moves(Sitting sitting, int seat) {
    return sitting.board().moves(seat);
  }

  private void step(Sitting sitting) {
    now += 10;
    int seat = Scribe.seats(sitting.toAct()).getFirst();
    List<String> moves = moves(sitting, seat);
    Who who = sitting.chairs().get(seat).person() ? guest(seat) : Who.SERVER;
    does(sitting, new Happening.Moved(seat, moves.get(random.nextInt(moves.size()))), who);
  }

  /** Plays on until a guest is asked, with or without something to answer. */
  private int untilAsked(Sitting sitting, boolean able) {
    while (sitting.running()) {
      for (int seat : Scribe.seats(sitting.toAct())) {
        boolean could = moves(sitting, seat).size() > 1;
        boolean person = sitting.chairs().get(seat).person();
        if (person && sitting.asking().open(seat) && could == able) {
          return seat;
        }
      }
      step(sitting);
    }
    throw new AssertionError("nobody was asked");
  }

  private long waits(Sitting sitting, int seat) {
    List<Chore> about =
        Chore.of(sitting, Pace.HUMAN).stream().filter(chore -> chore.seat() == seat).toList();
    assertThat(about).hasSizeLessThan(2);
    return about.isEmpty() ? Long.MAX_VALUE : about.getFirst().at() - sitting.asking().since(seat);
  }

  @Test
  void amongPeopleAQuestionStaysOpenEquallyLongWithAndWithoutAnAnswer() {
    for (String game : List.of("have-at-you", "swordplay")) {
      int[] seen = {0, 0};
      for (int i = 0; i < 6; i++) {
        Sitting sitting = begin(game, 2, LIMIT);
        while (sitting.running()) {
          for (int seat : Scribe.seats(sitting.toAct())) {
            if (sitting.asking().open(seat)) {
              seen[moves(sitting, seat).size() == 1 ? 0 : 1]++;
              assertThat(waits(sitting, seat)).as(game).isEqualTo(1000L * WINDOW);
            }
          }
          step(sitting);
        }
      }
      assertThat(seen[0]).as("questions with nothing to answer").isGreaterThan(10);
      assertThat(seen[1]).as("questions with something to answer").isGreaterThan(10);
    }
  }

  @Test
  void whoThinksHasAsLongAsTheLimitAllowsWithAnEmptyHandToo() {
    for (boolean able : List.of(true, false)) {
      Sitting sitting = begin("have-at-you", 2, LIMIT);
      int seat = untilAsked(sitting, able);
      now += 1000L * WINDOW - 1;
      Page page = does(sitting, new Happening.Thinking(seat), guest(seat));
      assertThat(waits(sitting, seat)).isEqualTo(1000L * LIMIT);
      assertThat(sitting.scribe().frame(page, List.of(), true, now).text())
          .contains("\"kind\":\"thinking\"", "\"thinking\":[" + seat + "]");
      assertThat(sitting.decide(new Happening.Thinking(seat), guest(seat), "", now))
          .as("to say it again changes nothing")
          .isInstanceOf(Ruling.Known.class);
      does(sitting, new Happening.Moved(seat, "pass"), guest(seat));
      int next = untilAsked(sitting, able);
      assertThat(sitting.asking().thinks(next)).as("the next question is another").isFalse();
    }
  }

  @Test
  void withoutALimitWhoThinksMayThinkForEver() {
    Sitting sitting = begin("have-at-you", 2, 0);
    int seat = untilAsked(sitting, true);
    assertThat(waits(sitting, seat)).isEqualTo(1000L * WINDOW);
    does(sitting, new Happening.Thinking(seat), guest(seat));
    assertThat(waits(sitting, seat)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aThoughtAboutAClosedQuestionIsNotTakenForTheNext() {
    Sitting sitting = begin("have-at-you", 2, LIMIT);
    int seat = untilAsked(sitting, true);
    long seen = sitting.next() - 1;
    does(sitting, new Happening.Moved(seat, "pass"), guest(seat));
    int next = untilAsked(sitting, true);
    while (next != seat) {
      step(sitting);
      next = untilAsked(sitting, true);
    }
    assertThat(sitting.decide(new Happening.Thinking(seat, seen), guest(seat), "", now))
        .isInstanceOf(Ruling.Refused.class);
    assertThat(sitting.decide(new Happening.Thinking(1 - seat), guest(seat), "", now))
        .as("nobody thinks for another")
        .isInstanceOf(Ruling.Refused.class);
  }

  @Test
  void whereAllOthersAreBotsAForcedPassTakesAGlanceAndAChoiceAsLongAsOneLikes() {
    Sitting sitting = begin("have-at-you", 1, 0);
    untilAsked(sitting, false);
    assertThat(waits(sitting, 0)).isEqualTo(Pace.HUMAN.glance().toMillis());
    sitting = begin("have-at-you", 1, 0);
    untilAsked(sitting, true);
    assertThat(waits(sitting, 0)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void whoWantsToBeAskedAlwaysIsAskedAndNobodyElseLearnsOfIt() {
    Sitting alone = begin("have-at-you", 1, 0);
    untilAsked(alone, false);
    Page page = does(alone, new Happening.Manner(0, true), guest(0));
    assertThat(waits(alone, 0)).isEqualTo(Long.MAX_VALUE);
    assertThat(alone.scribe().frame(page, List.of(0), true, now).text()).contains("\"always\":[0]");
    assertThat(alone.scribe().frame(page, List.of(), true, now)).isNull();
    does(alone, new Happening.Manner(0, false), guest(0));
    assertThat(waits(alone, 0)).isEqualTo(Pace.HUMAN.glance().toMillis());

    Sitting two = begin("have-at-you", 2, LIMIT);
    int seat = untilAsked(two, false);
    does(two, new Happening.Manner(seat, true), guest(seat));
    assertThat(waits(two, seat)).isEqualTo(1000L * LIMIT);
    assertThat(two.decide(new Happening.Manner(seat, false), guest(1 - seat), "", now))
        .as("nobody decides how another is asked")
        .isInstanceOf(Ruling.Refused.class);
  }

  @Test
  void silenceAtTheEndIsNoLapseAndOnlyTheServerSaysIt() {
    Sitting sitting = begin("have-at-you", 2, LIMIT);
    int seat = untilAsked(sitting, true);
    long closes = sitting.closesAt(seat);
    Happening pass = new Happening.Moved(seat, "pass");
    assertThat(sitting.decide(pass, Who.SERVER, "", closes - 1)).isInstanceOf(Ruling.Refused.class);
    now = closes;
    Page page = does(sitting, pass, Who.SERVER);
    assertThat(sitting.scribe().frame(page, List.of(), true, now).text()).doesNotContain("lapsed");
  }
}
