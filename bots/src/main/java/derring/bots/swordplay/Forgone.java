package derring.bots.swordplay;

import derring.bots.search.Head;
import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Phase;
import derring.swordplay.Swordplay;

/**
 * What somebody did not do in his last turn, though with a hand he could have. All that he holds he
 * held when he readied or attacked: a hand with a much better attack, or with something better to
 * ready, is hardly his. And what he kept when he discarded is worth as much as what he let go,
 * unless he drew it afterwards.
 */
final class Forgone {
  /** Steps of what one thing is worth more than another: worse, as good, better. */
  private static final int STEPS = 13;

  private static final int EQUAL = STEPS / 2;

  /** So many steps are a point of damage. */
  private static final float FINE = 2.5f;

  /** An attack that waits a turn is worth this much of itself. */
  private static final float DELAY = 0.67f;

  /** Who drew more cards than this has nearly a new hand. */
  private static final int MANY = 3;

  private final Arsenal arsenal;
  private final Memory memory;
  private final Glance glance;
  private final Head head;
  private final int[] strikeForStrike;
  private final int[] readyForStrike;
  private final int[] readyForReady;
  private final int[] strikeForReady;
  private final int[] strikeForNothing;
  private final int[] readyForNothing;
  private final int[][] keptForGone = new int[MANY + 1][];
  private final int[][] keptForDraw = new int[MANY + 1][];

  Forgone(Swordplay game, Arsenal arsenal, Memory memory, Head head, String shape) {
    this.arsenal = arsenal;
    this.memory = memory;
    this.head = head;
    glance = new Glance(game, arsenal);
    strikeForStrike = head.features(shape + "forwent an attack for another", STEPS);
    readyForStrike = head.features(shape + "forwent readying for an attack", STEPS);
    readyForReady = head.features(shape + "forwent readying for another", STEPS);
    strikeForReady = head.features(shape + "forwent an attack for readying", STEPS);
    strikeForNothing = head.features(shape + "forwent an attack", STEPS);
    readyForNothing = head.features(shape + "forwent readying", STEPS);
    for (int drawn = 0; drawn <= MANY; drawn++) {
      keptForGone[drawn] = head.features(shape + "rather than discarded, drew " + drawn, STEPS);
      keptForDraw[drawn] = head.features(shape + "rather than a new one, drew " + drawn, STEPS);
    }
  }

  /** Adds what the hand of somebody says, if it is remembered what he did. */
  void hand(Bout bout, int body) {
    if (memory.turn(body) == Memory.Turn.NONE) {
      return;
    }
    glance.look(bout, body, Glance.foe(bout, body), Phase.READY);
    int struck = memory.struck(body);
    int readied = memory.readied(body);
    if (readied >= 0) {
      float gain = glance.gain(readied);
      head.add(readyForReady, step(glance.bestGain() - gain));
      head.add(strikeForReady, step(DELAY * glance.bestAttack() - gain));
    } else if (struck < 0) {
      head.add(strikeForNothing, step(glance.bestAttack()));
      head.add(readyForNothing, step(glance.bestGain()));
    } else if (arsenal.is(struck, Arsenal.ATTACK)) {
      float worth = glance.attack(struck, memory.where(body));
      head.add(strikeForStrike, step(glance.bestAttack() - worth));
      head.add(readyForStrike, step(glance.bestGain() - DELAY * worth));
    }
    kept(bout.fighter(body).hand(), body);
  }

  private void kept(Pile hand, int body) {
    int drawn = Math.min(MANY, memory.drawn(body));
    int gone = memory.discarded(body);
    int[] row = gone < 0 ? keptForDraw[drawn] : keptForGone[drawn];
    float least = gone < 0 ? glance.draw() : glance.missed(gone);
    for (int i = 0; i < hand.size(); i++) {
      head.add(row, step(glance.keep(hand.get(i)) - least));
    }
  }

  private static int step(float more) {
    int steps = (int) (Math.abs(more) * FINE) + 1;
    return more == 0 ? EQUAL : more > 0 ? EQUAL + steps : EQUAL - steps;
  }
}
