package derring.bots.audatia;

import derring.kernel.Chance;
import derring.kernel.Pile;

/** In a thought nothing is left to chance: what is shuffled there is not looked at any more. */
enum NoChance implements Chance {
  INSTANCE;

  @Override
  public int die(int sides) {
    return 1;
  }

  @Override
  public int card(Pile from) {
    return from.get(0);
  }

  @Override
  public void shuffle(Pile pile) {}
}
