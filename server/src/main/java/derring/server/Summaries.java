package derring.server;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.server.store.Journal;
import java.util.ArrayList;
import java.util.List;

/** What lists of matches say of a match. */
final class Summaries {
  private Summaries() {}

  /** As it is kept: with the guest of each seat, whom no list ever shows. */
  static Journal.Summary of(String match, Sitting sitting, Shelf shelf) {
    List<String> guests = sitting.chairs().stream().map(Chair::guest).toList();
    String body = Json.lean(told(match, sitting, shelf, List.of()));
    String own = ",\"" + Lists.GUESTS + "\":" + Json.compact(guests) + "}";
    return new Journal.Summary(
        Spelling.of(sitting.state()),
        sitting.opened().who() == Reach.PUBLIC,
        guests.stream().filter(guest -> !guest.isEmpty()).distinct().toList(),
        sitting.lastAt(),
        body.substring(0, body.length() - 1) + own);
  }

  /** What somebody with these seats is told of a match. */
  static Wire.Summary told(String match, Sitting sitting, Shelf shelf, List<Integer> you) {
    Happening.Opened opened = sitting.opened();
    List<Wire.SummarySeat> seats = new ArrayList<>();
    for (int seat = 0; seat < sitting.chairs().size(); seat++) {
      Chair chair = sitting.chairs().get(seat);
      seats.add(
          new Wire.SummarySeat(
              chair.open() ? "" : sitting.name(seat),
              chair.kind(),
              chair.bot(),
              chair.face(sitting.title())));
    }
    Board<?, ?, ?> board = sitting.board();
    List<Integer> hosts = sitting.seatsOf(sitting.host());
    return new Wire.Summary(
        match,
        opened.game(),
        shelf.title(opened.game()).name(),
        sitting.state(),
        seats,
        you,
        hosts.isEmpty() ? -1 : hosts.getFirst(),
        opened.options(),
        opened.who(),
        opened.clock(),
        board == null ? 0 : board.steps(),
        Scribe.seats(sitting.toAct()),
        0,
        sitting.openedAt(),
        sitting.lastAt(),
        sitting.outcome(),
        sitting.rematch());
  }
}
