package derring.haveatyou;

import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Landmark;
import derring.kernel.Log;
import derring.kernel.Names;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can happen at the table, as events. They are built only if somebody listens. */
public sealed interface Told extends Event {

  /** A deck of a set was shuffled: "action" or "armaments". */
  record Shuffled(int set, String deck, int cards, boolean reconstructed) implements Told {
    @Override
    public String sentence(Names names) {
      return "The "
          + (deck.equals("action") ? "action" : "Armaments")
          + " deck of "
          + cards
          + (reconstructed ? " (reconstructed values)" : "")
          + " is shuffled.";
    }
  }

  /** An armament was drawn from its deck. */
  record TurnedUp(int seat, String armament) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " turns up " + armament + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A weapon was put on the Floor as the newest. */
  record Placed(String item) implements Told {
    @Override
    public String sentence(Names names) {
      return item + " lies on the Floor.";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A weapon is gone from play, to the armament discard pile. */
  record Lost(String item, String why) implements Told {
    @Override
    public String sentence(Names names) {
      return item
          + switch (why) {
            case "old" -> " has lain on the Floor longest and is removed.";
            case "shattered" -> " shatters.";
            case "broken" -> " breaks.";
            case "missed" -> " flies past and is lost.";
            case "overboard" -> " goes overboard with its owner.";
            case "drunk" -> " is emptied.";
            default -> " is lost.";
          };
    }
  }

  /** Weapons were offered to a new fighter to start with. */
  record Offered(int seat, List<String> items) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " may start with " + String.join(", ", items) + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Chose(int seat, String item) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " starts with " + (item.equals("none") ? "bare hands" : item) + ".";
    }
  }

  /** A card was turned up for the number on its die. */
  record Rolled(int seat, int die, String card, String why) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " draws a " + die + " " + why + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record TurnBegan(int seat, int turn, boolean free) implements Told {
    @Override
    public String sentence(Names names) {
      return (free ? "A free turn: " : "Turn " + turn + ": ") + names.of(seat) + ".";
    }

    @Override
    public Landmark landmark() {
      return Landmark.TURN;
    }
  }

  /** Cards went from the deck to a hand; only their owner is told which. */
  record Drew(int seat, int count, List<String> cards) implements Told {
    @Override
    public String sentence(Names names) {
      String what = cards.isEmpty() ? "" : ": " + String.join(", ", cards);
      return names.of(seat) + " draws " + (count == 1 ? "a card" : count + " cards") + what + ".";
    }

    @Override
    public boolean reveals() {
      return !cards.isEmpty();
    }
  }

