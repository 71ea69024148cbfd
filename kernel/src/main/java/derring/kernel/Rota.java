package derring.kernel;

/**
 * Whom a host asks next. Where several seats may act, the next one round the table after the last
 * that was asked is asked, so that none waits for ever because another has a lower number: a seat
 * that may act is asked before any other is asked twice. Whoever lets people or bots play a match
 * has one rota for it and asks nobody otherwise.
 */
public final class Rota {
  /** At first the highest, so that the lowest begins. */
  private int last = Integer.SIZE - 1;

  /**
   * The seat to be asked now.
   *
   * @param toAct the seats that may act, as {@link Game#toAct} gives them; not none
   */
  public int next(int toAct) {
    if (toAct == 0) {
      throw new IllegalArgumentException("nobody may act");
    }
    int later = toAct & (-2 << last); // those above the last
    last = Integer.numberOfTrailingZeros(later != 0 ? later : toAct);
    return last;
  }
}
