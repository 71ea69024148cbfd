package derring.bots.haveatyou;

import derring.haveatyou.Armament;
import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Stack;
import derring.haveatyou.Type;

/**
 * What hangs on the declared cards: how much it is worth to the one who declared a card that it
 * takes effect. What it is worth to him it costs his enemies.
 */
final class Stakes {
  /** A blow at a friend counts for so much of one at oneself. */
  private static final double FRIEND = 0.6;

  /** What a grab from Floor or deck is worth. */
  private static final double GRAB = 5;

  /** What other cards are worth. */
  private static final double LITTLE = 1;

  /** A weapon seized is lost to one and won by the other. */
  private static final double SEIZED = 0.5;

  private final HaveAtYou game;
  private final Outlook outlook;
  private final Odds odds;
  private final Arms arms;

  Stakes(HaveAtYou game, Outlook outlook, Odds odds, Arms arms) {
    this.game = game;
    this.outlook = outlook;
    this.odds = odds;
    this.arms = arms;
  }

  private Stack stack() {
    return outlook.stage().stack();
  }

  /** What it is worth to stop the card on top. */
  double top() {
    return stack().isEmpty() ? 0 : of(stack().top());
  }

  /** What a parry is worth: the other may parry it again (HAY-1.3.3.5c). */
  double parried() {
    int other = stack().owner(stack().top());
    double again =
        outlook.battle().fighter(other).weapon() == Outlook.NONE
            ? 0
            : odds.held(odds.count(Type.PARRY), outlook.handSize(other));
    return of(stack().top()) * (1 - again);
  }

  /** What it is worth to turn the attack on top against its maker. */
  double reversed() {
    int top = stack().top();
    return of(top) + blow(top, stack().owner(top));
  }

  /** What it is worth to catch the weapon on its way. */
  double caught() {
    int top = stack().top();
    int item = stack().thrown(top);
    return of(top) + arms.held(item) - arms.held(outlook.self().weapon());
  }

  private double of(int i) {
    Stack stack = stack();
    int target = stack.target(i);
    return switch (stack.deed(i)) {
      case ATTACK, THROW -> blow(i, target) * (target == outlook.me() ? 1 : FRIEND);
      case PARRY, DODGE -> beneath(i);
      case CANCEL, CATCH -> i > 0 ? of(i - 1) : 0;
      case REVERSE -> i > 0 ? of(i - 1) + blow(i - 1, stack.owner(i - 1)) : 0;
      case HEAL -> healing(stack.owner(i));
      case RELOAD -> reloading(stack.owner(i));
      case SHOVE ->
          odds.above(outlook.battle().fighter(target).physical()) * outlook.felling(target);
      case SEIZE -> arms.held(outlook.battle().fighter(target).weapon()) * SEIZED;
      case FLOOR, DECK -> GRAB;
      default -> LITTLE;
    };
  }

  /** The blow that a parry or dodge is about. */
  private double beneath(int i) {
    int at = i;
    while (at > 0 && stack().deed(at) != Deed.ATTACK && stack().deed(at) != Deed.THROW) {
      at--;
    }
    return of(at);
  }

  /** What an attack or throw on the stack does to somebody if it is not averted. */
  private double blow(int i, int victim) {
    Stack stack = stack();
    if (stack.deed(i) == Deed.THROW) {
      return outlook.thrown(stack.thrown(i), stack.hit(i) ? 0 : stack.range(i), victim);
    }
    int item = outlook.battle().fighter(stack.owner(i)).weapon();
    for (Armament.Mode mode : outlook.modes(item)) {
      if (mode.word() == stack.mode(i)) {
        return outlook.hit(mode, mode.damage() - (stack.weak(i) ? 1 : 0), victim);
      }
    }
    return 0;
  }

  /** What healing is worth (HAY-1.3.3.8h). */
  double healing(int seat) {
    Fighter fighter = outlook.battle().fighter(seat);
    int missing = fighter.start() - fighter.physical();
    double points =
        Math.min(missing, 1)
            + Math.max(0, Math.min(missing, 2) - 1) * odds.above(3)
            + Math.max(0, Math.min(missing, 3) - 2) * odds.above(5);
    return Math.max(0, points) * Odds.WOUND;
  }

  double reloading(int seat) {
    Battle battle = outlook.battle();
    int item = battle.fighter(seat).weapon();
    return item == Outlook.NONE ? 0 : arms.held(game.loaded(item)) - arms.held(item);
  }
}
