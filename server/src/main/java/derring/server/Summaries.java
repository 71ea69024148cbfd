package derring.server;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.server.store.Journal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What lists of matches say of a match. */
final class Summaries {
  private Summaries() {}

  static Journal.Summary of(String match, Sitting sitting, Shelf shelf) {
    Map<String, @Nullable Object> body = new LinkedHashMap<>();
    Happening.Opened opened = sitting.opened();
    body.put("match", match);
    body.put("game", opened.game());
    body.put("name", shelf.title(opened.game()).name());
    body.put("state", sitting.state());
    List<Object> seats = new ArrayList<>();
    for (int seat = 0; seat < sitting.chairs().size(); seat++) {
      Chair chair = sitting.chairs().get(seat);
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("name", chair.open() ? "" : sitting.name(seat));
      fields.put("kind", chair.kind());
      seats.add(fields);
    }
    body.put("seats", seats);
    body.put("options", opened.options());
    body.put("who", opened.who());
    body.put("clock", opened.clock());
    Board<?, ?, ?> board = sitting.board();
    body.put("turn", board == null ? 0 : board.steps());
    body.put("toAct", Scribe.seats(sitting.toAct()));
    body.put("watching", 0);
    body.put("at", sitting.lastAt());
    List<String> guests =
        sitting.chairs().stream().filter(Chair::person).map(Chair::guest).distinct().toList();
    return new Journal.Summary(
        sitting.state(),
        opened.who().equals("public"),
        guests,
        sitting.lastAt(),
        Json.compact(body));
  }
}
