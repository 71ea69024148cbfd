package derring.kernel;

/**
 * Fast chance for simulation: SplitMix64 (Steele, Lea and Flood 2014), the upper half of each
 * output. Its whole state is one number, so a stream can be taken up again where it was left.
 */
public final class SeededChance extends StreamChance {
  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

  private long state;

  public SeededChance(long seed) {
    state = seed;
  }

  /** Where the stream stands: a new instance with this seed continues it. */
  public long position() {
    return state;
  }

  @Override
  protected int bits() {
    state += GOLDEN;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return (int) ((z ^ (z >>> 31)) >>> 32);
  }
}
