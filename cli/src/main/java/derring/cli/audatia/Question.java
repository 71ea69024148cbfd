package derring.cli.audatia;

import derring.audatia.Form;
import derring.audatia.Seen;
import derring.kernel.Names;

/** The one sentence that asks a player. */
final class Question {
  private Question() {}

  static String of(Seen seen, Names names) {
    Integer attacker = seen.attacker();
    return switch (seen.phase()) {
      case EXCHANGE ->
          "Which cards of your first hand do you replace? The other does not see it yet.";
      case TRADE ->
          isTrading(seen)
              ? "Which two cards do you give?"
              : "Do you trade two cards for one? The other does not see it yet.";
      case POSTA -> "In which Posta do you stand? Both are revealed together.";
      case ORDER -> "Lay your hand in a row, the left end first.";
      case VIRTUE -> "Which Virtue do you take?";
      case SALUTE ->
          "Do you salute with a card? Unless it is returned, your first Strike has 4 more Audatia.";
      case SALUTE_ANSWER -> "Do you return the salute with a card, so that it lends no Audatia?";
      case SKILLS -> "Step 4: do you play a Skill before the fight?";
      case LURE -> "Which Posta do you put in the place of yours?";
      case PRE_EMPT -> "Do you make the first Attack before the other acts?";
      case PRE_EMPT_STRIKE -> "Make the Attack that you have announced.";
      case STEP_5, STEP_6 -> "Attack, change your Posta, or wait?";
      case STEP_7 -> "You must attack now if you can.";
      case LEAD -> "Reveal, and attack with the first card that serves.";
      case REACT ->
          attacker == null ? "How do you answer?" : against(seen, names.of(attacker), attacker);
      case EXCHANGED -> "Your Thrust was exchanged: play an Outside Remedy, or you lose.";
      case COUNTER -> remedy(seen, names);
      case FEINT -> "You were parried. Do you feint, and strike again?";
      case FEINT_STRIKE -> "Strike from the other side than the feint, or with a Punta.";
      case ORIENT -> "How do you turn the Side Card?";
      case ENTRY -> "You were parried. Do you go on before the other can?";
      case REPEAT_STRIKE -> "Strike again.";
      case BIND_DEFENDER, BIND_ATTACKER -> "The swords are bound. Do you go on, or wait?";
      case KICK_STRIKE -> "The kick landed: a Fendente wins.";
      case MEASURE -> "The Attack has missed. Do you attack the Posta that it ended in?";
      case BEAT_FIRST -> "The sword is beaten aside. Do you attack?";
      case BEAT_SECOND -> "Your sword was beaten aside, and no Attack followed. Do you attack?";
      case BREAK_ATTACKER -> "Your Thrust was broken. Do you play a Remedy?";
      case BREAK_DEFENDER -> "You have broken the Thrust. Do you strike a Mezano?";
      case DENY -> "A Skill was played. Do you deny it?";
      case OVER -> "The bout is over.";
    };
  }

  private static boolean isTrading(Seen seen) {
    return seen.fighters().stream().anyMatch(Seen.Figure::tradeBegun);
  }

  private static String against(Seen seen, String who, int attacker) {
    String strike = seen.fighters().get(attacker).stack().getLast();
    String how =
        seen.form() == Form.COUNTERATTACK || seen.form() == Form.MEZANO_COUNTER
            ? " counterattacks with "
            : " strikes ";
    return who + how + strike + ": answer it, or you lose.";
  }

  private static String remedy(Seen seen, Names names) {
    Seen.Close remedy = seen.remedy();
    return remedy == null
        ? "Counter the Remedy, or you lose."
        : names.of(remedy.by()) + " plays " + remedy.card() + ": counter it, or you lose.";
  }
}
