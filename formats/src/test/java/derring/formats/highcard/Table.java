package derring.formats.highcard;

import derring.kernel.Pile;
import derring.kernel.State;
import java.util.Arrays;
import java.util.Objects;

/** The state: two hands, a deck, a discard pile, and the card that waits for an answer. */
final class Table implements State<Table> {
  final Pile[] hands = {new Pile(9), new Pile(9)};
  final Pile deck = new Pile(9);
  final Pile discard = new Pile(9);
  final int[] score = new int[2];

  /** The card that seat 0 has played, or -1. */
  int waiting = -1;

  int turn;
  boolean gambled;

  @Override
  public void copyFrom(Table other) {
    hands[0].copyFrom(other.hands[0]);
    hands[1].copyFrom(other.hands[1]);
    deck.copyFrom(other.deck);
    discard.copyFrom(other.discard);
    score[0] = other.score[0];
    score[1] = other.score[1];
    waiting = other.waiting;
    turn = other.turn;
    gambled = other.gambled;
  }

  @Override
  public Table copy() {
    Table copy = new Table();
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Table t
        && Arrays.equals(hands, t.hands)
        && deck.equals(t.deck)
        && discard.equals(t.discard)
        && Arrays.equals(score, t.score)
        && waiting == t.waiting
        && turn == t.turn
        && gambled == t.gambled;
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(hands), deck, discard, waiting, turn, gambled);
  }
}
