package derring.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The description of the routes, made from the table that serves them. */
final class OpenApi {
  private static final Pattern NAME = Pattern.compile("\\{(\\w+)}");

  private OpenApi() {}

  static Map<String, Object> of(List<Route> routes) {
    Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
    for (Route route : routes) {
      paths
          .computeIfAbsent(route.pattern(), pattern -> new LinkedHashMap<>())
          .put(route.method().toLowerCase(java.util.Locale.ROOT), operation(route));
    }
    Map<String, Object> api = new LinkedHashMap<>();
    api.put("openapi", "3.1.0");
    api.put(
        "info", ordered("title", "Derring-Do", "version", "1", "description", "docs/protocol.md"));
    api.put("paths", paths);
    return api;
  }

  private static Map<String, Object> operation(Route route) {
    Map<String, Object> operation = new LinkedHashMap<>();
    operation.put("summary", route.summary());
    List<Object> parameters = new ArrayList<>();
    Matcher names = NAME.matcher(route.pattern());
    while (names.find()) {
      parameters.add(
          ordered(
              "name", names.group(1), "in", "path", "required", true, "schema", schema("string")));
    }
    for (String name : route.query()) {
      parameters.add(ordered("name", name, "in", "query", "schema", schema("string")));
    }
    operation.put("parameters", parameters);
    if (!route.body().isEmpty()) {
      Map<String, Object> properties = new LinkedHashMap<>();
      route.body().forEach(field -> properties.put(field, Map.of()));
      Map<String, Object> body = ordered("type", "object", "properties", properties);
      operation.put(
          "requestBody",
          ordered("required", true, "content", Map.of("application/json", Map.of("schema", body))));
    }
    operation.put(
        "responses",
        ordered(
            "200",
            Map.of("description", "The answer."),
            "4XX",
            Map.of("description", "Refused: {\"error\": {\"rule\", \"sentence\"}}.")));
    return operation;
  }

  private static Map<String, Object> schema(String type) {
    return Map.of("type", type);
  }

  private static Map<String, Object> ordered(Object... pairs) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      fields.put((String) pairs[i], pairs[i + 1]);
    }
    return fields;
  }
}
