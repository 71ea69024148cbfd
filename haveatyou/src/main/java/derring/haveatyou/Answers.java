package derring.haveatyou;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What may be answered, and what a Swash! may be; null for yes, or the refusal. An attack is
 * answered by parries, one Dodge! or a Swash!, which may be added to the others (HAY-4.2a).
 */
final class Answers {
  private Answers() {}

  /**
   * The types of card with which those who are asked at a set could answer, whatever they hold: a
   * Swash! always, since one of its uses is always possible (HAY-1.3.3.8w).
   */
  static List<Type> types(Battle battle, Stage stage) {
    List<Type> types = new ArrayList<>();
    if (stage.phase == Phase.ANSWER) {
      int target = stage.stack.target(stage.stack.top());
      if (target != Table.NONE && stage.window.asks(target)) {
        if (parry(battle, stage, target) == null) {
          types.add(Type.PARRY);
        }
        if (dodge(stage, target) == null) {
          types.add(Type.DODGE);
        }
      }
    }
    if (!stage.window.settled()) {
      types.add(Type.SWASH);
    }
    return types;
  }

  /** HAY-1.3.3.5: an attack on oneself, or a parry of one's own attack or parry. */
  static @Nullable Refusal parry(Battle battle, Stage stage, int seat) {
    if (stage.phase != Phase.ANSWER) {
      return Refusal.NOTHING_TO_ANSWER;
    }
    Stack stack = stage.stack;
    int top = stack.top();
    Deed deed = stack.deed(top);
    if (deed != Deed.ATTACK && deed != Deed.PARRY) {
      return Refusal.NO_PARRY_OF_THAT;
    }
    if (stack.target(top) != seat) {
      return Refusal.NOT_THE_TARGET;
    }
    if (stack.closed(top)) {
      return Refusal.CLOSED;
    }
    if (!battle.fighters[seat].armed()) { // HAY-1.3.3.5e: any armament will do
      return Refusal.UNARMED_PARRY;
    }
    if (deed == Deed.ATTACK
        && battle.table.options.noParryAgainstShots()
        && stack.range(top) > 1
        && isShot(battle, stack, top)) {
      return Refusal.NO_PARRY_OF_SHOT;
    }
    return null;
  }

  private static boolean isShot(Battle battle, Stack stack, int top) {
    int weapon = battle.fighters[stack.owner(top)].weapon;
    Armament.@Nullable Mode mode = Chain.modeOrNull(battle.table, weapon, stack.mode(top));
    return mode != null && mode.kind() == Kind.SHOT;
  }

  /** HAY-1.3.3.3a: an attack or a throw on oneself, but not after a parry (HAY-1.3.3.3d). */
  static @Nullable Refusal dodge(Stage stage, int seat) {
    if (stage.phase != Phase.ANSWER) {
      return Refusal.NOTHING_TO_ANSWER;
    }
    Stack stack = stage.stack;
    int top = stack.top();
    Deed deed = stack.deed(top);
    if ((deed != Deed.ATTACK && deed != Deed.THROW) || stack.target(top) != seat) {
      return Refusal.NO_DODGE_OF_THAT;
    }
    return stack.closed(top) || stack.hit(top) ? Refusal.CLOSED : null;
  }

  /** HAY-1.3.3.3b: nowhere, or one or two ranks. */
  static @Nullable Refusal dodgeTo(Battle battle, int seat, int rank) {
    int ranks = Math.abs(rank - battle.fighters[seat].rank);
    return rank == 0 || (ranks >= 1 && ranks <= 2) ? null : Refusal.DODGE_TOO_FAR;
  }

