package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Drawn;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.MatchRecord;
import derring.kernel.Outcome;
import derring.kernel.Seed;
import derring.kernel.State;
import derring.kernel.Title;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Matches as JSON files. docs/records.md has the format; each move is one line of the file, so that
 * errors and differences have useful lines.
 */
public final class Records {
  /** The version of the format. */
  private static final int FORMAT = 1;

  private Records() {}

  /**
   * The text of a record.
   *
   * @param game as it was opened for the match
   * @throws BadInput if the record does not replay: what could not be read again is not written
   */
  public static String text(MatchRecord record, Game<?, ?, ?> game) {
    return replayed(record, game);
  }

  private static <S extends State<S>, M, V> String replayed(
      MatchRecord record, Game<S, M, V> game) {
    S end = record.replay(game).state();
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("derring-record", FORMAT);
    fields.put("game", record.game());
    fields.put("rules", record.rulesVersion());
    fields.put("cards", record.cards());
    fields.put("options", record.options());
    fields.put("seats", record.seats());
    Map<String, Object> seed = new LinkedHashMap<>();
    seed.put("commitment", record.commitment());
    seed.put("secret", record.seed().secret());
    seed.put("seats", record.seed().seats());
    fields.put("seed", seed);
    fields.put("deal", plain(record.dealt(), game));
    List<Object> moves = new ArrayList<>();
    for (MatchRecord.Move move : record.moves()) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("seat", move.seat());
      line.put("move", move.notation());
      line.put("at", move.at());
      line.put("drew", plain(move.drawn(), game));
      moves.add(line);
    }
    fields.put("moves", moves);
    Outcome outcome = game.outcome(end);
    if (outcome != null) {
      fields.put("outcome", outcome);
    }
    fields.put("state", Json.digest(game.describe(end)));
    return Json.lines(fields, 2);
  }

  /**
   * Writes a record, in one go: the file is either complete or as it was before.
   *
   * @param game as it was opened for the match
   * @throws BadInput if the record does not replay
   * @throws BadFile if the file cannot be written
   */
  public static void write(Path file, MatchRecord record, Game<?, ?, ?> game) {
    Text.write(file, text(record, game));
  }

  /** Reads a record of a match that was played with built-in cards. */
  public static Kept read(Doc doc, Shelf shelf) {
    return read(doc, shelf, List.of());
  }

  /**
   * Reads a record. The match is not played yet: see {@link Kept#verify}.
   *
   * @param replaced the card sets that are not the built-in ones
   * @throws BadFile if a field is missing, unknown or of the wrong kind, or the game is not here in
   *     the version and with the cards that the match was played with
   */
  public static Kept read(Doc doc, Shelf shelf, Collection<CardFile> replaced) {
    return doc.read(facts -> read(doc, facts, shelf, replaced));
  }

  private static Kept read(Doc doc, Facts facts, Shelf shelf, Collection<CardFile> replaced) {
    int format = facts.at("derring-record").number(0, Integer.MAX_VALUE);
    if (format != FORMAT) {
      throw facts
          .at("derring-record")
          .bad("expected a record of format " + FORMAT + ", but found format " + format);
    }
    facts.only(
        "derring-record",
        "game",
        "rules",
        "cards",
        "options",
        "seats",
        "seed",
        "deal",
        "moves",
        "outcome",
        "state");
    String id = facts.at("game").text();
    int rules = facts.at("rules").number(0, Integer.MAX_VALUE);
    doc.within(List.of("game"), () -> shelf.title(id));
    Title title = doc.within(List.of("rules"), () -> shelf.title(id, rules));
    Box box = shelf.open(title, facts.at("options"), replaced);
    Map<String, String> cards = cards(facts.at("cards"), box);
    Game<?, ?, ?> game = box.game();
    Facts seed = facts.at("seed").only("commitment", "secret", "seats");
    MatchRecord record =
        new MatchRecord(
            id,
            rules,
            cards,
            game.options(),
            perSeat(facts.at("seats"), game),
            seed.at("commitment").text(),
            seed(doc, seed.at("secret").text(), perSeat(seed.at("seats"), game)),
            drawn(facts.at("deal"), game),
            facts.at("moves").items().stream().map(move -> move(move, game)).toList());
    return new Kept(
        doc,
        box,
        record,
        facts.has("outcome") ? outcome(facts.at("outcome"), game) : null,
        facts.at("state").text());
  }

  /** The digests in the record, which must be those of the cards at hand. */
  private static Map<String, String> cards(Facts recorded, Box box) {
    recorded.only(box.cards().keySet().toArray(String[]::new));
    box.cards()
        .forEach((id, digest) -> {
          if (!recorded.at(id).text().equals(digest)) {
            throw recorded
                .at(id)
                .bad(
                    "the match was played with other cards: the digest of the set '"
                        + id
                        + "' here is "
                        + digest);
          }
        });
    return box.cards();
  }

  private static Seed seed(Doc doc, String secret, List<String> seats) {
    return doc.within(List.of("seed"), () -> new Seed(secret, seats));
  }

  private static List<String> perSeat(Facts list, Game<?, ?, ?> game) {
    List<String> texts = list.items().stream().map(Facts::text).toList();
    if (texts.size() != game.seats()) {
      throw list.bad(
          "expected one for each of " + game.seats() + " seats, but found " + texts.size());
    }
    return texts;
  }

  private static MatchRecord.Move move(Facts move, Game<?, ?, ?> game) {
    move.only("seat", "move", "at", "drew");
    return new MatchRecord.Move(
        move.at("seat").number(0, game.seats() - 1),
        move.at("move").text(),
        time(move.at("at")),
        drawn(move.at("drew"), game));
  }

  private static long time(Facts at) {
    if ((at.raw() instanceof Integer || at.raw() instanceof Long)
        && ((Number) at.raw()).longValue() >= 0) {
      return ((Number) at.raw()).longValue();
    }
    throw at.bad("expected milliseconds since 1970, but found " + at.shown());
  }

  /** Who loses to the game itself, alone or with all others, has a place behind all seats. */
  private static Outcome outcome(Facts outcome, Game<?, ?, ?> game) {
    outcome.only("places", "drawn", "reason", "rule");
    return new Outcome(
        outcome.at("places").items().stream().map(p -> p.number(1, game.seats() + 1)).toList(),
        outcome.at("drawn").flag(),
        outcome.at("reason").text(),
        outcome.at("rule").text());
  }

  private static List<Object> plain(List<Drawn> drawn, Game<?, ?, ?> game) {
    List<Object> outcomes = new ArrayList<>();
    for (Drawn outcome : drawn) {
      outcomes.add(
          switch (outcome) {
            case Drawn.Die(int value) -> value;
            case Drawn.Card(int card) -> Map.of("card", game.cardName(card));
            case Drawn.Shuffle(List<Integer> cards) -> cards.stream().map(game::cardName).toList();
          });
    }
    return outcomes;
  }

  private static List<Drawn> drawn(Facts outcomes, Game<?, ?, ?> game) {
    List<Drawn> drawn = new ArrayList<>();
    for (Facts outcome : outcomes.items()) {
      drawn.add(
          switch (outcome.raw()) {
            case Number die -> new Drawn.Die(outcome.number(1, Integer.MAX_VALUE));
            case Map<?, ?> card ->
                new Drawn.Card(Script.card(outcome.only("card").at("card"), game));
            case List<?> pile ->
                new Drawn.Shuffle(
                    outcome.items().stream().map(item -> Script.card(item, game)).toList());
            case null, default ->
                throw outcome.bad(
                    "expected a number (a die), {\"card\": name}, or a list of cards (a shuffle,"
                        + " from the top), but found "
                        + outcome.shown());
          });
    }
    return drawn;
  }
}
