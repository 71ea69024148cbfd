package derring.fireatwill;

import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Landmark;
import derring.kernel.Log;
import derring.kernel.Names;
import java.util.List;

/**
 * What happens in a battle. Cards are told by their short names, columns and piles from 1, counted
 * from the left of the seat that the event is about.
 */
public sealed interface Told extends Event {

  /** Tells all: in this game nobody sees more than the others. */
  static void tell(Log log, Told event, String... rules) {
    log.add(Entry.open(event, rules));
  }

  private static String plural(int count, String one) {
    return count + " " + one + (count == 1 ? "" : "s");
  }

  /** A side is set up: its starters and the numbers of its piles, from the left. */
  record Dealt(
      int seat,
      String faction,
      int cards,
      int flags,
      List<String> tops,
      List<Integer> numbers,
      boolean reconstructed)
      implements Told {
    @Override
    public String sentence(Names names) {
      String name = names.of(seat);
      return name
          + (name.equals(faction) ? "" : " (" + faction + ")")
          + " has "
          + plural(cards, "card")
          + " and "
          + plural(flags, "flag")
          + (reconstructed ? " (the stars are reconstructed)." : ".");
    }
  }

  /** Both may begin. */
  record Opened() implements Told {
    @Override
    public String sentence(Names names) {
      return "Fire at Will!";
    }

    @Override
    public Landmark landmark() {
      return Landmark.TURN;
    }
  }

