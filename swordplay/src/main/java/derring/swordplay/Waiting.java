package derring.swordplay;

import derring.kernel.Game;
import derring.kernel.Names;
import derring.kernel.Outlook;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a bout waits for, told to somebody away from the table. */
final class Waiting {
  private final Seen seen;
  private final int asked;
  private final Names names;
  private final Figure[] figures;

  Waiting(Seen seen, int asked, Names names, Figure[] figures) {
    this.seen = seen;
    this.asked = asked;
    this.names = names;
    this.figures = figures;
  }

  Outlook outlook() {
    Integer reader = seen.seat();
    int own = reader == null ? Game.SPECTATOR : reader;
    boolean mine = own >= 0 && (asked >> own & 1) == 1;
    return new Outlook(mine ? question() : theirs(), own < 0 ? "" : plight(own), gauges());
  }

  private String question() {
    return switch (seen.phase()) {
      case DISCARD -> "Throw a card away, or keep them all?";
      case READY -> "Lay a card ready, or strike?";
      case COMBAT -> "Your blow. Strike with what?";
      case ANSWER -> blow(seen.attack()) + " Your answer?";
      case NAME_PARRYING -> "Which of your weapons met the heavy blow?";
      case NAME_PARRIED -> "Which of your weapons was parried?";
      case BEAT_ASIDE -> "Which weapon do you beat aside?";
      case OVER -> "";
    };
  }

  private String blow(Seen.@Nullable Attack attack) {
    if (attack == null) {
      return "";
    }
    Location at = attack.at();
    String how =
        attack.form() == Form.SHOT
            ? "fires at you"
            : (attack.form() == Form.COUNTER ? "strikes back" : "strikes")
                + (at == null ? "" : at == Location.THRUST ? " with a thrust" : " " + at.word());
    return names.of(attack.attacker()) + " " + how + ".";
  }

  private String theirs() {
    String who = Outlook.called(asked, names);
    return switch (seen.phase()) {
      case DISCARD -> who + " looks through the hand.";
      case READY -> who + " reaches for the belt.";
      case COMBAT -> who + " looks for an opening.";
      case ANSWER -> who + " looks for an answer.";
      case NAME_PARRYING, NAME_PARRIED -> who + " names a weapon.";
      case BEAT_ASIDE -> who + " chooses a weapon.";
      case OVER -> "";
    };
  }

  private String plight(int own) {
    Seen.Fighter fighter = seen.fighters().get(own);
    String life = Outlook.counted(fighter.life(), "drop", "drops") + " left";
    if (seen.fighters().size() == 2) {
      life += " against " + Outlook.number(seen.fighters().get(1 - own).life());
    }
    return life + ", " + Outlook.counted(fighter.handSize(), "card", "cards") + " in your hand";
  }

  private List<Outlook.Gauge> gauges() {
    List<Outlook.Gauge> gauges = new ArrayList<>();
    for (int body = 0; body < seen.fighters().size(); body++) {
      gauges.add(
          new Outlook.Gauge(
              body,
              Outlook.Track.LIFE,
              Math.max(0, seen.fighters().get(body).life()),
              figures[body].life()));
    }
    return gauges;
  }
}
