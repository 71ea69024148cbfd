package derring.bots.haveatyou;

import derring.haveatyou.Armament;
import derring.haveatyou.HaveAtYou;

/**
 * What it is worth to have a weapon in the hand, in points of fatigue over the rest of the fight.
 */
final class Arms {
  /** Attacks are made in so many of the turns to come. */
  private static final double USED = 0.8;

  /** What it is worth in each turn that one can parry. */
  private static final double PARRIES = 1.2;

  /** What each rank of reach adds, as a part of the edge. */
  private static final double REACH = 0.12;

  /** A weapon that is gone after one attack counts for so many. */
  private static final double ONCE = 1.2;

  /** A pistol from the Floor is loaded in so many cases (HAY-6.6a). */
  private static final double FOUND_LOADED = 1 / 3.0;

  /** The part of a shot's force that comes of it: it is parried less than it is feared. */
  private static final double SHOT = 0.5;

  private static final double RUM = 2;

  private final HaveAtYou game;
  private final Outlook outlook;

  Arms(HaveAtYou game, Outlook outlook) {
    this.game = game;
    this.outlook = outlook;
  }

  /** The worth of an item in the hand of this seat. */
  double held(int item) {
    if (item == Outlook.NONE) {
      return outlook.edge(item) * REACH * outlook.turns();
    }
    Armament armament = game.armament(item);
    double sum = common(item, armament);
    return armament.loadedOn() > 0 && !game.marked(item) ? sum + shot(item) : sum;
  }

  /** The worth of a bottle in the hand but for the rum in it. */
  double empty(int item) {
    Armament armament = game.armament(item);
    return held(item) - (armament.fullOn() > 0 && game.marked(item) ? RUM : 0);
  }

  /** The worth of an item on the Floor: nobody knows whether a pistol there is loaded. */
  double onFloor(int item) {
    Armament armament = game.armament(item);
    double sum = common(item, armament);
    return armament.loadedOn() > 0 && !game.marked(item) ? sum + shot(item) * FOUND_LOADED : sum;
  }

  private double common(int item, Armament armament) {
    double turns = outlook.turns();
    double edge = Math.max(0, outlook.edge(item)) * (1 + REACH * (reach(item) - 1));
    double rum = armament.fullOn() > 0 && game.marked(item) ? RUM : 0;
    double uses = armament.singleUse() ? ONCE : turns * USED;
    return edge * uses + PARRIES * turns + rum;
  }

  private double shot(int item) {
    double best = 0;
    for (Armament.Mode mode : outlook.modes(item)) {
      if (mode.loaded()) {
        best = Math.max(best, SHOT * mode.damage() * outlook.mean(mode));
      }
    }
    return best;
  }

  private int reach(int item) {
    int reach = 0;
    for (Armament.Mode mode : outlook.modes(item)) {
      if (!mode.loaded()) {
        reach = Math.max(reach, mode.range());
      }
    }
    return reach;
  }

  /** The worth of what the Armaments deck may hold, were it drawn now. */
  double drawn() {
    double sum = 0;
    int copies = 0;
    for (int kind = 0; kind < game.armaments(); kind++) {
      int item = game.fresh(kind);
      copies += game.armament(item).copies();
      sum += game.armament(item).copies() * held(item);
    }
    return sum / Math.max(1, copies);
  }
}
