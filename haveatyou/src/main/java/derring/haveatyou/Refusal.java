package derring.haveatyou;

import derring.kernel.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;

/** Why a move is not allowed. {card} stands for the card of the move. */
enum Refusal {
  OVER("HAY-5.0", "The battle is over."),
  NOT_ASKED("HAY-1.3.3.8c", "Nobody waits for you: you cannot answer now."),
  NOT_YOUR_TURN("HAY-3.0", "It is not your turn."),
  NOT_NOW("HAY-3.0", "That is done only in the actions of your own turn."),
  NO_CHOICE_OF_WEAPON("HAY-2.0", "A starting weapon is chosen only when you start."),
  CHOOSE_WEAPON("HAY-2.0", "Choose a starting weapon first, or nothing."),
  NOT_OFFERED("HAY-2.0", "You were not dealt that weapon to start with."),
  NOT_HELD("HAY-1.3.3", "You do not hold {card}."),
  NO_POINTS("HAY-3a", "{card} costs more action points than you have left."),
  GRAB_NEEDS_TWO("HAY-1.3.3.2i", "{card} takes two action points, and you have fewer."),

  UNREACHABLE("HAY-4.5b", "That fighter is not within your reach."),
  NO_SUCH_MODE("HAY-1.3.3.1d", "You do not hold a weapon that is used so."),
  UNLOADED("HAY-6.6", "Your pistol is not loaded."),
  OUT_OF_RANGE("HAY-1.3.3.1a", "The target is out of range."),
  NO_LUNGE("HAY-1.3.3.1c", "There is no way forward to lunge: you are on the same rank."),
  BARE_HANDS("HAY-1.3.3.7b", "The attack of a Weapon card needs a weapon in the hand."),
  NO_ATTACK_ALLOWED("HAY-1.3.3.7a", "No card allows you an attack now."),
  ATTACK_OR_PASS("HAY-1.3.3.7a", "Make the attack that is allowed, or pass."),

  NOTHING_TO_THROW("HAY-1.3.3.6b", "You hold nothing to throw."),
  NOT_ON_FLOOR("HAY-1.3.3.2", "That does not lie in that slot of the Floor."),
  NOTHING_TO_SEIZE("HAY-1.3.3.2g", "That fighter holds no weapon to seize."),
  TOO_FAR_TO_SEIZE("HAY-1.3.3.2c", "You are not close enough to seize that weapon."),
  SEIZE_ACROSS("HAY-4.5b", "A weapon cannot be seized across boards."),
  NO_STEP("HAY-1.3.3.4", "A Move! goes exactly one rank, and not beyond the last."),
  NO_BOTTLE("HAY-6.3a", "You hold no full bottle to drink."),
  NOT_ONE_POINT("HAY-6.3a", "A drink is taken with a card of one action point."),

  NOTHING_TO_ANSWER("HAY-1.3.3.5", "There is nothing that you could answer so."),
  NOT_THE_TARGET("HAY-1.3.3.5c", "Only the one who is attacked, or parried, may answer so."),
  NO_PARRY_OF_THAT("HAY-1.3.3.5f", "A Parry! answers only an attack or another Parry!."),
  UNARMED_PARRY("HAY-1.3.3.5a", "You need a weapon in the hand to parry."),
  NO_PARRY_OF_SHOT("HAY-1.3.3.5d", "A shot from beyond range 1 cannot be parried here."),
  CLOSED("HAY-1.3.3.5g", "Only a Swash! is left to answer with."),
  NO_DODGE_OF_THAT("HAY-1.3.3.3f", "A Dodge! answers only an attack or a throw on you."),
  DODGE_TOO_FAR("HAY-1.3.3.3b", "A Dodge! moves by at most two ranks, and never to where you are."),

