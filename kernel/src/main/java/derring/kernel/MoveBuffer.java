package derring.kernel;

import java.util.Arrays;
import java.util.List;

/** A list of moves that is filled and emptied again and again without allocating. */
public final class MoveBuffer<M> {
  private Object[] moves = new Object[32];
  private int size;

  public void add(M move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, size * 2);
    }
    moves[size++] = move;
  }

  @SuppressWarnings("unchecked") // only M gets in
  public M get(int index) {
    if (index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    return (M) moves[index];
  }

  public int size() {
    return size;
  }

  public void clear() {
    size = 0;
  }

  public boolean contains(M move) {
    for (int i = 0; i < size; i++) {
      if (moves[i].equals(move)) {
        return true;
      }
    }
    return false;
  }

  /** The moves as they are now. */
  @SuppressWarnings("unchecked") // only M gets in
  public List<M> list() {
    return (List<M>) List.of(Arrays.copyOf(moves, size));
  }
}
