package derring.bots.oneforall;

import derring.kernel.Chance;
import derring.kernel.Pile;

/**
 * Dice that show what a bot wants to see the consequences of: so many for whoever acts, so many for
 * whoever avoids it, and then neither a 1 nor a 6.
 */
final class LoadedDice implements Chance {
  private static final int LOW = 2;
  private static final int NEITHER = 4;

  private int mine;
  private int best;
  private int his;
  private int hisBest;
  private boolean hisAll;
  private boolean one;
  private int thrown;

  /**
   * Loads them.
   *
   * @param mine how many dice the first to roll has
   * @param best the total he gets, without a 1
   * @param his how many dice come after
   * @param hisBest what the first of those shows
   * @param hisAll whether all of those do; otherwise the others are low
   */
  void load(int mine, int best, int his, int hisBest, boolean hisAll) {
    this.mine = mine;
    this.best = best;
    this.his = his;
    this.hisBest = hisBest;
    this.hisAll = hisAll;
    one = false;
    thrown = 0;
  }

  /**
   * Loads them with a 1 among those of whoever acts, or without.
   *
   * @param dice how many he has
   * @param total what he gets; a single die that is a 1 is no other number
   * @param his how many the other has
   * @param hisTotal what the other gets
   */
  void show(int dice, int total, boolean withOne, int his, int hisTotal) {
    load(dice, dice == 1 && withOne ? 1 : total, his, hisTotal, hisTotal == 1);
    one = withOne;
  }

  /** How many have been thrown since. */
  int thrown() {
    return thrown;
  }

  @Override
  public int die(int sides) {
    int index = thrown++;
    if (index < mine) {
      return index == 0 ? best : one && index == 1 ? 1 : LOW;
    }
    if (index < mine + his) {
      return hisAll || index == mine ? hisBest : LOW;
    }
    return NEITHER;
  }

  @Override
  public int card(Pile from) {
    throw new UnsupportedOperationException("there are no cards in this game");
  }

  @Override
  public void shuffle(Pile pile) {
    throw new UnsupportedOperationException("there are no cards in this game");
  }
}
