package derring.audatia;

import derring.kernel.Game;
import derring.kernel.Names;
import derring.kernel.Outlook;
import java.util.List;

/** What a bout waits for, told to somebody away from the table. */
final class Waiting {
  private final Seen seen;
  private final int asked;
  private final Names names;

  Waiting(Seen seen, int asked, Names names) {
    this.seen = seen;
    this.asked = asked;
    this.names = names;
  }

  Outlook outlook() {
    Integer reader = seen.seat();
    int own = reader == null ? Game.SPECTATOR : reader;
    boolean mine = own >= 0 && (asked >> own & 1) == 1;
    return new Outlook(mine ? question(own) : theirs(), own < 0 ? "" : plight(own), List.of());
  }

  private String question(int own) {
    String other = names.of(1 - own);
    return switch (seen.phase()) {
      case EXCHANGE -> "Your first hand. What do you lay aside?";
      case TRADE -> "Out of Measure. Trade two cards for one?";
      case POSTA -> "Choose your guard.";
      case ORDER -> "Lay your cards in a row.";
      case VIRTUE -> "Which Virtue do you take?";
      case SALUTE -> "Do you salute " + other + "?";
      case SALUTE_ANSWER -> other + " salutes. Do you return it?";
      case SKILLS -> "Before the fight: play a Skill, or wait?";
      case LURE -> "The Lure: into which other guard do you step?";
      case PRE_EMPT -> other + " is about to act. Pre-empt him?";
      case STEP_5 -> "The measure is yours, Challenger. Do you attack?";
      case STEP_6 -> other + " holds back. Do you attack?";
      case STEP_7 -> "Challenger, attack now, or it is a draw.";
      case LEAD -> "You lead. Turn up your next card.";
      case REACT -> other + " strikes" + blow(1 - own) + ". Your answer?";
      case EXCHANGED -> "Your Punta is exchanged. Have you a Remedy on the Outside?";
      case COUNTER -> other + " enters with a Remedy. Counter it?";
      case FEINT -> "Your blow is parried. Was it a Feint?";
      case ORIENT -> "You turn the Side Card. Which side shall be yours?";
      case ENTRY -> "Your blow is parried. Do you go on at once?";
      case BIND_DEFENDER, BIND_ATTACKER ->
          seen.bind() == Bind.STRETTO
              ? "The swords are bound, Stretto. A Remedy, or wait?"
              : "The swords part, Largo. Strike, or wait?";
      case KICK_STRIKE -> "The kick lands. A Fendente now ends it.";
      case MEASURE -> other + " struck the air. One Attack is yours.";
      case BEAT_FIRST -> "The guard of " + other + " is beaten aside. Strike, or wait?";
      case BEAT_SECOND -> "Your guard is beaten aside. Strike?";
      case BREAK_ATTACKER -> "Your Thrust is broken. A Remedy, or wait?";
      case BREAK_DEFENDER -> "You broke the Thrust. A Mezano now, or wait?";
      case DENY -> other + " plays a Skill. Do you deny it?";
      case PRE_EMPT_STRIKE, FEINT_STRIKE, REPEAT_STRIKE -> "Now strike.";
      case OVER -> "";
    };
  }

  /** Where the Strike on top of a Stack is aimed. */
  private String blow(int seat) {
    List<String> stack = seen.fighters().get(seat).stack();
    String top = stack.isEmpty() ? "" : stack.getLast();
    return top.contains("Fendente")
        ? " at the head"
        : top.contains("Mezano")
            ? " across the middle"
            : top.contains("Sottano") ? " from below" : "";
  }

  private String theirs() {
    String who = Outlook.called(asked, names);
    boolean many = Integer.bitCount(asked) > 1;
    return switch (seen.phase()) {
      case EXCHANGE, TRADE -> who + (many ? " look" : " looks") + " over the hand.";
      case POSTA -> who + (many ? " choose a guard." : " chooses a guard.");
      case ORDER -> who + (many ? " lay a row." : " lays a row.");
      case VIRTUE -> who + " chooses a Virtue.";
      case REACT -> who + " looks for an answer.";
      case EXCHANGED -> who + " looks for a Remedy.";
      case COUNTER -> who + " looks for a Counter-Remedy.";
      default -> who + " considers.";
    };
  }

  private String plight(int own) {
    Seen.Figure figure = seen.fighters().get(own);
    String posta = figure.posta() == null ? "" : " and " + figure.posta();
    return Outlook.counted(figure.handSize(), "card", "cards") + " in your hand" + posta;
  }
}
