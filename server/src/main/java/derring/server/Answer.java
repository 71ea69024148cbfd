package derring.server;

import derring.formats.Json;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is sent back. */
@SuppressWarnings("ArrayRecordComponent") // bytes are passed on, never compared
record Answer(int status, String type, byte[] body, Map<String, String> headers) {
  static final String JSON = "application/json; charset=utf-8";

  static Answer json(@Nullable Object value) {
    return text(200, JSON, Json.lean(value));
  }

  static Answer error(int status, String rule, String sentence) {
    return text(status, JSON, Json.compact(Map.of("error", new Wire.Refused(rule, sentence))));
  }

  static Answer text(int status, String type, String text) {
    return new Answer(status, type, text.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  Answer with(String header, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new Answer(status, type, body, more);
  }
}
