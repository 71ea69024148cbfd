package derring.server;

import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One thing that can be asked. The table of routes serves the requests and describes itself: see
 * {@link OpenApi}.
 *
 * @param pattern a path with names in braces
 * @param query the names of the parameters it reads
 * @param body the fields of the body, as the description names them; empty for none
 * @param most how many bytes the body may have
 * @param heavy whether a request takes long
 */
record Route(
    String method,
    String pattern,
    String summary,
    java.util.List<String> query,
    java.util.List<String> body,
    int most,
    Predicate<Request> heavy,
    Function<Request, Answer> handler) {

  static final int BODY = 64 * 1024;

  static Route get(String pattern, String summary, Function<Request, Answer> handler) {
    return new Route(
        "GET", pattern, summary, java.util.List.of(), java.util.List.of(), 0, r -> false, handler);
  }

  static Route post(
      String pattern,
      String summary,
      java.util.List<String> body,
      Function<Request, Answer> handler) {
    return new Route(
        "POST", pattern, summary, java.util.List.of(), body, BODY, r -> false, handler);
  }

  Route asking(String... names) {
    return new Route(
        method, pattern, summary, java.util.List.of(names), body, most, heavy, handler);
  }

  Route upTo(int bytes) {
    return new Route(method, pattern, summary, query, body, bytes, heavy, handler);
  }

  /** Work that takes long is done in the {@link Workshop}, and has a limit of its own. */
  Route heavily() {
    return heavily(request -> true);
  }

  /** The same, where only some of its requests take long. */
  Route heavily(Predicate<Request> which) {
    return new Route(method, pattern, summary, query, body, most, which, handler);
  }
}
