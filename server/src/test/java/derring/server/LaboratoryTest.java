package derring.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.CardFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Title;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LaboratoryTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Title TITLE = SHELF.title("swordplay");

  private final AtomicInteger troubles = new AtomicInteger();
  private final Laboratory laboratory =
      new Laboratory(SHELF, new Costs(0), Duration.ofMillis(300), troubles::incrementAndGet);

  @AfterEach
  void close() {
    laboratory.close();
  }

  private static Request from(String guest) {
    return new Request(
        "POST",
        "/api/games/swordplay/lab",
        Map.of(),
        Map.of(),
        Map.of(),
        new byte[0],
        "127.0.0.1",
        false,
        new Who(guest, guest));
  }

  private static Facts facts(Answer answer) {
    return Doc.of("answer.json", new String(answer.body(), StandardCharsets.UTF_8)).facts();
  }

  private static String rapier(int damage) {
    CardFile set = SHELF.cards(TITLE, "pirates").changed("Rapier", Map.of("damage", damage));
    return Json.compact(set.set().content());
  }

  private String ordered(String set, String text, String guest) {
    Facts facts = Facts.of(Map.of("set", set, "text", text));
    return facts(laboratory.ordered(TITLE, facts, from(guest))).at("job").text();
  }

  @Test
  void aSetOfOnesOwnIsComparedWhileOneWaitsAndOnlyWhoAskedIsTold() throws Exception {
    String job = ordered("pirates", rapier(4), "mara");
    assertThatThrownBy(() -> laboratory.stands(job, "tom"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("ask again");
    Facts stands = facts(laboratory.stands(job, "mara"));
    boolean told = false;
    for (int i = 0; i < 3000 && !stands.has("html"); i++) {
      told |= stands.at("done").number(0, 10_000) > 0 && stands.at("of").number(1, 10_000) > 1;
      assertThat(stands.has("sentence")).isFalse();
      Thread.sleep(10);
      stands = facts(laboratory.stands(job, "mara"));
    }
    assertThat(told).as("progress was told").isTrue();
    assertThat(stands.at("html").text())
        .startsWith("<article class=\"lab swordplay\">")
        .contains("Your pirates against ours")
        .contains("What it changes")
        .contains("our reconstruction");
  }

  @Test
  void whatCannotBePlayedIsToldWithItsLine() {
    assertThatThrownBy(() -> ordered("pirates", "title: x\nattacks: 3\n", "mara"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("Line 2: ");
    assertThatThrownBy(() -> ordered("ship", "title: x\n", "mara"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("no such card set");
  }

  @Test
  void aSetThatIsOursIsNotCompared() {
    String today = rapier(2);
    assertThat(today).contains("\"title\":\"");
    for (String text : List.of(today, today.replaceFirst("\"title\":\"", "\"title\":\"My own "))) {
      assertThatThrownBy(() -> ordered("pirates", text, "mara"))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("These cards are as ours are: nothing differs.");
    }
  }

  @Test
  void whoeverWaitsIsToldOfAnErrorAndSoIsTheHost() {
    Wire.Lab end =
        laboratory.ended(() -> {
          throw new StackOverflowError();
        });
    assertThat(end.sentence()).contains("not your fault");
    assertThat(troubles).hasValue(1);
    end =
        laboratory.ended(() -> {
          throw new IllegalStateException();
        });
    assertThat(end.sentence()).contains("could not be played to its end");
    assertThat(troubles).as("that is the fault of the cards").hasValue(1);
  }

  @Test
  void fewWaitAndTheRestAreToldToComeAgain() {
    String set = rapier(3);
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 8; i++) {
                ordered("pirates", set, "guest " + i);
              }
            })
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("Too much is reckoned here at once");
  }

  /** Whoever may have a ten-thousandth of a processor has saved up less than one answer takes. */
  @Test
  void whoHadMuchReckonedWaits() throws Exception {
    Costs costs = new Costs(0.0001);
    try (Laboratory dear = new Laboratory(SHELF, costs, Duration.ofMillis(100), () -> {})) {
      Facts facts = Facts.of(Map.of("set", "pirates", "text", rapier(3)));
      String job = facts(dear.ordered(TITLE, facts, from("mara"))).at("job").text();
      for (int i = 0; i < 3000 && !facts(dear.stands(job, "mara")).has("html"); i++) {
        Thread.sleep(10);
      }
      for (int i = 0; i < 500 && !charged(costs); i++) { // charged just after it is shown
        Thread.sleep(10);
      }
      assertThatThrownBy(() -> dear.ordered(TITLE, facts, from("mara")))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("others come first");
    }
  }

  private static boolean charged(Costs costs) {
    String enough = costs.begin("mara", "elsewhere", System.nanoTime());
    if (enough == null) {
      costs.end("mara", "elsewhere", 0, System.nanoTime());
    }
    return enough != null && enough.contains("others come first");
  }

  @Test
  void everyGameOnTheShelfWasMeasured() {
    for (Title title : SHELF.titles()) {
      if (!title.id().equals("quoits") && !title.id().equals("morra")) {
        assertThat(facts(laboratory.measured(title)).at("html").text())
            .as(title.id())
            .contains("Who wins")
            .contains("How it ends");
      }
    }
  }
}
