package derring.kernel;

/**
 * Chance from a stream of random bits. How bits become dice and shuffles is fixed here for ever,
 * because records and {@code perft} figures depend on it; docs/chance.md says it in words.
 */
public abstract class StreamChance implements Chance {

  /** The next 32 bits, all values equally likely. */
  protected abstract int bits();

  /**
   * A whole number from 0 to {@code bound - 1}, all equally likely (Lemire 2019, with rejection).
   */
  public final int below(int bound) {
    long product = (bits() & 0xFFFF_FFFFL) * bound;
    if ((product & 0xFFFF_FFFFL) < bound) {
      long unfair = (1L << 32) % bound;
      while ((product & 0xFFFF_FFFFL) < unfair) {
        product = (bits() & 0xFFFF_FFFFL) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  @Override
  public final int die(int sides) {
    return below(sides) + 1;
  }

  @Override
  public final int card(Pile from) {
    return from.get(below(from.size()));
  }

  /** Fisher and Yates, from the top down. */
  @Override
  public final void shuffle(Pile pile) {
    for (int i = pile.size() - 1; i > 0; i--) {
      pile.swap(i, below(i + 1));
    }
  }
}
