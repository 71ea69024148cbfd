package derring.formats;

import derring.kernel.Entry;
import derring.kernel.Match;
import derring.kernel.Names;
import derring.kernel.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of a scenario: whether it was met, and where the play stood at its end or at the first
 * thing that was not met.
 *
 * @param file the scenario's file
 * @param game the id of the game
 * @param title the scenario's title
 * @param failure the first thing that was not met, as {@code FILE:LINE: sentence}; null if all was
 * @param state as the referee sees it; empty if nothing was played, as the set-up was to be refused
 * @param toAct the seats that may move
 * @param outcome how the match ended, or null
 * @param moves the legal moves of each seat in notation, by the number of the seat
 * @param entries all that happened, in order
 * @param match the match itself; null if nothing was played or a move broke off half-way
 */
public record Result(
    String file,
    String game,
    String title,
    @Nullable String failure,
    Map<String, Object> state,
    List<Integer> toAct,
    @Nullable Outcome outcome,
    Map<String, List<String>> moves,
    List<Entry> entries,
    @Nullable Match<?, ?, ?> match) {

  /** The result of a scenario whose set-up had to be refused. */
  static Result unplayed(Scenario scenario, @Nullable String failure) {
    return new Result(
        scenario.file(),
        scenario.game(),
        scenario.title(),
        failure,
        Map.of(),
        List.of(),
        null,
        Map.of(),
        List.of(),
        null);
  }

  public boolean passed() {
    return failure == null;
  }

  /**
   * The result as plain values. The log tells what everybody may know.
   *
   * @param withMoves whether to list the legal moves of each seat
   */
  public Map<String, @Nullable Object> plain(boolean withMoves) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("file", file);
    fields.put("game", game);
    fields.put("title", title);
    fields.put("passed", passed());
    fields.put("failure", failure);
    fields.put("state", Plain.of(state));
    fields.put("to-act", toAct);
    fields.put("outcome", Plain.of(outcome));
    if (withMoves) {
      fields.put("moves", moves);
    }
    List<Object> log = new ArrayList<>();
    entries.forEach(entry -> log.add(logged(entry, seat -> "Seat " + seat)));
    fields.put("log", log);
    return fields;
  }

  private static Map<String, @Nullable Object> logged(Entry entry, Names names) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("rules", entry.rules());
    fields.put("event", Plain.of(entry.open()));
    fields.put("text", entry.open().sentence(names));
    return fields;
  }
}
