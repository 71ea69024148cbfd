package derring.oneforall;

import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Landmark;
import derring.kernel.Log;
import derring.kernel.Names;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can happen at the table, as events. Figures and things are named by the words that notations
 * use, points in thousandths of an inch, so that a screen can draw what a sentence says; the
 * sentence itself has their names and no figures that the table shows better. They are built only
 * if somebody listens.
 */
public sealed interface Told extends Event {

  static void tell(Log log, Told event, String... rules) {
    log.add(Entry.open(event, rules));
  }

  /** A figure was placed before the fight. */
  record Placed(String figure, int x, int y, int z) implements Told {
    @Override
    public String sentence(Names names) {
      return names.thing(figure) + " takes his place.";
    }
  }

  /** Both sides roll for the initiative. */
  record RolledForInitiative(int musketeers, int guards) implements Told {
    @Override
    public String sentence(Names names) {
      return "For the initiative the Musketeers roll "
          + musketeers
          + ", the Guards "
          + guards
          + ".";
    }
  }

  /** The initiative is with a side from now on. */
  record Initiative(int side, String why) implements Told {
    @Override
    public String sentence(Names names) {
      return (side == 0 ? "The Musketeers" : "The Guards") + " have the initiative: " + why + ".";
    }

    @Override
    public Landmark landmark() {
      return Landmark.TURN;
    }
  }

  /** A figure ran; {@code reached} is what stopped it, or empty. */
  record Ran(String figure, int x, int y, int z, String reached) implements Told {
    @Override
    public String sentence(Names names) {
      return names.thing(figure)
          + (reached.isEmpty()
              ? " runs across the floor."
              : " runs to " + names.thing(reached) + ".");
    }
  }

  /** An action took place; the figure is at the point now. */
  record Acted(String figure, String verb, String thing, int x, int y, int z, int dice)
      implements Told {
    @Override
    public String sentence(Names names) {
      Verb known = Verb.WORDS.get(verb);
      if (known == Verb.RECOVER && thing.isEmpty()) {
        return names.thing(figure) + " shakes off the stun.";
      }
      return names.thing(figure)
          + " "
          + (known == null ? verb : known.does())
          + (thing.isEmpty() ? "" : " " + names.thing(thing))
          + ".";
    }
  }

  /** Somebody rolled: {@code total} is the highest die, more for further 6s. */
  record Dice(String figure, String purpose, List<Integer> dice, int total) implements Told {
    @Override
    public String sentence(Names names) {
      StringBuilder row = new StringBuilder();
      dice.forEach(die -> row.append(row.isEmpty() ? "" : ", ").append(die));
      return names.thing(figure) + " rolls " + row + " (" + purpose + "): " + total + ".";
    }
  }

  /** A duel begins: the dice of both, by where they come from. */
  record Crossed(String figure, String enemy, List<String> attack, List<String> defence)
      implements Told {
    @Override
    public String sentence(Names names) {
      return names.thing(figure)
          + " duels "
          + names.thing(enemy)
          + ": "
          + String.join(", ", attack)
          + " against "
          + String.join(", ", defence)
          + ".";
    }
  }

  /** A roll was won by so many hits, or nobody was hit. */
  record Decided(String winner, String loser, int hits) implements Told {
    @Override
    public String sentence(Names names) {
      return hits == 0
          ? names.thing(loser) + " avoids it."
          : names.thing(loser)
              + " takes "
              + hits
              + (hits == 1 ? " hit" : " hits")
              + " from "
              + names.thing(winner)
              + ".";
    }
  }

  /** One row of a hits table befell a figure, which is now at the point. */
  record Suffered(String figure, String what, int x, int y, int z) implements Told {
    @Override
    public String sentence(Names names) {
      return names.thing(figure)
          + switch (what) {
            case "pushed back" -> " is pushed back.";
            case "stunned" -> " is stunned.";
            case "dropped weapon" -> " loses his rapier.";
            case "wounded" -> " is wounded.";
            case "out" -> " goes down, and is out of the fight.";
            case "lost" -> " falls, and is gone.";
            default -> " " + what + ".";
          };
    }

    @Override
    public @Nullable Landmark landmark() {
      return switch (what) {
        case "wounded", "out", "lost" -> Landmark.BLOW;
        default -> null;
      };
    }
  }

  /** A die decided whether well or rail is the end, or whom a bystander joins. */
  record Fate(String figure, String what, int die) implements Told {
    @Override
    public String sentence(Names names) {
      return names.thing(figure) + " and " + names.thing(what) + ": the die says " + die + ".";
    }
  }

  /** The friendly die was rolled; {@code granted} if it spoke for the asker. */
  record FriendlyDie(String about, int die, boolean granted) implements Told {
    @Override
    public String sentence(Names names) {
      return "The friendly die shows " + die + ", about " + about + (granted ? ": yes." : ": no.");
    }
  }

  /** A thing is somewhere else, or lies otherwise, than before. */
  record Shifted(String thing, int x, int y, int turn, String how) implements Told {
    @Override
    public String sentence(Names names) {
      String called = names.thing(thing);
      return Character.toUpperCase(called.charAt(0)) + called.substring(1) + " " + how + ".";
    }
  }

  /** An action was announced in the player's own words. */
  record Announced(String figure, String thing, boolean opposed, int size, String sentence)
      implements Told {
    @Override
    public String sentence(Names names) {
      return names.thing(figure) + " announces: \"" + sentence + "\"";
    }
  }

  /** The other side has answered an announced action. */
  record Answered(int seat, boolean accepted) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + (accepted ? " accepts it." : " asks for the friendly die.");
    }
  }

  /** The winner gave a hit of a duel to a figure. */
  record Allotted(String figure) implements Told {
    @Override
    public String sentence(Names names) {
      return "A hit goes to " + names.thing(figure) + ".";
    }
  }

  /** A figure's turn is over. */
  record Stopped(String figure) implements Told {
    @Override
    public String sentence(Names names) {
      return names.thing(figure) + " stops.";
    }
  }
}
