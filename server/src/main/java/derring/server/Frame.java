package derring.server;

import derring.formats.Json;
import derring.kernel.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one fact of a match means to one reader. docs/protocol.md says what the fields are; what is
 * null is left out on the wire.
 */
public record Frame(
    long n, String kind, List<Map<String, @Nullable Object>> events, @Nullable Table table) {

  /** The table after the fact. */
  public record Table(
      String game,
      String who,
      String state,
      List<Integer> you,
      List<Seat> seats,
      Map<String, Object> options,
      @Nullable Integer eye,
      @Nullable Map<String, Object> view,
      @Nullable String hash,
      List<Integer> toAct,
      List<Choice> moves,
      boolean undo,
      @Nullable Offer offer,
      @Nullable Map<String, Long> clock,
      @Nullable Outcome outcome,
      Chances seed,
      @Nullable String rematch) {}

  /** Who sits at a seat: kind is open, guest or bot. */
  public record Seat(String name, String kind, boolean here, String bot) {}

  /** A move that may be made. */
  public record Choice(String move, String label) {}

  /** Something that others must agree to. */
  public record Offer(String what, int from) {}

  /** What is known of the seed. */
  public record Chances(String commitment, @Nullable String secret, List<String> seats) {}

  /** The frame as it is sent. */
  public String text() {
    return Json.compact(fields());
  }

  /** The frame as plain values, made by hand: this is done for every reader of every move. */
  Map<String, @Nullable Object> fields() {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("n", n);
    fields.put("kind", kind);
    fields.put("events", events);
    if (table != null) {
      fields.put("table", fields(table));
    }
    return fields;
  }

  private static Map<String, @Nullable Object> fields(Table table) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("game", table.game);
    fields.put("who", table.who);
    fields.put("state", table.state);
    fields.put("you", table.you);
    fields.put("seats", table.seats.stream().map(Frame::fields).toList());
    fields.put("options", table.options);
    put(fields, "eye", table.eye);
    put(fields, "view", table.view);
    put(fields, "hash", table.hash);
    fields.put("toAct", table.toAct);
    fields.put("moves", table.moves.stream().map(Frame::fields).toList());
    fields.put("undo", table.undo);
    put(fields, "offer", table.offer);
    put(fields, "clock", table.clock);
    put(fields, "outcome", table.outcome);
    fields.put("seed", pruned(Json.plain(table.seed)));
    put(fields, "rematch", table.rematch);
    return fields;
  }

  private static Map<String, Object> fields(Seat seat) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", seat.name);
    fields.put("kind", seat.kind);
    fields.put("here", seat.here);
    fields.put("bot", seat.bot);
    return fields;
  }

  private static Map<String, Object> fields(Choice choice) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("move", choice.move);
    fields.put("label", choice.label);
    return fields;
  }

  private static void put(
      Map<String, @Nullable Object> fields, String name, @Nullable Object value) {
    if (value != null) {
      fields.put(name, value);
    }
  }

  /** Without the fields that are null. Views and events come from the game and are left alone. */
  static @Nullable Object pruned(@Nullable Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        Map<String, @Nullable Object> kept = new LinkedHashMap<>();
        map.forEach((key, item) -> {
          if (item != null) {
            boolean own = key.equals("view") || key.equals("events") || key.equals("options");
            kept.put(String.valueOf(key), own ? item : pruned(item));
          }
        });
        yield kept;
      }
      case List<?> list -> {
        List<@Nullable Object> kept = new ArrayList<>();
        list.forEach(item -> kept.add(pruned(item)));
        yield kept;
      }
      case null, default -> value;
    };
  }
}
