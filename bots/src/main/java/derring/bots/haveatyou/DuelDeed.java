package derring.bots.haveatyou;

import derring.bots.search.Head;
import derring.haveatyou.Armament;
import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Phase;
import derring.haveatyou.Stack;
import derring.haveatyou.Stage;
import derring.haveatyou.Type;

/** What says how likely a fighter in a duel is to do something. */
final class DuelDeed {
  private static final Type[] TYPES = DuelInsight.TYPES;
  private static final int DEEDS = Deed.values().length;
  private static final int FEW = 5;

  /** Points left by fives: what is beyond makes no difference. */
  private static final int STAMINA = 8;

  private final HaveAtYou game;
  private final Head head;
  private final int[] swash;
  private final int[] swashAnswer;
  private final int[] passOn;
  private final int[] passFor;
  private final int[] passAt;
  private final int[] passWith;
  private final int[] parryOn;
  private final int[] dodgeOn;
  private final int dodgeMoves;
  private final int pass;
  private final int passTurn;
  private final int[] passTurnCards;
  private final int[] passTurnAttacks;
  private final int[] doneCards;
  private final int[] doneAttacks;
  private final int[] donePoints;
  private final int[] doneTired;
  private final int[] draw;
  private final int[] drawTired;
  private final int[][] discard = new int[TYPES.length][];
  private final int[] discardCards;
  private final int redraw;
  private final int[] choose;
  private final int[] attackWith;
  private final int[] attackFor;
  private final int[] attackAt;
  private final int attackLunge;
  private final int attackLast;
  private final int[] strikeWith;
  private final int[] throwWith;
  private final int[] throwRange;
  private final int[] grab;
  private final int[] grabFrom;
  private final int[] grabDeckFrom;
  private final int[] seize;
  private final int[] seizeFrom;
  private final int[] stepMissing;
  private final int stepNearer;
  private final int stepEdge;
  private final int[] find;
  private final int[] drinkTired;
  private final int[] stand;

  private Battle battle;
  private Stage stage;
  private Fighter self;
  private Fighter foe;
  private final int[] count = new int[TYPES.length];
  private int cards;
  private int reach;
  private int missing;

  DuelDeed(HaveAtYou game, Head head) {
    this.game = game;
    this.head = head;
    battle = game.blank();
    stage = battle.stage(0);
    self = battle.fighter(0);
    foe = battle.fighter(1);
    swash = head.features("swash", DEEDS);
    swashAnswer = head.features("swash on", DEEDS * 2);
    passOn = head.features("pass on", DEEDS + 1);
    passFor = head.features("pass for damage", FEW + 1);
    passAt = head.features("pass at", STAMINA + 1);
    passWith = head.features("pass with parries", 3);
    parryOn = head.features("parry on", DEEDS + 1);
    dodgeOn = head.features("dodge on", DEEDS + 1);
    dodgeMoves = head.feature("dodge away");
    pass = head.feature("pass");
    passTurn = head.feature("pass turn");
    passTurnCards = head.features("pass turn with", 7);
    passTurnAttacks = head.features("pass turn with attacks", FEW);
    doneCards = head.features("done with", 7);
    doneAttacks = head.features("done with attacks", FEW * 2);
    donePoints = head.features("done at points", FEW);
    doneTired = head.features("done tired", 11);
    draw = head.features("draw with", 7);
    drawTired = head.features("draw tired", 11);
    for (Type type : TYPES) {
      discard[type.ordinal()] = head.features("discard " + type.word(), FEW);
    }
    discardCards = head.features("discard of", 7);
    redraw = head.feature("discard to redraw");
    choose = DuelInsight.items(game, head, "choose ");
    attackWith = DuelInsight.items(game, head, "attack with ");
    attackFor = head.features("attack for", FEW + 1);
    attackAt = head.features("attack at", STAMINA + 1);
    attackLunge = head.feature("attack lunge");
    attackLast = head.feature("attack at the last legs");
    strikeWith = DuelInsight.items(game, head, "strike with ");
    throwWith = DuelInsight.items(game, head, "throw ");
    throwRange = head.features("throw at range", 7);
    grab = DuelInsight.items(game, head, "grab ");
    grabFrom = DuelInsight.items(game, head, "grab having ");
    grabDeckFrom = DuelInsight.items(game, head, "grab deck having ");
    seize = DuelInsight.items(game, head, "seize ");
    seizeFrom = DuelInsight.items(game, head, "seize having ");
    stepMissing = head.features("step to missing", 7);
    stepNearer = head.feature("step nearer");
    stepEdge = head.feature("step to the edge");
    find = head.features("find", 4);
    drinkTired = head.features("drink tired", 11);
    stand = head.features("stand missing", 7);
  }

  void look(Battle seen, int seat) {
    battle = seen;
    stage = seen.stage(0);
    self = seen.fighter(seat);
    foe = seen.fighter(1 - seat);
    java.util.Arrays.fill(count, 0);
    cards = self.hand().size();
    for (int i = 0; i < cards; i++) {
      count[type(self.hand().get(i))]++;
    }
    reach = DuelInsight.range(game, self.weapon());
    missing = missing(self.rank());
  }

