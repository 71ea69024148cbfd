package derring.kernel;

import java.util.Arrays;

/**
 * Cards in an order, bottom first; a card is a small number. Serves as a deck or a discard pile
 * ({@link #put}, {@link #draw}) and, kept in ascending order by {@link #slip}, as a hand, so that
 * two hands with the same cards are equal.
 */
public final class Pile {
  private static final byte[] NONE = {};

  private byte[] cards;
  private int size;

  public Pile(int capacity) {
    cards = capacity == 0 ? NONE : new byte[capacity];
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** The card at {@code index}, counted from the bottom. */
  public int get(int index) {
    return cards[index];
  }

  /** Puts a card on top. */
  public void put(int card) {
    if (size == cards.length) {
      cards = Arrays.copyOf(cards, size * 2 + 1);
    }
    cards[size++] = (byte) card;
  }

  /** Takes the top card. */
  public int draw() {
    return cards[--size];
  }

  /** Puts a card where it belongs in ascending order. */
  public void slip(int card) {
    put(card);
    int i = size - 1;
    while (i > 0 && cards[i - 1] > card) {
      cards[i] = cards[--i];
    }
    cards[i] = (byte) card;
  }

  /** Takes one such card out, the topmost; false if there is none. */
  public boolean remove(int card) {
    for (int i = size - 1; i >= 0; i--) {
      if (cards[i] == card) {
        size--;
        System.arraycopy(cards, i + 1, cards, i, size - i);
        return true;
      }
    }
    return false;
  }

  public boolean has(int card) {
    for (int i = 0; i < size; i++) {
      if (cards[i] == card) {
        return true;
      }
    }
    return false;
  }

  /** Takes out the card at {@code index}, counted from the bottom. */
  public int take(int index) {
    int card = cards[index];
    size--;
    System.arraycopy(cards, index + 1, cards, index, size - index);
    return card;
  }

  /** Puts another card in the place of the one at {@code index}. */
  public void replace(int index, int card) {
    cards[index] = (byte) card;
  }

  /** Whether the card at {@code index} is the first of its kind; of use in an ordered pile. */
  public boolean isFirst(int index) {
    return index == 0 || cards[index - 1] != cards[index];
  }

  /** Puts all cards of this pile on top of {@code other}, keeping their order. */
  public void moveAllTo(Pile other) {
    for (int i = 0; i < size; i++) {
      other.put(cards[i]);
    }
    size = 0;
  }

  /** Makes this pile equal to {@code other}. */
  public void copyFrom(Pile other) {
    if (cards.length < other.size) {
      cards = new byte[other.size];
    }
    size = other.size;
    System.arraycopy(other.cards, 0, cards, 0, size);
  }

  public void clear() {
    size = 0;
  }

  /** Exchanges two cards; what a shuffle is made of. */
  void swap(int i, int j) {
    byte card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile pile && Arrays.equals(cards, 0, size, pile.cards, 0, pile.size);
  }

  @Override
  public int hashCode() {
    int hash = size;
    for (int i = 0; i < size; i++) {
      hash = 31 * hash + cards[i];
    }
    return hash;
  }
}
