package derring.oneforall;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Shelf;
import derring.kernel.Option;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What moves are called: a point by what is near it, and by how far it is from the edges. */
class LabelsTest {
  private static final Shelf SHELF = Shelf.standard();

  private final OneForAll game =
      (OneForAll)
          SHELF.open(SHELF.title("one-for-all"), Doc.of("options.yaml", "{}").facts()).game();

  private String label(String given, String move) {
    Melee m = game.assemble(Doc.of("given.yaml", given).facts());
    return game.label(game.view(m, 0), game.parse(move));
  }

  @Test
  void aPlaceIsToldByWhatIsNearAndByInchesFromTheEdges() {
    assertThat(label("{}", "place dartagnan at 4.55 0.65"))
        .isEqualTo("place D'Artagnan 4.55 inches from the left and 0.65 from the bottom");
    assertThat(label("{}", "place dartagnan at 9.75 0.65"))
        .isEqualTo(
            "place D'Artagnan by a door, 9.75 inches from the left and 0.65 from the bottom");
    assertThat(label("{}", "place rochefort at 15 19.35"))
        .isEqualTo(
            "place Rochefort by a big barrel, 5 inches from the right and 0.65 from the top");
  }

  @Test
  void ofThingsThatAreAlikeEachHasItsPlace() {
    assertThat(label("{}", "athos leap-onto st1 to 10.8 14.5"))
        .startsWith("Athos leaps onto the left stool by the round table at the top");
    assertThat(label("{}", "athos shove st3 to 12.5 17")) //
        .startsWith("Athos shoves the upper stool by the round table at the top");
    assertThat(label("{}", "athos shove bst2 to 14 10")) //
        .startsWith("Athos shoves the middle stool by the bar counter");
    assertThat(label("{}", "athos shove ch1 to 14 10")) //
        .startsWith("Athos shoves the chair by the round table at the bottom");
  }

  @Test
  void noTwoThingsOnAnyTableAreCalledTheSame() {
    for (String table : List.of("tavern", "convent", "deck")) {
      OneForAll there =
          (OneForAll)
              SHELF
                  .open(
                      SHELF.title("one-for-all"),
                      Doc.of("options.yaml", "{table: " + table + "}").facts())
                  .game();
      Melee m = there.assemble(Doc.of("given.yaml", "{}").facts());
      Set<String> names = new HashSet<>();
      Bearings bearings = new Bearings(m.field);
      for (int o = 0; o < m.field.objects; o++) {
        boolean seen = (m.ois[o] & Melee.ABSENT) == 0; // and not a barrel within a rack of kegs
        assertThat(!seen || names.add(bearings.of(m, o)))
            .as(table + ": " + bearings.of(m, o))
            .isTrue();
      }
    }
  }

  @Test
  void whoIsChosenToFightIsCalledAsHeIsAtTheTable() {
    for (Option option : Options.LIST) {
      if (option.kind() != Option.Kind.SEVERAL) {
        continue;
      }
      assertThat(option.called()).containsOnlyKeys(option.words());
      option
          .called()
          .forEach((kind, name) -> {
            String chosen = "{" + option.name() + ": [" + kind + "]}";
            OneForAll there =
                (OneForAll)
                    SHELF
                        .open(SHELF.title("one-for-all"), Doc.of("options.yaml", chosen).facts())
                        .game();
            Melee m = there.assemble(Doc.of("given.yaml", "{}").facts());
            assertThat(m.field.roster).extracting(Figure::name).contains(name);
          });
    }
  }

  @Test
  void whoStopsIsNamed() {
    assertThat(label("{active: athos, dice: 1}", "stop")).isEqualTo("Athos stops");
  }
}
