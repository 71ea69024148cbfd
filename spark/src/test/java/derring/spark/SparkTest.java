package derring.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.bots.lab.Crew;
import derring.bots.lab.Findings;
import derring.bots.lab.Lab;
import derring.bots.lab.Plan;
import derring.bots.lab.Question;
import derring.bots.lab.Threads;
import derring.formats.CardFile;
import derring.formats.Portable;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Game;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class SparkTest {
  private static final Shelf SHELF = Shelf.standard();

  private static Crew.Agency agency() {
    return ServiceLoader.load(Crew.Agency.class).findFirst().orElseThrow();
  }

  private static Findings run(Question question, Plan plan, Crew crew) throws Exception {
    try (crew) {
      return new Lab(question, plan, crew, null)
          .run(
              new Findings.Heading("swordplay", "Swordplay", "a question", true, 0, 3),
              List.of(List.of("seat 0", "seat 1"), List.of("seat 0", "seat 1")),
              (done, of, left) -> {});
    }
  }

  @Test
  void manyMachinesFindTheSameAsOne() throws Exception {
    Title title = SHELF.title("swordplay");
    CardFile changed = SHELF.cards(title, "pirates").changed("Rapier", Map.of("damage", 4));
    List<String> tables =
        List.of(
            Portable.text(title, Map.of(), List.of()),
            Portable.text(title, Map.of("abilities", true), List.of(changed)));
    Question question =
        new Question(
            "a question",
            List.of(),
            false,
            Map.of(),
            List.of(
                new Question.Variation("standard", List.of(), Map.of(), List.of(), List.of()),
                new Question.Variation("other", List.of(), Map.of(), List.of(), List.of())),
            Question.standard("").measures(),
            0,
            70,
            3);
    List<String> bots = List.of("solid", "random");
    Plan plan = new Plan(List.of(bots, bots), true, question.measures(), 3);
    List<Game<?, ?, ?>> games =
        tables.stream().<Game<?, ?, ?>>map(text -> Portable.open(SHELF, text).game()).toList();
    Findings here = run(question, plan, new Threads(plan, games, 2));
    Findings there = run(question, plan, agency().hire("local[2]", plan, tables));
    assertThat(there).isEqualTo(here);
    assertThat(there.variants().get(1).games()).isEqualTo(70);
  }

  @Test
  void whatStopsItIsOneSentence() throws Exception {
    List<String> tables = List.of(Portable.text(SHELF.title("swordplay"), Map.of(), List.of()));
    Plan plan =
        new Plan(List.of(List.of("random", "random")), false, Question.standard("").measures(), 1);
    List<Crew.Task> tasks = List.of(new Crew.Task(0, 0), new Crew.Task(0, 1));
    Crew crew = agency().hire("local[1]", plan, tables);
    try (crew) {
      assertThatThrownBy(() ->
              crew.play(
                  tasks,
                  match -> {
                    throw new BadInput("0 matches are kept, but not the next: no space");
                  }))
          .isInstanceOf(BadInput.class)
          .hasMessage("0 matches are kept, but not the next: no space");
      List<Crew.Task> none = List.of(new Crew.Task(7, 0)); // there is no such variant
      assertThatThrownBy(() -> crew.play(none, match -> {}))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("--spark: Spark gave up; the same command goes on from there: ");
    }
    assertThatThrownBy(() -> crew.play(tasks, match -> {}))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("--spark: Spark gave up")
        .hasMessageNotContaining("\n");
  }

  @Test
  void aPlaceWithoutSparkIsOneSentence() {
    Plan plan =
        new Plan(List.of(List.of("solid", "solid")), false, Question.standard("").measures(), 1);
    assertThatThrownBy(() -> agency().hire("nowhere", plan, List.of()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("--spark: there is no Spark at 'nowhere'");
  }
}
