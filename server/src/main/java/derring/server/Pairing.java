package derring.server;

import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Title;
import derring.server.store.Chain;
import derring.server.store.Journal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The next person who wants the same game. Whoever finds nobody opens a public match and puts it on
 * a list in the journal; the next one sits down there. The number on the list is the fence: of two
 * who come at once, at whatever nodes, one is written and the other finds that one waiting.
 */
final class Pairing {
  private static final int ATTEMPTS = 20;
  private static final int ANSWERS = 30;

  private final Hall hall;
  private final Opening opening;

  Pairing(Hall hall, Opening opening) {
    this.hall = hall;
    this.opening = opening;
  }

  /** What waits there for somebody who looks for company. */
  private enum Found {
    /** Already sits at it. */
    MINE,
    /** Has just sat down. */
    SAT,
    /** Nobody waits there. */
    NOBODY
  }

  private record Waits(String fact, long at, String match) {}

  /** The match at which {@code who} plays the next person who wants {@code title}, or waits. */
  String pair(Title title, Who who, Runnable listing) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Journal.Fact last = hall.journal().last(list(title));
      String waiting =
          last == null ? null : Doc.of("waits.json", last.body()).facts().at("match").text();
      if (waiting != null && sit(waiting, who) != Found.NOBODY) {
        return waiting;
      }
      listing.run();
      String own = hall.open(opened(title, who), who);
      if (written(title, last, own)) {
        return own;
      }
      hall.ask(own, new Happening.Closed("Somebody else was waiting."), Who.SERVER, "", n -> {});
    }
    throw new Refusal(409, "", "Too many look for company at once; try again.");
  }

  private static String list(Title title) {
    return "pairing-" + title.id();
  }

  private boolean written(Title title, Journal.@Nullable Fact last, String match) {
    Chain before = last == null ? Chain.NONE : last.after(Chain.NONE);
    String body = Json.compact(new Waits("waits", hall.now(), match));
    long number = last == null ? -1 : last.number();
    return hall.journal()
        .append(Journal.Next.of(list(title), number, before, body, false), null)
        .join();
  }

  private Happening.Opened opened(Title title, Who who) {
    Shelf shelf = hall.shelf();
    int seats = shelf.open(title, Facts.none()).game().seats();
    List<String> chairs = new ArrayList<>(List.of("me"));
    while (chairs.size() < seats) {
      chairs.add("open");
    }
    Map<String, Object> wish = Map.of("game", title.id(), "seats", chairs, "who", "public");
    Happening.Opened opened = opening.read(Facts.of(wish), who);
    return opened.window() == 0 ? opened : opened.answeredWithin(ANSWERS, opened.window());
  }

  /** Sits down at a match that waits, unless whoever opened it has gone. */
  private Found sit(String match, Who who) {
    Integer seat =
        hall.look(
            match,
            sitting -> {
              if (sitting.state() != Standing.OPEN) {
                return -1;
              }
              if (!sitting.seatsOf(who.guest()).isEmpty()) {
                return Integer.MAX_VALUE;
              }
              boolean left = sitting.seatsOf(sitting.host()).stream().allMatch(sitting::gone);
              return left ? -2 : sitting.chairs().indexOf(Chair.OPEN);
            });
    if (seat == null || seat == -1) {
      return Found.NOBODY;
    }
    if (seat == Integer.MAX_VALUE) {
      return Found.MINE;
    }
    if (seat == -2) {
      String why = "Whoever waited here has gone.";
      hall.ask(match, new Happening.Closed(why), Who.SERVER, "", n -> {});
      return Found.NOBODY;
    }
    Ruling ruling = hall.ask(match, new Happening.Sat(seat, Chair.of(who), ""), who, "", n -> {});
    return ruling instanceof Ruling.Refused ? Found.NOBODY : Found.SAT;
  }
}
