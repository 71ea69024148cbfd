package derring.proof;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Game;
import java.lang.reflect.Method;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TwistedTest {
  /** Else a twisted game would break more than its one promise, and be noticed for that. */
  @Test
  void answersToNothingOfItsOwn() {
    Set<String> asked = names(Game.class);
    asked.removeAll(names(Twisted.class));
    assertThat(asked).isEmpty();
  }

  private static Set<String> names(Class<?> type) {
    return Stream.of(type.getDeclaredMethods())
        .map(Method::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