  record Discarded(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " discards " + card + ".";
    }
  }

  /** A whole hand was discarded, to pass or because its owner has fallen. */
  record Emptied(int seat, List<String> cards) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + (cards.isEmpty()
              ? " has no cards left to discard."
              : " discards the whole hand: " + String.join(", ", cards) + ".");
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /**
   * A card was declared, or an attack that another card allows.
   *
   * @param begins whether it is played for its own sake; else it may answer another card
   * @param mode what a blow is called; else empty
   */
  record Declared(
      int seat, Deed deed, boolean begins, String card, int target, String mode, String detail)
      implements Told {
    @Override
    public String sentence(Names names) {
      String whom = target >= 0 ? names.of(target) : "";
      return names.of(seat)
          + (card.isEmpty()
              ? " attacks " + whom
              : " plays " + card + ": " + deed.word() + (whom.isEmpty() ? "" : " against " + whom))
          + (detail.isEmpty() ? "" : ", " + detail)
          + ".";
    }
  }

  /** Somebody lets the card on top happen. */
  record LetBe(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " does not answer.";
    }
  }

  record Tired(int seat, int points, int fatigue, int physical, String why) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " takes "
          + points
          + " fatigue "
          + why
          + " (fatigue "
          + fatigue
          + ", Physical "
          + physical
          + ").";
    }
  }

  /** A full track of fatigue has run over into wounds (HAY-1.1b). */
  record RanOver(int seat, int wounds, int fatigue, int physical) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + "'s fatigue runs over into "
          + (wounds == 1 ? "a wound" : wounds + " wounds")
          + " (fatigue "
          + fatigue
          + ", Physical "
          + physical
          + ").";
    }
  }

  record Recovered(int seat, int points, int fatigue, int physical) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " recovers "
          + points
          + " (fatigue "
          + fatigue
          + ", Physical "
          + physical
          + ").";
    }
  }

  record Moved(int seat, int from, int to) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + (from == to ? " stays on rank " + to : " moves from rank " + from + " to " + to)
          + ".";
    }
  }

  record Cancelled(int seat, String deed, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + "'s " + (card.isEmpty() ? deed : card) + " is cancelled.";
    }
  }

  /** How an attack or throw ended without damage: blocked, dodged, missed, weak, reversed. */
  record Averted(int seat, String how) implements Told {
    @Override
    public String sentence(Names names) {
      return "The attack of "
          + names.of(seat)
          + switch (how) {
            case "parried" -> " is parried.";
            case "dodged" -> " is dodged.";
            case "missed" -> " misses.";
            case "stab" -> " finds no way in.";
            default -> " comes to nothing.";
          };
    }
  }

  record Reversed(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return "The attack is turned against " + names.of(seat) + ".";
    }
  }

  /** Damage cards were drawn, and this is what they did. */
  record Struck(
      int seat, List<String> cards, List<String> results, int fatigue, int physical, int left)
      implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " is struck: "
          + (fatigue + physical == 0 ? "nothing comes of it" : harm())
          + ", Physical "
          + left
          + ".";
    }

    private String harm() {
      String wounds = physical == 1 ? "1 wound" : physical + " wounds";
      String tired = fatigue + " fatigue";
      return physical == 0 ? tired : fatigue == 0 ? wounds : tired + " and " + wounds;
    }

    @Override
    public boolean reveals() {
      return true;
    }

    @Override
    public @Nullable Landmark landmark() {
      return fatigue + physical > 0 ? Landmark.BLOW : null;
    }
  }

  /** A star: two dice, and what they say (HAY-4.4). */
  record Special(int attacker, int defender, int first, int second) implements Told {
    @Override
    public String sentence(Names names) {
      return "A star: the dice show " + first + " and " + second + ", " + (first + second) + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** What somebody has in the hand now. */
  record Holds(int seat, String item, String how) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + switch (how) {
            case "dropped" -> " drops " + item + ".";
            case "reloaded" -> " reloads: " + item + ".";
            case "seized" -> " seizes " + item + ".";
            case "caught" -> " catches " + item + ".";
            default -> " takes " + item + ".";
          };
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Failed(int seat, String what) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " fails to " + what + ".";
    }
  }

  record Hurried(int seat, int points) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " has two more actions (" + points + " in all).";
    }
  }

  record Fell(int seat, boolean shoved) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + (shoved ? " is shoved out of the fight." : " falls.");
    }

    @Override
    public Landmark landmark() {
      return Landmark.BLOW;
    }
  }

  /** Everybody of a side scores together. */
  record Scored(List<Integer> side, int points, int total) implements Told {
    @Override
    public String sentence(Names names) {
      StringBuilder sentence = new StringBuilder();
      for (int i = 0; i < side.size(); i++) {
        sentence
            .append(i == 0 ? "" : i == side.size() - 1 ? " and " : ", ")
            .append(names.of(side.get(i)));
      }
      return sentence
          .append(side.size() == 1 ? " scores " : " score ")
          .append(points)
          .append(" (")
          .append(total)
          .append(" in all).")
          .toString();
    }

    @Override
    public Landmark landmark() {
      return Landmark.BLOW;
    }
  }

  record Arrived(int seat, int physical, int rank) implements Told {
    @Override
    public String sentence(Names names) {
      return "A new fighter for "
          + names.of(seat)
          + " arrives with Physical "
          + physical
          + " on rank "
          + rank
          + ".";
    }
  }

  /** Somebody stands on another board now. */
  record Crossed(int seat, int board, int rank) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " now stands on board " + (board + 1) + ", rank " + rank + ".";
    }
  }

  /** A free turn or attack was earned, and where it is made. */
  record Earned(int seat, int set, boolean attack) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " has "
          + (attack ? "an attack" : "a free turn")
          + " at set "
          + (set + 1)
          + ".";
    }
  }

  record Ended(String reason) implements Told {
    @Override
    public String sentence(Names names) {
      return reason;
    }
  }

  /** Tells all. */
  static void tell(Log log, Told event, String... rules) {
    log.add(Entry.open(event, rules));
  }
}
