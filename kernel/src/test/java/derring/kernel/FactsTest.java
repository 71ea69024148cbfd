package derring.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FactsTest {
  private final Facts facts =
      Facts.of(Map.of("life", 10, "hand", List.of("Duck", 7), "armed", true, "half", 2.5));

  @Test
  void aValueOutOfRangeIsRefusedWithItsPlace() {
    BadInput bad = catchThrowableOfType(BadInput.class, () -> facts.at("life").number(0, 9));
    assertThat(bad).hasMessage("expected a whole number from 0 to 9, but found 10");
    assertThat(bad.path()).containsExactly("life");
  }

  @Test
  void anItemKnowsItsPosition() {
    BadInput bad = catchThrowableOfType(BadInput.class, () -> facts.items("hand").get(1).flag());
    assertThat(bad.path()).containsExactly("hand", 1);
  }

  @Test
  void anUnknownKeyIsRefusedAndTheKnownOnesAreNamed() {
    assertThatThrownBy(() -> facts.only("life", "hand", "armed"))
        .hasMessage("'half' is not known here; expected life, hand or armed");
  }

  @Test
  void whatIsMissingIsSaid() {
    assertThatThrownBy(() -> facts.at("mana")).hasMessage("'mana' is missing");
    assertThat(facts.number("mana", 0, 9, 4)).isEqualTo(4);
    assertThat(facts.items("mana")).isEmpty();
  }

  @Test
  void halfANumberIsNoWholeOne() {
    assertThatThrownBy(() -> facts.at("half").number(0, 9)).hasMessageContaining("found 2.5");
  }

  @Test
  void aWordMustBeOneOfThose() {
    assertThatThrownBy(() -> facts.items("hand").getFirst().word(Map.of("jump", 1, "dodge", 2)))
        .hasMessage("expected dodge or jump, but found 'Duck'");
  }

  @Test
  void optionsTakeTheirStandardUnlessChosen() {
    List<Option> options =
        List.of(
            Option.flag("fog", false, "", ""),
            Option.number("seats", 2, 2, 4, "", ""),
            Option.choice("set", "a", List.of("a", "b"), "", ""),
            Option.perSeat("sides", List.of("x", "y"), "", ""));
    Choices choices =
        new Choices(options, Facts.of(Map.of("fog", true, "sides", List.of("y", "x"))));
    assertThat(choices.flag("fog")).isTrue();
    assertThat(choices.number("seats")).isEqualTo(2);
    assertThat(choices.word("set")).isEqualTo("a");
    assertThat(choices.words("sides")).containsExactly("y", "x");
    assertThat(choices.all()).containsOnlyKeys("fog", "seats", "set", "sides");
    assertThatThrownBy(() -> new Choices(options, Facts.of(Map.of("seats", 5))))
        .hasMessage("expected a whole number from 2 to 4, but found 5");
    assertThatThrownBy(() -> new Choices(options, Facts.of(Map.of("wind", 5))))
        .hasMessageContaining("'wind' is not known here");
  }
}
