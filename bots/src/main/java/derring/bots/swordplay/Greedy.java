package derring.bots.swordplay;

import derring.bots.Bot;
import derring.kernel.Chance;
import derring.kernel.MoveBuffer;
import derring.swordplay.Bout;
import derring.swordplay.Card;
import derring.swordplay.Effect;
import derring.swordplay.Fighter;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;

/**
 * Plays Swordplay by making, each time, the move that is worth most by itself. All worths are in
 * points of damage dealt or averted: {@link Prospects} says how the bout stands, {@link Foresight}
 * what an attack leads to, {@link Gear} what ready cards are worth and {@link Hand} what those in
 * the hand are. Of moves worth the same the first listed is made; chance is not used.
 *
 * <p>The weights that matter often were set by letting versions of this bot fight each other some
 * thousands of times; half as much again of one of them seldom made a difference that could be
 * measured. Those of rare cards and optional rules are estimates.
 */
final class Greedy implements Bot<Move, View> {
  /** An attack that is not made now can still be made next turn, so a delay costs only this. */
  private static final double DELAY = 0.67;

  /** The hand is filled again each turn, so a card spent costs only a part of its worth. */
  private static final double SPENT = 0.7;

  /** With each further foe more attacks come before the hand is filled again. */
  private static final double SPENT_AMONG_MANY = 0.2;

  /** Most uses of a cloak that are saved are never needed. */
  private static final double CLOAK_SPENT = 0.5;

  /** To play a card again costs no card, but can be done only once. */
  private static final double ONCE = 0.5;

  private final Swordplay game;
  private final Prospects prospects;
  private final Foresight foresight;
  private final Gear gear;
  private final Hand hand;
  private final boolean firstSkips;

  Greedy(Swordplay game) {
    this.game = game;
    prospects = new Prospects(game);
    foresight = new Foresight(game, prospects);
    gear = new Gear(game, prospects);
    hand = new Hand(game, prospects, foresight, gear);
    firstSkips = Boolean.TRUE.equals(game.options().get("first-skips-combat"));
  }

  @Override
  public Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
    if (moves.size() == 1) {
      return moves.get(0);
    }
    prospects.look(view);
    foresight.look(view);
    gear.look(view);
    hand.look(view);
    Bout bout = view.known();
    Fighter self = bout.fighter(view.seat());
    return switch (bout.phase()) {
      case DISCARD -> {
        hand.study();
        yield Bot.best(moves, move -> discarding(move, self));
      }
      case READY -> ready(bout, self, moves);
      case COMBAT -> Bot.best(moves, this::attacking);
      case ANSWER -> {
        hand.study();
        yield Bot.best(moves, move -> answering(move, self));
      }
      case NAME_PARRYING, NAME_PARRIED -> Bot.best(moves, this::naming);
      case BEAT_ASIDE -> Bot.best(moves, this::beating);
      case OVER -> throw new IllegalArgumentException("the bout is over");
    };
  }

  /** A card goes if a new one promises more. */
  private double discarding(Move move, Fighter self) {
    return switch (move) {
      case Move.Discard(int card) -> hand.draw() - hand.keep(card);
      case Move.ThrowIn() -> {
        double sum = 0;
        for (int i = 0; i < self.hand().size(); i++) {
          sum += hand.draw() - hand.keep(self.hand().get(i));
        }
        yield sum;
      }
      default -> 0;
    };
  }

  /** Readies the card that gains most, dropping for it what must go, or goes on to fight. */
  private Move ready(Bout bout, Fighter self, MoveBuffer<Move> moves) {
    boolean fights = !self.tripped() && !(firstSkips && bout.turns() == 0);
    double most = fights ? hand.bestAttack() * DELAY : 0;
    int wanted = -1;
    for (int i = 0; i < self.hand().size(); i++) {
      double gain = gear.readying(self.hand().get(i));
      if (gain > most) {
        most = gain;
        wanted = self.hand().get(i);
      }
    }
    return wanted < 0 ? moves.get(0) : towards(wanted, self, moves);
  }

  /** Readies a card if there are hands for it; if not, drops what is worth least. */
  private Move towards(int wanted, Fighter self, MoveBuffer<Move> moves) {
    int least = gear.least(0);
    Move drop = moves.get(0);
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      if (move instanceof Move.Ready(int card) && card == wanted) {
        return move;
      }
      if (move instanceof Move.Drop(int card, int used)
          && least >= 0
          && card == self.item(least)
          && used == self.used(least)) {
        drop = move;
      }
    }
    return drop;
  }

  private double attacking(Move move) {
    return switch (move) {
      case Move.Attack(int card, int at, int target) -> hand.attack(card, at, target);
      case Move.Fire(int card, int target) -> hand.shot(card, target);
      default -> 0;
    };
  }

  /** What stops the blow costs something, and may strike back; what does not stop it, hurts. */
  private double answering(Move move, Fighter self) {
    return switch (move) {
      case Move.Defend(int card) -> counter(card) - hand.keepDefence(card) * spent();
      case Move.Again() -> counter(self.lastDefence()) - ONCE;
      case Move.Cloak(int card, int used) ->
          (gear.ready(card, used + 1) - gear.ready(card, used)) * CLOAK_SPENT;
      case Move.Bind(int card) -> -gear.ready(card, 0);
      default -> -foresight.harm();
    };
  }

  private double spent() {
    return SPENT + SPENT_AMONG_MANY * (prospects.foes() - 1);
  }

  private double counter(int card) {
    return foresight.strikesBack(card) ? foresight.counter(card) : 0;
  }

  /** The weapon named may break if it is fragile. */
  private double naming(Move move) {
    return move instanceof Move.Name(int card)
            && game.card(card) instanceof Card.Weapon weapon
            && weapon.does(Effect.FRAGILE)
        ? -gear.ready(card, 0)
        : 0;
  }

  private double beating(Move move) {
    return move instanceof Move.BeatAside(int card) && game.card(card) instanceof Card.Weapon weapon
        ? prospects.punch(weapon)
        : 0;
  }
}
