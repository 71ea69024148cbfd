package derring.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TreeTest {
  private static final int LINES = 100_000;

  @Test
  void whatWasTriedIsKeptHoweverLongASearchGoesOn() {
    Tree tree = new Tree();
    for (int move = 0; move < LINES; move++) {
      tree.makeRoom();
      int place = tree.place(Tree.line(1, 0, move));
      assertThat(place).as("line %d", move).isNotEqualTo(Tree.FULL);
      tree.count(place, move % 7);
    }
    for (int move = 0; move < LINES; move++) {
      int place = tree.find(Tree.line(1, 0, move));
      assertThat(place).as("line %d", move).isNotEqualTo(Tree.FULL);
      assertThat(tree.visits(place)).isEqualTo(1);
      assertThat(tree.gain(place)).isEqualTo(move % 7);
    }
    tree.clear();
    assertThat(tree.find(Tree.line(1, 0, 0))).isEqualTo(Tree.FULL);
  }

  @Test
  void withoutRoomALineIsNotKeptAndNothingIsLost() {
    Tree tree = new Tree();
    int kept = 0;
    while (tree.place(Tree.line(1, 0, kept)) != Tree.FULL) {
      kept++;
    }
    assertThat(kept).isGreaterThan(800);
    assertThat(tree.find(Tree.line(1, 0, kept - 1))).isNotEqualTo(Tree.FULL);
    tree.makeRoom();
    assertThat(tree.place(Tree.line(1, 0, kept))).isNotEqualTo(Tree.FULL);
  }
}
