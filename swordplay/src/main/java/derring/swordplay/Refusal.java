package derring.swordplay;

import derring.kernel.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why a move is not allowed. {card} stands for the card of the move, {attack} for the attack under
 * way, {active} for whoever has the turn, {target} for whoever is attacked, {own} for the card that
 * the reason lies in. Where that card has a clause of its own, the clause is given and not the
 * general one.
 */
enum Refusal {
  OVER("SWP-5", "The fight is over."),
  NOT_YOUR_TURN("SWP-T.2", "It is the turn of {active}."),
  NOT_THE_TARGET("SWP-S13", "Only {target}, the target, may answer {attack}."),
  THIRD_PARTY("SWP-S21", "This is between others: only {target} may answer {attack}."),
  NOT_YOURS_TO_NAME("SWP-S36", "Somebody else must name a weapon first."),
  NOT_YOURS_TO_CHOOSE("SWP-S74", "The attacker must choose a weapon first."),
  MUST_NAME("SWP-S36", "Name the weapon that met the heavy one: you may not pass."),
  MUST_CHOOSE("SWP-S74", "Choose the weapon that is beaten aside: you may not pass."),
  CANNOT_NAME("SWP-S54", "{card} cannot be named for this test."),
  NOTHING_TO_NAME("SWP-S36", "No weapon is to be named now."),
  NOT_THEIR_WEAPON("SWP-K.beat-aside", "{target} has no ready {card} to beat aside."),
  NOTHING_TO_CHOOSE("SWP-S74", "No weapon is to be chosen now."),

  NOT_DISCARD_PHASE("SWP-T.1", "You may discard only in your Discard phase."),
  NOT_HELD_TO_DISCARD("SWP-1", "You do not hold {card}."),
  NO_THROWING_IN(
      "SWP-H.2", "Throwing in a hand is a house rule that is off (option hand-discard)."),
  HAND_HAS_ATTACK("SWP-H.2", "A hand with an attack in it may not be thrown in."),
  HAND_EMPTY("SWP-H.2", "There is no hand to throw in."),

  NOT_READY_PHASE("SWP-T.1", "You may ready a card only in your Ready phase."),
  NOT_HELD_TO_READY("SWP-3", "You do not hold {card}."),
  NOT_READIABLE("SWP-3", "{card} is neither an item nor a stance: it cannot be readied."),
  HANDS_FULL("SWP-S8", "{card} needs more free hands than you have: drop something first."),
  DROP_TOO_LATE("SWP-S6", "You may drop items only in your Ready phase, before you ready a card."),
  STANCE_STAYS("SWP-S6", "A stance cannot be dropped, only replaced."),
  NOT_READY_TO_DROP("SWP-3.4", "You have no such {card} ready."),

  NOT_COMBAT_PHASE("SWP-T.1", "You may attack only in your Combat phase."),
  ATTACK_IS_NO_ANSWER("SWP-4.2", "{card} is an attack: it cannot answer one."),
  NOT_HELD_TO_ATTACK("SWP-4.1", "You do not hold {card}."),
  NOT_AN_ATTACK("SWP-4", "{card} is not an attack card."),
  NO_SUCH_LOCATION("SWP-4.1", "{card} does not strike there."),
  LOCATION_MISSING("SWP-4.1", "Announce where {card} strikes."),
  TARGET_MISSING("SWP-4.1", "Name the target of {card}."),
  NEEDS_NO_TARGET("SWP-4.1", "{card} strikes every other fighter: name no target."),
  NOT_YOURSELF("SWP-S12", "You may not attack yourself."),
  TARGET_FALLEN("SWP-S12", "That fighter has fallen already."),
  ONLY_THE_BEAST("SWP-S67", "All fight the Beast together: only it may be attacked."),
  NEEDS_OWN_WEAPON("SWP-4.1", "{card} needs a ready weapon of your own."),
  NEEDS_THEIR_WEAPON("SWP-4.1", "{card} needs a target with a ready weapon."),
  NEEDS_SHIELD("SWP-4.1", "{card} needs a ready shield."),
  NO_PISTOL("SWP-K.flintlock-pistol", "You have no ready {card} to fire."),

