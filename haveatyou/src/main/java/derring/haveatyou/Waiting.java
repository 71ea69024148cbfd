package derring.haveatyou;

import derring.kernel.Game;
import derring.kernel.Names;
import derring.kernel.Outlook;
import java.util.ArrayList;
import java.util.List;

/** What a battle waits for, told to somebody away from the table. */
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
    Seen.Set set = seen.sets().get(seen.here());
    return new Outlook(
        mine ? question(set, own) : theirs(set), own < 0 ? "" : plight(own), gauges());
  }

  private String question(Seen.Set set, int own) {
    return switch (set.phase()) {
      case ARM -> "Which weapon do you start with?";
      case ACT ->
          set.actions() > 0
              ? "Your turn, " + Outlook.counted(set.actions(), "action", "actions") + " left."
              : "No actions left. Refill your hand?";
      case DISCARD -> "Throw away what you do not want, then draw.";
      case DRAW -> "Draw up to five, one fatigue each.";
      case ANSWER -> deed(set, own) + " Your answer?";
      case LAST -> names.of(set.active()) + " is done. A last word?";
      case FOLLOW -> "A blow is yours at once. Strike?";
      case REDRAW -> "Throw away what you want to draw anew.";
      case MOURN -> "Your friend has fallen. Take his place?";
      case STAND -> "Victory! Where do you stand for the next one?";
      case WHERE -> "You have earned a free turn. Where?";
      case SETUP, BEGIN, OVER -> "Your move.";
    };
  }

  /** The card on top of the chain, as a sentence. */
  private String deed(Seen.Set set, int own) {
    if (set.chain().isEmpty()) {
      return "";
    }
    Seen.Declared top = set.chain().getLast();
    String at = top.at() == null ? "" : top.at() == own ? " you" : " " + names.of(top.at());
    String how =
        switch (top.deed()) {
          case ATTACK -> "attacks" + at;
          case THROW -> "throws a weapon at" + at;
          case FLOOR, DECK, SEIZE -> "grabs for a weapon";
          case MOVE -> "moves";
          case WEAPON -> "looks for a weapon";
          case DRINK -> "drinks";
          case PARRY -> "parries";
          case DODGE -> "dodges";
          default -> "plays a Swash!";
        };
    return names.of(top.by()) + " " + how + (how.endsWith("!") ? "" : ".");
  }

  private String theirs(Seen.Set set) {
    String who = Outlook.called(asked, names);
    boolean many = Integer.bitCount(asked) > 1;
    return switch (set.phase()) {
      case ANSWER -> who + " may answer.";
      case LAST -> who + " may have the last word.";
      case ARM -> who + (many ? " choose" : " chooses") + " a weapon.";
      case DISCARD, DRAW, REDRAW -> who + (many ? " refill" : " refills") + " the hand.";
      default -> who + (many ? " look" : " looks") + " for an opening.";
    };
  }

  private String plight(int own) {
    Seen.Fighter fighter = seen.fighters().get(own);
    String weapon = fighter.weapon() == null ? "bare hands" : "the " + fighter.weapon().name();
    return Outlook.number(fighter.physical())
        + " left of your strength, "
        + weapon
        + " and "
        + Outlook.counted(fighter.handSize(), "card", "cards");
  }

  private List<Outlook.Gauge> gauges() {
    List<Outlook.Gauge> gauges = new ArrayList<>();
    for (int seat = 0; seat < seen.fighters().size(); seat++) {
      Seen.Fighter one = seen.fighters().get(seat);
      int left = Math.max(0, one.physical());
      gauges.add(new Outlook.Gauge(seat, Outlook.Track.LIFE, left, Math.max(left, one.start())));
      gauges.add(
          new Outlook.Gauge(seat, Outlook.Track.FATIGUE, one.fatigue(), seen.bounds().fatigue()));
    }
    return gauges;
  }
}
