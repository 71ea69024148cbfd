package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.ClauseTable;
import derring.formats.Doc;
import derring.formats.Result;
import derring.formats.Scenario;
import derring.kernel.Facts;
import derring.kernel.Match;
import derring.kernel.State;
import derring.kernel.Title;
import derring.kernel.Verdict;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every clause of every rulebook is shown by scenarios, and every reason to refuse comes up. */
class ClausesAreProven {

  @TestFactory
  Stream<DynamicTest> everyClauseIsShownAtWorkAndAtItsLimit() {
    return Tables.eachTitle(title ->
        assertThat(ClauseTable.of(Tables.SHELF, title).gaps())
            .extracting(ClauseTable.Gap::sentence)
            .isEmpty());
  }

  /** Holds for games that keep their reasons in an enum {@code Refusal} with {@code words}. */
  @TestFactory
  Stream<DynamicTest> everyReasonToRefuseIsGivenInAScenarioOrInRandomPlay() {
    return Tables.eachTitle(title -> {
      Set<String> given = new LinkedHashSet<>(Explored.of(title).refusals);
      Tables.SHELF.scenarios(title).forEach(file -> given.addAll(refusals(file)));
      List<String> never = new ArrayList<>();
      for (Object reason : reasons(title)) {
        Pattern sentence = sentence(reason);
        if (given.stream().noneMatch(text -> sentence.matcher(text).matches())) {
          never.add(reason.toString());
        }
      }
      assertThat(never).as("reasons that were never given").isEmpty();
    });
  }

  /**
   * The sentences of the refusals in a scenario, judged again where they stood. That it is met is
   * the business of the game's own module; here it only must not be forgotten.
   */
  private static List<String> refusals(Path file) {
    Result result = Scenario.read(Doc.read(file)).run(Tables.SHELF);
    assertThat(result.failure()).isNull();
    Match<?, ?, ?> match = result.match();
    return match == null ? List.of() : refusals(Doc.read(file).facts(), match);
  }

  private static <S extends State<S>, M, V> List<String> refusals(
      Facts scenario, Match<S, M, V> match) {
    List<String> sentences = new ArrayList<>();
    int made = 0;
    for (Facts line : scenario.items("play")) {
      if (line.has("move")) {
        made++;
      } else if (line.has("refuse") && made <= match.steps().size()) {
        S state = match.stateAfter(made);
        M move = match.game().parse(line.at("refuse").text());
        Verdict verdict = match.game().judge(state, line.at("seat").number(0, 31), move);
        sentences.add(verdict.sentence());
      }
    }
    return sentences;
  }

  private static List<?> reasons(Title title) {
    try {
      Class<?> reasons = Class.forName(title.getClass().getPackageName() + ".Refusal");
      return reasons.isEnum() ? List.of(reasons.getEnumConstants()) : List.of();
    } catch (ClassNotFoundException e) {
      return List.of();
    }
  }

  /** What a reason says, whatever stands in its gaps. */
  private static Pattern sentence(Object reason) {
    try {
      Field words = ((Enum<?>) reason).getDeclaringClass().getDeclaredField("words");
      words.setAccessible(true);
      String quoted = Pattern.quote((String) words.get(reason));
      return Pattern.compile(quoted.replaceAll("\\{\\w+}", "\\\\E.+\\\\Q"));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(reason + " has no words", e);
    }
  }
}
