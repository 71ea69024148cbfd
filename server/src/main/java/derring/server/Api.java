package derring.server;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Outcome;
import derring.kernel.Tale;
import derring.server.store.JournalDown;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What can be asked over HTTP: docs/protocol.md as a table of routes. */
final class Api {
  private static final int RECORD = 1024 * 1024;
  private static final int MOST_SEATS = 31;
  private static final List<String> OPENING =
      List.of("game", "options", "seats", "who", "clock", "passes", "answers", "window", "names");
  private static final long SOON_MILLISECONDS = 2000;

  private final Hall hall;
  private final Guests guests;
  private final Catalogue catalogue;
  private final Opening opening;
  private final Lessons lessons;
  private final Lists lists;
  private final Invitation invitation;
  private final Pairing pairing;
  private final Rerun rerun;
  private final Coaching coaching;
  private final Hints hints;
  private final List<Route> routes;
  private final Buckets listings;
  private final String metricsWord;

  Api(
      Hall hall,
      Guests guests,
      Shelf shelf,
      Buckets listings,
      Supplier<String> metrics,
      String metricsWord,
      Laboratory laboratory) {
    this.listings = listings;
    this.metricsWord = metricsWord;
    this.hall = hall;
    this.guests = guests;
    this.catalogue = new Catalogue(shelf);
    this.opening = new Opening(shelf, Hall::secret);
    this.lessons = new Lessons(shelf);
    this.lists = new Lists(hall);
    this.invitation = new Invitation(hall, opening);
    this.pairing = new Pairing(hall, opening);
    this.rerun = new Rerun(shelf, opening);
    this.coaching = new Coaching(shelf, hall);
    this.hints = new Hints(hall);
    this.routes =
        List.of(
            Route.get("/api/me", "Who you are.", this::me),
            Route.post("/api/me", "Choose a name.", List.of("name"), this::rename),
            Route.get("/api/me/tally", "What you have achieved, game by game.", r -> lists.tally(r))
                .heavily(),
            Route.get("/api/phrases", "What can be said without typing.", r -> Phrases.told()),
            Route.get("/api/games", "The games there are.", r -> catalogue.games()),
            Route.get(
                "/api/games/{game}/rules", "The rulebook.", r -> catalogue.rules(r.part("game"))),
            Route.get(
                "/api/games/{game}/cards", "The cards.", r -> catalogue.cards(r.part("game"))),
            Route.get(
                "/api/games/{game}/cards/{set}",
                "A card set as its file has it, and the table that it makes.",
                r -> catalogue.file(r.part("game"), r.part("set"))),
            Route.post(
                    "/api/games/{game}/cards/{set}",
                    "Checks a card set that somebody has written.",
                    List.of("text"),
                    r ->
                        catalogue.checked(
                            r.part("game"),
                            r.part("set"),
                            r.facts().only("text").at("text").text()))
                .upTo(RECORD)
                .heavily(),
            Route.get(
                    "/api/games/{game}/scenarios/{name}",
                    "A scenario, played.",
                    r -> catalogue.scenario(r.part("game"), r.part("name")))
                .heavily(),
            Route.get(
                "/api/games/{game}/lesson",
                "The first match that teaches the game.",
                r -> lessons.told(r.part("game"))),
            Route.post(
                    "/api/games/{game}/lesson/{situation}",
                    "Try something in a situation of the first match.",
                    List.of("made", "move", "thing", "lines", "further"),
                    r ->
                        lessons.tried(
                            r.part("game"), r.part("situation"), r.facts(), r.who().name()))
                .heavily(),
            Route.get(
                "/api/games/{game}/puzzles",
                "How many puzzles there are, and which is today's.",
                r -> lessons.puzzles(r.part("game"), this.hall.now())),
            Route.get(
                "/api/games/{game}/puzzles/{puzzle}",
                "A puzzle: what is said before and after it.",
                r -> lessons.puzzle(r.part("game"), r.part("puzzle"))),
            Route.post(
                    "/api/games/{game}/puzzles/{puzzle}",
                    "Try a move at a puzzle.",
                    List.of("found", "move", "thing", "lines", "further", "give-up"),
                    r ->
                        lessons.solved(r.part("game"), r.part("puzzle"), r.facts(), r.who().name()))
                .heavily(),
            Route.get(
                "/api/games/{game}/lab",
                "How the game goes, as the lab has measured it.",
                r -> laboratory.measured(catalogue.title(r.part("game")))),
            Route.post(
                    "/api/games/{game}/lab",
                    "Have a card set of your own compared with the built-in one.",
                    List.of("set", "text"),
                    r -> laboratory.ordered(catalogue.title(r.part("game")), r.facts(), r))
                .upTo(RECORD)
                .heavily(),
            Route.get(
                "/api/games/{game}/lab/{name}",
                "How far that is, and what came of it.",
                r -> laboratory.stands(r.part("name"), r.who().guest())),
            Route.post(
                "/api/games/{game}/seats",
                "How many seats a match with these options has.",
                List.of("options"),
                r -> catalogue.seats(r.part("game"), r.facts().only("options"))),
            Route.post("/api/matches", "Open a match.", OPENING, this::open),
            Route.post(
                "/api/pairing",
                "Play the next person who wants the same game, or wait for one.",
                List.of("game"),
                this::pair),
            Route.get("/api/matches", "Lists matches.", lists::list)
                .asking("show", "before", "game", "result")
                .heavily(Lists::searches),
            Route.get("/api/matches/{match}", "A match at a glance.", lists::glance),
            Route.post(
                "/api/matches/{match}/seats/{seat}",
                "Take an open seat, or let a bot take it.",
                List.of("pledge", "bot"),
                invitation::sit),
            Route.post(
                "/api/matches/{match}/cancel",
                "Close a match that you opened and that has not begun.",
                List.of(),
                invitation::cancel),
            Route.post(
                "/api/matches/{match}/change",
                "Lay out another battle for those at a match that you opened.",
                OPENING,
                r -> invitation.change(r, () -> listing(r))),
            Route.get("/api/matches/{match}/record", "The record.", this::record),
            Route.get(
                "/api/matches/{match}/tale",
                "What is worth telling of a finished match: how it was decided, and by what figures.",
                this::tale),
            Route.get(
                    "/api/matches/{match}/replay",
                    "A finished match as frames, as a seat or a spectator saw it.",
                    this::replay)
                .asking("seat", "from")
                .heavily(),
            Route.post(
                    "/api/matches/{match}/coach",
                    "Goes on going through a finished match, for a moment; asked again until done.",
                    List.of(),
                    r -> Answer.json(coaching.match(r.part("match"))))
                .heavily(),
            Route.post(
                    "/api/matches/{match}/hint",
                    "What the coach would do: against bots only.",
                    List.of("seat"),
                    this::hint)
                .heavily(),
            Route.post(
                    "/api/records/coach",
                    "Goes on going through a record, for a moment; asked again until done.",
                    List.of("derring-record"),
                    r -> Answer.json(coaching.record(r.body())))
                .upTo(RECORD)
                .heavily(),
            Route.post(
                    "/api/records",
                    "Continue a record at one screen.",
                    List.of("derring-record"),
                    this::upload)
                .asking("step", "seats")
                .upTo(RECORD)
                .heavily(),
            Route.post(
                    "/api/records/replay",
                    "A record as frames, as a seat or a spectator sees it.",
                    List.of("derring-record"),
                    this::rerun)
                .asking("seat", "from")
                .upTo(RECORD)
                .heavily(),
            Route.get(
                    "/api/commitments",
                    "What the matches of this host were bound to, in the order of their opening.",
                    this::commitments)
                .asking("from"),
            Route.get(
                "/api/time",
                "The server's time, by which the call of a game in real time is given.",
                r -> Answer.json(new Wire.Time(hall.now()))),
            Route.get("/healthz", "Whether the server is alive.", r -> health()),
            Route.get("/readyz", "Whether the store takes facts.", r -> ready()),
            Route.get(
                "/metrics",
                "Figures, for Prometheus; for this machine, or with the word that the host set.",
                r -> figures(r, metrics)),
            Route.get("/api/openapi.json", "This description.", r -> describe()));
  }

