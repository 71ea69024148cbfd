package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Log;

/** Free turns and attacks on other boards and at other sets (HAY-5.5, HAY-5.6). */
final class Elsewhere {
  private Elsewhere() {}

  /** The set that a place means to a fighter. */
  static Stage at(Battle battle, int seat, Move.Place place) {
    int stages = battle.stages.length;
    int home = battle.table.home(seat);
    return battle
        .stages[
        switch (place) {
          case HERE -> home;
          case LEFT -> (home + stages - 1) % stages;
          case RIGHT -> (home + 1) % stages;
        }];
  }

  /** Whether a freed fighter would find an enemy there. */
  static boolean isOpen(Battle battle, int seat, Move.Place place) {
    Stage there = at(battle, seat, place);
    boolean home = there.index == battle.table.home(seat);
    if (home != (place == Move.Place.HERE)
        || (place == Move.Place.RIGHT && battle.stages.length == 2)) {
      return false; // in a ring of two, left and right are the same
    }
    return hasEnemy(battle, there, seat);
  }

  /** Whether an enemy stands on another board of that set. */
  private static boolean hasEnemy(Battle battle, Stage there, int seat) {
    boolean home = there.index == battle.table.home(seat);
    int from = there.index * battle.table.perSet;
    for (int other = from; other < from + battle.table.perSet; other++) {
      Fighter enemy = battle.fighters[other];
      if (!enemy.out
          && battle.enemies(seat, other)
          && (!home || enemy.board != battle.fighters[seat].board)) {
        return true;
      }
    }
    return false;
  }

  /** A freed fighter says where, if there is a choice; true if he must decide. */
  static boolean choose(Battle battle, Stage stage, Log log) {
    int seat = stage.freed;
    int open = 0;
    Move.Place only = Move.Place.HERE;
    if (!battle.fighters[seat].out) {
      for (Move.Place place : PLACES) {
        if (isOpen(battle, seat, place)) {
          open++;
          only = place;
        }
      }
    }
    if (open > 1) {
      stage.phase = Phase.WHERE;
      return true;
    }
    if (open == 0) {
      boolean attack = stage.freedStrike;
      clear(stage);
      if (!attack) {
        rest(stage, seat);
      }
      return false;
    }
    return go(battle, stage, only, log);
  }

  private static final Move.Place[] PLACES = Move.Place.values();

  private static void clear(Stage stage) {
    stage.freed = Table.NONE;
    stage.freedStrike = false;
  }

  /** HAY-5.4d: after a kill, nothing is left of the killer's turn but the refill. */
  static void rest(Stage stage, int seat) {
    if (stage.active == seat && stage.turn == Phase.ACT) {
      stage.points = 0;
      stage.turn = Phase.DISCARD;
    }
  }

  /** The place is known; true if somebody must decide now. */
  static boolean go(Battle battle, Stage stage, Move.Place place, Log log) {
    int seat = stage.freed;
    boolean attack = stage.freedStrike;
    Stage there = at(battle, seat, place);
    clear(stage);
    if (log.on()) {
      tell(log, new Told.Earned(seat, there.index, attack), attack ? "HAY-4.5" : "HAY-5.5");
    }
    if (there.index != stage.index) {
      there.queue.put(seat + (attack ? Stage.ALSO : 0)); // HAY-5.6a
      if (!attack) {
        rest(stage, seat);
      }
      return false;
    }
    if (attack) {
      return Course.strike(battle, stage, seat, Deed.ACROSS);
    }
    if (stage.active == seat && stage.turn == Phase.ACT) {
      Turn.startFree(stage, log); // HAY-D5: his own turn becomes the free one
      return true;
    }
    stage.queue.put(seat);
    return false;
  }

  /** The next turn that waits in the queue begins; false if there is none. */
  static boolean next(Battle battle, Stage stage, Log log) {
    while (!stage.queue.isEmpty()) {
      int next = stage.queue.take(0);
      int seat = next % Stage.ALSO;
      if (battle.fighters[seat].out || !hasEnemy(battle, stage, seat)) {
        continue;
      }
      stage.active = seat;
      stage.turn = Phase.BEGIN;
      if (next < Stage.ALSO) {
        Turn.startFree(stage, log);
        return true;
      }
      stage.free = false; // a single attack is no free turn (HAY-5.5c)
      stage.points = 0;
      stage.played = false;
      stage.turn = Phase.LAST;
      if (Course.strike(battle, stage, seat, Deed.ACROSS)) {
        return true;
      }
    }
    return false;
  }
}
