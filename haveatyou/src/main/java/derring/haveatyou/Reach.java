package derring.haveatyou;

/** Who can be reached from where, and at what range (HAY-4.1, HAY-4.5). */
final class Reach {
  private Reach() {}

  /** Out of everybody's reach. */
  static final int NEVER = -1;

  /**
   * The range from a fighter to an enemy as things stand at {@code stage}, or {@link #NEVER}. It is
   * the same for a throw (HAY-4.3a, HAY-4.5d), and the same for an answer: who is struck from
   * across strikes back only if he reaches across himself (HAY-4.5c). Of several enemies in reach
   * the player chooses (HAY-5.3c).
   *
   * @param across whether only other boards are meant, as with that use of a Swash!
   */
  static int range(Battle battle, Stage stage, int seat, int target, boolean across) {
    Table table = battle.table;
    Fighter fighter = battle.fighters[seat];
    Fighter other = battle.fighters[target];
    if (other.out || !battle.enemies(seat, target)) {
      return NEVER;
    }
    int distance = Math.abs(fighter.rank - other.rank); // HAY-4.1a
    if (table.stages > 1 && table.home(seat) != table.home(target)) {
      return reachesSet(battle, stage, seat, table.home(target), across) ? distance + 1 : NEVER;
    }
    if (table.home(seat) != stage.index) {
      return NEVER;
    }
    boolean elsewhere = across || (stage.free && stage.active == seat);
    if (fighter.board == other.board) {
      return elsewhere ? NEVER : distance;
    }
    return elsewhere // HAY-1.3.3.8m, HAY-4.5a: one rank more as soon as there are two boards
            || isAlone(battle, seat)
            || (table.options.battle() == BattleType.LAST_MAN
                && isAlone(battle, target)) // HAY-5.3a
        ? distance + 1
        : NEVER;
  }

  /**
   * HAY-5.6: whether a fighter reaches the enemies of another set as things stand at {@code stage}.
   * A guest does, and anybody whose Swash! strikes across there; so does whoever is alone at home
   * in his normal turn, at the sets beside his own.
   */
  private static boolean reachesSet(
      Battle battle, Stage stage, int seat, int there, boolean across) {
    if (there == stage.index) {
      return across || stage.active == seat;
    }
    int home = battle.table.home(seat);
    return home == stage.index
        && stage.active == seat
        && !across
        && !stage.free
        && battle.table.areBeside(home, there)
        && isAlone(battle, seat);
  }

  /** HAY-4.5b: whether no living enemy stands on a fighter's own board. */
  static boolean isAlone(Battle battle, int seat) {
    return opponent(battle, seat) == Table.NONE;
  }

  /** The living enemy on a fighter's own board, or {@link Table#NONE}. */
  static int opponent(Battle battle, int seat) {
    Table table = battle.table;
    int from = table.home(seat) * table.perSet;
    for (int other = from; other < from + table.perSet; other++) {
      if (battle.enemies(seat, other)
          && !battle.fighters[other].out
          && battle.fighters[other].board == battle.fighters[seat].board) {
        return other;
      }
    }
    return Table.NONE;
  }

  /**
   * HAY-1.3.3.1: whether a blow in this mode reaches, after a lunge if there is one; that is
   * allowed in range, too (HAY-1.3.3.1g).
   */
  static boolean strikes(
      Battle battle, int seat, int target, int range, Armament.Mode mode, boolean lunge) {
    if (range == NEVER || (mode.loaded() && Table.marked(battle.fighters[seat].weapon))) {
      return false;
    }
    if (!lunge) {
      return range <= mode.range();
    }
    return battle.fighters[seat].rank != battle.fighters[target].rank && range - 1 <= mode.range();
  }

  /** Whether a fighter could make any attack at all. */
  static boolean canStrike(Battle battle, Stage stage, int seat, Deed by) {
    Fighter fighter = battle.fighters[seat];
    if (fighter.out || (by == Deed.WEAPON && !fighter.armed())) {
      return false;
    }
    Armament.Mode[] modes = battle.table.modes(fighter.weapon);
    for (int target = 0; target < battle.fighters.length; target++) {
      int range = range(battle, stage, seat, target, by == Deed.ACROSS);
      if (range != NEVER) {
        for (int i = 0; i < modes.length; i++) {
          if (strikes(battle, seat, target, range, modes[i], false)
              || strikes(battle, seat, target, range, modes[i], true)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * The living players at a set who hold cards: those who sit there, a guest, and whoever is
   * attacked from there at another set.
   */
  private static int present(Battle battle, Stage stage) {
    int seats = battle.table.seatsOf(stage.index) | 1 << stage.active;
    if (!stage.stack.isEmpty() && stage.stack.target(0) != Table.NONE) {
      seats |= 1 << stage.stack.target(0);
    }
    int present = 0;
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      Fighter fighter = battle.fighters[seat];
      if (!fighter.out && !fighter.hand.isEmpty()) {
        present |= 1 << seat;
      }
    }
    return present;
  }

  /**
   * HAY-1.3.3.8c: who may answer the card on top. Whoever might hold an answer is asked, so that
   * being asked tells nothing about a hand (HAY-D2).
   */
  static int responders(Battle battle, Stage stage) {
    int top = stage.stack.top();
    int seats = present(battle, stage) & battle.table.enemies[stage.stack.owner(top)];
    return stage.stack.hit(top) ? seats & 1 << stage.stack.target(top) : seats;
  }

  /** HAY-1.3.3.8a2: who may still play a Swash! before the turn passes. */
  static int others(Battle battle, Stage stage) {
    return present(battle, stage) & ~(1 << stage.active);
  }
}