  List<Route> routes() {
    return routes;
  }

  private Answer describe() {
    return Answer.json(OpenApi.of(routes));
  }

  private static Answer health() {
    return Answer.json(Map.of("state", "well"));
  }

  private Answer ready() {
    soon(() -> {
      hall.journal().probe();
      return true;
    });
    return Answer.json(Map.of("state", "ready"));
  }

  /** Whatever the store is asked for while somebody waits is answered soon, if only with a no. */
  static <T> T soon(Supplier<T> work) {
    FutureTask<T> asked = new FutureTask<>(work::get);
    Thread.startVirtualThread(asked);
    try {
      return asked.get(SOON_MILLISECONDS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof JournalDown down) {
        throw new Refusal(503, "", String.valueOf(down.getMessage()));
      }
      throw new IllegalStateException(e);
    } catch (TimeoutException | InterruptedException e) {
      asked.cancel(true);
      throw new Refusal(503, "", "The store does not answer; try again in a moment.");
    }
  }

  private Answer figures(Request request, Supplier<String> metrics) {
    boolean here = Addresses.here(request.address());
    boolean told =
        !metricsWord.isEmpty()
            && MessageDigest.isEqual(
                request.header("authorization").getBytes(StandardCharsets.UTF_8),
                ("Bearer " + metricsWord).getBytes(StandardCharsets.UTF_8));
    if (!here && !told) {
      throw new Refusal(403, "", "Figures are for the host.");
    }
    return Answer.text(200, "text/plain; version=0.0.4; charset=utf-8", metrics.get());
  }