  /** HAY-1.3.3.8r: any use whose condition holds. */
  static @Nullable Refusal swash(Battle battle, Stage stage, int seat, Deed use, int to) {
    return switch (use) {
      case CANCEL -> cancel(battle, stage, seat);
      case REVERSE -> reverse(stage, seat);
      case CATCH -> catchIt(battle, stage, seat);
      case HEAL -> null; // HAY-1.3.3.8w: at full Physical too
      case RELOAD ->
          Swashes.isFired(battle.table, battle.fighters[seat]) ? null : Refusal.NOTHING_TO_RELOAD;
      case RUN -> {
        int ranks = Math.abs(to - battle.fighters[seat].rank);
        yield to > 0 && ranks >= 1 && ranks <= 4 ? null : Refusal.RUN_TOO_FAR;
      }
      case STRIKE ->
          !stage.stack.isEmpty() || Reach.canStrike(battle, stage, seat, Deed.STRIKE)
              ? null
              : Refusal.NO_STRIKE;
      case ACROSS -> across(battle, stage, seat);
      case SHOVE -> shove(battle, stage, seat, to);
      case REDRAW -> battle.fighters[seat].hand.size() > 1 ? null : Refusal.NOTHING_TO_REDRAW;
      case SWITCH ->
          stage.phase == Phase.MOURN && Swashes.mourned(battle, stage, seat) != Table.NONE
              ? null
              : Refusal.NO_FRIEND_FELL;
      case ACTIONS ->
          seat == stage.active && stage.turn == Phase.ACT ? null : Refusal.NOT_YOUR_ACTIONS;
      default -> throw new IllegalStateException(use + " is no use of a Swash!");
    };
  }

  /** HAY-1.3.3.8.cancel: the card directly beneath, of an enemy, before it is resolved. */
  private static @Nullable Refusal cancel(Battle battle, Stage stage, int seat) {
    Stack stack = stage.stack;
    if (stage.phase != Phase.ANSWER || !battle.enemies(seat, stack.owner(stack.top()))) {
      return Refusal.NOTHING_TO_CANCEL;
    }
    return stack.hit(stack.top()) ? Refusal.TOO_LATE_TO_CANCEL : null;
  }

  /** HAY-1.3.3.8d, HAY-1.3.3.8e. */
  private static @Nullable Refusal reverse(Stage stage, int seat) {
    Stack stack = stage.stack;
    if (stage.phase != Phase.ANSWER || stack.target(stack.top()) != seat) {
      return Refusal.NOTHING_TO_REVERSE;
    }
    return switch (stack.deed(stack.top())) {
      case ATTACK -> null;
      case THROW ->
          stack.is(stack.top(), Stack.FORSAKEN)
              ? Refusal.THROWER_OUT
              : stack.hit(stack.top()) ? null : Refusal.REVERSE_TOO_EARLY;
      default -> Refusal.NOTHING_TO_REVERSE;
    };
  }

  /** HAY-1.3.3.6j. */
  private static @Nullable Refusal catchIt(Battle battle, Stage stage, int seat) {
    Stack stack = stage.stack;
    if (stage.phase != Phase.ANSWER
        || !stack.hit(stack.top())
        || stack.target(stack.top()) != seat) {
      return Refusal.NOTHING_TO_CATCH;
    }
    int thrower = stack.owner(stack.top());
    return battle.table.options.noCatchElsewhere()
            && battle.table.home(thrower) != battle.table.home(seat)
        ? Refusal.CATCH_ELSEWHERE
        : null;
  }

  /** HAY-1.3.3.8.across; behind a card in progress it need not be possible yet. */
  private static @Nullable Refusal across(Battle battle, Stage stage, int seat) {
    Table table = battle.table;
    if (!table.twoBoards && table.stages == 1) {
      return Refusal.NO_OTHER_BOARD;
    }
    if (!stage.stack.isEmpty()
        || table.stages > 1
        || Reach.canStrike(battle, stage, seat, Deed.ACROSS)) {
      return null;
    }
    return Refusal.NO_OTHER_BOARD;
  }

  /** HAY-1.3.3.8i2: an enemy of the same board on its first or last rank. */
  private static @Nullable Refusal shove(Battle battle, Stage stage, int seat, int target) {
    Fighter fighter = battle.fighters[seat];
    Fighter victim = battle.fighters[target];
    if (victim.out
        || !battle.enemies(seat, target)
        || battle.table.home(seat) != battle.table.home(target)
        || victim.board != fighter.board
        || battle.table.home(seat) != stage.index) {
      return Refusal.SHOVE_ACROSS;
    }
    if (victim.rank != 1 && victim.rank != Table.RANKS) { // HAY-1.3.1c: either end will do
      return Refusal.NOT_AT_THE_EDGE;
    }
    if (victim.physical >= 6) {
      return Refusal.TOO_STRONG;
    }
    return battle.table.options.shoveClose() && Math.abs(fighter.rank - victim.rank) > 1
        ? Refusal.TOO_FAR_TO_SHOVE
        : null;
  }
}