  private int type(int card) {
    return game.card(card).type().ordinal();
  }

  /** How many ranks too far away the foe is from a rank. */
  private int missing(int rank) {
    return Math.max(0, Math.abs(rank - foe.rank()) - reach);
  }

  private int count(Type type) {
    return count[type.ordinal()];
  }

  private static int weary(Fighter fighter) {
    return Math.min(STAMINA, DuelInsight.left(fighter) / 5);
  }

  void choice(Move move) {
    switch (move) {
      case Move.Pass() -> pass();
      case Move.PassTurn() -> {
        head.add(passTurn);
        head.add(passTurnCards, cards);
        head.add(passTurnAttacks, missing > 0 ? 0 : count(Type.ATTACK));
      }
      case Move.Done() -> {
        head.add(doneCards, cards);
        head.add(doneAttacks, Math.min(FEW - 1, count(Type.ATTACK)) + (missing > 0 ? FEW : 0));
        head.add(donePoints, stage.points());
        head.add(doneTired, self.fatigue());
      }
      case Move.Draw() -> {
        head.add(draw, cards);
        head.add(drawTired, self.fatigue());
      }
      case Move.Discard(int card) -> {
        head.add(discard[type(card)], count[type(card)]);
        head.add(discardCards, cards);
        if (stage.phase() == Phase.REDRAW) {
          head.add(redraw);
        }
      }
      case Move.Choose(int item) -> head.add(choose[item + 1]);
      case Move.Attack(int card, int mode, int target, boolean lunge) -> attack(mode, lunge);
      case Move.Strike(int mode, int target, boolean lunge) -> {
        head.add(strikeWith[self.weapon() + 1]);
        head.add(attackFor, damage(self.weapon(), mode));
      }
      case Move.Throw(int card, int target) -> {
        head.add(throwWith[self.weapon() + 1]);
        head.add(throwRange, Math.abs(self.rank() - foe.rank()));
        head.add(attackAt, weary(foe));
      }
      case Move.Grab(int card, int item, int slot) -> {
        head.add(grab[item + 1]);
        head.add(grabFrom[self.weapon() + 1]);
      }
      case Move.GrabDeck(int card) -> head.add(grabDeckFrom[self.weapon() + 1]);
      case Move.Seize(int card, int target) -> {
        head.add(seize[foe.weapon() + 1]);
        head.add(seizeFrom[self.weapon() + 1]);
      }
      case Move.Step(int card, int rank) -> step(rank);
      case Move.Weapon(int card) ->
          head.add(find, (self.weapon() >= 0 ? 1 : 0) + (count(Type.GRAB) > 0 ? 2 : 0));
      case Move.Drink(int card) -> head.add(drinkTired, self.fatigue());
      case Move.Parry(int card) -> head.add(parryOn, top());
      case Move.Dodge(int card, int rank) -> {
        head.add(dodgeOn, top());
        if (rank != 0) {
          head.add(dodgeMoves);
        }
      }
      case Move.Swash(int card, Deed use, int to) -> {
        head.add(swash, use.ordinal());
        head.add(swashAnswer, use.ordinal() * 2 + (top() == 0 ? 0 : 1));
      }
      case Move.Stand(int rank) -> head.add(stand, missing(rank));
      case Move.Where where -> {}
    }
  }

  /** The deed on top of the declared cards, 0 if there is none. */
  private int top() {
    Stack stack = stage.stack();
    return stack.isEmpty() ? 0 : stack.deed(stack.top()).ordinal() + 1;
  }

  private void pass() {
    head.add(pass);
    head.add(passOn, top());
    Stack stack = stage.stack();
    if (!stack.isEmpty()) {
      int at = stack.top();
      if (stack.deed(at) == Deed.ATTACK) {
        head.add(passFor, damage(foe.weapon(), stack.mode(at)));
        head.add(passAt, weary(self));
      }
      head.add(passWith, count(Type.PARRY));
    }
  }

  private int damage(int item, int word) {
    if (item < 0) {
      return game.fisticuffs().damage();
    }
    Armament armament = game.armament(item);
    for (int i = 0; i < armament.modes().size(); i++) {
      if (armament.modes().get(i).word() == word) {
        return armament.modes().get(i).damage();
      }
    }
    return 0;
  }

  private void attack(int mode, boolean lunge) {
    head.add(attackWith[self.weapon() + 1]);
    head.add(attackFor, damage(self.weapon(), mode));
    head.add(attackAt, weary(foe));
    if (lunge) {
      head.add(attackLunge);
    }
    if (weary(self) == 0) {
      head.add(attackLast);
    }
  }

  private void step(int rank) {
    head.add(stepMissing, missing(rank));
    if (missing(rank) < missing) {
      head.add(stepNearer, missing - missing(rank));
    }
    if (rank == 1 || rank == 7) {
      head.add(stepEdge);
    }
  }
}
