package derring.server;

import derring.formats.BadFile;
import derring.formats.BakedScenarios;
import derring.formats.Box;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Title;
import derring.kernel.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The host of a page: the matches of the one who looks at it, without a server. It is asked what a
 * server is asked, and says the same (docs/protocol.md); nobody else can come. Has no clock, no
 * thread and no store: the page gives it the time, calls it again, and keeps its facts.
 */
public final class Parlour {
  /** Who looks at the page. */
  static final String GUEST = "here";

  /** How the ids of its matches begin. */
  private static final String PREFIX = "here-";

  /** What somebody is called who has not said it. */
  private static final String LENT = "You";

  /** The coach goes on for so long when it is asked: others wait for the one thread meanwhile. */
  private static final long MOMENT = 150_000_000;

  private static final int ID_BYTES = 8;
  static final int SECRET_BYTES = 32;

  /**
   * What a request led to.
   *
   * @param status as HTTP has it
   */
  public record Said(int status, String text) {}

  private final Shelf shelf;
  private final Outside outside;
  private final Opening opening;
  private final Rerun rerun;
  private final Lessons lessons;
  private final Map<String, HereTable> tables = new HashMap<>();

  /** What the coach is at, or was: of one match at a time. */
  private @Nullable Study study;

  private String studied = "";
  private Pace pace = Pace.HUMAN;
  private Who who = new Who(GUEST, LENT);

  public Parlour(Shelf shelf, Outside outside) {
    this.shelf = shelf;
    this.outside = outside;
    this.opening = new Opening(shelf, () -> outside.random(SECRET_BYTES));
    this.rerun = new Rerun(shelf, opening);
    this.lessons = new Lessons(shelf);
  }

  Shelf shelf() {
    return shelf;
  }

  Pace pace() {
    return pace;
  }

  /** Bots hardly pause from now on: for tests in a browser. */
  public void hurry() {
    pace = Pace.QUICK;
  }

  /** Says what the one who looks is called. */
  public void call(String name) {
    who = new Who(GUEST, Guests.name(name));
  }

  // ---- matches

  /** Whether a match is in memory; else the page must {@link #resume} it first. */
  public boolean has(String match) {
    return tables.containsKey(match);
  }

  /** Goes on with a match that the page has kept. */
  public void resume(String match, List<String> facts, long now) {
    HereTable table = new HereTable(match, this, outside, shelf, facts);
    tables.put(match, table);
    table.wake(now);
  }

  String open(Happening.Opened opened, long now) {
    String id = PREFIX + outside.random(ID_BYTES);
    Noted fact = new Noted(now, GUEST, "", opened.counted(pace.countdown().toMillis()));
    tables.put(id, new HereTable(id, this, outside, shelf, fact));
    return id;
  }

  /** Lets somebody follow a match, from after a frame on; -1 for all. */
  public void follow(int socket, String match, long after, long now) {
    table(match).follow(socket, after, now);
  }

  public void leave(int socket, String match) {
    table(match).leave(socket);
  }

  /** Answers a message over a socket. */
  public void said(int socket, String match, String text, long now) {
    table(match).said(socket, text, who, now);
  }

  /** Does what is due at a match. */
  public void tend(String match, long now) {
    table(match).tend(now);
  }

  private HereTable table(String match) {
    HereTable table = tables.get(match);
    if (table == null) {
      throw new Refusal(404, "", "There is no such match.");
    }
    return table;
  }

  // ---- requests

  /**
   * Answers a request as a server would.
   *
   * @param path with its query
   * @param body what is posted; null to get something
   */
  public Said ask(String path, @Nullable String body, long now) {
    try {
      int query = path.indexOf('?');
      String[] parts = (query < 0 ? path : path.substring(0, query)).split("/", -1);
      return answer(parts, query < 0 ? "" : path.substring(query + 1), body, now);
    } catch (Refusal e) {
      return of(e.answer());
    } catch (BadInput e) {
      return of(Answer.error(400, "", Board.sentence(e)));
    } catch (BadFile e) {
      return of(Answer.error(400, "", "The request is not usable: " + e.sentence() + "."));
    }
  }

  private static Said json(Object value) {
    return new Said(200, Json.lean(value));
  }

  private static Said of(Answer answer) {
    return new Said(answer.status(), new String(answer.body(), StandardCharsets.UTF_8));
  }

  private static Facts facts(@Nullable String body) {
    return Doc.of("request.json", body == null ? "{}" : body).facts();
  }

  /** Paths begin with {@code /api}, so the first part is empty. */
  private Said answer(String[] path, String query, @Nullable String body, long now) {
    String what = path.length > 2 ? path[2] : "";
    String one = path.length > 3 ? path[3] : "";
    String of = path.length > 4 ? path[4] : "";
    return switch (what) {
      case "me" -> {
        if (one.equals("tally")) {
          yield json(List.of()); // what is won here is nobody's to count
        }
        if (body != null) {
          call(facts(body).only("name").at("name").text());
        }
        yield json(new Wire.Me(who.guest(), who.name(), who.name().equals(LENT)));
      }
      case "time" -> json(new Wire.Time(now));
      case "games" -> game(path, one, of, body, now);
      case "matches" -> one.isEmpty() ? opened(body, now) : match(one, of, query, body);
      case "records" -> record(one, query, body, now);
      case "worlds" -> new Said(200, imagined(facts(body).only("world", "ask")));
      default -> throw nothing();
    };
  }

