package derring.haveatyou;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the blows would come to that a seat could strike or throw as it is asked now. */
final class Aims {
  private Aims() {}

  static List<Seen.Aim> of(View view) {
    int seat = view.seat();
    Battle battle = view.known();
    Stage stage = battle.stageOf(seat);
    if ((battle.waitsFor(stage) >> seat & 1) == 0) {
      return List.of();
    }
    return switch (stage.phase) {
      case ACT -> of(view, stage, Deed.ATTACK);
      case FOLLOW -> of(view, stage, stage.following);
      default -> List.of();
    };
  }

  /** What would hang on a move; null if it is no blow and no throw, or not to be made now. */
  static @Nullable Stakes stakes(View view, Move move) {
    Table table = view.known().table;
    return switch (move) {
      case Move.Attack blow ->
          find(view, Deed.ATTACK, table.modeWords.get(blow.mode()), blow.target());
      case Move.Strike blow ->
          find(view, Deed.ATTACK, table.modeWords.get(blow.mode()), blow.target());
      case Move.Throw thrown -> find(view, Deed.THROW, null, thrown.target());
      default -> null;
    };
  }

  private static @Nullable Stakes find(View view, Deed deed, @Nullable String mode, int target) {
    for (Seen.Aim aim : of(view)) {
      if (aim.deed() == deed
          && aim.target() == target
          && (mode == null || aim.mode().equals(mode))) {
        return aim.stakes();
      }
    }
    return null;
  }

  private static List<Seen.Aim> of(View view, Stage stage, Deed by) {
    Battle battle = view.known();
    int seat = view.seat();
    Fighter fighter = battle.fighters[seat];
    List<Seen.Aim> aims = new ArrayList<>();
    for (int target = 0; target < battle.fighters.length; target++) {
      int range = Reach.range(battle, stage, seat, target, by == Deed.ACROSS);
      if (range == Reach.NEVER) {
        continue;
      }
      for (Armament.Mode mode : battle.table.modes(fighter.weapon)) {
        if (Reach.strikes(battle, seat, target, range, mode, false)
            || Reach.strikes(battle, seat, target, range, mode, true)) {
          boolean weak = by == Deed.WEAPON;
          @Nullable Stakes stakes = Stakes.struck(view, stage, mode, weak, target);
          add(battle.table, Deed.ATTACK, mode, target, stakes, aims);
        }
      }
      if (by == Deed.ATTACK && fighter.armed()) {
        Armament armament = battle.table.armament(fighter.weapon);
        @Nullable Stakes stakes = Stakes.thrown(view, stage, armament, range, target);
        add(battle.table, Deed.THROW, armament.thrown(), target, stakes, aims);
      }
    }
    return aims;
  }

  private static void add(
      Table table,
      Deed deed,
      Armament.Mode mode,
      int target,
      @Nullable Stakes stakes,
      List<Seen.Aim> into) {
    if (stakes != null) {
      into.add(new Seen.Aim(deed, table.modeWords.get(mode.word()), target, stakes));
    }
  }
}
