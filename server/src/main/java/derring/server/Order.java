package derring.server;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Facts;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Something that the host of a server has ordered. */
sealed interface Order {

  /** Somebody is not to talk: a guest by id or whoever has a name; in a match, or everywhere. */
  record Mute(String who, String match) implements Order {}

  /** A name is not to be shown; another stands wherever it would. */
  record Rename(String name, String to) implements Order {}

  /** A match is to end. */
  record Close(String match, String why) implements Order {}

  /** Whoever comes from these addresses is not let in. */
  record Block(String range) implements Order {}

  /** An earlier order holds no longer. */
  record Undo(long n) implements Order {}

  /** An earlier order was carried out, once and for all. */
  record Done(long n) implements Order {}

  /**
   * As the journal keeps it.
   *
   * @param at milliseconds since 1970
   */
  default String body(long at) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("order", getClass().getSimpleName().toLowerCase(Locale.ROOT));
    fields.put("at", at);
    String head = Json.compact(fields);
    return head.substring(0, head.length() - 1) + "," + Json.lean(this).substring(1);
  }

  static Order read(String body) {
    Facts facts = Doc.of("order.json", body).facts();
    return switch (facts.at("order").text()) {
      case "mute" -> new Mute(facts.at("who").text(), facts.at("match").text());
      case "rename" -> new Rename(facts.at("name").text(), facts.at("to").text());
      case "close" -> new Close(facts.at("match").text(), facts.at("why").text());
      case "block" -> new Block(facts.at("range").text());
      case "undo" -> new Undo(number(facts));
      case "done" -> new Done(number(facts));
      default -> throw facts.at("order").bad("unknown kind of order " + facts.at("order").shown());
    };
  }

  private static long number(Facts facts) {
    return ((Number) Objects.requireNonNull(facts.at("n").raw())).longValue();
  }

  /** What it says, for whoever looks through the orders. */
  default String words() {
    return switch (this) {
      case Mute(String who, String match) ->
          who + " is muted " + (match.isEmpty() ? "everywhere" : "in match " + match);
      case Rename(String name, String to) -> "the name " + name + " is shown as " + to;
      case Close(String match, String why) -> "match " + match + " is closed: " + why;
      case Block(String range) -> "the address " + range + " is blocked";
      case Undo(long n) -> "order " + n + " is undone";
      case Done(long n) -> "order " + n + " is carried out";
    };
  }
}