  NOT_IN_REFILL("HAY-1.3.3.8u", "You may not play a Swash! during your own refill."),
  NOTHING_TO_CANCEL("HAY-1.3.3.8.cancel", "There is no card of an enemy to cancel."),
  TOO_LATE_TO_CANCEL("HAY-1.3.3.8.cancel", "The throw has hit: it is too late to cancel it."),
  NOTHING_TO_REVERSE("HAY-1.3.3.8.reverse", "There is no attack on you to reverse."),
  REVERSE_TOO_EARLY("HAY-1.3.3.8e", "A throw is reversed only when its die has succeeded."),
  THROWER_OUT("HAY-1.3.3.6k", "Whoever threw that is out: it cannot be turned against him."),
  NOTHING_TO_CATCH("HAY-1.3.3.8.catch", "No weapon flies at you that will hit."),
  CATCH_ELSEWHERE("HAY-D6", "Here a weapon from another set cannot be caught."),
  NOTHING_TO_RELOAD("HAY-1.3.3.8l", "You hold no fired pistol to reload."),
  RUN_TOO_FAR("HAY-1.3.3.8.move", "You may run one to four ranks."),
  NO_STRIKE("HAY-1.3.3.8.attack", "You could not make any attack now."),
  NO_OTHER_BOARD("HAY-1.3.3.8.across", "You could not reach anybody on another board now."),
  NOT_AT_THE_EDGE("HAY-1.3.3.8.shove", "Only an enemy on the last rank can be shoved out."),
  TOO_STRONG("HAY-1.3.3.8s", "An enemy with Physical 6 or more cannot be shoved out."),
  TOO_FAR_TO_SHOVE("HAY-1.3.3.8i2", "Here a shove needs range 0 or 1."),
  SHOVE_ACROSS("HAY-4.5b", "Only a living enemy on your own board can be shoved."),
  NOTHING_TO_REDRAW("HAY-1.3.3.8w", "You hold no other card to draw anew."),
  NO_FRIEND_FELL("HAY-1.3.3.8.switch", "Boards are switched only when a friend has just fallen."),
  NOT_YOUR_ACTIONS("HAY-1.3.3.8j", "Two more actions are taken only in your own turn."),

  ANSWER_FIRST("HAY-1.3.3.8a", "Answer with a card, or pass."),
  MAY_NOT_PASS("HAY-1.3.3.8a", "There is nothing to pass on now."),
  SPOILT_PASS("HAY-3e", "You have played a card this turn: it cannot be passed any more."),
  FREE_TURN_PASS("HAY-5.5a", "A free turn cannot be passed."),
  HAND_FULL("HAY-2f", "You hold five cards already."),
  DISCARDS_COME_FIRST("HAY-3b", "You have drawn already: discards come before draws."),
  REDRAW_NOTHING("HAY-1.3.3.8w", "Discard at least one card to draw anew."),
  REDRAW_FIRST(
      "HAY-1.3.3.8.redraw", "Discard the cards that you want to draw anew, then say done."),
  NO_STAND("HAY-5.4", "Nobody chooses a place now."),
  STAND_FIRST("HAY-5.4", "Choose where to stand first."),
  NOT_NEAR_STAR("HAY-5.4c", "You may stand on your star or one rank beside it."),
  NO_WHERE("HAY-5.6a", "No turn of yours is to be put in anywhere."),
  WHERE_FIRST("HAY-5.6a", "Say first where you go."),
  NOBODY_THERE("HAY-5.6a", "There is no enemy whom you could fight.");

  private final String rule;
  private final String words;

  Refusal(String rule, String words) {
    this.rule = rule;
    this.words = words;
  }

  /** The verdict, with names in place. */
  Verdict verdict(Battle battle, Stage stage, int card) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("phase", stage.phase.word());
    String text = words;
    if (card >= 0) {
      facts.put("card", battle.table.cardName(card));
      text = text.replace("{card}", battle.table.cardName(card));
    }
    return Verdict.illegal(rule, text, facts);
  }
}
