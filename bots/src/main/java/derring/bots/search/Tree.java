package derring.bots.search;

import java.util.Arrays;

/**
 * What a search has tried: for each line of moves how often it was taken and what it brought in
 * all. A table with open addressing; a line is known by a hash of its moves. It grows with the
 * search, as one that forgets would look for the own moves in its first lines only.
 */
final class Tree {
  static final int FULL = -1;

  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

  private static final int FIRST = 1 << 10;

  /** No more places than these, for who thinks without end: some forty megabytes. */
  private static final int MOST = 1 << 21;

  private long[] keys = new long[FIRST];
  private int[] visits = new int[FIRST];
  private double[] gains = new double[FIRST];
  private int mask = FIRST - 1;
  private int size;

  void clear() {
    if (size > 0) {
      Arrays.fill(keys, 0);
      Arrays.fill(visits, 0);
      Arrays.fill(gains, 0);
      size = 0;
    }
  }

  /** The line that a move makes of a line. */
  static long line(long before, int seat, int move) {
    long z = before + MIX * (move * 64L + seat + 1);
    z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    z ^= z >>> 31;
    return z == 0 ? 1 : z;
  }

  /**
   * Grows when three quarters are taken. Between two lines only: places that were asked for are
   * others afterwards.
   */
  void makeRoom() {
    if (size <= mask / 4 * 3 || keys.length == MOST) {
      return;
    }
    long[] lines = keys;
    int[] taken = visits;
    double[] brought = gains;
    int capacity = 2 * lines.length;
    keys = new long[capacity];
    visits = new int[capacity];
    gains = new double[capacity];
    mask = capacity - 1;
    for (int i = 0; i < lines.length; i++) {
      if (lines[i] != 0) {
        int place = (int) lines[i] & mask;
        while (keys[place] != 0) {
          place = (place + 1) & mask;
        }
        keys[place] = lines[i];
        visits[place] = taken[i];
        gains[place] = brought[i];
      }
    }
  }

  /** Where a line is kept; {@link #FULL} if it is not and cannot be. */
  int place(long line) {
    int place = (int) line & mask;
    while (keys[place] != line) {
      if (keys[place] == 0) {
        if (size > mask / 8 * 7) {
          return FULL;
        }
        keys[place] = line;
        size++;
        return place;
      }
      place = (place + 1) & mask;
    }
    return place;
  }

  /** Where a line is kept, without keeping it. */
  int find(long line) {
    int place = (int) line & mask;
    while (keys[place] != line) {
      if (keys[place] == 0) {
        return FULL;
      }
      place = (place + 1) & mask;
    }
    return place;
  }

  int visits(int place) {
    return visits[place];
  }

  double gain(int place) {
    return gains[place];
  }

  void count(int place, double gain) {
    visits[place]++;
    gains[place] += gain;
  }
}
