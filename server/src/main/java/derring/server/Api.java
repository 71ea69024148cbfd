package derring.server;

import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Outcome;
import derring.kernel.Tale;
import derring.server.store.JournalDown;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
  private static final int MOST_LISTED = 50;
  private static final long SOON_MILLISECONDS = 2000;

  private final Hall hall;
  private final Guests guests;
  private final Catalogue catalogue;
  private final Opening opening;
  private final Lessons lessons;
  private final Rerun rerun;
  private final List<Route> routes;
  private final Buckets listings;
  private final String metricsWord;

  Api(
      Hall hall,
      Guests guests,
      Shelf shelf,
      Buckets listings,
      Supplier<String> metrics,
      String metricsWord) {
    this.listings = listings;
    this.metricsWord = metricsWord;
    this.hall = hall;
    this.guests = guests;
    this.catalogue = new Catalogue(shelf);
    this.opening = new Opening(shelf);
    this.lessons = new Lessons(shelf);
    this.rerun = new Rerun(shelf, opening);
    this.routes =
        List.of(
            Route.get("/api/me", "Who you are.", this::me),
            Route.post("/api/me", "Choose a name.", List.of("name"), this::rename),
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
                    List.of("made", "move", "thing"),
                    r ->
                        lessons.tried(
                            r.part("game"), r.part("situation"), r.facts(), r.who().name()))
                .heavily(),
            Route.post(
                "/api/games/{game}/seats",
                "How many seats a match with these options has.",
                List.of("options"),
                r -> catalogue.seats(r.part("game"), r.facts().only("options"))),
            Route.post(
                "/api/matches",
                "Open a match.",
                List.of(
                    "game", "options", "seats", "who", "clock", "passes", "answers", "window",
                    "names"),
                this::open),
            Route.get("/api/matches", "Lists matches.", this::list).asking("show", "before"),
            Route.post(
                "/api/matches/{match}/seats/{seat}",
                "Take an open seat.",
                List.of("pledge"),
                this::sit),
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
                    "/api/records",
                    "Continue a record at one screen.",
                    List.of("derring-record"),
                    this::upload)
                .asking("step")
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
  private static <T> T soon(Supplier<T> work) {
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
    boolean here =
        request.address().equals("127.0.0.1") || request.address().startsWith("0:0:0:0:0:0:0:1");
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
    return Answer.json(new Wire.Me(who.guest(), who.name()));
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
    if (opened.who() == Reach.PUBLIC && !listings.take(request.address(), System.nanoTime())) {
      throw new Refusal(
          429, "", "You have opened several public matches just now; let others be found, too.");
    }
    String match = hall.open(opened, request.who());
    return Answer.json(new Wire.Opened(match));
  }

  private Answer list(Request request) {
    String show = request.query().getOrDefault("show", "open");
    String guest = request.who().guest();
    String older = request.query().getOrDefault("before", "");
    if (!older.matches("\\d{0,15}")) {
      throw new Refusal(400, "", "before must be a time, in milliseconds since 1970.");
    }
    long before = older.isEmpty() ? Long.MAX_VALUE : Long.parseLong(older);
    List<String> bodies =
        switch (show) {
          case "open", "running", "finished" ->
              soon(() -> hall.journal().listed(show, before, MOST_LISTED));
          case "mine" -> soon(() -> hall.journal().of(guest, before, MOST_LISTED));
          default -> throw new Refusal(400, "", "show must be open, running, finished or mine.");
        };
    List<Object> summaries = new ArrayList<>();
    for (String body : bodies) {
      Map<String, Object> summary =
          new LinkedHashMap<>(Noted.map(Doc.of("summary.json", body).facts()));
      String id = String.valueOf(summary.get("match"));
      summary.computeIfPresent("seats", (key, seats) -> called(seats));
      summary.put("watching", hall.watching(id));
      hall.liveTurn(id, summary);
      summaries.add(summary);
    }
    return Answer.json(summaries);
  }

  /** A summary is written with the names of its time. */
  private Object called(Object seats) {
    List<Object> shown = new ArrayList<>();
    for (Facts seat : Facts.of(seats).items()) {
      Map<String, Object> fields = new LinkedHashMap<>(Noted.map(seat));
      fields.computeIfPresent(
          "name", (key, name) -> hall.house().shownInList(String.valueOf(name)));
      shown.add(fields);
    }
    return shown;
  }

  private Answer sit(Request request) {
    Facts facts = request.facts().only("pledge");
    String seat = request.part("seat");
    if (!seat.matches("\\d{1,2}")) {
      throw new Refusal(400, "", "A seat must be a number.");
    }
    Happening sat =
        new Happening.Sat(
            Integer.parseInt(seat), Chair.of(request.who()), facts.text("pledge", ""));
    long[] number = {-1};
    Ruling ruling = hall.ask(request.part("match"), sat, request.who(), "", n -> number[0] = n);
    if (ruling instanceof Ruling.Refused refused) {
      throw Refusal.of(refused);
    }
    return Answer.json(new Wire.Seated(request.part("match"), Integer.parseInt(seat), number[0]));
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
    Answer answer =
        hall.look(
            request.part("match"),
            sitting -> {
              Outcome outcome = sitting.outcome();
              if (outcome == null) {
                throw new Refusal(409, "", "A match is told of when it is over.");
              }
              Tale tale = sitting.tale();
              return Answer.json(
                  tale == null ? new Tale(outcome.reason(), List.of(), List.of()) : tale);
            });
    if (answer == null) {
      throw noMatch();
    }
    return answer;
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
    Happening.Opened opened =
        opening.continued(request.body(), Integer.parseInt(step), request.who());
    return Answer.json(new Wire.Opened(hall.open(opened, request.who())));
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

  static String ack(String id, long n) {
    return Json.compact(new Wire.Ack(id, true, n));
  }

  static String foreseen(String id, long n, List<@Nullable Object> foresights) {
    return Json.lean(new Wire.Foreseen(id, true, n, foresights));
  }

  static String nack(String id, String rule, String sentence) {
    return Json.compact(new Wire.Nack(id, false, rule, sentence));
  }
}
