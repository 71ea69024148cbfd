package derring.bots.swordplay;

import derring.bots.search.Head;
import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Swordplay;

/**
 * What somebody forwent in his last turn if he held a hand then: who attacked had no better attack,
 * and nothing to ready that was worth more; who readied something had nothing better. He has drawn
 * nothing since, so the hand is what he chose from, but for what he has played. How the bout stood
 * then is taken to be as it stands now.
 */
final class Forgone {
  /** Differences of worth are told apart in steps of a half, as far as this either way. */
  private static final int FAR = 8;

  private final Arsenal arsenal;
  private final Memory memory;
  private final Head head;
  private final Glance glance;
  private final int[] attackedWithAttack;
  private final int[] attackedWithItem;
  private final int[] readiedWithItem;
  private final int[] readiedWithAttack;
  private final int[] heldWithAttack;

  Forgone(Swordplay game, Arsenal arsenal, Memory memory, Head head, String shape) {
    this.arsenal = arsenal;
    this.memory = memory;
    this.head = head;
    glance = new Glance(game, arsenal);
    attackedWithAttack = head.features(shape + "attacked with an attack better by", 2 * FAR + 1);
    attackedWithItem = head.features(shape + "attacked with an item better by", 2 * FAR + 1);
    readiedWithItem = head.features(shape + "readied with an item better by", 2 * FAR + 1);
    readiedWithAttack = head.features(shape + "readied with an attack better by", 2 * FAR + 1);
    heldWithAttack = head.features(shape + "held with an attack worth", 2 * FAR + 1);
  }

  /** Adds what the last turn of somebody says of the hand that he has. */
  void hand(Bout bout, int body) {
    if (memory.turn(body) == Memory.Turn.NONE) {
      return;
    }
    glance.lookBack(bout, body, Deed.foe(bout, body));
    int deed = memory.deed(body);
    float best = glance.bestAttack();
    switch (memory.turn(body)) {
      case ATTACKED -> {
        if (arsenal.is(deed, Arsenal.ATTACK)) {
          float worth = glance.attack(deed, Places.at(memory.struckAt(body)));
          add(attackedWithAttack, best > 0, best - worth);
          float gain = bestItem(bout, body, false);
          add(attackedWithItem, gain >= 0, gain - Deed.DELAY * worth);
        }
      }
      case READIED -> {
        float worth = glance.ready(deed);
        float item = bestItem(bout, body, true);
        add(readiedWithItem, item >= 0, item - worth);
        float strength = arsenal.strength(bout, body);
        float then = (strength - arsenal.punch(deed)) / strength;
        add(readiedWithAttack, best > 0, Deed.DELAY * best * then - worth);
      }
      default -> add(heldWithAttack, best > 0, best);
    }
  }

  private void add(int[] row, boolean has, float by) {
    head.add(row, has ? (int) Math.floor(2 * by + FAR + 0.5f) : 0);
  }

  /** What the best item in the hand does when it is ready, or gains by it; -1 for none. */
  private float bestItem(Bout bout, int body, boolean ready) {
    float best = -1;
    Pile hand = bout.fighter(body).hand();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (!arsenal.is(card, Arsenal.ATTACK) && !arsenal.is(card, Arsenal.DEFENCE)) {
        best = Math.max(best, ready ? glance.ready(card) : glance.gain(card));
      }
    }
    return best;
  }
}
