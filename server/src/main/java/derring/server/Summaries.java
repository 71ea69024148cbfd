package derring.server;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.server.store.Journal;
import java.util.ArrayList;
import java.util.List;

/** What lists of matches say of a match. */
final class Summaries {
  private Summaries() {}

  static Journal.Summary of(String match, Sitting sitting, Shelf shelf) {
    Happening.Opened opened = sitting.opened();
    List<Wire.SummarySeat> seats = new ArrayList<>();
    for (int seat = 0; seat < sitting.chairs().size(); seat++) {
      Chair chair = sitting.chairs().get(seat);
      seats.add(new Wire.SummarySeat(chair.open() ? "" : sitting.name(seat), chair.kind()));
    }
    Board<?, ?, ?> board = sitting.board();
    Wire.Summary body =
        new Wire.Summary(
            match,
            opened.game(),
            shelf.title(opened.game()).name(),
            sitting.state(),
            seats,
            opened.options(),
            opened.who(),
            opened.clock(),
            board == null ? 0 : board.steps(),
            Scribe.seats(sitting.toAct()),
            0,
            sitting.lastAt());
    List<String> guests =
        sitting.chairs().stream().filter(Chair::person).map(Chair::guest).distinct().toList();
    return new Journal.Summary(
        Spelling.of(sitting.state()),
        opened.who() == Reach.PUBLIC,
        guests,
        sitting.lastAt(),
        Json.compact(body));
  }
}
