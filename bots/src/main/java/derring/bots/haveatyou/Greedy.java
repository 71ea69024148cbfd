package derring.bots.haveatyou;

import derring.bots.Bot;
import derring.haveatyou.Armament;
import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Phase;
import derring.haveatyou.Stage;
import derring.haveatyou.Type;
import derring.haveatyou.View;
import derring.kernel.Chance;
import derring.kernel.MoveBuffer;

/**
 * Plays Have at You! by making, each time, the move that is worth most by itself. All worths are in
 * points of fatigue: {@link Odds} says what hidden cards may bring, {@link Outlook} how the battle
 * stands and what a blow does, {@link Arms} what weapons are worth, {@link Hand} what cards are,
 * {@link Stakes} what hangs on a declared card, {@link Ruses} what the rarer uses of a Swash!
 * bring. Of moves worth the same the first listed is made; chance is not used.
 */
final class Greedy implements Bot<Move, View> {
  /** What a card spent on one's own turn costs: another is drawn for as much (HAY-3b). */
  private static final double CARD = 1;

  /** A new hand must promise so much more than the old if nothing useful can be played. */
  private static final double IDLE = 1;

  /** And so much more if something can: a turn that goes by does not come again. */
  private static final double TEMPO = 5;

  /** What a card costs that has hardly any other use. */
  private static final double SPARE_CARD = 0.6;

  /** A blow must be worth so much more than the parry that stops it. */
  private static final double PARRY = 2;

  private static final double DODGE = 3;

  /** What a weapon adds on the Floor for somebody who can grab it. */
  private static final double FOUND = 1.5;

  /** What it is worth to be one rank nearer to striking. */
  private static final double DRIVE = 3.2;

  /** Bare hands are brought near less gladly. */
  private static final double UNARMED_DRIVE = 2.4;

  /** A new card must be worth so much more than the old one and its price. */
  private static final double DISCARD = 0.3;

  /** To be shoved is feared by this part of what it would cost. */
  private static final double SHOVED = 0.3;

  /** What a weapon that is gone after the attack costs, as a part of its worth. */
  private static final double SHATTERED = 0.4;

  /** The mean of a die of rum. */
  private static final double RUM = 3.5;

  /** With so few points left each counts as several. */
  private static final double WEARY = 8;

  private static final double LAST_LEGS = 3;

  /** A new weapon is worth more than one that is held only if it is better by this. */
  private static final double GRAB_AT_ALL = 0.5;

  private final HaveAtYou game;
  private final Odds odds;
  private final Outlook outlook;
  private final Arms arms;
  private final Hand hand;
  private final Stakes stakes;
  private final Ruses ruses;

  Greedy(HaveAtYou game) {
    this.game = game;
    odds = new Odds(game);
    outlook = new Outlook(game, odds);
    arms = new Arms(game, outlook);
    hand = new Hand(game, outlook, odds, arms);
    stakes = new Stakes(game, outlook, odds, arms);
    ruses = new Ruses(game, outlook, odds, hand);
  }

