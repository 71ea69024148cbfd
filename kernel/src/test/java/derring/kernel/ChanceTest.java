package derring.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The figures come from a second implementation, in another language, written from docs/chance.md
 * alone.
 */
class ChanceTest {

  private static List<Integer> dice(Chance chance) {
    List<Integer> dice = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      dice.add(chance.die(10));
    }
    return dice;
  }

  private static Pile twelve() {
    Pile pile = new Pile(12);
    for (int card = 0; card < 12; card++) {
      pile.put(card);
    }
    return pile;
  }

  private static List<Integer> bottomUp(Pile pile) {
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      cards.add(pile.get(i));
    }
    return cards;
  }

  @Test
  void theStreamForSimulationIsTheOneThatIsWrittenDown() {
    SeededChance chance = new SeededChance(1);
    assertThat(dice(chance)).containsExactly(6, 8, 10, 5, 5, 8, 9, 6, 3, 8, 5, 7);
    Pile pile = twelve();
    chance.shuffle(pile);
    assertThat(bottomUp(pile)).containsExactly(8, 2, 3, 0, 6, 9, 7, 10, 1, 4, 11, 5);
    assertThat(chance.below(300_000_000)).isEqualTo(36932666);
  }

  @Test
  void largeBoundsAreFairToo() {
    SeededChance chance = new SeededChance(42);
    assertThat(
            List.of(
                chance.below(Integer.MAX_VALUE),
                chance.below(Integer.MAX_VALUE),
                chance.below(Integer.MAX_VALUE),
                chance.below(Integer.MAX_VALUE),
                chance.below(1431655766)))
        .containsExactly(1592498450, 343404953, 598291371, 739143935, 1243003731);
  }

  @Test
  void theStreamOfASecretIsTheOneThatIsWrittenDown() {
    Seed seed = Seed.numbered(7, 2);
    Chance chance = seed.chance();
    assertThat(dice(chance)).containsExactly(5, 4, 1, 8, 7, 2, 2, 6, 8, 6, 9, 4);
    Pile pile = twelve();
    chance.shuffle(pile);
    assertThat(bottomUp(pile)).containsExactly(1, 9, 11, 3, 5, 4, 0, 6, 8, 2, 7, 10);
  }

  @Test
  void aSeatsOwnValueChangesTheStream() {
    Seed silent = Seed.numbered(7, 2);
    Seed spoken = new Seed(silent.secret(), List.of(Seed.SILENT, "01".repeat(32)));
    assertThat(dice(spoken.chance())).isNotEqualTo(dice(silent.chance()));
  }

  @Test
  void aStreamGoesOnFromItsPosition() {
    SeededChance chance = new SeededChance(9);
    dice(chance);
    SeededChance later = new SeededChance(chance.position());
    assertThat(dice(later)).isEqualTo(dice(chance));
  }

  @Test
  void aScriptThatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> new ScriptedChance(List.of()).die(6))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("only 0 outcomes");
    assertThatThrownBy(() -> new ScriptedChance(List.of(new Drawn.Die(7))).die(6))
        .hasMessageContaining("from 1 to 6");
    assertThatThrownBy(() -> new ScriptedChance(List.of(new Drawn.Card(99))).card(twelve()))
        .hasMessageContaining("one of the cards");
    assertThatThrownBy(
            () -> new ScriptedChance(List.of(new Drawn.Shuffle(List.of(3, 3)))).shuffle(twelve()))
        .hasMessageContaining("only cards that are shuffled");
  }

  @Test
  void aScriptedShufflePutsTheNamedCardsOnTopAndLeavesTheRest() {
    Pile pile = twelve();
    new ScriptedChance(List.of(new Drawn.Shuffle(List.of(3, 7)))).shuffle(pile);
    assertThat(List.of(pile.draw(), pile.draw(), pile.draw())).containsExactly(3, 7, 11);
  }

  @Test
  void whatIsRecordedReplays() {
    RecordingChance recorded = new RecordingChance(new SeededChance(3));
    Pile first = twelve();
    recorded.shuffle(first);
    int card = recorded.card(first);
    int die = recorded.die(10);
    ScriptedChance script =
        new ScriptedChance(recorded.take().stream().map(Draw::outcome).toList());
    Pile second = twelve();
    script.shuffle(second);
    assertThat(second).isEqualTo(first);
    assertThat(script.card(second)).isEqualTo(card);
    assertThat(script.die(10)).isEqualTo(die);
    assertThat(recorded.take()).isEmpty();
  }
}