  NO_ATTACK_TO_ANSWER("SWP-4.2", "There is no attack on you to answer."),
  NOT_HELD_TO_DEFEND("SWP-4.2", "You do not hold {card}."),
  NOT_A_DEFENCE("SWP-4.2", "{card} is not a defence: it cannot answer an attack."),
  WRONG_LOCATION("SWP-C.9", "{card} does not stop {attack}."),
  NOT_LISTED("SWP-S15", "{card} is not among the answers that stop {attack}."),
  OVEREXTENDED(
      "SWP-K.lunge", "Your {own} was answered: you may play no defence card against that."),
  RECKLESS(
      "SWP-K.berserk-charge",
      "Since your {own} you may play no defence card until your next turn."),
  BARRED("SWP-K.press-the-attack", "Your stance {own} does not allow {card}."),
  UNARMED("SWP-6", "Unarmed you cannot parry an armed attacker."),
  NO_SUCH_CLOAK("SWP-C.7", "You have no such {card} ready."),
  NOT_A_CLOAK("SWP-C.7", "{card} is neither a cloak nor a shield."),
  IGNORES_CLOAKS("SWP-S26", "{attack} cannot be stopped with a cloak or shield."),
  FLAIL("SWP-K.flail", "The attacker's {own} gets past cloaks and shields."),
  NO_BINDER("SWP-K.main-gauche", "You have no ready {card} to bind with."),
  NOT_LOCATED("SWP-S46", "Only a located attack can be bound."),
  NO_ABILITY(
      "SWP-H.3", "Only {quick} may play a defence again, and only with the option abilities."),
  ABILITY_SPENT("SWP-S65", "That can be done only once a game."),
  NOTHING_TO_REPEAT("SWP-S65", "Your last defence card does not lie in the discard pile.");

  private final String rule;
  private final String words;

  Refusal(String rule, String words) {
    this.rule = rule;
    this.words = words;
  }

  /** The verdict, with names in place. */
  Verdict verdict(Bout bout, int card) {
    Table table = bout.table;
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("phase", bout.phase.word());
    String text = words;
    if (card >= 0) {
      facts.put("card", table.cardName(card));
      text = text.replace("{card}", table.cardName(card));
    }
    int own = own(bout, card);
    String clause = own < 0 ? "" : table.cards[own].face().rule();
    text = text.replace("{own}", own < 0 ? "attack" : table.cardName(own));
    text = text.replace("{quick}", quick(table));
    text = text.replace("{active}", table.figures[bout.active].name());
    if (bout.target != Bout.NOBODY) {
      String attack = Sheet.attackPhrase(bout);
      facts.put("attack", attack);
      text =
          text.replace("{attack}", attack).replace("{target}", table.figures[bout.target].name());
    }
    return Verdict.illegal(
        clause.isEmpty() ? rule : clause,
        Character.toUpperCase(text.charAt(0)) + text.substring(1),
        facts);
  }

  /** The card that the reason lies in, if there is one and no other could be meant. */
  private int own(Bout bout, int card) {
    Table table = bout.table;
    return switch (this) {
      case NEEDS_NO_TARGET, NEEDS_OWN_WEAPON, NEEDS_THEIR_WEAPON, NEEDS_SHIELD -> card;
      case NOT_THEIR_WEAPON -> bout.via;
      case NO_PISTOL -> Referee.pistol(table, card) ? card : Fighter.NO_CARD;
      case NO_BINDER ->
          table.cards[card] instanceof Card.Weapon weapon && weapon.does(Effect.BINDS)
              ? card
              : Fighter.NO_CARD;
      case OVEREXTENDED -> table.onlyAttackWith(table.sideOf[bout.target], Effect.OVEREXTENDS);
      case RECKLESS -> table.onlyAttackWith(table.sideOf[bout.target], Effect.RECKLESS);
      case BARRED -> bout.fighters[bout.target].stance;
      case FLAIL -> Referee.pastCloaks(bout);
      default -> Fighter.NO_CARD;
    };
  }

  /** Whoever in this bout can play a defence again. */
  private static String quick(Table table) {
    for (Figure figure : table.figures) {
      if (figure.ability() == Ability.QUICK) {
        return figure.name();
      }
    }
    return "a fighter with that ability";
  }
}
