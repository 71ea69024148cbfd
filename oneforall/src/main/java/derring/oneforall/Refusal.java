package derring.oneforall;

import derring.kernel.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why a move is not allowed. {figure} stands for whoever is to do it, {thing} for what it is to be
 * done with, {active} for the figure whose turn it is.
 */
enum Refusal {
  OVER("A1FA-R36", "The fight is over."),
  STILL_PLACING("A1FA-1C", "Figures are still being placed."),
  NOT_PLACING("A1FA-1C", "All figures have been placed."),
  NOT_YOUR_PLACING("A1FA-R85", "The other side places the next figure."),
  PLACED("A1FA-1C", "{figure} stands on the table already."),
  OUTSIDE_ZONE("A1FA-R85", "That is not in the zone of your side."),
  NO_ROOM_TO_STAND("A1FA-R56", "There is no room for {figure}."),
  NO_SUCH_THING("A1FA-2", "There is no such thing on the table."),
  NOT_YOUR_FIGURE("A1FA-R83", "{figure} is not yours to move."),
  NOBODY_LEFT("A1FA-R83", "You have no figure left in the fight."),
  NO_INITIATIVE("A1FA-3A", "The other side has the initiative."),
  OUT("A1FA-5D.wounded", "{figure} is out of the fight."),
  OTHERS_TURN("A1FA-6", "It is the turn of {active}: stop first."),
  SPENT("A1FA-R45", "{figure} has rolled a 1 in this initiative."),
  AWAY("A1FA-R41", "{figure} is outside and can only climb back in."),
  NOBODY_ACTIVE("A1FA-6", "No figure's turn is under way."),
  NO_YIELDING("A1FA-R37", "The turn of {active} is under way: stop before you yield."),
  MUST_ANSWER("A1FA-R.custom", "An announced action waits for an answer."),
  ANSWERED("A1FA-R.custom", "You have no say in this any more."),
  NOTHING_TO_ANSWER("A1FA-R.custom", "Nothing was announced that could be answered."),
  MUST_ALLOT("A1FA-5C", "The hits of the duel must be allocated first."),
  NOTHING_TO_ALLOT("A1FA-5C", "There are no hits to allocate."),
  NOT_YOURS_TO_ALLOT("A1FA-R24", "Only the winner allocates the hits."),
  NOT_A_LOSER("A1FA-R24", "{thing} has no part in that duel."),
  STUNNED("A1FA-5D.stunned", "{figure} is stunned and cannot move."),
  HANGING("A1FA-R61", "{figure} hangs above the floor: swing or let go first."),
  CLINGING("A1FA-V.climb", "{figure} holds on to something: climb or leap off first."),
  ON_STAIRS("A1FA-R86", "On stairs one runs; there are no straight moves."),
  MUST_ACT("A1FA-2B", "{figure} has reached something: act on it or stop."),
  NO_WAY("A1FA-2B", "{figure} stands there already."),
  OFF_TABLE("A1FA-R87", "That point is not on the table."),
  RESTED("A1FA-R9", "{figure} has made its free move in this initiative."),
  NOT_TOUCHED("A1FA-2A", "{figure} does not touch {thing}."),
  NOT_AFFORDED("A1FA-C1", "{thing} is no good for that."),
  REPEATED("A1FA-R69", "{figure} has just done that, or what it would undo."),
  ELSEWHERE("A1FA-R70", "Having run to something, {figure} must act on that first."),
  NOT_FAR_SIDE("A1FA-V.dodge", "That is not beside the far half of {thing}."),
  NOT_ON_TOP("A1FA-R56", "That point is not on top of {thing}."),
  TOO_HIGH("A1FA-8B", "{thing} is too high to jump."),
  TOO_FAR("A1FA-8A", "That is too far to leap."),
  NOT_AT_EDGE("A1FA-R73", "{figure} is too far from the edge to leap from it."),
  NOT_ACROSS("A1FA-V.leap-over", "That point is not beyond {thing}."),
  PATH_BLOCKED("A1FA-R81", "Something higher is in between."),
  NOT_STANDING_ON("A1FA-V.leap-off", "{figure} is not on {thing}."),
  WRONG_END("A1FA-V.run", "One runs from foot or head to a spot on the stairs or at their ends."),
  NOT_ON_SLIDE("A1FA-V.slide", "{figure} is not where one can slide along {thing}."),
  OUT_OF_GRASP("A1FA-V.grab", "{thing} is out of reach."),
  ROPE_TAKEN("A1FA-R88", "Somebody hangs on {thing} already."),
  WRONG_FAN("A1FA-V.swing", "One swings away from where one took hold, at most 6 inches."),
  TOO_HIGH_LANDING("A1FA-V.swing", "One lands on nothing higher than 1.6 inches."),
  HANDS_FULL("A1FA-V.pick-up", "{figure} carries something already."),
  TOO_BIG("A1FA-8C", "{thing} is too big to be picked up."),
  STOOD_ON("A1FA-R89", "Somebody stands on {thing}."),
  NOT_CARRIED("A1FA-V.throw", "{figure} neither carries nor touches {thing}."),
  NOT_AN_ENEMY("A1FA-R30", "Only a standing enemy can be made a target."),
  TARGETS_APART("A1FA-8F", "Several targets must be within a base-width of each other."),
  UNSEEN("A1FA-8E", "Somebody or something blocks the line of sight."),
  DIE_SAID_NO("A1FA-R79", "The friendly die has spoken about that target already."),
  OUT_OF_RANGE("A1FA-R50", "That is too far to throw {thing}."),
  OUT_OF_SPLASH("A1FA-V.distract", "That is too far to distract anybody with {thing}."),
  TOWARDS_ONESELF("A1FA-R90", "{thing} can only be sent away from oneself."),
  ON_RUG("A1FA-V.pull", "{figure} stands on {thing}: it is pulled from its edge."),
  FALLEN("A1FA-V.drop", "What hung there has fallen."),
  NOT_STUNNED("A1FA-V.recover", "{figure} is not stunned."),
  NOT_WEAPONLESS("A1FA-V.recover", "{figure} has not lost a weapon."),
  THEIR_WEAPON("A1FA-R16", "That weapon belongs to the other side."),
  NOTHING_IN_HAND("A1FA-V.swat", "{figure} carries nothing to swat with."),
  NO_CONTACT("A1FA-4", "{figure} is not in contact with {thing}."),
  UNARMED("A1FA-5D.dropped", "Without a weapon {figure} cannot start a duel."),
  NEVER_DUELS("A1FA-S.planchet", "{figure} never starts a duel."),
  AT_THE_TOP("A1FA-V.climb", "{figure} cannot climb any higher."),
  NOT_CLIMBING("A1FA-V.climb", "{figure} is not up there."),
  NO_SENTENCE(
      "A1FA-R91", "Say in a sentence of at most 200 plain characters what happens, and to whom."),
  UNREACHABLE("A1FA-R92", "{figure} cannot end there with one leap or straight line."),
  NO_PLACE("A1FA-R94", "{thing} is too far from there, or has no room.");

  private final String rule;
  private final String words;

  Refusal(String rule, String words) {
    this.rule = rule;
    this.words = words;
  }

  String rule() {
    return rule;
  }

  Verdict verdict(Melee m, int figure, int thing) {
    Field field = m.field;
    String text = words;
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("phase", m.phase.word());
    if (figure >= 0 && figure < field.figures) {
      facts.put("figure", field.figureName(figure));
      text = text.replace("{figure}", field.title(figure));
    }
    if (thing >= 0 && thing < field.things()) {
      facts.put("thing", field.name(thing));
      text = text.replace("{thing}", field.name(thing));
    }
    if (m.active >= 0) {
      text = text.replace("{active}", field.title(m.active));
    }
    text =
        text.replace("{figure}", "the figure")
            .replace("{thing}", "it")
            .replace("{active}", "another");
    return Verdict.illegal(rule, Character.toUpperCase(text.charAt(0)) + text.substring(1), facts);
  }
}
