package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import org.jspecify.annotations.Nullable;

/**
 * What happens to declared cards: the others are asked, and when nobody answers any more the card
 * on top takes effect. A card that is gone leaves the one beneath open to answers again
 * (HAY-1.3.3.8r).
 */
final class Resolution {
  private Resolution() {}

  /**
   * Opens the card on top to answers, a Swash! like any other (HAY-1.3.3.8b2); it takes effect if
   * nobody could have one.
   */
  static void ask(Battle battle, Stage stage, Chance chance, Log log) {
    if (fizzles(battle, stage, chance, log)) {
      return;
    }
    stage.phase = Phase.ANSWER;
    stage.window.open(Reach.responders(battle, stage));
    if (stage.window.settled()) {
      resolve(battle, stage, chance, log);
    }
  }

  /** Takes away the card on top if it can do nothing any more, and goes on with the one beneath. */
  private static boolean fizzles(Battle battle, Stage stage, Chance chance, Log log) {
    Stack stack = stage.stack;
    if (!isVoid(battle, stage, stack.top())) {
      return false;
    }
    if (stack.deed(stack.top()) == Deed.THROW) {
      averted(log, stack.owner(stack.top()), "missed", "HAY-1.3.3.6k");
      Weapons.missed(battle, stage, log);
    }
    stage.window.close(); // whoever fell elsewhere was perhaps still asked
    stack.pop();
    resume(battle, stage, chance, log);
    return true;
  }

  /**
   * Somebody who was shoved out neither strikes nor is struck any more (HAY-1.3.3.8s); but what he
   * has thrown flies on (HAY-1.3.3.6k). A guest who has lost his weapon at his own set cannot
   * strike with it either (HAY-D7).
   */
  private static boolean isVoid(Battle battle, Stage stage, int top) {
    Stack stack = stage.stack;
    int target = stack.target(top);
    if (target != Table.NONE && battle.fighters[target].out) {
      return true;
    }
    Deed deed = stack.deed(top);
    if (deed == Deed.THROW) {
      return false;
    }
    Fighter owner = battle.fighters[stack.owner(top)];
    return stack.is(top, Stack.FORSAKEN)
        || (battle.stages.length > 1
            && deed == Deed.ATTACK
            && Chain.modeOrNull(battle.table, owner.weapon, stack.mode(top)) == null);
  }

  /** A seat does not answer. */
  static void letBe(Battle battle, Stage stage, int seat, Chance chance, Log log) {
    stage.window.leave(seat);
    if (log.on()) {
      tell(log, new Told.LetBe(seat), "HAY-1.3.3.8a");
    }
    if (stage.window.settled()) {
      resolve(battle, stage, chance, log);
    }
  }

  /** Goes on with the card beneath, or settles when there is none. */
  static void resume(Battle battle, Stage stage, Chance chance, Log log) {
    if (stage.stack.isEmpty()) {
      Course.settle(battle, stage, Table.NONE, Table.NONE, chance, log);
    } else {
      ask(battle, stage, chance, log);
    }
  }

  /** The card on top takes effect. */
  private static void resolve(Battle battle, Stage stage, Chance chance, Log log) {
    Stack stack = stage.stack;
    int top = stack.top();
    int owner = stack.owner(top);
    if (fizzles(battle, stage, chance, log)) {
      return;
    }
    switch (stack.deed(top)) {
      case ATTACK -> Blow.land(battle, stage, chance, log);
      case THROW -> flies(battle, stage, chance, log);
      case PARRY -> parryEnds(battle, stage, owner, chance, log);
      case DODGE -> dodged(battle, stage, chance, log);
      case CANCEL -> {
        stack.pop();
        cancelled(battle, stage, chance, log);
      }
      case REVERSE -> {
        stack.pop();
        if (fizzles(battle, stage, chance, log)) {
          return;
        }
        if (stack.is(stack.top(), Stack.FORSAKEN)) { // HAY-1.3.3.6k: there is nobody to strike
          astray(battle, stage, chance, log);
          return;
        }
        stack.set(stack.top(), Stack.REVERSED);
        if (log.on()) {
          tell(
              log,
              new Told.Reversed(stack.owner(stack.top())),
              "HAY-1.3.3.8.reverse",
              "HAY-1.3.3.8d");
        }
        Blow.land(battle, stage, chance, log);
      }
      case CATCH -> {
        stack.pop();
        if (fizzles(battle, stage, chance, log)) {
          return;
        }
        Weapons.caught(battle, stage, log);
        stack.pop();
        resume(battle, stage, chance, log);
      }
      case WEAPON -> { // HAY-1.3.3.7c: only a card that was not cancelled comes so far
        stack.pop();
        Weapons.found(battle, stage, owner, chance, log);
        allow(battle, stage, owner, Deed.WEAPON, chance, log);
      }
      case REDRAW -> {
        stack.pop();
        if (battle.fighters[owner].hand.isEmpty()) {
          resume(battle, stage, chance, log);
        } else {
          stage.follower = owner;
          stage.following = Deed.REDRAW;
          stage.phase = Phase.REDRAW;
        }
      }
      default -> {
        simple(battle, stage, stack.deed(top), top, chance, log);
        if (!battle.over()) {
          resume(battle, stage, chance, log);
        }
      }
    }
  }

