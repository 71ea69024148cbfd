package derring.bots.search;

import derring.kernel.StreamChance;

/** Chance that can be wound back: the same lot, the same luck (SplitMix64). */
final class Luck extends StreamChance {
  private long state;

  void lot(long seed) {
    state = seed;
  }

  /** An even number from 0 to 1, neither of them included. */
  double even() {
    return ((bits() >>> 8) + 0.5) / (1 << 24);
  }

  long next() {
    return ((long) bits() << Integer.SIZE) | (bits() & 0xFFFF_FFFFL);
  }

  @Override
  protected int bits() {
    state += 0x9E37_79B9_7F4A_7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return (int) ((z ^ (z >>> 31)) >>> 32);
  }
}
