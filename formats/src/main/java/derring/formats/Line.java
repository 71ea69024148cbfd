package derring.formats;

import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of the play of a scenario. */
sealed interface Line {

  /** Where it stands in the file. */
  Facts at();

  /** The clauses that it names. */
  default List<String> rules() {
    return switch (this) {
      case Move move -> move.tells;
      case Refuse refuse -> refuse.rule == null ? List.of() : List.of(refuse.rule);
      case Moves moves -> List.of();
      case Expect expect -> List.of();
    };
  }

  /**
   * A move that must be accepted.
   *
   * @param tells clauses that the events of the move must cite
   * @param says parts of sentences that must tell of it
   */
  record Move(Facts at, int seat, String notation, List<String> tells, List<String> says)
      implements Line {}

  /**
   * A move that must be refused.
   *
   * @param rule the clause that must refuse it, or null if any may
   * @param says a part of the sentence that refuses it
   */
  record Refuse(Facts at, int seat, String notation, @Nullable String rule, String says)
      implements Line {}

  /** The moves of a seat must be exactly these. */
  record Moves(Facts at, int seat, List<String> notations) implements Line {}

  /** Something must be so before the play goes on. */
  record Expect(Facts at, Facts wanted) implements Line {}

  static Line read(Facts facts) {
    List<String> kinds =
        facts.keys().stream()
            .filter(List.of("move", "refuse", "moves", "expect")::contains)
            .toList();
    if (kinds.size() != 1) {
      throw facts.bad(
          "expected exactly one of move, refuse, moves or expect, but found "
              + (kinds.isEmpty() ? "none" : String.join(" and ", kinds)));
    }
    return switch (kinds.getFirst()) {
      case "move" -> {
        facts.only("seat", "move", "rule", "tells", "says");
        List<String> tells = new ArrayList<>(words(facts, "rule"));
        tells.addAll(words(facts, "tells"));
        yield new Move(facts, seat(facts), facts.at("move").text(), tells, words(facts, "says"));
      }
      case "refuse" -> {
        facts.only("seat", "refuse", "rule", "says");
        yield new Refuse(
            facts,
            seat(facts),
            facts.at("refuse").text(),
            facts.has("rule") ? facts.at("rule").text() : null,
            facts.text("says", ""));
      }
      case "moves" -> {
        facts.only("seat", "moves");
        yield new Moves(
            facts, seat(facts), facts.items("moves").stream().map(Facts::text).toList());
      }
      default -> new Expect(facts, facts.only("expect").at("expect"));
    };
  }

  /** A list of texts, or a single one. None if the key is left out. */
  static List<String> words(Facts facts, String key) {
    if (!facts.has(key)) {
      return List.of();
    }
    Facts words = facts.at(key);
    return words.raw() instanceof List
        ? words.items().stream().map(Facts::text).toList()
        : List.of(words.text());
  }

  private static int seat(Facts facts) {
    return facts.at("seat").number(0, 31);
  }
}
