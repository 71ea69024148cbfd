package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Kept;
import derring.formats.MoveForm;
import derring.formats.Records;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.Outcome;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Terms;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A match as the fold of its facts, without any I/O. */
class SittingTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Who MARA = new Who("a".repeat(32), "Mara");
  private static final Who TOM = new Who("b".repeat(32), "Tom");
  private static final Who PIP = new Who("c".repeat(32), "Pip");
  private static final List<List<Integer>> READERS = List.of(List.of(0), List.of(1), List.of());

  private final List<String> journal = new ArrayList<>();
  private long now = 1_000_000;

  private Sitting begin(long secret, ClockRule clock, Chair... chairs) {
    journal.clear();
    Box box = SHELF.open(SHELF.title("swordplay"), Facts.none());
    Noted opened =
        new Noted(
            now,
            MARA.guest(),
            "",
            new Happening.Opened(
                "swordplay",
                box.title().rulesVersion(),
                box.game().options(),
                List.of(chairs),
                Reach.LINK,
                clock,
                false,
                Seed.numbered(secret, 2).secret(),
                List.of(),
                List.of()));
    journal.add(opened.body());
    return Sitting.begin(SHELF, opened);
  }

  private Sitting started(long secret) {
    Sitting sitting = begin(secret, ClockRule.NONE, Chair.of(MARA), Chair.of(TOM));
    does(sitting, new Happening.Started(), Who.SERVER);
    return sitting;
  }

  private Page does(Sitting sitting, Happening wish, Who who) {
    Ruling ruling = sitting.decide(wish, who, "", ++now);
    assertThat(ruling).isInstanceOf(Ruling.Granted.class);
    Noted fact = ((Ruling.Granted) ruling).fact();
    journal.add(fact.body());
    return sitting.apply(fact);
  }

  private static String refused(Ruling ruling) {
    assertThat(ruling).isInstanceOf(Ruling.Refused.class);
    return ((Ruling.Refused) ruling).sentence();
  }

  /** Makes a random move; the page. */
  private Page step(Sitting sitting, Random random) {
    int seat = Integer.numberOfTrailingZeros(sitting.toAct());
    List<String> moves = sitting.board().moves(seat);
    return does(
        sitting,
        new Happening.Moved(seat, moves.get(random.nextInt(moves.size()))),
        seat == 0 ? MARA : TOM);
  }

  @Test
  void theSameFactsGiveTheSameFramesToEveryReader() {
    for (int n = 0; n < 5; n++) {
      Sitting sitting = started(n);
      Random random = new Random(n);
      List<String> shown = new ArrayList<>();
      while (sitting.running()) {
        Page page = step(sitting, random);
        READERS.forEach(you -> shown.add(sitting.scribe().frame(page, you, true, now).text()));
      }
      List<String> again = new ArrayList<>();
      Sitting fold = Sitting.begin(SHELF, Noted.read(journal.getFirst()));
      fold.apply(Noted.read(journal.get(1)));
      for (String body : journal.subList(2, journal.size())) {
        Noted fact = Noted.read(body);
        assertThat(fact.body()).isEqualTo(body);
        Page page = fold.apply(fact);
        READERS.forEach(you -> again.add(fold.scribe().frame(page, you, true, fact.at()).text()));
      }
      assertThat(again).isEqualTo(shown);
    }
  }

  /** The second world is imagined from the reader's view: it differs only in what is hidden. */
  @Test
  void aReaderIsShownTheSameInTwoWorldsThatLookTheSameToHim() {
    for (int n = 0; n < 8; n++) {
      Sitting sitting = started(1000 + n);
      Random random = new Random(n);
      for (int i = 0; sitting.running(); i++) {
        Page page = step(sitting, random);
        for (List<Integer> you : READERS) {
          Frame frame = sitting.scribe().frame(page, you, true, now);
          assertThat(frame.text())
              .doesNotContain(
                  sitting.opened().secret().substring(0, 32) + (sitting.running() ? "" : "never"));
          for (Json.Written<?> written : frame.events()) {
            Facts event = Doc.of("event.json", written.text()).facts();
            if (event.text("kind", "").equals("drew")) {
              assertThat(event.items("cards").isEmpty())
                  .isEqualTo(!you.contains(event.at("seat").number(0, 1)));
            }
          }
          if (i % 4 == 0 && sitting.running()) {
            String here = table(sitting, you);
            inOtherWorld(
                sitting, you, n * 1000L + i, () -> assertThat(table(sitting, you)).isEqualTo(here));
          }
        }
      }
    }
  }

  private String table(Sitting sitting, List<Integer> you) {
    String text = Json.compact(sitting.scribe().table(you, now));
    return text.replace("\"undo\":true", "\"undo\":false"); // the other world has no past
  }

  private static void inOtherWorld(Sitting sitting, List<Integer> you, long seed, Runnable claim) {
    try {
      Field field = Sitting.class.getDeclaredField("board");
      field.setAccessible(true);
      Object truth = field.get(sitting);
      field.set(sitting, imagined((Board<?, ?, ?>) truth, you, seed));
      claim.run();
      field.set(sitting, truth);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("the test is out of date", e);
    }
  }

  @SuppressWarnings("unchecked")
  private static <S extends State<S>, M, V> Object imagined(
      Board<?, ?, ?> truth, List<Integer> you, long seed) throws ReflectiveOperationException {
    Field matchField = Board.class.getDeclaredField("match");
    matchField.setAccessible(true);
    Match<S, M, V> match = (Match<S, M, V>) matchField.get(truth);
    Game<S, M, V> game = match.game();
    S other = game.blank();
    int reader = you.isEmpty() ? Game.SPECTATOR : you.getFirst();
    game.imagine(game.view(match.state(), reader), new SeededChance(seed), other);
    Constructor<?> make = Board.class.getDeclaredConstructors()[0];
    make.setAccessible(true);
    return make.newInstance(
        game,
        new MoveForm<>(game),
        new Match<>(game, other, new SeededChance(1)),
        Terms.of(game, Map.of()),
        List.of(),
        truth.seed());
  }

  @Test
  void aSeatObeysOnlyItsHolder() {
    Sitting sitting = started(3);
    int seat = Integer.numberOfTrailingZeros(sitting.toAct());
    String move = sitting.board().moves(seat).getFirst();
    Who other = seat == 0 ? TOM : MARA;
    assertThat(refused(sitting.decide(new Happening.Moved(seat, move), other, "", now)))
        .isEqualTo("Seat " + seat + " is not yours.");
    assertThat(refused(sitting.decide(new Happening.Moved(seat, move), PIP, "", now)))
        .isEqualTo("Seat " + seat + " is not yours.");
    assertThat(refused(sitting.decide(new Happening.Moved(seat, move), Who.SERVER, "", now)))
        .contains("only for bots");
    assertThat(refused(sitting.decide(new Happening.Sat(0, Chair.of(PIP), ""), PIP, "", now)))
        .contains("taken");
    assertThat(refused(sitting.decide(new Happening.Flagged(0), Who.SERVER, "", now)))
        .contains("No flag");
  }

  @Test
  void takingBackIsAnOfferThatTheOtherAnswers() {
    for (int n = 0; n < 50; n++) {
      Sitting sitting = started(n);
      Random random = new Random(n);
      while (sitting.running()) {
        int mover = Integer.numberOfTrailingZeros(sitting.toAct());
        step(sitting, random);
        if (sitting.running() && sitting.board().undoable(mover)) {
          Who who = mover == 0 ? MARA : TOM;
          Who other = mover == 0 ? TOM : MARA;
          int steps = sitting.board().steps();
          Page page = does(sitting, new Happening.Undone(mover), who);
          assertThat(page.kind()).isEqualTo(Frame.Kind.OFFERED);
          assertThat(sitting.board().steps()).isEqualTo(steps);
          assertThat(refused(sitting.decide(new Happening.Answered(mover, true), who, "", now)))
              .contains("others");
          does(sitting, new Happening.Answered(1 - mover, true), other);
          assertThat(sitting.board().steps()).isEqualTo(steps - 1);
          assertThat(sitting.offer()).isNull();
          return;
        }
      }
    }
    throw new AssertionError("no move could be taken back");
  }

  @Test
  void aBotTakesALeaversSeatIfTheOtherAgrees() {
    Sitting sitting = started(5);
    does(sitting, new Happening.Left(1), Who.SERVER);
    does(sitting, new Happening.Offered(Proposal.BOT, 1), Who.SERVER);
    assertThat(refused(sitting.decide(new Happening.Answered(1, true), TOM, "", now)))
        .contains("others");
    does(sitting, new Happening.Answered(0, true), MARA);
    assertThat(sitting.chairs().get(1).kind()).isEqualTo(Chair.Kind.BOT);
    assertThat(sitting.seatsOf(TOM.guest())).isEmpty();
  }

  @Test
  void aLeaverWhoComesBackKeepsTheSeat() {
    Sitting sitting = started(5);
    does(sitting, new Happening.Left(1), Who.SERVER);
    does(sitting, new Happening.Offered(Proposal.BOT, 1), Who.SERVER);
    does(sitting, new Happening.Back(1), Who.SERVER);
    assertThat(sitting.offer()).isNull();
    assertThat(refused(sitting.decide(new Happening.Answered(0, true), MARA, "", now)))
        .contains("Nothing is offered");
  }

  @Test
  void timeRunsForWhoeverIsToActAndAFallenFlagLoses() {
    Sitting sitting =
        begin(9, new ClockRule(ClockRule.Kind.MATCH, 60), Chair.of(MARA), Chair.of(TOM));
    does(sitting, new Happening.Started(), Who.SERVER);
    int seat = Integer.numberOfTrailingZeros(sitting.toAct());
    long start = now;
    assertThat(sitting.clocks().remaining(seat, start + 20_000)).isEqualTo(40_000);
    assertThat(sitting.clocks().remaining(1 - seat, start + 20_000)).isEqualTo(60_000);
    now = start + 10_000;
    does(sitting, new Happening.Resumed(), Who.SERVER);
    assertThat(sitting.clocks().remaining(seat, now)).isEqualTo(60_000);
    now += 60_001;
    assertThat(
            refused(
                sitting.decide(new Happening.Moved(seat, "pass"), seat == 0 ? MARA : TOM, "", now)))
        .isEqualTo("Your time is over.");
    does(sitting, new Happening.Flagged(seat), Who.SERVER);
    assertThat(sitting.outcome().places().get(seat)).isEqualTo(2);
  }

  /** In the record, and in what is told where somebody brings it. */
  @Test
  void theRecordSaysHowAMatchWasCutShort() {
    Sitting resigned = started(3);
    step(resigned, new Random(3));
    does(resigned, new Happening.Resigned(1), TOM);
    cut(resigned, "Tom resigns.", 1, 2);

    Sitting drawn = started(4);
    step(drawn, new Random(4));
    does(drawn, new Happening.Offered(Proposal.DRAW, 0), MARA);
    does(drawn, new Happening.Answered(1, true), TOM);
    cut(drawn, "The players agreed to a draw.", 1, 1);

    Sitting closed = started(5);
    step(closed, new Random(5));
    does(closed, new Happening.Closed("Nothing happened for too long."), Who.SERVER);
    cut(closed, "Nothing happened for too long.", 1, 1);

    Sitting late = begin(6, new ClockRule(ClockRule.Kind.MATCH, 60), Chair.of(MARA), Chair.of(TOM));
    does(late, new Happening.Started(), Who.SERVER);
    int seat = Integer.numberOfTrailingZeros(late.toAct());
    now += 61_000;
    does(late, new Happening.Flagged(seat), Who.SERVER);
    String slow = seat == 0 ? "Mara" : "Tom";
    cut(late, "The time of " + slow + " is over.", seat == 0 ? 2 : 1, seat == 0 ? 1 : 2);
  }

  private static void cut(Sitting sitting, String reason, int... places) {
    String record = String.valueOf(sitting.record());
    Kept kept = Records.read(Doc.of("record.json", record), SHELF);
    kept.verify();
    assertThat(kept.outcome()).isNull();
    assertThat(kept.ending()).isEqualTo(sitting.outcome());
    assertThat(kept.ending().reason()).isEqualTo(reason);
    assertThat(kept.ending().places()).isEqualTo(Arrays.stream(places).boxed().toList());
    byte[] text = record.getBytes(StandardCharsets.UTF_8);
    Wire.Replay again =
        new Rerun(SHELF, new Opening(SHELF, Hall::secret))
            .of(text, 0, new Who("d".repeat(32), "Eve"), 0);
    assertThat(again.frames()).hasSize(kept.record().moves().size() + 2);
    Outcome told = again.frames().getLast().table().outcome();
    assertThat(told.reason()).isEqualTo(reason);
    assertThat(told.places()).isEqualTo(kept.ending().places());
  }
}
