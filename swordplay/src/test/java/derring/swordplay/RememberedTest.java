package derring.swordplay;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import derring.kernel.Event;
import derring.kernel.Outcome;
import derring.kernel.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;

class RememberedTest {
  private static final Outcome MARA = new Outcome(List.of(1, 2), false, "It is over.", "SWP-5");

  private static Tale tale(List<List<Event>> told) {
    return requireNonNull(
        new Remembered(3, seat -> seat < 0 ? "The beast" : List.of("Mara", "Tom").get(seat))
            .of(told, MARA));
  }

  /** An attack, an answer that strikes back and an answer to that are three cards, not four. */
  @Test
  void theLongestExchangeCountsCardsAndNotBlows() {
    Tale tale =
        tale(
            List.of(
                List.of(
                    new Told.TurnBegan(0, 7),
                    new Told.Attacked(0, 1, "Attack - High", "card", "high", 3)),
                List.of(
                    new Told.Defended(1, "Riposte - High", "card"),
                    new Told.Attacked(1, 0, "Riposte - High", "counter", "thrust", 2)),
                List.of(new Told.Defended(0, "Dodge", "card"))));
    assertEquals(
        new Tale.Figure("3", "cards in the longest exchange", "turn 7"), tale.figures().get(1));
    assertEquals(
        new Tale.Figure("0", "hits taken", "Mara was never touched"), tale.figures().get(0));
  }

  @Test
  void whereNobodyStruckNoTurnIsNamed() {
    Tale tale = tale(List.of(List.of(new Told.TurnBegan(0, 1))));
    assertEquals(
        new Tale.Figure("0", "cards in the longest exchange", "no blow was struck"),
        tale.figures().get(1));
  }

  @Test
  void whoFellIsToldByWhatAndTheWinnersDropsAreThoseThatAreLeft() {
    Tale tale =
        tale(
            List.of(
                List.of(
                    new Told.TurnBegan(1, 4),
                    new Told.Attacked(1, 0, "Attack - Low", "card", "low", 5),
                    new Told.Hit(0, 5, 0, 5)),
                List.of(
                    new Told.TurnBegan(0, 5),
                    new Told.Attacked(0, 1, "Lunge", "card", "thrust", 4),
                    new Told.Hit(1, 4, 1, 0),
                    new Told.Fell(1, List.of()))));
    assertEquals("Mara's Lunge ran Tom through with five drops to spare.", tale.how());
    assertEquals(List.of("5", "1", "5"), tale.figures().stream().map(Tale.Figure::value).toList());
    assertEquals("Tom, turn 4", tale.figures().get(2).note());
    assertEquals(List.of(1, 2), tale.moments().stream().map(Tale.Highlight::moves).toList());
  }

  private static String decidedBy(Told.Attacked blow) {
    return tale(List.of(List.of(blow, new Told.Hit(1, 4, 0, 0), new Told.Fell(1, List.of()))))
        .how();
  }

  @Test
  void theBlowThatDecidedItIsCalledByWhatItDid() {
    assertEquals(
        "Mara's riposte ran Tom through, without a scratch.",
        decidedBy(new Told.Attacked(0, 1, "Riposte - High", "counter", "thrust", 4)));
    assertEquals(
        "Mara's cut low brought Tom down, without a scratch.",
        decidedBy(new Told.Attacked(0, 1, "Attack - Low", "card", "low", 4)));
    assertEquals(
        "Mara's shot brought Tom down, without a scratch.",
        decidedBy(new Told.Attacked(0, 1, "Pistol", "shot", "", 4)));
    assertEquals(
        "The beast struck Tom down. Mara was never touched.",
        decidedBy(new Told.Attacked(-1, 1, "Claws", "strike", "", 4)));
  }
}
