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

  /** Of a list only the last line counts: with each so-manieth the older ones go. */
  private static final int CUT = 64;

  private final Hall hall;
  private final Opening opening;

  Pairing(Hall hall, Opening opening) {
    this.hall = hall;
    this.opening = opening;
  }

  /** What somebody who looks for company finds at a table. */
  private enum Found {
    /** His own seat. */
    OWN,
    FREE,
    /** A free seat, but whoever waited has gone. */
    LEFT,
    NOTHING
  }

  private record Place(Found found, int seat) {}

  private record Waits(String fact, long at, String match) {}

  /** The match at which {@code who} plays the next person who wants {@code title}, or waits. */
  String pair(Title title, Who who, Runnable listing) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Journal.Fact last = hall.journal().last(list(title));
      String waiting =
          last == null ? null : Doc.of("waits.json", last.body()).facts().at("match").text();
      if (waiting != null && sits(waiting, who)) {
        return waiting;
      }
      listing.run();
      String own = hall.open(opened(title, who), who);
      if (written(title, last, own)) {
        return own;
      }
      made(own, new Happening.Closed("Somebody else was waiting."), Who.SERVER);
    }
    throw new Refusal(409, "", "Too many look for company at once; try again.");
  }

  private static String list(Title title) {
    return "pairing-" + title.id();
  }

  private boolean written(Title title, Journal.@Nullable Fact last, String match) {
    Chain before = last == null ? Chain.NONE : last.after(Chain.NONE);
    String body = Json.compact(new Waits("waits", hall.now(), match));
    Journal journal = hall.journal();
    Journal.Next line =
        Journal.Next.of(list(title), last == null ? -1 : last.number(), before, body, false);
    boolean written = journal.store(line, null);
    if (written && line.number() % CUT == 0) {
      journal.cut(list(title), line.number());
    }
    return written;
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

  /** Whether {@code who} sits at a match that waits, or sits down there now. */
  private boolean sits(String match, Who who) {
    Place place = hall.look(match, sitting -> place(sitting, who));
    return place != null
        && switch (place.found()) {
          case OWN -> true;
          case FREE -> made(match, new Happening.Sat(place.seat(), Chair.of(who), ""), who);
          case LEFT -> {
            made(match, new Happening.Closed("Whoever waited here has gone."), Who.SERVER);
            yield false;
          }
          case NOTHING -> false;
        };
  }

  private static Place place(Sitting sitting, Who who) {
    if (sitting.state() != Standing.OPEN) {
      return new Place(Found.NOTHING, -1);
    }
    if (!sitting.seatsOf(who.guest()).isEmpty()) {
      return new Place(Found.OWN, -1);
    }
    boolean left = sitting.seatsOf(sitting.host()).stream().allMatch(sitting::gone);
    return new Place(left ? Found.LEFT : Found.FREE, sitting.chairs().indexOf(Chair.OPEN));
  }

  private boolean made(String match, Happening wish, Who who) {
    return !(hall.ask(match, wish, who, "", n -> {}) instanceof Ruling.Refused);
  }
}
