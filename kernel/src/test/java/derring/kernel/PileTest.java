package derring.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PileTest {

  private static Pile of(int... cards) {
    Pile pile = new Pile(1);
    for (int card : cards) {
      pile.put(card);
    }
    return pile;
  }

  private static Pile hand(int... cards) {
    Pile pile = new Pile(1);
    for (int card : cards) {
      pile.slip(card);
    }
    return pile;
  }

  @Test
  void theLastCardPutIsTheFirstDrawn() {
    Pile pile = of(1, 2, 3);
    assertThat(pile.draw()).isEqualTo(3);
    assertThat(pile.size()).isEqualTo(2);
  }

  @Test
  void handsWithTheSameCardsAreEqual() {
    assertThat(hand(3, 1, 2, 1)).isEqualTo(hand(1, 1, 2, 3)).hasSameHashCodeAs(hand(2, 3, 1, 1));
    assertThat(of(3, 1)).isNotEqualTo(of(1, 3));
  }

  @Test
  void removingTakesOneCardAndKeepsTheOrder() {
    Pile pile = of(4, 5, 4, 6);
    assertThat(pile.remove(4)).isTrue();
    assertThat(pile).isEqualTo(of(4, 5, 6));
    assertThat(pile.remove(9)).isFalse();
  }

  @Test
  void equalCardsOfAHandAreListedOnce() {
    Pile pile = hand(2, 2, 3);
    assertThat(pile.isFirst(0)).isTrue();
    assertThat(pile.isFirst(1)).isFalse();
    assertThat(pile.isFirst(2)).isTrue();
  }

  @Test
  void aCopySharesNothing() {
    Pile original = of(1, 2);
    Pile copy = new Pile(0);
    copy.copyFrom(original);
    copy.put(3);
    original.draw();
    assertThat(copy).isEqualTo(of(1, 2, 3));
    assertThat(original).isEqualTo(of(1));
  }

  @Test
  void allCardsMoveInTheirOrder() {
    Pile from = of(1, 2);
    Pile to = of(9);
    from.moveAllTo(to);
    assertThat(to).isEqualTo(of(9, 1, 2));
    assertThat(from.isEmpty()).isTrue();
  }
}
