package derring.swordplay;

import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Landmark;
import derring.kernel.Log;
import derring.kernel.Names;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can happen at the table, as events. The {@code tell} methods build an event only if somebody
 * listens, so that silent play costs nothing.
 */
public sealed interface Told extends Event {

  record Rolled(int seat, int die) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " rolls " + die + " for the first turn.";
    }
  }

  /** Whoever begins gave a life for it. */
  record PaidForFirst(int seat, int life) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " begins, and pays for it: life " + life + ".";
    }
  }

  /** A Pirate among Heroes begins with less life. */
  record PaidToMeetHeroes(int seat, int life) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " is a Pirate among Heroes, and pays for it: life " + life + ".";
    }
  }

  /**
   * A deck was shuffled, at first or again.
   *
   * @param pile again: the discards as they lay before, the lowest first; all could see them, and
   *     whoever works out the shuffle needs their order
   */
  record Shuffled(String set, int cards, boolean again, boolean reconstructed, List<String> pile)
      implements Told {
    @Override
    public String sentence(Names names) {
      return again
          ? "The discard pile is shuffled into a new deck of " + cards + "."
          : "The "
              + set
              + " deck of "
              + cards
              + (reconstructed ? " (reconstructed values)" : "")
              + " is shuffled.";
    }
  }

  record TurnBegan(int seat, int turn) implements Told {
    @Override
    public String sentence(Names names) {
      return "Turn " + turn + ": " + names.of(seat) + ".";
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

  record ThrewIn(int seat, List<String> cards) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " shows a hand without attacks and throws it in: "
          + String.join(", ", cards)
          + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Dropped(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " drops " + card + ".";
    }
  }

  record Readied(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " readies " + card + ".";
    }
  }

  /** A ready card made way for another of its kind. */
  record Replaced(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " puts " + card + " away.";
    }
  }

  record SkippedCombat(int seat, boolean tripped) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + (tripped ? " was tripped and cannot attack this turn." : " has no combat this turn.");
    }
  }

  /** An attack was made; {@code at} is empty if it is unlocated. */
  record Attacked(int seat, int target, String card, String form, String at, int damage)
      implements Told {
    @Override
    public String sentence(Names names) {
      String where = at.isEmpty() ? "" : " " + at;
      return switch (form) {
        case "counter" -> names.of(seat) + " strikes back" + where + " for " + damage + ".";
        case "shot" -> names.of(seat) + " fires at " + names.of(target) + " for " + damage + ".";
        default ->
            names.of(seat)
                + " attacks "
                + names.of(target)
                + " with "
                + card
                + (where.isEmpty() || card.toLowerCase(java.util.Locale.ROOT).endsWith(at)
                    ? ""
                    : "," + where)
                + (damage > 0 ? ", for " + damage + "." : ".");
      };
    }
  }

  record Defended(int seat, String card, String with) implements Told {
    @Override
    public String sentence(Names names) {
      return switch (with) {
        case "cloak" -> names.of(seat) + " turns it aside with " + card + ".";
        case "bind" -> names.of(seat) + " binds the blade and gives up " + card + ".";
        case "again" -> names.of(seat) + " plays " + card + " again.";
        case "guard" -> names.of(seat) + " answers with " + card + ".";
        default -> names.of(seat) + " answers with " + card + ".";
      };
    }
  }

  record Hit(int seat, int damage, int absorbed, int life) implements Told {
    @Override
    public String sentence(Names names) {
      if (damage == 0 && absorbed == 0) {
        return names.of(seat) + " is hit, and unharmed.";
      }
      return names.of(seat)
          + (absorbed == 0
              ? " takes " + damage
              : damage == 0
                  ? " is saved by armour, which absorbs " + absorbed
                  : " takes " + damage + ", and the armour absorbs " + absorbed)
          + " (life "
          + Math.max(0, life)
          + ").";
    }

    @Override
    public @Nullable Landmark landmark() {
      return damage > 0 ? Landmark.BLOW : null;
    }
  }

  /** A hit was made smaller, by a stance or an ability. */
  record Softened(int seat, String by, int less) implements Told {
    @Override
    public String sentence(Names names) {
      return by + " takes " + less + " off the hit on " + names.of(seat) + ".";
    }
  }

  record LostCard(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " loses " + card + " from the hand.";
    }
  }

  record Tripped(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " is tripped and will have no combat next turn.";
    }
  }

  record BeatenAside(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + "'s " + card + " is beaten aside.";
    }
  }

  /** An item is gone: a worn-out cloak, armour that gave way. */
  record WornOut(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + "'s " + card + " is used up.";
    }
  }

  record Named(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " met the heavy weapon with " + card + ".";
    }
  }

  record Tested(int seat, String card, int die, boolean broke) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + "'s "
          + card
          + (broke ? " breaks" : " holds")
          + " (rolled "
          + die
          + ").";
    }
  }

  record Revealed(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " reveals " + card + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record NoStrike(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " finds no attack.";
    }
  }

  /** A fighter is out, and the cards of its hand are seen on their way to the discard pile. */
  record Fell(int seat, List<String> hand) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " is defeated"
          + (hand.isEmpty() ? "." : ", still holding " + String.join(", ", hand) + ".");
    }

    @Override
    public boolean reveals() {
      return !hand.isEmpty();
    }

    @Override
    public Landmark landmark() {
      return Landmark.BLOW;
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