  /**
   * A card was taken into the hand.
   *
   * @param from the column of the deck, or 0 for the Gunner's Mate
   * @param next the card that lay below and is now seen; empty if there is none
   */
  record Lifted(int seat, String card, int from, String next) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " lifts "
          + Card.spoken(card)
          + (from == 0 ? " from the Gunner's Mate" : " from deck " + from)
          + (next.isEmpty() ? "." : "; " + Card.spoken(next) + " appears.");
    }

    @Override
    public boolean reveals() {
      return !next.isEmpty();
    }
  }

  /** A card was laid on an own pile. */
  record Played(int seat, String card, int pile) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " plays " + Card.spoken(card) + " on pile " + pile + ".";
    }
  }

  /** A card was put on the Gunner's Mate. */
  record Stashed(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " hands " + Card.spoken(card) + " to the Gunner's Mate.";
    }
  }

  /** A Master Gunner was laid on the enemy pile that faces a column of the seat. */
  record GunnerPlayed(int seat, String card, int across) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " plays " + Card.spoken(card) + " across from pile " + across + ".";
    }
  }

  /** A flag was laid on the enemy pile that faces a column of the seat. */
  record Flagged(int seat, int across, int left) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " plants a flag across from pile " + across + ".";
    }
  }

  /** An enemy pile was squared up: what lies under the flag is hidden from both. */
  record Straightened(int seat, int across) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " straightens the pile across from " + across + ".";
    }
  }

  /** A flag was laid on an own pile. */
  record Unloaded(int seat, int pile, int left) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " unloads cannon " + pile + " with a flag.";
    }
  }

  /** A head start is over. */
  record Released(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " may fire now.";
    }
  }

  record Waited(int seat, int waits) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " does nothing for a while.";
    }
  }

  record Ceased(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + ": Cease Fire!";
    }
  }

  /** The one who did not call Cease Fire had played all cards too. */
  record BothFinished() implements Told {
    @Override
    public String sentence(Names names) {
      return "Both ships have fired all they had.";
    }

    @Override
    public Landmark landmark() {
      return Landmark.TURN;
    }
  }

  record CeasedForBoth() implements Told {
    @Override
    public String sentence(Names names) {
      return "Nobody plays on: Cease Fire!";
    }

    @Override
    public Landmark landmark() {
      return Landmark.TURN;
    }
  }

  /** The card in the hand at Cease Fire was not laid. */
  record LetGo(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " lets go of " + Card.spoken(card) + ".";
    }
  }

  /** Unplayed cards left the game. */
  record Removed(int seat, int cards) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " removes " + plural(cards, "unplayed card") + ".";
    }
  }

  /** The flags of a seat that lay across from its cannon are laid in front of it. */
  record FlagsLifted(int seat, int pile, int flags) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " finds "
          + (flags == 0 ? "no flags" : plural(flags, "flag"))
          + " across from pile "
          + pile
          + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /**
   * The next card of a pile is turned.
   *
   * @param index which card of the pile it is, from 1
   */
  record Turned(int seat, int pile, int index, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + ", pile " + pile + ": " + Card.spoken(card) + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Loaded(int seat, int pile, int loads) implements Told {
    @Override
    public String sentence(Names names) {
      return loads == 1
          ? "Cannon " + pile + " is loaded."
          : "Cannon " + pile + " is loaded " + loads + " times!";
    }
  }

  /** Cards that score nothing. */
  record Discarded(int seat, int pile, int cards) implements Told {
    @Override
    public String sentence(Names names) {
      return cards == 1
          ? "A card of pile " + pile + " scores nothing."
          : cards + " cards of pile " + pile + " score nothing.";
    }
  }

  record Missed(int seat, int pile, String why) implements Told {
    @Override
    public String sentence(Names names) {
      return "The shot of cannon " + pile + " does not score: " + why + ".";
    }
  }

  /**
   * A shot scores.
   *
   * @param score the points of the seat so far
   */
  record Scored(int seat, int pile, int points, int score) implements Told {
    @Override
    public String sentence(Names names) {
      return switch (points) {
            case 4 -> "A Sharpshooter shot";
            case 2 -> "A well executed shot";
            default -> "A shot";
          }
          + " of cannon "
          + pile
          + ": "
          + plural(points, "point")
          + " ("
          + score
          + ").";
    }

    @Override
    public Landmark landmark() {
      return Landmark.BLOW;
    }
  }

  /** A scored shot reclaims a flag. */
  record Claimed(int seat, int pile, int from, int score) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " reclaims a flag"
          + (from == pile ? "" : " of cannon " + from)
          + ": 1 point ("
          + score
          + ").";
    }

    @Override
    public Landmark landmark() {
      return Landmark.BLOW;
    }
  }

  /** A scored shot would reclaim a flag, but may not. */
  record NoClaim(int seat, int pile) implements Told {
    @Override
    public String sentence(Names names) {
      return "Defiance: no flag is reclaimed for cannon " + pile + ".";
    }
  }

  /** A cannon loaded twice was fired. */
  record Exploded(int seat, int pile, int lost, int forgiven) implements Told {
    @Override
    public String sentence(Names names) {
      return "Breech explosion in cannon "
          + pile
          + "! "
          + plural(lost, "card")
          + " and "
          + plural(forgiven, "flag")
          + " are lost with it.";
    }

    @Override
    public Landmark landmark() {
      return Landmark.BLOW;
    }
  }

  record Maneuvered(int seat, int pile, int number, boolean counts) implements Told {
    @Override
    public String sentence(Names names) {
      return counts
          ? "Maneuver " + number + " is in its place."
          : "Maneuver " + number + " is on the wrong pile.";
    }
  }

  /** An own flag unloads the cannon. */
  record Cleared(int seat, int pile, int cards) implements Told {
    @Override
    public String sentence(Names names) {
      return cards == 0
          ? "The flag finds cannon " + pile + " unloaded."
          : "The flag unloads cannon " + pile + ".";
    }
  }

  /** A Master Gunner of the enemy takes effect. */
  record GunnerWorks(int seat, int pile, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return Card.spoken(card) + " takes effect on cannon " + pile + ".";
    }
  }

  record ManeuversScored(int seat, int maneuvers, int score) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " scores " + plural(maneuvers, "Maneuver") + " (" + score + ").";
    }
  }

  record Outmaneuvered(int seat, int ours, int theirs, int score) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " outmaneuvers the enemy, "
          + ours
          + " to "
          + theirs
          + ": "
          + plural(ours, "point")
          + " more ("
          + score
          + ").";
    }
  }

  record Penalised(int seat, int flags, int penalty, int score) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " loses "
          + penalty
          + " for "
          + plural(flags, "unclaimed flag")
          + " ("
          + score
          + ").";
    }
  }

  record Totalled(int seat, int score, int sharpshooters, int claimed, int unclaimed, int maneuvers)
      implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " has " + plural(score, "point") + ".";
    }
  }

  record Ended(String reason) implements Told {
    @Override
    public String sentence(Names names) {
      return reason;
    }
  }
}
