package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.contract.Explored.Use;
import derring.kernel.Event;
import derring.kernel.Option;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Everything a game has comes up in play. */
class Coverage {

  @TestFactory
  Stream<DynamicTest> everyOptionIsVariedInSomeVariant() {
    return Tables.eachTitle(title -> {
      for (Option option : title.options()) {
        Set<Object> values =
            title.variants().stream()
                .map(variant -> variant.getOrDefault(option.name(), option.standard()))
                .collect(Collectors.toSet());
        assertThat(values)
            .as("values of %s in the variants", option.name())
            .anyMatch(value -> !value.equals(option.standard()));
        if (option.kind() == Option.Kind.CHOICE) {
          assertThat(values)
              .as("values of %s in the variants", option.name())
              .containsAll(option.words());
        }
      }
    });
  }

  @TestFactory
  Stream<DynamicTest> everyCardIsInSomeVariant() {
    return Tables.eachTitle(title -> {
      Set<String> printed = new TreeSet<>();
      title.cardSets().forEach(id -> names(Tables.SHELF.cards(title, id).set().content(), printed));
      Set<String> missing = new TreeSet<>(printed);
      missing.removeAll(Explored.of(title).cards);
      assertThat(missing).as("cards with copies that never lay anywhere").isEmpty();
    });
  }

  @TestFactory
  Stream<DynamicTest> everyCardIsPlayedSomehow() {
    return Tables.eachTitle(title ->
        assertThat(Explored.of(title).done.stream().map(Use::card).collect(Collectors.toSet()))
            .as("cards that were played")
            .matches(played -> played.containsAll(Explored.of(title).cards)));
  }

  @TestFactory
  Stream<DynamicTest> whateverCanBeDoneWithACardIsDone() {
    return Tables.eachTitle(
        title -> assertThat(Explored.of(title).undone()).as("possible, but never done").isEmpty());
  }

  @TestFactory
  Stream<DynamicTest> everyKindOfMoveIsMade() {
    return Tables.eachTitle(title -> {
      Explored explored = Explored.of(title);
      assertThat(names(explored.moves)).isEqualTo(names(all(explored.moves, Object.class)));
    });
  }

  @TestFactory
  Stream<DynamicTest> everyKindOfEventIsTold() {
    return Tables.eachTitle(title -> {
      Explored explored = Explored.of(title);
      assertThat(names(explored.events)).isEqualTo(names(all(explored.events, Event.class)));
    });
  }

  @TestFactory
  Stream<DynamicTest> everyClauseThatIsCitedIsInTheRulebook() {
    return Tables.eachTitle(title -> {
      Set<String> clauses = Tables.of(title).getFirst().clauses();
      Map<String, Set<String>> cited = Explored.of(title).cited;
      assertThat(cited).containsOnlyKeys("entries", "outcomes", "refusals");
      cited.forEach((where, rules) -> assertThat(clauses).as(where).containsAll(rules));
    });
  }

  @TestFactory
  Stream<DynamicTest> everyOptionHasAClause() {
    return Tables.eachTitle(title -> {
      Set<String> clauses = Tables.of(title).getFirst().clauses();
      assertThat(clauses).containsAll(title.options().stream().map(Option::rule).toList());
    });
  }

  /** What people are shown of an option stands for something that can be chosen. */
  @TestFactory
  Stream<DynamicTest> everyNameInAnOptionIsThatOfAWordOrOfANumber() {
    return Tables.eachTitle(title -> {
      for (Option option : title.options()) {
        Stream<String> numbers =
            option.kind() == Option.Kind.NUMBER && !option.called().isEmpty()
                ? IntStream.rangeClosed(option.min(), option.max()).mapToObj(String::valueOf)
                : Stream.empty();
        assertThat(Stream.concat(numbers, option.words().stream()))
            .as(option.name())
            .containsAll(option.called().keySet());
      }
    });
  }

  private static Set<Class<?>> all(Set<Class<?>> seen, Class<?> top) {
    Set<Class<?>> all = new HashSet<>(seen);
    seen.forEach(one -> all.addAll(Explored.family(one, top)));
    return all;
  }

  private static Set<String> names(Set<Class<?>> classes) {
    return classes.stream().map(Class::getName).collect(Collectors.toCollection(TreeSet::new));
  }

  /** In a card file, whatever has a name and copies is a card that is dealt. */
  private static void names(Object value, Set<String> into) {
    switch (value) {
      case Map<?, ?> map -> {
        if (map.get("name") instanceof String name && map.containsKey("copies")) {
          into.add(name);
        }
        map.values().forEach(item -> names(item, into));
      }
      case List<?> list -> list.forEach(item -> names(item, into));
      case null, default -> {}
    }
  }
}