  private Said game(String[] path, String game, String of, @Nullable String body, long now) {
    String part = path.length > 5 ? path[5] : "";
    return switch (of) {
      case "seats" -> {
        Box box = shelf.open(shelf.title(game), facts(body).only("options").optional("options"));
        yield json(new Wire.Seats(box.game().seats()));
      }
      case "lesson" ->
          of(part.isEmpty() ? lessons.told(game) : lessons.tried(game, part, facts(body), name()));
      case "puzzles" ->
          of(
              part.isEmpty()
                  ? lessons.puzzles(game, now)
                  : body == null
                      ? lessons.puzzle(game, part)
                      : lessons.solved(game, part, facts(body), name()));
      case "scenarios" -> json(Staging.of(BakedScenarios.scenario(game, part), shelf));
      default -> throw nothing();
    };
  }

  private String name() {
    return who.name();
  }

  private static Refusal nothing() {
    return new Refusal(404, "", "There is nothing here.");
  }

  private Said opened(@Nullable String body, long now) {
    Happening.Opened wanted = opening.read(facts(body), who);
    if (wanted.chairs().stream().anyMatch(Chair::open)) {
      throw new Refusal(
          400, "", "Without a server nobody else can come: choose bots, or one screen.");
    }
    return json(new Wire.Opened(open(wanted, now)));
  }

  private Said match(String match, String of, String query, @Nullable String body) {
    HereTable table = table(match);
    Sitting sitting = table.sitting();
    if (of.isEmpty()) {
      return json(Wire.Glance.of(match, sitting, shelf, GUEST));
    }
    if (of.equals("hint")) {
      int seat = facts(body).only("seat").at("seat").number(0, 31);
      Hints.allowed(sitting, seat, who);
      return json(Objects.requireNonNull(sitting.board()).hint(seat).get());
    }
    if (of.equals("tale")) {
      return json(Api.tale(sitting));
    }
    if (of.equals("coach")) {
      return coached(match, () -> Study.ended(sitting).study(shelf));
    }
    if (of.equals("record")) {
      String record = sitting.record();
      if (record == null || (!sitting.opened().local() && sitting.state() != Standing.FINISHED)) {
        throw new Refusal(
            409, "", "The record shows all hands, so it is given when the match is over.");
      }
      return new Said(200, record);
    }
    if (of.equals("replay")) {
      if (sitting.state() != Standing.FINISHED) {
        throw new Refusal(409, "", "A match can be replayed when it is over.");
      }
      return json(replay(table.facts(), seat(query), number(query, "from", 0)));
    }
    throw nothing();
  }

  private Wire.Replay replay(List<String> facts, int eye, int from) {
    Reel reel = new Reel(eye < 0 ? List.of() : List.of(eye), from);
    Sitting sitting = Sitting.begin(shelf, Noted.read(facts.getFirst()));
    for (String fact : facts.subList(1, facts.size())) {
      if (reel.full()) {
        break;
      }
      reel.add(sitting, sitting.apply(Noted.read(fact)));
    }
    return reel.part();
  }

  private Said record(String of, String query, @Nullable String body, long now) {
    byte[] text = String.valueOf(body).getBytes(StandardCharsets.UTF_8);
    if (of.equals("coach")) {
      return coached(String.valueOf(body), () -> Study.of(text, shelf));
    }
    return of.equals("replay")
        ? json(rerun.of(text, seat(query), who, number(query, "from", 0)))
        : json(new Wire.Opened(open(continued(text, query), now)));
  }

  private Happening.Opened continued(byte[] text, String query) {
    String seats = part(query, "seats");
    return opening.continued(
        text,
        number(query, "step", -1),
        who,
        seats.isEmpty() ? List.of() : List.of(seats.split(",", -1)));
  }

  /** Goes on with what is studied, or begins with something else. */
  private Said coached(String what, Supplier<Study> begun) {
    Study found = study;
    if (found == null || !studied.equals(what)) {
      found = begun.get();
      study = found;
      studied = what;
    }
    long until = System.nanoTime() + MOMENT;
    return json(found.advance(() -> System.nanoTime() - until > 0));
  }

  /**
   * Answers about a match elsewhere what its server would, by a state that looks the same to the
   * seat: what is legal there, why not, and what would come of it depends on the view alone.
   */
  private String imagined(Facts said) {
    Facts world = said.at("world");
    Title title =
        shelf.title(world.at("game").text(), world.at("rules").number(0, Integer.MAX_VALUE));
    Game<?, ?, ?> game = shelf.open(title, world.at("options")).game();
    Board<?, ?, ?> board = Board.imagined(game, world.at("state"));
    Facts ask = said.at("ask");
    if (ask.at("do").text().equals("foresee")) {
      int seat = Wish.seat(ask, "lines", "further");
      boolean further = ask.flag("further", false);
      return Api.foreseen("", 0, board.foresight(seat, Wish.lines(ask), further).get()).text();
    }
    int seat = Wish.seat(ask, "move", "thing");
    Verdict verdict = Wish.question(ask, seat).apply(board);
    return (verdict.legal() ? Api.ack("", 0) : Api.nack("", verdict.rule(), verdict.sentence()))
        .text();
  }

  private static int seat(String query) {
    return number(query, "seat", -1);
  }

  private static int number(String query, String name, int otherwise) {
    String value = part(query, name);
    return value.matches("\\d{1,7}") ? Integer.parseInt(value) : otherwise;
  }

  /** What a query says of something; empty if nothing. Names of bots need no escaping. */
  private static String part(String query, String name) {
    for (String pair : query.split("&", -1)) {
      if (pair.startsWith(name + "=")) {
        return pair.substring(name.length() + 1);
      }
    }
    return "";
  }
}
