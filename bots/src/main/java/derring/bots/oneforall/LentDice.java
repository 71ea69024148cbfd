package derring.bots.oneforall;

import derring.kernel.StreamChance;

/** Dice for trying moves out: the same lot always rolls the same (SplitMix64). */
final class LentDice extends StreamChance {
  private static final long STEP = 0x9E37_79B9_7F4A_7C15L;

  private long state;

  void lot(int number) {
    state = STEP * (number * 7919L + 1);
  }

  @Override
  protected int bits() {
    state += STEP;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return (int) ((z ^ (z >>> 31)) >>> 32);
  }
}
