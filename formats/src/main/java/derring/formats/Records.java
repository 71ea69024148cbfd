package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.CutShort;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.MatchRecord;
import derring.kernel.Outcome;
import derring.kernel.Seal;
import derring.kernel.Seed;
import derring.kernel.State;
import derring.kernel.Terms;
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
  private static final int FORMAT = 2;

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
    fields.put("game", record.terms().game());
    fields.put("rules", record.terms().rules());
    fields.put("cards", record.terms().cards());
    fields.put("options", record.terms().options());
    fields.put("seats", record.seats());
    fields.put("seed", record.seed());
    fields.put("seal", record.seal());
    fields.put("deal", Draws.plain(record.dealt(), game));
    fields.put("moves", moves(record, game));
    Outcome outcome = game.outcome(end);
    if (outcome != null) {
      fields.put("outcome", outcome);
    } else if (record.cut() != null) {
      fields.put("cut-short", cut(record.cut()));
    }
    fields.put("state", Json.digest(game.describe(end)));
    fields.put("played", played(record, game));
    return Json.lines(fields, 2);
  }

  private static List<Object> moves(MatchRecord record, Game<?, ?, ?> game) {
    List<Object> moves = new ArrayList<>();
    for (MatchRecord.Move move : record.moves()) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("seat", move.seat());
      line.put("move", move.notation());
      line.put("at", move.at());
      line.put("drew", Draws.plain(move.drawn(), game));
      moves.add(line);
    }
    return moves;
  }

  private static Map<String, Object> cut(CutShort cut) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("how", cut.how().word());
    if (cut.how().ofOne()) {
      fields.put("seat", cut.seat());
    }
    if (cut.how() == CutShort.How.CLOSED) {
      fields.put("why", cut.why());
    }
    return fields;
  }

  /**
   * The digest of the moves, and of how they were cut short: two ways of playing may lead to the
   * same end, and the rules know nothing of times, nor of whoever gives up.
   */
  static String played(MatchRecord record, Game<?, ?, ?> game) {
    List<Object> played = moves(record, game);
    if (record.cut() != null) {
      played.add(cut(record.cut()));
    }
    return Json.digest(played);
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
    format(facts.at("derring-record"));
    facts.only(
        "derring-record",
        "game",
        "rules",
        "cards",
        "options",
        "seats",
        "seed",
        "seal",
        "deal",
        "moves",
        "outcome",
        "cut-short",
        "state",
        "played");
    MatchRecord head = head(doc, facts);
    try {
      return opened(doc, facts, head, box(doc, facts, head.terms(), shelf, replaced));
    } catch (BadInput | BadFile e) {
      // Whatever does not fit does so because of what was altered, if anything was.
      BadInput altered = head.altered();
      throw altered == null ? e : altered;
    }
  }

  private static void format(Facts format) {
    int found = format.number(0, Integer.MAX_VALUE);
    if (found == 1) {
      throw format.bad(
          "expected a record of format "
              + FORMAT
              + ", but found format 1, in which neither options nor seats were sealed and outcomes"
              + " did not say what they were drawn from; it cannot be replayed any more");
    }
    if (found != FORMAT) {
      throw format.bad("expected a record of format " + FORMAT + ", but found format " + found);
    }
  }

  /** What is sealed, and the seal: all that can be read without the rules. */
  private static MatchRecord head(Doc doc, Facts facts) {
    Map<String, String> cards = new LinkedHashMap<>();
    facts.at("cards").keys().forEach(id -> cards.put(id, facts.at("cards").at(id).text()));
    Map<String, Object> options = new LinkedHashMap<>();
    for (String name : facts.at("options").keys()) {
      Facts option = facts.at("options").at(name);
      options.put(name, option.raw() instanceof List<?> list ? list : scalar(option));
    }
    Terms terms =
        new Terms(
            facts.at("game").text(),
            facts.at("rules").number(0, Integer.MAX_VALUE),
            cards,
            options);
    Facts seed = facts.at("seed").only("secret", "seats");
    return new MatchRecord(
        terms,
        texts(facts.at("seats")),
        seed(doc, seed.at("secret").text(), texts(seed.at("seats"))),
        seal(facts.at("seal")),
        List.of(),
        List.of());
  }

  private static Object scalar(Facts option) {
    if (option.raw() == null) {
      throw option.bad("expected a value, but found nothing");
    }
    return option.raw();
  }

  private static Seal seal(Facts seal) {
    seal.only("commitment", "secret", "game", "cards", "options", "seats", "given");
    return new Seal(
        digest(seal.at("commitment")),
        digest(seal.at("secret")),
        digest(seal.at("game")),
        digest(seal.at("cards")),
        digest(seal.at("options")),
        digest(seal.at("seats")),
        digest(seal.at("given")));
  }

  private static String digest(Facts hex) {
    if (!hex.text().matches("[0-9a-f]{64}")) {
      throw hex.bad("expected 64 hexadecimal digits, but found " + hex.shown());
    }
    return hex.text();
  }

  /** The game, opened as it was for the match. */
  private static Box box(
      Doc doc, Facts facts, Terms terms, Shelf shelf, Collection<CardFile> replaced) {
    doc.within(List.of("game"), () -> shelf.title(terms.game()));
    Title title = doc.within(List.of("rules"), () -> shelf.title(terms.game(), terms.rules()));
    Box box = shelf.open(title, facts.at("options"), replaced);
    same(facts.at("cards"), box);
    return box;
  }

  /** The rest, which only the rules can read. */
  private static Kept opened(Doc doc, Facts facts, MatchRecord head, Box box) {
    Game<?, ?, ?> game = box.game();
    perSeat(facts.at("seats"), game);
    perSeat(facts.at("seed").at("seats"), game);
    MatchRecord record =
        new MatchRecord(
            head.terms(),
            head.seats(),
            head.seed(),
            head.seal(),
            Draws.read(facts.at("deal"), game),
            facts.at("moves").items().stream().map(move -> move(move, game)).toList(),
            facts.has("cut-short") ? cut(facts.at("cut-short"), game) : null);
    return new Kept(
        doc,
        box,
        record,
        facts.has("outcome") ? outcome(facts.at("outcome"), game) : null,
        facts.at("state").text(),
        facts.at("played").text());
  }

  /** The digests in the record must be those of the cards at hand. */
  private static void same(Facts recorded, Box box) {
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
  }

  private static Seed seed(Doc doc, String secret, List<String> seats) {
    return doc.within(List.of("seed"), () -> new Seed(secret, seats));
  }

  private static List<String> texts(Facts list) {
    return list.items().stream().map(Facts::text).toList();
  }

  private static void perSeat(Facts list, Game<?, ?, ?> game) {
    if (list.items().size() != game.seats()) {
      throw list.bad(
          "expected one for each of " + game.seats() + " seats, but found " + list.items().size());
    }
  }

  private static MatchRecord.Move move(Facts move, Game<?, ?, ?> game) {
    move.only("seat", "move", "at", "drew");
    return new MatchRecord.Move(
        move.at("seat").number(0, game.seats() - 1),
        move.at("move").text(),
        time(move.at("at")),
        Draws.read(move.at("drew"), game));
  }

  private static long time(Facts at) {
    if ((at.raw() instanceof Integer || at.raw() instanceof Long)
        && ((Number) at.raw()).longValue() >= 0) {
      return ((Number) at.raw()).longValue();
    }
    throw at.bad("expected milliseconds since 1970, but found " + at.shown());
  }

  private static CutShort cut(Facts cut, Game<?, ?, ?> game) {
    Map<String, CutShort.How> words = new LinkedHashMap<>();
    for (CutShort.How how : CutShort.How.values()) {
      words.put(how.word(), how);
    }
    CutShort.How how = cut.at("how").word(words);
    if (how.ofOne()) {
      cut.only("how", "seat");
      if (game.seats() > CutShort.MOST) {
        throw cut.at("how").bad("of " + game.seats() + " nobody ends a match alone");
      }
      return new CutShort(how, cut.at("seat").number(0, game.seats() - 1), "");
    }
    if (how == CutShort.How.CLOSED) {
      cut.only("how", "why");
      return CutShort.closed(cut.at("why").text());
    }
    cut.only("how");
    return CutShort.drawn();
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
}
