package derring.oneforall;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Shelf;
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
  void whoStopsIsNamed() {
    assertThat(label("{active: athos, dice: 1}", "stop")).isEqualTo("Athos stops");
  }
}
