package derring.bots.swordplay;

import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Card;
import derring.swordplay.Effect;
import derring.swordplay.Form;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.Arrays;

/**
 * What an attack probably leads to, in points of damage. It is the rules that are asked: the attack
 * is supposed in a scratch copy of what is known, in which every foe holds one of each defence that
 * nobody has seen, and the answers listed there are those to reckon with.
 */
final class Foresight {

  /** Players use up attacks and keep defences, so a defence is that much likelier to be held. */
  private static final double KEPT = 1.9;

  /** What it is worth that a card is spent to stop the attack. */
  private static final double CARD_FORCED = 0.3;

  /** What it is worth that a use of a cloak, or a bind, is spent. */
  private static final double CLOAK_FORCED = 0.8;

  /** The part of a counter-attack that is still to be feared if there is an answer to it. */
  private static final double ANSWERED = 0.2;

  /** What felling the last foe is worth beyond the damage: not all, for he may yet be felled. */
  private static final double WIN = 12;

  /** What being felled costs: not all, for who never dares loses too. */
  private static final double DEATH = 10;

  /** What felling one foe of several is worth beyond the damage. */
  private static final double FELLED = 4;

  /** Damage to one foe of several helps the others as well. */
  private static final double AMONG_MANY = 0.7;

  /** How much the strong, and those with little life left, are preferred as targets. */
  private static final double CHOICE = 0.05;

  /** What a card lost at random is worth: it is drawn again. */
  private static final double CARD_LOST = 0.4;

  /** The part of the turns of a fighter who is tripped that he would have hit in. */
  private static final double TRIPPED = 0.5;

  /** What a weapon lost is worth in each turn still to come: as much as one readied. */
  private static final double DISARMED = 0.33;

  /** More than anything else can be worth: nobody who can answer lets himself be felled. */
  private static final double NEVER = 1000;

  /** The Beast guards itself with so many cards (SWP-M.2). */
  private static final int GUARD = 2;

  private final Swordplay game;
  private final Prospects prospects;
  private final Bout scratch;
  private final Hidden[] hidden;
  private final MoveBuffer<Move> answers = new MoveBuffer<>();
  private final MoveBuffer<Move> replies = new MoveBuffer<>();
  private View view;
  private int me;

  /** What nobody can see of the cards of a side. */
  private static final class Hidden {
    final Pile cards = new Pile(Byte.MAX_VALUE);
    final int[] copies = new int[Byte.MAX_VALUE];

    void count(View view, int side) {
      view.unseen(side, cards);
      Arrays.fill(copies, 0);
      for (int i = 0; i < cards.size(); i++) {
        copies[cards.get(i)]++;
      }
    }
  }

  Foresight(Swordplay game, Prospects prospects) {
    this.game = game;
    this.prospects = prospects;
    scratch = game.blank();
    view = game.view(scratch, 0);
    int sides = 1;
    for (int seat = 0; seat < game.seats(); seat++) {
      sides = Math.max(sides, view.side(seat) + 1);
    }
    hidden = new Hidden[sides];
    Arrays.setAll(hidden, side -> new Hidden());
  }

  /** Takes in a view; all else refers to it. */
  void look(View seen) {
    view = seen;
    me = seen.seat();
    scratch.copyFrom(seen.known());
    for (int side = 0; side < hidden.length; side++) {
      hidden[side].count(seen, side);
    }
    for (int body = 0; body < scratch.bodies(); body++) {
      if (prospects.isFoe(body)) {
        armWithAll(hidden[seen.side(body)].cards, scratch.fighter(body).hand());
      }
    }
  }

