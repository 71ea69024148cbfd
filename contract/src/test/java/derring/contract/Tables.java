package derring.contract;

import derring.formats.Shelf;
import derring.kernel.Title;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Every version of every registered game, in every variant that its title wants played. */
final class Tables {
  static final Shelf SHELF = Shelf.standard();

  /** The only game to be looked at, for those who work on it: {@code -Dderring.kit=GAME}. */
  private static final String ONLY = System.getProperty("derring.kit", "");

  private static final List<Title> TITLES =
      ServiceLoader.load(Title.class).stream()
          .map(ServiceLoader.Provider::get)
          .filter(title -> ONLY.isEmpty() || ONLY.equals(title.id()))
          .sorted(Comparator.comparing(Title::id).thenComparingInt(Title::rulesVersion))
          .toList();

  private static final List<Table<?, ?, ?>> ALL =
      TITLES.stream().flatMap(title -> Table.of(title).stream()).toList();

  private Tables() {}

  static List<Title> titles() {
    return TITLES;
  }

  static List<Table<?, ?, ?>> all() {
    return ALL;
  }

  static List<Table<?, ?, ?>> of(Title title) {
    return ALL.stream().filter(table -> table.game().title().equals(title)).toList();
  }

  static String name(Title title) {
    return title.id() + " v" + title.rulesVersion();
  }

  /** One test for each table. */
  static Stream<DynamicTest> each(Consumer<Table<?, ?, ?>> claim) {
    return all().stream().map(table -> test(table.name(), () -> claim.accept(table)));
  }

  /** One test for each title. */
  static Stream<DynamicTest> eachTitle(Consumer<Title> claim) {
    return titles().stream().map(title -> test(name(title), () -> claim.accept(title)));
  }

  /** Maven prints the message of a failure, but not the name of the test. */
  private static DynamicTest test(String name, Runnable claim) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          try {
            claim.run();
          } catch (AssertionError e) {
            throw new AssertionError(name + ": " + e.getMessage(), e);
          }
        });
  }
}
