package derring.fireatwill;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The built-in Battle Deck is the one that is printed, as far as it is printed (FAW-0.2). */
class BattleDeckTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Title TITLE = SHELF.title("fire-at-will");
  private static final CardSet SET = SHELF.cards(TITLE, Table.SET).set();

  @Test
  void aSideHasAHundredAndEightCards() {
    Facts facts = Facts.of(SET.content());
    int dealt = copies(facts, "starters") + copies(facts, "cards");
    int helpers = 2; // the scoring helper and the Gunner's Mate
    assertThat(dealt).isEqualTo(78);
    assertThat(
            dealt
                + copies(facts, "gunners")
                + facts.at("flags").number(0, 99)
                + facts.at("action-piles").number(0, 99)
                + helpers)
        .isEqualTo(108);
  }

  @Test
  void everyKindHasAsManyOfEachStar() {
    Table table = new Table(Options.read(Facts.none()), Map.of(Table.SET, SET));
    for (int seat = 0; seat < Table.SEATS; seat++) {
      for (int card = Card.LOAD; card < Card.MANEUVER; card++) {
        assertThat(table.copies[seat][card]).as(Card.name(card)).isEqualTo(6);
      }
      for (int card = Card.MANEUVER; card < Card.BREECHER; card++) {
        assertThat(table.copies[seat][card]).as(Card.name(card)).isEqualTo(1);
      }
      assertThat(table.total[seat]).isEqualTo(78);
    }
    assertThat(table.reconstructed).isTrue();
  }

  @Test
  void theBestPossibleBattleIsWorthAHundredAndTwo() {
    FireAtWill game = (FireAtWill) SHELF.open(TITLE, Facts.none()).game();
    StringBuilder text = new StringBuilder("Illyria\n");
    for (int pile = 1; pile <= 6; pile++) {
      text.append(pile).append(": M").append(pile);
      for (int stars = 1; stars <= 3; stars++) {
        for (String kind : List.of("L", "R", "A", "F")) {
          text.append(' ').append(kind).append(stars);
        }
      }
      text.append('\n');
    }
    text.append("Northwall\n");
    for (int pile = 1; pile <= 6; pile++) {
      text.append(pile).append(": I I I\n");
    }
    Battle battle = game.score(text.toString(), derring.kernel.Log.NONE);
    assertThat(game.surplus(battle)).isEmpty();
    assertThat(battle.side(0).score()).isEqualTo(102);
  }

  private static int copies(Facts facts, String key) {
    return facts.items(key).stream().mapToInt(item -> item.at("copies").number(0, 99)).sum();
  }
}