  private void armWithAll(Pile cards, Pile hand) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.isFirst(i) && game.card(cards.get(i)) instanceof Card.Defence) {
        hand.put(cards.get(i));
      }
    }
  }

  /** What an attack of this seat is worth. */
  double attack(Form form, int card, int at, int target) {
    game.suppose(scratch, form, me, target, card, at);
    return supposed();
  }

  /** What it is worth to strike back with a defence card at the attack that is under way. */
  double counter(int defence) {
    supposeTruth();
    game.supposeCounter(scratch, defence);
    return supposed();
  }

  /** What the attack that is under way costs this seat if it is not answered. */
  double harm() {
    supposeTruth();
    return game.wound(scratch) >= scratch.fighter(me).life() ? NEVER : loss() + riders();
  }

  private void supposeTruth() {
    Bout known = view.known();
    game.suppose(scratch, known.form(), known.attacker(), me, known.via(), known.at());
  }

  /** Lists what this seat could answer to an attack; gives the damage it would do. */
  int threat(Form form, int card, int at, int attacker, MoveBuffer<Move> into) {
    game.suppose(scratch, form, attacker, me, card, at);
    into.clear();
    game.moves(scratch, me, into);
    return game.damage(scratch);
  }

  /** What the supposed attack of this seat is worth, all answers considered. */
  private double supposed() {
    Form form = scratch.form();
    int target = scratch.target();
    int via = scratch.via();
    int at = scratch.at();
    double hit = gain() + riders();
    int[] copies = hidden[view.side(target)].copies;
    int stops = 0;
    double returned = 0;
    boolean shield = false;
    answers.clear();
    game.moves(scratch, target, answers);
    for (int i = 0; i < answers.size(); i++) {
      switch (answers.get(i)) {
        case Move.Pass() -> {}
        case Move.Defend(int card) -> {
          stops += copies[card];
          if (strikesBack(card)) {
            game.supposeCounter(scratch, card);
            returned += copies[card] * returned();
            game.suppose(scratch, form, me, target, via, at);
          }
        }
        default -> shield = true;
      }
    }
    double stopped = held(stops, target);
    double through = (1 - stopped) * (shield ? Math.min(hit, CLOAK_FORCED) : hit);
    return through + stopped * (CARD_FORCED - returned / Math.max(1, stops));
  }

  boolean strikesBack(int card) {
    return game.card(card) instanceof Card.Defence defence && defence.counter() >= 0;
  }

  /** What the supposed counter-attack costs this seat. */
  private double returned() {
    replies.clear();
    game.moves(scratch, me, replies);
    return loss() * (replies.size() > 1 ? ANSWERED : 1);
  }

  /** The chance that a fighter holds at least one of so many hidden cards. */
  private double held(int wanted, int body) {
    boolean beast = prospects.isBeast(body);
    int cards = beast ? GUARD : view.handSize(body);
    double kept = beast ? wanted : wanted * KEPT;
    int left = hidden[view.side(body)].cards.size();
    double none = 1;
    for (int i = 0; i < cards && left > 0; i++) {
      none *= Math.max(0, 1 - kept / left--);
    }
    return 1 - none;
  }

  /** What the supposed hit is worth to the one who strikes. */
  private double gain() {
    int target = scratch.target();
    int life = scratch.fighter(target).life();
    int wound = Math.min(game.wound(scratch), life);
    double points = wound + game.absorbed(scratch);
    if (prospects.foes() == 1) {
      return wound == life ? points + WIN : points;
    }
    double fell = wound == life ? FELLED : 0;
    double choice = points > 0 ? (prospects.strength(target) - life) * CHOICE : 0;
    return points * AMONG_MANY + fell + choice;
  }

  /** What the supposed hit costs this seat. */
  private double loss() {
    int wound = game.wound(scratch);
    int left = scratch.fighter(me).life() - wound;
    return left <= 0 ? DEATH : wound + game.absorbed(scratch);
  }

  /** What the supposed hit does beside damage. */
  private double riders() {
    int target = scratch.target();
    if (scratch.form() != Form.CARD
        || !(game.card(scratch.via()) instanceof Card.Attack card)
        || game.wound(scratch) >= scratch.fighter(target).life()) {
      return 0;
    }
    double sum = Math.min(card.discards(), view.handSize(target)) * CARD_LOST;
    if (card.does(Effect.TRIPS)) {
      sum += prospects.strength(target) * TRIPPED;
    }
    if (card.does(Effect.DISARMS)) {
      sum += prospects.bestPunch(target) * prospects.turns() * DISARMED;
    }
    return sum;
  }
}