  private Answer me(Request request) {
    return me(request.who());
  }

  private static Answer me(Who who) {
    return Answer.json(new Wire.Me(who.guest(), who.name(), Guests.lent(who)));
  }

  private Answer rename(Request request) {
    String name = Guests.name(request.facts().only("name").at("name").text());
    if (!hall.house().shown(name).equals(name)) {
      throw new Refusal(403, "", "The host does not want this name here; choose another.");
    }
    Who named = new Who(request.who().guest(), name);
    return me(named).with("Set-Cookie", guests.write(named, request.secure()));
  }

  private Answer open(Request request) {
    Happening.Opened opened = opening.read(request.facts(), request.who());
    if (opened.who() == Reach.PUBLIC) {
      listing(request);
    }
    String match = hall.open(opened, request.who());
    return Answer.json(new Wire.Opened(match));
  }

  /** Everybody sees what one more public match adds to the lobby, so there is a measure. */
  private void listing(Request request) {
    if (!listings.take(Addresses.counted(request.address()), System.nanoTime())) {
      throw new Refusal(
          429, "", "You have opened several public matches just now; let others be found, too.");
    }
  }

  private Answer pair(Request request) {
    Facts facts = request.facts().only("game");
    String match =
        pairing.pair(
            catalogue.title(facts.at("game").text()), request.who(), () -> listing(request));
    return Answer.json(new Wire.Opened(match));
  }

  private Answer commitments(Request request) {
    List<Commitments.Page> pages = hall.commitments().pages(from(request), Wire.Listed.AT_ONCE);
    boolean more = pages.size() == Wire.Listed.AT_ONCE;
    return Answer.json(new Wire.Listed(pages, more ? pages.getLast().n() + 1 : null));
  }

