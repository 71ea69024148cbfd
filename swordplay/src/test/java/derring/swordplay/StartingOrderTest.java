package derring.swordplay;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.Chance;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The order in which decks lie before they are shuffled, as docs/chance.md has it. */
class StartingOrderTest {
  private static final Shelf SHELF = Shelf.standard();

  @Test
  void aDeckStartsInTheOrderOfItsFileTheFirstCardAtTheBottom() {
    List<String> pirates = before(Map.of()).getFirst();
    assertThat(pirates).hasSize(60).startsWith("Attack - High", "Attack - High", "Attack - High");
    assertThat(pirates).endsWith("Light Feet", "High Guard");
  }

  @Test
  void inACrossoverTheArenasDeckStartsAsInItsFileThoughItsNumbersDoNot() {
    List<String> alone = before(Map.of("set", "arena")).getFirst();
    List<String> crossover = before(Map.of("set", "crossover")).getLast();
    assertThat(crossover).hasSize(57).isEqualTo(alone);
    assertThat(crossover.subList(20, 22)).containsExactly("Skull Splitter", "Shield Bash");
  }

  @Test
  void copiesOfTwoSetsLieTogether() {
    List<String> two = before(Map.of("seats", 5)).getFirst();
    assertThat(two).hasSize(120);
    assertThat(two.subList(0, 7)).containsOnlyOnce("Attack - Low").last().isEqualTo("Attack - Low");
  }

  /** What is about to be shuffled, bottom first. */
  private static List<List<String>> before(Map<String, Object> options) {
    Swordplay game = (Swordplay) SHELF.open(SHELF.title("swordplay"), Facts.of(options)).game();
    List<List<String>> decks = new ArrayList<>();
    game.deal(
        new Chance() {
          private int die = 10;

          @Override
          public int die(int sides) {
            return die--;
          }

          @Override
          public int card(Pile from) {
            throw new AssertionError("nothing is lost in a deal");
          }

          @Override
          public void shuffle(Pile pile) {
            List<String> cards = new ArrayList<>();
            for (int i = 0; i < pile.size(); i++) {
              cards.add(game.cardName(pile.get(i)));
            }
            decks.add(cards);
          }
        },
        Log.NONE);
    return decks;
  }
}