  @Override
  public Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
    if (moves.size() == 1) {
      return moves.get(0);
    }
    outlook.look(view);
    return best(moves);
  }

  /**
   * What a seat would do in a battle in which nothing is hidden, though it sees no more of it than
   * its view would show. Hardly ever another move than the one chosen from the view, and in a
   * fraction of the time.
   */
  Move glance(Battle battle, int seat, MoveBuffer<Move> moves) {
    outlook.glance(battle, seat);
    return best(moves);
  }

  private Move best(MoveBuffer<Move> moves) {
    return switch (outlook.stage().phase()) {
      case ARM -> Bot.best(moves, this::arming);
      case ACT -> act(moves);
      case DISCARD, DRAW -> refill(moves);
      case ANSWER, LAST, MOURN -> Bot.best(moves, this::answering);
      case FOLLOW -> Bot.best(moves, this::following);
      case REDRAW -> redraw(moves);
      case STAND -> Bot.best(moves, this::standing);
      case WHERE -> Bot.best(moves, this::going);
      case SETUP, BEGIN, OVER -> throw new IllegalArgumentException("nobody is to act");
    };
  }

  private double arming(Move move) {
    return move instanceof Move.Choose(int item) ? arms.held(item) : 0;
  }

  // ---- the turn

  /** The best card, if it is worth playing; else a new hand for nothing, or the refill. */
  private Move act(MoveBuffer<Move> moves) {
    hand.study();
    Move best = moves.get(0);
    Move pass = best;
    double most = 0;
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      double worth = acting(move);
      if (worth > most) {
        most = worth;
        best = move;
      }
      if (move instanceof Move.PassTurn) {
        pass = move;
      }
    }
    if (pass instanceof Move.PassTurn) {
      if (hand.anew() - hand.sum() - hand.refill() > (most > 0 ? most + TEMPO : IDLE)) {
        return pass;
      }
    }
    return most > 0 ? best : refill(moves);
  }

  private double acting(Move move) {
    return switch (move) {
      case Move.Attack(int card, int mode, int target, boolean lunge) ->
          attack(mode, 0, target, lunge) + outlook.urge() - CARD;
      case Move.Throw(int card, int target) -> throwing(target) + outlook.urge() - CARD;
      case Move.Grab(int card, int item, int slot) -> grabbing(arms.onFloor(item));
      case Move.GrabDeck(int card) -> grabbing(arms.drawn());
      case Move.Seize(int card, int target) -> seizing(target);
      case Move.Step(int card, int rank) -> stepping(rank);
      case Move.Weapon(int card) -> finding();
      case Move.Drink(int card) -> drinking() - hand.keep(card);
      case Move.Swash swash -> swashing(swash) - hand.swash();
      default -> 0;
    };
  }

  private double attack(int word, int less, int target, boolean lunge) {
    int item = outlook.self().weapon();
    boolean gone = item != Outlook.NONE && game.armament(item).singleUse();
    double lost = gone ? (arms.held(item) - arms.held(Outlook.NONE)) * SHATTERED : 0;
    for (Armament.Mode mode : outlook.modes(item)) {
      if (mode.word() == word) {
        int range = outlook.distance(outlook.me(), target);
        return outlook.attack(mode, less, target, range, lunge) - lost;
      }
    }
    return 0;
  }

  /** The weapon is out of the hand afterwards. */
  private double throwing(int target) {
    return outlook.throwing(target, outlook.distance(outlook.me(), target))
        - arms.held(outlook.self().weapon())
        + arms.held(Outlook.NONE);
  }

  private double grabbing(double worth) {
    double gain = worth - arms.held(outlook.self().weapon());
    return gain * GRAB_AT_ALL - outlook.exertion(2) - CARD;
  }

  private double seizing(int target) {
    Fighter self = outlook.self();
    Fighter victim = outlook.battle().fighter(target);
    boolean fitter = self.start() - self.physical() < victim.start() - victim.physical();
    double theirs = arms.held(victim.weapon());
    double gain = theirs - arms.held(self.weapon()) + theirs - arms.held(Outlook.NONE);
    return odds.above(fitter ? 3 : 4) * gain * GRAB_AT_ALL - outlook.exertion(2) - CARD;
  }

  private double stepping(int rank) {
    return nearing(rank) - outlook.exertion(1) - SPARE_CARD;
  }

  private double running(int rank) {
    return outlook.stage().phase() == Phase.ACT ? nearing(rank) : 0;
  }

  /** What it is worth to be on a rank instead, with what can be done from there at once. */
  private double nearing(int rank) {
    int foe = outlook.foe();
    if (foe == Outlook.NONE) {
      return 0;
    }
    double gain = place(rank) - place(outlook.self().rank());
    if (gain > 0) {
      gain += outlook.urge();
    }
    if (outlook.stage().points() > 1 && hand.count(Type.ATTACK) > 0) {
      int range = outlook.distance(rank, outlook.me(), foe);
      gain +=
          Math.max(0, outlook.bestAttack(0, range) - CARD)
              - Math.max(0, outlook.bestAttack(0) - CARD);
    }
    return gain;
  }

  /** What it is worth to stand on a rank: who does not close in never strikes. */
  private double place(int rank) {
    int foe = outlook.foe();
    if (foe == Outlook.NONE) {
      return 0;
    }
    int missing = outlook.missing(outlook.distance(rank, outlook.me(), foe));
    boolean armed = outlook.self().weapon() != Outlook.NONE;
    return -missing * (armed ? DRIVE : UNARMED_DRIVE) - edge(rank);
  }

  /** On the first and last rank one may be shoved out (HAY-1.3.3.8i). */
  private double edge(int rank) {
    if (rank != 1 && rank != Outlook.RANKS) {
      return 0;
    }
    double shoved = odds.above(outlook.self().physical()) * outlook.felling(outlook.me());
    return shoved * SHOVED * odds.part(Type.SWASH) * Hand.FULL;
  }

  private double finding() {
    boolean armed = outlook.self().weapon() != Outlook.NONE;
    double found = hand.count(Type.GRAB) > 0 && !armed ? FOUND : 0;
    return found + (armed ? Math.max(0, outlook.bestAttack(1)) : 0) - SPARE_CARD;
  }

  /** The bottle is gone; but whoever grabs something better next would lay it down anyway. */
  private double drinking() {
    Fighter self = outlook.self();
    double relief = self.physical() < self.start() ? RUM : Math.min(RUM, self.fatigue());
    boolean change = hand.count(Type.GRAB) > 0 && hand.bestGrab() > 0;
    double bottle = arms.empty(self.weapon()) - arms.held(Outlook.NONE);
    return relief * (isWeary() ? LAST_LEGS : 1) - (change ? 0 : bottle * SHATTERED);
  }

  /** One blow more, or one's own exertion, may be the end. */
  private boolean isWeary() {
    return outlook.stamina(outlook.me()) <= WEARY;
  }

  /** What a weapon card's or Swash!'s attack is worth. */
  private double following(Move move) {
    if (!(move instanceof Move.Strike(int mode, int target, boolean lunge))) {
      return 0;
    }
    int less = outlook.stage().following() == Deed.WEAPON ? 1 : 0;
    return attack(mode, less, target, lunge);
  }

  // ---- the refill

  /** First the cards go that a new one is better than at its price; then the hand is filled. */
  private Move refill(MoveBuffer<Move> moves) {
    hand.study();
    double draw = hand.draw() - outlook.exertion(1);
    Move discard = Bot.best(moves, move -> discarding(move, draw - DISCARD));
    if (discard instanceof Move.Discard) {
      return discard;
    }
    return Bot.best(moves, move -> move instanceof Move.Draw ? draw : 0);
  }

  private double discarding(Move move, double draw) {
    return move instanceof Move.Discard(int card) ? draw - hand.keep(card) : 0;
  }

  private Move redraw(MoveBuffer<Move> moves) {
    hand.study();
    return Bot.best(moves, move -> discarding(move, hand.draw()));
  }

  // ---- answers

  private double answering(Move move) {
    return switch (move) {
      case Move.Parry(int card) -> stakes.parried() - PARRY;
      case Move.Dodge(int card, int rank) ->
          stakes.top()
              - outlook.exertion(2)
              - DODGE
              + (rank == 0 ? 0 : place(rank) - place(outlook.self().rank()));
      case Move.Swash swash -> swashing(swash) - hand.swash();
      default -> 0;
    };
  }

  private double swashing(Move.Swash move) {
    return switch (move.use()) {
      case CANCEL -> stakes.top();
      case REVERSE -> stakes.reversed();
      case CATCH -> stakes.caught();
      case HEAL -> stakes.healing(outlook.me());
      case RELOAD -> stakes.reloading(outlook.me());
      case SHOVE ->
          odds.above(outlook.battle().fighter(move.to()).physical()) * outlook.felling(move.to());
      case STRIKE -> outlook.stage().stack().isEmpty() ? outlook.bestAttack(0) + outlook.urge() : 0;
      case ACTIONS -> hurrying();
      case RUN -> running(move.to());
      case ACROSS -> ruses.across();
      case SWITCH -> ruses.switching();
      case REDRAW -> ruses.redrawing(move.card());
      default -> 0;
    };
  }

  /** Two more attacks, if the points are used up and the cards are there. */
  private double hurrying() {
    int more = hand.count(Type.ATTACK) - outlook.stage().points();
    return Math.clamp(more, 0, 2) * Math.max(0, outlook.bestAttack(0) - CARD);
  }

  // ---- brawls

  private double standing(Move move) {
    return move instanceof Move.Stand(int rank) ? place(rank) : 0;
  }

  /** Where the weakest enemy is. */
  private double going(Move move) {
    if (!(move instanceof Move.Where(Move.Place place))) {
      return 0;
    }
    Battle battle = outlook.battle();
    Stage there = game.at(battle, outlook.me(), place);
    double best = 0;
    for (int seat = 0; seat < battle.seats(); seat++) {
      if (outlook.isFoe(seat) && game.home(seat) == there.index()) {
        best = Math.max(best, 1 / (1 + outlook.stamina(seat)));
      }
    }
    return best;
  }
}
