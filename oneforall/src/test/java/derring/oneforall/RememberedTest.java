package derring.oneforall;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Shelf;
import derring.kernel.Event;
import derring.kernel.Names;
import derring.kernel.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of a melee that is over. */
class RememberedTest {
  private static final Outcome FIRST = new Outcome(List.of(1, 2), false, "It is over.", "A1FA-R36");

  private static final Shelf SHELF = Shelf.standard();

  private final OneForAll game =
      (OneForAll)
          SHELF.open(SHELF.title("one-for-all"), Doc.of("options.yaml", "{}").facts()).game();

  private String decidedBy(Told... told) {
    List<List<Event>> all = List.of(List.of(told));
    return requireNonNull(game.tale(all, FIRST, seat -> "Seat " + seat)).how();
  }

  private static Told out(String figure, String what) {
    return new Told.Suffered(figure, what, 0, 0, 0);
  }

  @Test
  void whoLaidTheLastOneLowIsToldWithTheHitsThatDidIt() {
    assertThat(decidedBy(new Told.Decided("athos", "guard2", 3), out("guard2", "out")))
        .isEqualTo("Athos laid Guard 2 low with three hits at once.");
    assertThat(decidedBy(new Told.Decided("athos", "guard2", 1), out("guard2", "lost")))
        .isEqualTo("Athos drove Guard 2 out of the fight with one hit.");
  }

  @Test
  void whoWentByNobodysRollIsToldAlone() {
    assertThat(decidedBy(new Told.Decided("athos", "guard2", 3), out("guard1", "out")))
        .isEqualTo("Guard 1 goes down, and is out of the fight.");
    assertThat(decidedBy()).isEqualTo("It is over.");
  }

  @Test
  void sentencesHaveTheNamesOfMenAndThingsNotTheirWords() {
    Names names = game.names(seat -> "Seat " + seat);
    assertThat(new Told.Ran("dartagnan", 0, 0, 0, "st1").sentence(names))
        .isEqualTo("D'Artagnan runs to a stool.");
    assertThat(new Told.Ran("guard2", 0, 0, 0, "").sentence(names))
        .isEqualTo("Guard 2 runs across the floor.");
    assertThat(new Told.Acted("athos", "recover", "athos-weapon", 0, 0, 0, 1).sentence(names))
        .isEqualTo("Athos recovers Athos's rapier.");
    assertThat(new Told.Shifted("bb1", 0, 0, 0, "rolls away").sentence(names))
        .isEqualTo("A big barrel rolls away.");
    assertThat(new Told.Answered(1, true).sentence(names)).isEqualTo("Seat 1 accepts it.");
    assertThat(names.thing("what was announced")).isEqualTo("what was announced");
  }
}
