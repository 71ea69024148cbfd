package derring.server;

import derring.formats.BadFile;
import derring.kernel.BadInput;
import derring.server.store.JournalDown;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Stands before all routes: knows the guest, keeps the limits, and turns trouble into answers. */
final class Gate {
  private static final Logger LOG = LoggerFactory.getLogger(Gate.class);

  private static final double BURST = 4;
  private static final double OPENINGS_AT_ONCE = 30;
  private static final Set<String> OPENINGS =
      Set.of("/api/matches", "/api/records", "/api/pairing", "/api/matches/{match}/change");
  private static final String POLICY = "Content-Security-Policy";

  /** The host of matches in a page is a worker with a policy of its own. */
  private static final String HERE = "/here/";

  /** It has no page to write into, and runs WebAssembly, whose runtime writes its own glue. */
  private static final String HOST_POLICY =
      "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";

  private static final Map<String, String> SAFETY =
      Map.of(
          POLICY,
          "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
              + " connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self';"
              + " frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "same-origin",
          "X-Frame-Options",
          "DENY",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), geolocation=(), microphone=()");

  private final Routes routes;
  private final Guests guests;
  private final Statics statics = new Statics();
  private final Buckets requests;
  private final Buckets openings;
  private final Workshop workshop;
  private final Numbers numbers;
  private final Costs costs;
  private final House house;

  Gate(
      Routes routes,
      Guests guests,
      ServerOptions.Limits limits,
      Workshop workshop,
      Numbers numbers,
      Costs costs,
      House house) {
    this.costs = costs;
    this.house = house;
    this.routes = routes;
    this.guests = guests;
    this.workshop = workshop;
    this.numbers = numbers;
    this.requests = new Buckets(limits.requests(), limits.requests() * BURST);
    this.openings = new Buckets(limits.openings(), OPENINGS_AT_ONCE);
  }

  /** How many bytes the body of a request may have. */
  int most(String method, String path) {
    Route route = routes.find(method, path).route();
    return route == null ? 0 : route.most();
  }

  /** The guest of a cookie header; a stranger if it is none of ours. */
  Who who(String cookies) {
    Who known = guests.read(cookies);
    return known == null ? Guests.stranger() : called(known);
  }

  /** The host may have taken a name away. */
  private Who called(Who who) {
    String shown = house.shown(who.name());
    return shown.equals(who.name()) ? who : new Who(who.guest(), shown);
  }

  /** Whether a page of another site asks. */
  static boolean foreign(String origin, String host, String site) {
    if (!site.isEmpty() && !site.equals("same-origin") && !site.equals("none")) {
      return true;
    }
    return !origin.isEmpty()
        && !origin
            .toLowerCase(Locale.ROOT)
            .replaceFirst("^https?://", "")
            .equals(host.toLowerCase(Locale.ROOT));
  }

  Answer answer(Request request) {
    Answer answer;
    Who known = guests.read(request.header("cookie"));
    Who who = known == null ? Guests.stranger() : called(known);
    try {
      answer = admitted(request, who);
    } catch (Refusal e) {
      answer = e.answer();
    } catch (BadInput e) {
      answer = Answer.error(400, "", place(e) + Board.sentence(e));
    } catch (BadFile e) {
      answer = Answer.error(400, "", e.sentence());
    } catch (JournalDown e) {
      answer = Answer.error(503, "", e.getMessage() + " Try again in a moment.");
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
      numbers.failed();
      LOG.error("{} {} failed", request.method(), request.target(), e);
      answer = Answer.error(500, "", "Something went wrong here; it is not your fault.");
    }
    numbers.answered(answer.status());
    boolean api = request.target().startsWith("/api/");
    Map<String, String> headers = new LinkedHashMap<>(answer.headers());
    if (api && known == null && !headers.containsKey("Set-Cookie")) {
      headers.put("Set-Cookie", guests.write(who, request.secure()));
    }
    headers.putIfAbsent("Cache-Control", "no-store");
    headers.putAll(SAFETY);
    if (request.target().startsWith(HERE)) {
      headers.put(POLICY, HOST_POLICY);
    }
    return new Answer(answer.status(), answer.type(), answer.body(), headers);
  }

  private static String place(BadInput e) {
    return e.path().isEmpty() ? "" : "At '" + e.path().getLast() + "': ";
  }

  private Answer admitted(Request request, Who who) {
    if (house.blocked(request.address())) {
      throw new Refusal(403, "", Sockets.BLOCKED);
    }
    if (!requests.take(Addresses.counted(request.address()), System.nanoTime())) {
      throw new Refusal(429, "", "Too many requests; wait a moment.");
    }
    Routes.Found found = routes.find(request.method(), request.target());
    Route route = found.route();
    if (route == null) {
      return elsewhere(request, found.known());
    }
    if (request.method().equals("POST")) {
      checkPost(request, route);
    }
    Request routed = request.routed(found.parts(), who);
    if (!route.heavy().test(routed)) {
      return route.handler().apply(routed);
    }
    Function<Request, Answer> handler = route.handler();
    return costs.reckoned(workshop, who.guest(), request.address(), () -> handler.apply(routed));
  }

  private void checkPost(Request request, Route route) {
    if (foreign(
        request.header("origin"), request.header("host"), request.header("sec-fetch-site"))) {
      throw new Refusal(403, "", "Changes must come from our own pages.");
    }
    if (!request.header("content-type").toLowerCase(Locale.ROOT).startsWith("application/json")) {
      throw new Refusal(400, "", "The body must be JSON, with the content type application/json.");
    }
    if (request.body().length > route.most()) {
      throw new Refusal(413, "", "The body may have at most " + route.most() + " bytes.");
    }
    if (OPENINGS.contains(route.pattern())
        && !openings.take(Addresses.counted(request.address()), System.nanoTime())) {
      throw new Refusal(429, "", "Too many matches opened; wait a moment.");
    }
  }

  private Answer elsewhere(Request request, boolean known) {
    if (known) {
      throw new Refusal(405, "", "This can be asked for, but not with " + method(request) + ".");
    }
    if (request.target().startsWith("/api/") || request.target().equals("/api")) {
      throw new Refusal(404, "", "There is nothing here.");
    }
    if (!request.method().equals("GET") && !request.method().equals("HEAD")) {
      throw new Refusal(405, "", "Pages can only be read.");
    }
    return statics.serve(request.target(), request.header("accept-encoding").contains("gzip"));
  }

  private static String method(Request request) {
    @Nullable String method = request.method().matches("[A-Z]{1,10}") ? request.method() : null;
    return method == null ? "that" : method;
  }
}
