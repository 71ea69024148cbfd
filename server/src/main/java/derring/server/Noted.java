package derring.server;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Facts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A fact as the journal keeps it.
 *
 * @param at server time, milliseconds since 1970
 * @param by the guest who wanted it; empty for the server
 * @param id the client's own name for it, by which a repetition is known; may be empty
 */
record Noted(long at, String by, String id, Happening what) {
  private static final Map<String, Proposal> PROPOSALS = Spelling.of(Proposal.class);
  private static final Map<String, Reach> REACHES = Spelling.of(Reach.class);

  String body() {
    return Json.lean(
        new Head(kind(), at, by.isEmpty() ? null : by, id.isEmpty() ? null : id), (Record) what);
  }

  /** What stands before the fields of every fact. */
  private record Head(String fact, long at, @Nullable String by, @Nullable String id) {}

  String kind() {
    return what.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  static Noted read(String body) {
    Facts facts = Doc.of("fact.json", body).facts();
    return new Noted(
        count(facts.at("at")), facts.text("by", ""), facts.text("id", ""), what(facts));
  }

  private static Happening what(Facts facts) {
    return switch (facts.at("fact").text()) {
      case "opened" -> opened(facts);
      case "sat" ->
          new Happening.Sat(
              seat(facts),
              Chair.read(facts.at("chair")),
              facts.text("pledge", ""),
              facts.text("contribution", ""));
      case "pledged" -> new Happening.Pledged(seat(facts), facts.at("digest").text());
      case "collected" -> new Happening.Collected();
      case "contributed" -> new Happening.Contributed(seat(facts), facts.at("value").text());
      case "started" -> new Happening.Started();
      case "moved" -> new Happening.Moved(seat(facts), facts.at("move").text());
      case "undone" -> new Happening.Undone(seat(facts));
      case "offered" -> new Happening.Offered(facts.at("what").word(PROPOSALS), seat(facts));
      case "answered" -> new Happening.Answered(seat(facts), facts.at("yes").flag());
      case "said" ->
          new Happening.Said(seat(facts), facts.at("name").text(), facts.at("text").text());
      case "left" -> new Happening.Left(seat(facts));
      case "back" -> new Happening.Back(seat(facts));
      case "resigned" -> new Happening.Resigned(seat(facts));
      case "flagged" -> new Happening.Flagged(seat(facts));
      case "rematched" -> new Happening.Rematched(facts.at("match").text());
      case "thinking" -> new Happening.Thinking(seat(facts));
      case "manner" -> new Happening.Manner(seat(facts), facts.at("always").flag());
      case "closed" -> new Happening.Closed(facts.at("why").text());
      case "lost" -> new Happening.Lost(count(facts.at("from")), count(facts.at("to")));
      case "resumed" -> new Happening.Resumed();
      default -> throw facts.at("fact").bad("unknown kind of fact " + facts.at("fact").shown());
    };
  }

  private static Happening opened(Facts facts) {
    return new Happening.Opened(
        facts.at("game").text(),
        facts.at("rules").number(0, Integer.MAX_VALUE),
        map(facts.at("options")),
        facts.items("chairs").stream().map(Chair::read).toList(),
        facts.at("who").word(REACHES),
        ClockRule.read(facts.at("clock")),
        facts.at("passes").flag(),
        facts.at("secret").text(),
        facts.items("seed").stream().map(Facts::text).toList(),
        facts.items("names").stream().map(Facts::text).toList(),
        facts.items("past").stream()
            .map(past -> new Happening.Past(seat(past), past.at("move").text()))
            .toList(),
        facts.number("countdown", 0, Integer.MAX_VALUE, 0),
        facts.number("answers", 0, Integer.MAX_VALUE, 0),
        facts.number("window", 0, Integer.MAX_VALUE, 0),
        facts.has("listed") ? (long) facts.at("listed").number(0, Integer.MAX_VALUE) : null);
  }

  private static long count(Facts facts) {
    return ((Number) java.util.Objects.requireNonNull(facts.raw())).longValue();
  }

  private static int seat(Facts facts) {
    return facts.at("seat").number(-1, 31);
  }

  @SuppressWarnings({"unchecked", "NullAway"}) // keys() refuses anything but fields
  static Map<String, Object> map(Facts facts) {
    List<String> keys = facts.keys();
    return keys.isEmpty() ? Map.of() : (Map<String, Object>) facts.raw();
  }
}