  private Answer record(Request request) {
    Answer answer =
        hall.look(
            request.part("match"),
            sitting -> {
              boolean own =
                  sitting.opened().local() && !sitting.seatsOf(request.who().guest()).isEmpty();
              if (!own && sitting.state() != Standing.FINISHED) {
                throw new Refusal(
                    409, "", "The record shows all hands, so it is given when the match is over.");
              }
              String record = sitting.record();
              if (record == null) {
                throw new Refusal(409, "", "The match has not started yet.");
              }
              return Answer.text(200, Answer.JSON, record);
            });
    if (answer == null) {
      throw noMatch();
    }
    return answer.with("Content-Disposition", "attachment; filename=\"derring-record.json\"");
  }

  private Answer tale(Request request) {
    Answer answer = hall.look(request.part("match"), sitting -> Answer.json(tale(sitting)));
    if (answer == null) {
      throw noMatch();
    }
    return answer;
  }

  /** What is worth telling of a match that is over. */
  static Tale tale(Sitting sitting) {
    Outcome outcome = sitting.outcome();
    if (outcome == null) {
      throw new Refusal(409, "", "A match is told of when it is over.");
    }
    Tale tale = sitting.tale();
    return tale == null ? new Tale(outcome.reason(), List.of(), List.of()) : tale;
  }

  private Answer replay(Request request) {
    String seat = request.query().getOrDefault("seat", "spectator");
    Answer answer =
        hall.look(
            request.part("match"),
            sitting -> {
              if (sitting.state() != Standing.FINISHED) {
                throw new Refusal(409, "", "A match can be replayed when it is over.");
              }
              int eye = seat.matches("\\d{1,2}") ? Integer.parseInt(seat) : -1;
              if (eye >= sitting.chairs().size()) {
                throw new Refusal(400, "", "There is no such seat at this match.");
              }
              return Answer.json(
                  hall.replay(
                      request.part("match"), eye < 0 ? List.of() : List.of(eye), from(request)));
            });
    if (answer == null) {
      throw noMatch();
    }
    return answer;
  }

  private Answer upload(Request request) {
    String step = request.query().getOrDefault("step", "-1");
    if (!step.matches("-1|\\d{1,6}")) {
      throw new Refusal(400, "", "step must be a number of moves.");
    }
    String seats = request.query().getOrDefault("seats", "");
    Happening.Opened opened =
        opening.continued(
            request.body(),
            Integer.parseInt(step),
            request.who(),
            seats.isEmpty() ? List.of() : List.of(seats.split(",", -1)));
    return Answer.json(new Wire.Opened(hall.open(opened, request.who())));
  }

  private Answer hint(Request request) {
    int seat = request.facts().only("seat").at("seat").number(0, MOST_SEATS);
    return Answer.json(hints.of(request.part("match"), seat, request.who()));
  }

  private Answer rerun(Request request) {
    String seat = request.query().getOrDefault("seat", "spectator");
    int eye = seat.matches("\\d{1,2}") ? Integer.parseInt(seat) : -1;
    return Answer.json(rerun.of(request.body(), eye, request.who(), from(request)));
  }

  private static int from(Request request) {
    String from = request.query().getOrDefault("from", "0");
    if (!from.matches("\\d{1,7}")) {
      throw new Refusal(400, "", "from must be a number, from 0.");
    }
    return Integer.parseInt(from);
  }

  private static Refusal noMatch() {
    return new Refusal(404, "", "There is no such match.");
  }

  static Json.Written<?> ack(String id, long n) {
    return Json.written(new Wire.Ack(id, true, n));
  }

  static Json.Written<?> foreseen(String id, long n, List<@Nullable Object> foresights) {
    return Json.writtenLean(new Wire.Foreseen(id, true, n, foresights));
  }

  static Json.Written<?> nack(String id, String rule, String sentence) {
    return Json.written(new Wire.Nack(id, false, rule, sentence));
  }
}
