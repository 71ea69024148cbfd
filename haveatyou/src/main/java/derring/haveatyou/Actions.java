package derring.haveatyou;

import org.jspecify.annotations.Nullable;

/** What may be played for action points; each question answers null for yes, or the refusal. */
final class Actions {
  private Actions() {}

  /**
   * HAY-1.3.3.1, as a club with a pistol too (HAY-1.3.3.1e): an attack by an Attack! card, or by
   * what {@code by} allows.
   */
  static @Nullable Refusal blow(
      Battle battle, Stage stage, int seat, int word, int target, boolean lunge, Deed by) {
    Fighter fighter = battle.fighters[seat];
    if (by == Deed.WEAPON && !fighter.armed()) {
      return Refusal.BARE_HANDS;
    }
    Armament.@Nullable Mode mode = null;
    for (Armament.Mode each : battle.table.modes(fighter.weapon)) {
      if (each.word() == word) {
        mode = each;
      }
    }
    if (mode == null) {
      return Refusal.NO_SUCH_MODE;
    }
    int range = Reach.range(battle, stage, seat, target, by == Deed.ACROSS);
    if (range == Reach.NEVER) {
      return Refusal.UNREACHABLE;
    }
    if (mode.loaded() && Table.marked(fighter.weapon)) {
      return Refusal.UNLOADED;
    }
    if (lunge && fighter.rank == battle.fighters[target].rank) {
      return Refusal.NO_LUNGE;
    }
    return Reach.strikes(battle, seat, target, range, mode, lunge) ? null : Refusal.OUT_OF_RANGE;
  }

  /** HAY-1.3.3.6. */
  static @Nullable Refusal throwAt(Battle battle, Stage stage, int seat, int target) {
    if (!battle.fighters[seat].armed()) {
      return Refusal.NOTHING_TO_THROW;
    }
    return Reach.range(battle, stage, seat, target, false) == Reach.NEVER
        ? Refusal.UNREACHABLE
        : null;
  }

  /** HAY-1.3.3.2c. */
  static @Nullable Refusal seize(Battle battle, Stage stage, int seat, int target) {
    Fighter fighter = battle.fighters[seat];
    Fighter victim = battle.fighters[target];
    int range = Reach.range(battle, stage, seat, target, false);
    if (range == Reach.NEVER) {
      return Refusal.UNREACHABLE;
    }
    if (battle.table.home(seat) != battle.table.home(target) || victim.board != fighter.board) {
      return Refusal.SEIZE_ACROSS;
    }
    if (!victim.armed()) {
      return Refusal.NOTHING_TO_SEIZE;
    }
    return range < battle.table.armament(victim.weapon).seizeRange()
        ? null
        : Refusal.TOO_FAR_TO_SEIZE;
  }

  /** HAY-1.3.3.4: one rank, either way. */
  static @Nullable Refusal step(Battle battle, int seat, int rank) {
    return Math.abs(rank - battle.fighters[seat].rank) == 1 ? null : Refusal.NO_STEP;
  }

  /** HAY-6.3a: a full bottle; an empty one is good for all else (HAY-6.3b). */
  static @Nullable Refusal drink(Battle battle, int seat) {
    Fighter fighter = battle.fighters[seat];
    return fighter.armed()
            && battle.table.armament(fighter.weapon).canBeDrunk()
            && Table.marked(fighter.weapon)
        ? null
        : Refusal.NO_BOTTLE;
  }
}