  /** Deeds after which the card beneath, or the turn, simply goes on. They leave the stack. */
  private static void simple(
      Battle battle, Stage stage, Deed deed, int top, Chance chance, Log log) {
    Stack stack = stage.stack;
    int owner = stack.owner(top);
    int target = stack.target(top);
    int amount = stack.amount(top);
    int slot = stack.mode(top);
    stack.pop();
    switch (deed) {
      case FLOOR -> Weapons.fromFloor(battle, stage, owner, amount, slot, chance, log);
      case DECK -> Weapons.fromDeck(battle, stage, owner, chance, log);
      case SEIZE -> Weapons.seize(battle, stage, owner, target, chance, log);
      case DRINK -> Weapons.drink(battle, stage, owner, chance, log);
      case MOVE, RUN -> go(battle, owner, amount, deed.rule(), log);
      case HEAL -> Swashes.heal(battle, stage, owner, chance, log);
      case RELOAD -> Swashes.reload(battle, owner, log);
      case STRIKE -> stage.waiting.put(owner); // HAY-1.3.3.8g, HAY-D4: the Swash! is done
      case ACROSS -> stage.waiting.put(owner + Stage.ALSO);
      case SHOVE -> Swashes.shove(battle, stage, owner, target, chance, log);
      case SWITCH -> Swashes.switchBoards(battle, stage, owner, log);
      case ACTIONS -> Swashes.hurry(stage, owner, log);
      default -> throw new IllegalStateException(deed + " is resolved elsewhere");
    }
  }

  /** Moves a fighter; the last rank stops him (HAY-1.3.3.4). */
  static void go(Battle battle, int seat, int ranks, String rule, Log log) {
    Fighter fighter = battle.fighters[seat];
    int from = fighter.rank;
    fighter.rank = Math.clamp((long) from + ranks, 1, Table.RANKS);
    if (log.on()) {
      tell(log, new Told.Moved(seat, from, fighter.rank), rule);
    }
  }

  /** An attack that a card allows is offered, if one can be made at all. */
  static void allow(Battle battle, Stage stage, int seat, Deed by, Chance chance, Log log) {
    if (Reach.canStrike(battle, stage, seat, by)) {
      stage.follower = seat;
      stage.following = by;
      stage.phase = Phase.FOLLOW;
    } else {
      resume(battle, stage, chance, log);
    }
  }

  /** No attack is made where one was allowed. */
  static void forgo(Battle battle, Stage stage, Chance chance, Log log) {
    if (log.on()) {
      tell(log, new Told.LetBe(stage.follower), "HAY-1.3.3.7a");
    }
    stage.follower = Table.NONE;
    stage.following = Deed.STRIKE;
    resume(battle, stage, chance, log);
  }

  /** HAY-4.3: the die against the range; then the target has a last chance (HAY-1.3.3.6j). */
  private static void flies(Battle battle, Stage stage, Chance chance, Log log) {
    Stack stack = stage.stack;
    int top = stack.top();
    int owner = stack.owner(top);
    if (stack.hit(top)) {
      Blow.land(battle, stage, chance, log);
      return;
    }
    int range = stack.range(top);
    if (range == 0
        || Draws.die(battle, stage, owner, "for the throw", "HAY-1.3.3.6c", chance, log) > range) {
      stack.set(top, Stack.HIT);
      ask(battle, stage, chance, log);
    } else {
      averted(log, owner, "missed", "HAY-4.3");
      astray(battle, stage, chance, log);
    }
  }

