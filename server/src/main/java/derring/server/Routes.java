package derring.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All routes, and which of them a request takes. */
final class Routes {
  private final List<Way> ways;

  Routes(List<Route> routes) {
    ways = routes.stream().map(route -> new Way(route, parts(route.pattern()))).toList();
  }

  /** A route, its pattern taken apart once for all. */
  private record Way(Route route, List<String> wanted) {

    /** What the names in braces stand for; null if it is not a path of this route. */
    @Nullable Map<String, String> match(List<String> path) {
      if (wanted.size() != path.size()) {
        return null;
      }
      for (int i = 0; i < path.size(); i++) {
        if (!named(wanted.get(i)) && !wanted.get(i).equals(path.get(i))) {
          return null;
        }
      }
      Map<String, String> parts = new HashMap<>();
      for (int i = 0; i < path.size(); i++) {
        String part = wanted.get(i);
        if (named(part)) {
          parts.put(part.substring(1, part.length() - 1), path.get(i));
        }
      }
      return parts;
    }

    private static boolean named(String part) {
      return part.startsWith("{");
    }
  }

  private static List<String> parts(String path) {
    return List.of(path.split("/", -1));
  }

  /**
   * Where a path leads.
   *
   * @param route null if there is none for this method
   * @param parts what the names in braces stand for
   * @param known whether the path has a route at all
   */
  record Found(@Nullable Route route, Map<String, String> parts, boolean known) {}

  Found find(String method, String path) {
    List<String> taken = parts(path);
    Found found = new Found(null, Map.of(), false);
    for (Way way : ways) {
      Map<String, String> parts = way.match(taken);
      if (parts != null && way.route.method().equals(method)) {
        found = new Found(way.route, parts, true);
      } else if (parts != null && !found.known) {
        found = new Found(null, Map.of(), true);
      }
    }
    return found;
  }
}
