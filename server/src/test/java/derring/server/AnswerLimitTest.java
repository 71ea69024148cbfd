package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How long a question stays open, as it follows from the facts; without any I/O. */
class AnswerLimitTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int LIMIT = 30_000;
  private static final String DUEL = "{battle: duel}";
  private static final String TEAMS = "{battle: team-duel}";
  private static final String RING = "{battle: multi-game-brawl, sets: 2, target: 12}";

  private final List<String> journal = new ArrayList<>();
  private final Random random = new Random(11);
  private long now = 1_000_000;

  private static Who guest(int seat) {
    return new Who(String.valueOf((char) ('a' + seat)).repeat(32), "Guest " + seat);
  }

  private Sitting begin(String game, String options, ClockRule clock, boolean passes, int answers) {
    journal.clear();
    Box box = SHELF.open(SHELF.title(game), Doc.of("options.yaml", options).facts());
    Happening.Opened opened =
        new Happening.Opened(
            game,
            box.title().rulesVersion(),
            box.game().options(),
            IntStream.range(0, box.game().seats()).mapToObj(i -> Chair.of(guest(i))).toList(),
            Reach.LINK,
            clock,
            passes,
            Seed.numbered(random.nextInt(1000), 2).secret(),
            List.of(),
            List.of());
    Noted first = new Noted(now, guest(0).guest(), "", opened.answeredWithin(answers, 0));
    journal.add(first.body());
    Sitting sitting = Sitting.begin(SHELF, first);
    does(sitting, new Happening.Started(), Who.SERVER);
    return sitting;
  }

  private Sitting battle(String options) {
    return begin("have-at-you", options, ClockRule.NONE, false, LIMIT / 1000);
  }

  private Page does(Sitting sitting, Happening wish, Who who) {
    Ruling ruling = sitting.decide(wish, who, "", now);
    assertThat(ruling).isInstanceOf(Ruling.Granted.class);
    Noted fact = ((Ruling.Granted) ruling).fact();
    journal.add(fact.body());
    return sitting.apply(fact);
  }

  private static String refused(Ruling ruling) {
    assertThat(ruling).isInstanceOf(Ruling.Refused.class);
    return ((Ruling.Refused) ruling).sentence();
  }

  private static List<String> moves(Sitting sitting, int seat) {
    return sitting.board().moves(seat);
  }

  private static List<Integer> asked(Sitting sitting) {
    return Scribe.seats(sitting.toAct()).stream()
        .filter(seat -> sitting.closesAt(seat) != Long.MAX_VALUE)
        .toList();
  }

  /** Any move of any seat, some time later. */
  private void step(Sitting sitting) {
    now += random.nextInt(1, 9_000);
    List<Integer> seats = Scribe.seats(sitting.toAct());
    int seat = seats.get(random.nextInt(seats.size()));
    List<String> moves = moves(sitting, seat);
    String move = moves.get(random.nextInt(moves.size()));
    does(sitting, new Happening.Moved(seat, move), guest(seat));
  }

  private Sitting untilSomebodyIsAsked(String options, int atLeast) {
    while (true) {
      Sitting sitting = battle(options);
      while (sitting.running() && asked(sitting).size() < atLeast) {
        step(sitting);
      }
      if (sitting.running()) {
        return sitting;
      }
    }
  }

  private static Ruling serverPasses(Sitting sitting, int seat, long at) {
    return sitting.decide(new Happening.Moved(seat, "pass"), Who.SERVER, "", at);
  }

  @Test
  void aQuestionThatIsLeftOpenIsPassedOnceItsTimeIsOverAndNotBefore() {
    Sitting sitting = untilSomebodyIsAsked(DUEL, 1);
    int seat = asked(sitting).getFirst();
    long closes = sitting.closesAt(seat);
    assertThat(closes).isEqualTo(sitting.asking().since(seat) + LIMIT);
    assertThat(refused(serverPasses(sitting, seat, closes - 1))).contains("only for bots");
    String other = moves(sitting, seat).getLast();
    if (!other.equals("pass")) {
      Happening play = new Happening.Moved(seat, other);
      assertThat(refused(sitting.decide(play, Who.SERVER, "", closes))).contains("only for bots");
    }
    now = closes;
    Page page = does(sitting, new Happening.Moved(seat, "pass"), Who.SERVER);
    assertThat(sitting.scribe().frame(page, List.of(), true, now).text())
        .contains("\"kind\":\"lapsed\"")
        .contains("did not answer in time.");
    assertThat(serverPasses(sitting, seat, now)).isInstanceOf(Ruling.Refused.class);
    Sitting again = Sitting.begin(SHELF, Noted.read(journal.getFirst()));
    journal.stream().skip(1).forEach(body -> again.apply(Noted.read(body)));
    for (int i = 0; i < 2; i++) {
      assertThat(again.closesAt(i)).isEqualTo(sitting.closesAt(i));
      assertThat(Json.lean(again.board().view(i))).isEqualTo(Json.lean(sitting.board().view(i)));
    }
  }

  @Test
  void aPassOfOnesOwnIsNoLapse() {
    Sitting sitting = untilSomebodyIsAsked(DUEL, 1);
    int seat = asked(sitting).getFirst();
    now = sitting.closesAt(seat) + 5;
    Page page = does(sitting, new Happening.Moved(seat, "pass"), guest(seat));
    assertThat(sitting.scribe().frame(page, List.of(), true, now).text()).doesNotContain("lapsed");
  }

  /**
   * Only what others did is a question: one's own turn, and its passes, take as long as they do.
   */
  @Test
  void onesOwnTurnHasNoLimit() {
    TreeSet<String> phases = new TreeSet<>();
    for (int i = 0; i < 10; i++) {
      Sitting sitting = begin("swordplay", "{}", ClockRule.NONE, false, 30);
      while (sitting.running()) {
        int seat = Integer.numberOfTrailingZeros(sitting.toAct());
        String phase =
            Doc.of("view.json", Json.lean(sitting.board().view(seat))).facts().at("phase").text();
        boolean limited = sitting.closesAt(seat) != Long.MAX_VALUE;
        assertThat(limited).as(phase).isEqualTo(phase.equals("answer"));
        assertThat(sitting.closesAt(1 - seat)).isEqualTo(Long.MAX_VALUE);
        phases.add(phase);
        step(sitting);
      }
    }
    assertThat(phases).contains("answer", "combat", "discard", "ready");
  }

  @Test
  void theServersTimesAreTheSameWhateverTheHandHolds() {
    int[] seen = {0, 0};
    for (int i = 0; i < 16; i++) {
      Sitting sitting = battle(i % 2 == 0 ? DUEL : TEAMS);
      while (sitting.running()) {
        for (int seat : asked(sitting)) {
          seen[moves(sitting, seat).size() == 1 ? 0 : 1]++;
          assertThat(Chore.of(sitting, Pace.HUMAN))
              .contains(new Chore(sitting.asking().since(seat) + LIMIT, Chore.What.PASS, seat));
        }
        step(sitting);
      }
    }
    assertThat(seen[0]).as("questions with nothing to answer").isGreaterThan(20);
    assertThat(seen[1]).as("questions with something to answer").isGreaterThan(20);
  }

  @Test
  void aCardOfAnotherOpensANewQuestionAndAPassDoesNot() {
    int[] seen = {0, 0};
    while (seen[0] == 0 || seen[1] == 0) {
      Sitting sitting = untilSomebodyIsAsked(TEAMS, 2);
      List<Integer> asked = asked(sitting);
      int mover = asked.getFirst();
      int other = asked.get(1);
      long before = sitting.asking().since(other);
      now += 4_000;
      String move = moves(sitting, mover).getLast();
      boolean card = !move.equals("pass");
      does(sitting, new Happening.Moved(mover, move), guest(mover));
      if (asked(sitting).contains(other)) {
        assertThat(sitting.asking().since(other)).as(move).isEqualTo(card ? now : before);
        seen[card ? 1 : 0]++;
      }
    }
  }

  @Test
  void whatHappensAtAnotherSetOfARingDoesNotKeepAQuestionOpen() {
    int kept = 0;
    Sitting sitting = battle(RING);
    while (sitting.running()) {
      List<Integer> asked = asked(sitting);
      List<Long> closes = asked.stream().map(sitting::closesAt).toList();
      int far = Scribe.seats(sitting.toAct()).stream().filter(s -> s >= 2).findFirst().orElse(-1);
      if (far < 0 || asked.isEmpty() || asked.getFirst() >= 2) {
        step(sitting);
        continue;
      }
      now += 10;
      does(sitting, new Happening.Moved(far, moves(sitting, far).getFirst()), guest(far));
      for (int i = 0; i < asked.size() && asked.get(i) < 2; i++) {
        long later = sitting.closesAt(asked.get(i));
        if (later == closes.get(i)) {
          kept++;
        } else { // the other set has asked it for something, or its own set goes on
          assertThat(later).isGreaterThan(closes.get(i));
        }
      }
    }
    assertThat(kept).isGreaterThan(10);
  }

  @Test
  void aMoveIsNotTakenForTheAnswerToALaterQuestion() {
    Sitting sitting = untilSomebodyIsAsked(DUEL, 1);
    int seat = asked(sitting).getFirst();
    long shown = sitting.next() - 1;
    Happening late = new Happening.Moved(seat, "pass", shown);
    now = sitting.closesAt(seat);
    does(sitting, new Happening.Moved(seat, "pass"), Who.SERVER);
    assertThat(refused(sitting.decide(late, guest(seat), "", now))).contains("question is closed");
    while (sitting.running() && !asked(sitting).contains(seat)) {
      step(sitting);
    }
    assertThat(refused(sitting.decide(late, guest(seat), "", now))).contains("question is closed");
    Happening fresh = new Happening.Moved(seat, "pass", sitting.next() - 1);
    assertThat(sitting.decide(fresh, guest(seat), "", now))
        .isInstanceOfSatisfying(
            Ruling.Granted.class,
            granted -> assertThat(granted.fact().body()).doesNotContain("seen"));
  }

  @Test
  void besideAClockThePassComesBeforeTheFlag() {
    ClockRule clock = new ClockRule(ClockRule.Kind.MOVE, 30);
    Sitting sitting = begin("have-at-you", DUEL, clock, false, 30);
    while (asked(sitting).isEmpty()) {
      step(sitting);
    }
    int seat = asked(sitting).getFirst();
    now = sitting.closesAt(seat) + 100;
    List<Chore> due = Chore.of(sitting, Pace.HUMAN).stream().filter(c -> c.at() <= now).toList();
    assertThat(due.stream().map(Chore::what)).startsWith(Chore.What.PASS);
    does(sitting, new Happening.Moved(seat, "pass"), Who.SERVER);
    assertThat(sitting.running()).isTrue();
    assertThat(refused(sitting.decide(new Happening.Flagged(seat), Who.SERVER, "", now)))
        .contains("No flag");
  }

  /** The time of a server that was away is nobody's. */
  @Test
  void afterARestartAQuestionIsOpenForItsWholeTime() {
    Sitting sitting = untilSomebodyIsAsked(DUEL, 1);
    int seat = asked(sitting).getFirst();
    long shown = sitting.asking().inFact(seat);
    now += 3 * LIMIT;
    does(sitting, new Happening.Resumed(), Who.SERVER);
    assertThat(sitting.closesAt(seat)).isEqualTo(now + LIMIT);
    assertThat(sitting.asking().inFact(seat)).as("it is the same question").isEqualTo(shown);
  }

  @Test
  void aMatchThatWasStoredBeforeThereWereLimitsHasNone() {
    Sitting sitting = battle(DUEL);
    step(sitting);
    String old = journal.getFirst().replace(",\"answers\":30", "");
    assertThat(old).isNotEqualTo(journal.getFirst());
    Sitting read = Sitting.begin(SHELF, Noted.read(old));
    journal.stream().skip(1).forEach(body -> read.apply(Noted.read(body)));
    assertThat(read.opened().answers()).isZero();
    assertThat(Json.lean(read.board().view(0))).isEqualTo(Json.lean(sitting.board().view(0)));
    while (read.running()) {
      assertThat(asked(read)).isEmpty();
      assertThat(read.scribe().table(List.of(0), now).answers().left()).isEmpty();
      step(read);
    }
  }

  @Test
  void allSeeHowLongWhoIsAskedHasLeft() {
    Sitting sitting = untilSomebodyIsAsked(TEAMS, 2);
    List<Integer> asked = asked(sitting);
    int seat = asked.getFirst();
    long later = sitting.closesAt(seat) - 7_000;
    Map<String, Long> left = sitting.scribe().table(List.of(), later).answers().left();
    assertThat(left).hasSize(asked.size()).containsEntry(String.valueOf(seat), 7_000L);
    assertThat(sitting.scribe().table(List.of(seat), later).answers().left()).isEqualTo(left);
    assertThat(sitting.scribe().table(List.of(), later + 9_000).answers().left())
        .containsEntry(String.valueOf(seat), 0L);
  }
}
