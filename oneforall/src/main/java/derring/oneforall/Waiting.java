package derring.oneforall;

import derring.kernel.Game;
import derring.kernel.Names;
import derring.kernel.Outlook;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a match waits for, told to somebody away from the table. */
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
    return new Outlook(mine ? question() : theirs(), own < 0 ? "" : plight(own), gauges());
  }

  private String question() {
    String active = called(seen.active());
    Seen.Spoils spoils = seen.spoils();
    Seen.Terms terms = seen.announced();
    return switch (seen.phase()) {
      case PLACE -> "Place your men.";
      case ACT ->
          active.isEmpty()
              ? "You have the initiative. Who acts?"
              : active + (seen.reached() ? " is there. What does he do?" : " goes on. What now?");
      case ANSWER ->
          (terms == null ? "An action" : called(terms.figure()) + " announces an action")
              + ". Do you grant it?";
      case ALLOT ->
          (spoils == null ? "Hits" : capital(Outlook.counted(spoils.left(), "hit", "hits")))
              + " to give. Who takes the next?";
      case OVER -> "";
    };
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private String called(@Nullable String figure) {
    for (Seen.Person one : seen.figures()) {
      if (one.id().equals(figure)) {
        return one.name();
      }
    }
    return "";
  }

  private String theirs() {
    String who = Outlook.called(asked, names);
    boolean many = Integer.bitCount(asked) > 1;
    return switch (seen.phase()) {
      case PLACE -> who + (many ? " place" : " places") + " a man.";
      case ACT -> who + (many ? " have" : " has") + " the initiative.";
      case ANSWER -> who + (many ? " judge" : " judges") + " what was announced.";
      case ALLOT -> who + (many ? " give" : " gives") + " the hits.";
      case OVER -> "";
    };
  }

  private static boolean stands(Seen.Person one) {
    return !one.down() && !one.lost() && !one.outside();
  }

  private String plight(int own) {
    int side = -1;
    for (Seen.Person one : seen.figures()) {
      side = one.owner() != null && one.owner() == own ? one.side() : side;
    }
    int with = standing(side);
    int against = standing(1 - side);
    return Outlook.counted(with, "man", "men") + " of yours against " + Outlook.number(against);
  }

  private int standing(int side) {
    return (int) seen.figures().stream().filter(one -> one.side() == side && stands(one)).count();
  }

  /** How many of its men each seat still has on their feet. */
  private List<Outlook.Gauge> gauges() {
    List<Outlook.Gauge> gauges = new ArrayList<>();
    int seats =
        seen.figures().stream()
            .mapToInt(one -> one.owner() == null ? 0 : one.owner() + 1)
            .max()
            .orElse(0);
    for (int seat = 0; seat < seats; seat++) {
      int of = 0;
      int left = 0;
      for (Seen.Person one : seen.figures()) {
        if (one.owner() != null && one.owner() == seat) {
          of++;
          left += stands(one) ? 1 : 0;
        }
      }
      gauges.add(new Outlook.Gauge(seat, Outlook.Track.MEN, left, of));
    }
    return gauges;
  }
}
