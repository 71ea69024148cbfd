package derring.audatia;

import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Landmark;
import derring.kernel.Log;
import derring.kernel.Names;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What can happen at the table, as events. Whoever tells one builds it only if somebody listens, so
 * that silent play costs nothing.
 */
public sealed interface Told extends Event {

  /** The twelve Basic cards were taken up; all know them (AUD-SET.4). */
  record TookBasics(int seat, String character, List<String> cards) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " fights as " + character + " and takes up the Basic cards.";
    }
  }

  record Shuffled(int seat, int cards, boolean again) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + (again ? " shuffles the discards into a new" : " shuffles the")
          + " Action deck of "
          + cards
          + ".";
    }
  }

  /** Somebody did a part of a secret choice. */
  record Pondered(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " ponders.";
    }
  }

  /** Somebody has made a secret choice. */
  record Committed(int seat, String choice) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " has chosen.";
    }
  }

  /** What was discarded of the first hand. */
  record Replaced(int seat, List<String> cards) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + (cards.isEmpty()
              ? " keeps the whole hand."
              : " replaces " + String.join(", ", cards) + ".");
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** Cards went from the deck to a hand; only their owner is told which. */
  record Drew(int seat, int count, List<String> cards) implements Told {
    @Override
    public String sentence(Names names) {
      String what = cards.isEmpty() ? "" : ": " + String.join(", ", cards);
      String many = count == 0 ? "nothing" : count == 1 ? "a card" : count + " cards";
      return names.of(seat) + " draws " + many + what + ".";
    }

    @Override
    public boolean reveals() {
      return cards.size() == count;
    }
  }

  /** A first hand is full again, after cards of it were replaced or not. */
  record Refilled(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return "The first hand of " + names.of(seat) + " is full.";
    }
  }

  record TookVirtue(int seat, String virtue) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " takes " + virtue + ".";
    }
  }

  record Saluted(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " salutes.";
    }
  }

  /** The cards of the Salute, and whether it gives its +4. */
  record SaluteShown(int respondent, List<String> cards, List<String> returned, boolean bonus)
      implements Told {
    @Override
    public String sentence(Names names) {
      return "The salute of "
          + names.of(respondent)
          + " was "
          + String.join(", ", cards)
          + (bonus
              ? "; it was not returned, and the first Strike has 4 more Audatia."
              : "; it was returned with " + String.join(", ", returned) + ".");
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Measured(int measure) implements Told {
    @Override
    public String sentence(Names names) {
      return "Out of Measure, for the " + ordinal(measure) + " time.";
    }

    private static String ordinal(int number) {
      return switch (number) {
        case 1 -> "first";
        case 2 -> "second";
        case 3 -> "third";
        default -> number + "th";
      };
    }

    @Override
    public Landmark landmark() {
      return Landmark.TURN;
    }
  }

  record Traded(int seat, int trades) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + (trades == 0
              ? " made no trade."
              : trades == 1 ? " made one trade." : " made " + trades + " trades.");
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record TookPosta(int seat, String posta) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " stands in " + posta + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record ChangedPosta(int seat, String posta) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " changes to " + posta + ".";
    }
  }

  record PlayedSkill(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " plays " + card + ".";
    }
  }

  record Denied(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return card + " of " + names.of(seat) + " is denied.";
    }
  }

  /** A hand lies open until the first Attack. */
  record LaidOpen(int seat, List<String> cards) implements Told {
    @Override
    public String sentence(Names names) {
      return "The cards of " + names.of(seat) + " lie open: " + String.join(", ", cards) + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** Whoever was taunted attacks, or shows his hand. */
  record AnsweredTaunt(int seat, boolean attacks, List<String> cards) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + (attacks
              ? " was taunted and must attack."
              : " was taunted, has no Attack and shows: " + String.join(", ", cards) + ".");
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A Strike was played: as attack, parry, counterattack, exchange, defend or break. */
  record Struck(int seat, String use, String card) implements Told {
    @Override
    public String sentence(Names names) {
      String verb =
          switch (use) {
            case "attack" -> " attacks with ";
            case "parry" -> " parries with ";
            case "counterattack" -> " counterattacks with ";
            case "exchange" -> " exchanges with ";
            case "defend" -> " defends with ";
            default -> " breaks with ";
          };
      return names.of(seat) + verb + card + ".";
    }
  }

  record Beaten(int seat, String card, String posta) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " beats " + posta + " aside with " + card + ".";
    }
  }

  record Bound(String bind, String attack, String parry) implements Told {
    @Override
    public String sentence(Names names) {
      return bind.equals("stretto") ? "The suns meet: Stretto." : "The suns do not meet: Largo.";
    }
  }

  record Oriented(int seat, int inside) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " turns the Side Card: Inside for " + names.of(inside) + ".";
    }
  }

  record Entered(int seat, String card, boolean inside, boolean entry) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + (entry ? " enters boldly with " : " plays ")
          + card
          + (inside ? " on the inside." : " on the outside.");
    }
  }

  record Countered(int seat, String card, boolean perfect) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " counters with " + card + (perfect ? ", perfectly." : ".");
    }
  }

  record Waited(int seat, String phase) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " waits.";
    }
  }

  record TookBack(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " thinks again and takes " + card + " back.";
    }
  }

  /** An Attack missed, and its striker stands in its End Posta. */
  record Missed(int seat, String posta) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " strikes nothing and ends in " + posta + ".";
    }
  }

  record Cycled(int seat, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " cycles " + card + ".";
    }
  }

  record BrokeOff(int measure) implements Told {
    @Override
    public String sentence(Names names) {
      return "Both break off.";
    }
  }

  record Drawn(int challenger, int draws) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(challenger)
          + " cannot attack: "
          + (draws == 1 ? "the first draw." : "the second draw.");
    }
  }

  /** Sudden Death: cards were turned up; the last one serves, if it is named. */
  record Turned(int seat, List<String> wasted, String card) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat)
          + " reveals"
          + (wasted.isEmpty() ? "" : " in vain " + String.join(", ", wasted))
          + (card.isEmpty() ? "" : (wasted.isEmpty() ? " " : ", then ") + card)
          + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** Salle Play: whether each of the two has a Strike left. */
  record Mustered(boolean first, boolean second) implements Told {
    @Override
    public String sentence(Names names) {
      return first && second
          ? "Both have Strikes left."
          : first || second
              ? names.of(first ? 1 : 0) + " has no Strike left."
              : "Neither has a Strike left.";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Scored(int seat, int points) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " scores and has " + points + (points == 1 ? " point." : " points.");
    }

    @Override
    public Landmark landmark() {
      return Landmark.BLOW;
    }
  }

  /** Why a card did not serve. */
  record Why(String card, String rule, String sentence) {}

  /**
   * Somebody had no answer.
   *
   * @param cards of every card in his hand, why it did not serve; empty for others than himself if
   *     he fights on with it
   */
  record Yielded(int seat, String cause, List<Why> cards) implements Told {
    @Override
    public String sentence(Names names) {
      String how =
          cause.equals(Ending.OUT_OF_CARDS.word())
              ? " is out of cards and has no answer"
              : " has no answer and yields";
      String whys =
          cards.stream()
              .map(why -> why.card() + " (" + why.rule() + ")")
              .collect(Collectors.joining(", "));
      return names.of(seat) + how + (whys.isEmpty() ? "." : ": " + whys + ".");
    }

    @Override
    public boolean reveals() {
      return true;
    }

    @Override
    public Landmark landmark() {
      return Landmark.BLOW;
    }
  }

  /**
   * A bout, or the match, is decided.
   *
   * @param seat who won, or -1
   */
  record Won(int seat, String ending) implements Told {
    @Override
    public String sentence(Names names) {
      return (seat < 0 ? "Nobody wins" : names.of(seat) + " wins")
          + " ("
          + ending.replace('-', ' ')
          + ").";
    }
  }

  /** Tells all of something; call it only if somebody listens. */
  static void tell(Log log, Told event, String... rules) {
    log.add(Entry.open(event, rules));
  }

  /** Tells some seats more than the others. */
  static void tell(Log log, Told open, int insiders, Told secret, String... rules) {
    log.add(new Entry(List.of(rules), open, insiders, secret));
  }
}