  /** HAY-1.3.3.6g: the throw on top is over without a hit. */
  private static void astray(Battle battle, Stage stage, Chance chance, Log log) {
    Weapons.missed(battle, stage, log);
    stage.stack.pop();
    resume(battle, stage, chance, log);
  }

  /** HAY-1.3.3.3c. */
  private static void dodged(Battle battle, Stage stage, Chance chance, Log log) {
    Stack stack = stage.stack;
    int top = stack.top();
    go(battle, stack.owner(top), stack.amount(top), "HAY-1.3.3.3b", log);
    stack.pop();
    int attack = stack.top();
    averted(log, stack.owner(attack), "dodged", "HAY-1.3.3.3c");
    if (stack.deed(attack) == Deed.THROW) {
      astray(battle, stage, chance, log);
    } else {
      averted(battle, stage, chance, log);
    }
  }

  /** HAY-1.3.3.5c: an exchange of parries is over; {@code winner} parried last. */
  private static void parryEnds(Battle battle, Stage stage, int winner, Chance chance, Log log) {
    Stack stack = stage.stack;
    while (stack.deed(stack.top()) == Deed.PARRY) {
      stack.pop();
    }
    int attack = stack.top();
    if (winner == stack.target(attack)) {
      averted(log, stack.owner(attack), "parried", "HAY-1.3.3.5");
      averted(battle, stage, chance, log);
    } else {
      stack.set(attack, Stack.CLOSED); // HAY-1.3.3.5g
      ask(battle, stage, chance, log);
    }
  }

  private static void averted(Log log, int attacker, String how, String rule) {
    if (log.on()) {
      tell(log, new Told.Averted(attacker, how), rule);
    }
  }

  /** An attack that was parried or dodged is over; a bottle shatters all the same (HAY-6.3d). */
  private static void averted(Battle battle, Stage stage, Chance chance, Log log) {
    Blow.shatter(battle, stage.stack.owner(stage.stack.top()), "HAY-6.3d", log);
    stage.stack.pop();
    resume(battle, stage, chance, log);
  }

  /** HAY-1.3.3.8.cancel: the card on top is cancelled; what it cost stays spent. */
  private static void cancelled(Battle battle, Stage stage, Chance chance, Log log) {
    Stack stack = stage.stack;
    int top = stack.top();
    int owner = stack.owner(top);
    Deed deed = stack.deed(top);
    if (log.on()) {
      int card = stack.card(top);
      tell(
          log,
          new Told.Cancelled(
              owner, deed.word(), card == Table.NONE ? "" : battle.table.cardName(card)),
          "HAY-1.3.3.8.cancel",
          "HAY-1.3.3.8b");
    }
    switch (deed) {
      case PARRY -> { // HAY-1.3.3.5g: who is cancelled loses the exchange
        int target = stack.target(top);
        parryEnds(battle, stage, target, chance, log);
      }
      case DODGE -> { // HAY-1.3.3.3e; only a Swash! is left (HAY-D9)
        stack.pop();
        stack.set(stack.top(), Stack.CLOSED);
        ask(battle, stage, chance, log);
      }
      case ATTACK -> {
        Fighter fighter = battle.fighters[owner];
        if (stack.amount(top) != 0) {
          go(battle, owner, -stack.amount(top), "HAY-1.3.3.1b", log);
        }
        Armament.@Nullable Mode mode =
            Chain.modeOrNull(battle.table, fighter.weapon, stack.mode(top));
        if (mode != null && mode.loaded()) {
          fighter.weapon = Table.unmark(fighter.weapon); // HAY-6.6b
        }
        stack.pop();
        resume(battle, stage, chance, log);
      }
      case THROW -> {
        Weapons.notThrown(battle, stage, log);
        stack.pop();
        resume(battle, stage, chance, log);
      }
      default -> { // a Grab!, a Move!, a drink (HAY-6.3e) or a Swash! has done nothing yet
        stack.pop();
        resume(battle, stage, chance, log);
      }
    }
  }
}
