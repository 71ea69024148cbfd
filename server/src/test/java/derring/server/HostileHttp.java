package derring.server;

import derring.formats.Json;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Requests that must change nothing and tell nothing. */
final class HostileHttp {
  private static final List<String> PATHS =
      List.of(
          "/../../etc/passwd",
          "/..%2f..%2f..%2fetc%2fpasswd",
          "/%2e%2e/%2e%2e/derring.db",
          "/assets/..%5c..%5cderring.db",
          "/assets/..;/index.html",
          "/assets/%00.js",
          "/%c0%ae%c0%ae/etc/passwd",
          "//etc/passwd",
          "/web/",
          "/.git/config",
          "/META-INF/services/derring.kernel.Title",
          "/derring/server/Server.class",
          "/logback.xml",
          "/derring.db",
          "/assets/",
          "/api",
          "/api/",
          "/api//me",
          "/api/me/",
          "/api/%6d%65",
          "/api/games/../me",
          "/api/games/%2e%2e%2f%2e%2e/rules",
          "/api/games/swordplay/scenarios/..%2f..%2frulebook",
          "/api/games/swordplay/scenarios/a%00b",
          "/api/matches/none/record",
          "/api/matches/" + "0".repeat(32) + "/replay?seat=99999999999",
          "/api/matches?show=%",
          "/api/matches?show=open&show=mine",
          "/api/matches?show=" + "x".repeat(2000),
          "/api/records?step=-5",
          "/" + "a".repeat(6000),
          "*",
          "http://evil.example/api/me",
          "/%",
          "/%zz",
          "/?" + "a=b&".repeat(500));

  private static final List<String> METHODS =
      List.of(
          "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "GET", "post", "FOO", "CONNECT");

  private static final List<String> TYPES =
      List.of(
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
          "application/xml",
          "",
          "application/",
          "x".repeat(1000));

  private static final List<String> MALFORMED =
      List.of(
          "GET\r\n\r\n",
          "GET /api/me\r\n\r\n",
          "GET /api/me HTTP/9.9\r\nHost: a\r\n\r\n",
          "GET /api/me HTTP/1.1\r\n\r\n",
          "GET /api/me HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
          "GET /api/me HTTP/1.1\r\nHost a\r\n\r\n",
          "GET /api/me HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n",
          "GET /api/me HTTP/1.1\nHost: a\n\n",
          "GET  /api/me  HTTP/1.1\r\nHost: a\r\n\r\n",
          "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
          "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
          "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
          "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n{}",
          "POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
          "POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
          "GET /api/me HTTP/1.1\r\nHost: a\r\nA: " + "x".repeat(40_000) + "\r\n\r\n",
          "GET /api/me HTTP/1.1\r\nHost: a\r\n" + "a: b\r\n".repeat(4000) + "\r\n",
          "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
          "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
          "\u0000\u0000\u0000\r\n\r\n",
          upgrade("/api/matches/none/socket", "websocket", "99"),
          upgrade("/api/matches/none/socket", "h2c", "13"),
          upgrade("/nowhere", "websocket", "13"));

  private static String upgrade(String path, String protocol, String version) {
    return String.join(
        "\r\n",
        "GET " + path + " HTTP/1.1",
        "Host: a",
        "Connection: Upgrade",
        "Upgrade: " + protocol,
        "Sec-WebSocket-Version: " + version,
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "\r\n");
  }

  private final Victims victims;
  private final List<String> cookies;
  private final Random random;

  /**
   * A request.
   *
   * @param malformed whether the server may hang up without a word
   */
  @SuppressWarnings("ArrayRecordComponent") // sent, never compared
  record Asked(byte[] bytes, boolean bodiless, boolean malformed) {
    String text() {
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  HostileHttp(Victims victims, List<String> cookies, Random random) {
    this.victims = victims;
    this.cookies = cookies;
    this.random = random;
  }

  Asked next() {
    return switch (random.nextInt(12)) {
      case 0 -> malformed();
      case 1, 2 -> ask("GET", any(PATHS), "", "", new byte[0]);
      case 3 -> ask(any(METHODS), route(), "", any(TYPES), body());
      case 4 -> ask("POST", route(), "", any(TYPES), body());
      case 5 -> ask("POST", route(), foreign(), "application/json", sound());
      case 6 -> ask("POST", "/api/records?step=" + random.nextInt(20), "", json(), records());
      case 7 -> ask("POST", route(), "", json(), large());
      case 8 -> ask("POST", "/api/matches", "", json(), BadWords.mutated(opening(), random));
      case 9 -> ask("GET", route(), "", "", new byte[0]);
      default -> ask("POST", route(), "", json(), body());
    };
  }

  private static String json() {
    return "application/json";
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private Asked malformed() {
    byte[] bytes = any(MALFORMED).getBytes(StandardCharsets.ISO_8859_1);
    return new Asked(bytes, false, true);
  }

  /** Places where a sound request of the right guest would tell or change something. */
  private String route() {
    String match = any(victims.matches());
    return any(
        List.of(
            "/api/me",
            "/api/matches",
            "/api/records",
            "/api/matches/" + match + "/record",
            "/api/matches/" + match + "/replay?seat=" + random.nextInt(-3, 9),
            "/api/matches/" + match + "/seats/" + random.nextInt(-1, 4),
            "/api/matches/" + match + "/seats/0",
            "/api/matches/" + match + "/socket",
            "/api/matches?show=mine",
            "/api/matches?show=running",
            "/api/games/swordplay/scenarios/" + random.nextInt(),
            "/metrics",
            "/healthz",
            "/api/openapi.json"));
  }

  private String foreign() {
    return any(
        List.of(
            "Origin: https://evil.example\r\n",
            "Origin: null\r\n",
            "Origin: http://localhost.evil.example\r\n",
            "Sec-Fetch-Site: cross-site\r\n",
            "Sec-Fetch-Site: same-site\r\n"));
  }

  /** Would be fine, if it came from our own pages. */
  private byte[] sound() {
    return Json.compact(random.nextBoolean() ? Map.of("name", "Eve") : opening())
        .getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, Object> opening() {
    return Map.of(
        "game",
        "swordplay",
        "seats",
        List.of("me", "nobody"),
        "options",
        Map.of("seats", 2),
        "who",
        "link",
        "clock",
        Map.of("kind", "move", "seconds", 30));
  }

  private byte[] body() {
    return switch (random.nextInt(3)) {
      case 0 -> BadWords.text(random).getBytes(StandardCharsets.UTF_8);
      case 1 -> Json.compact(BadWords.spoilt(opening(), random)).getBytes(StandardCharsets.UTF_8);
      default ->
          BadWords.mutated(
              Map.of("name", "Eve" + random.nextInt(), "pledge", BadWords.value(random)), random);
    };
  }

  private byte[] records() {
    return BadWords.mutated(victims.record, random);
  }

  private byte[] large() {
    return "x".repeat(random.nextInt(60_000, 90_000)).getBytes(StandardCharsets.UTF_8);
  }

  private Asked ask(String method, String path, String headers, String type, byte[] body) {
    boolean chunked = body.length > 0 && random.nextInt(8) == 0;
    StringBuilder head = new StringBuilder();
    head.append(method).append(' ').append(path).append(" HTTP/1.1\r\nHost: localhost\r\n");
    head.append(headers);
    String cookie = any(cookies);
    if (!cookie.isEmpty()) {
      head.append("Cookie: ").append(cookie).append("\r\n");
    }
    if (!type.isEmpty()) {
      head.append("Content-Type: ").append(type).append("\r\n");
    }
    if (chunked) {
      head.append("Transfer-Encoding: chunked\r\n\r\n");
      head.append(Integer.toHexString(body.length)).append("\r\n");
    } else {
      head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(head.toString().getBytes(StandardCharsets.ISO_8859_1));
    bytes.writeBytes(body);
    if (chunked) {
      bytes.writeBytes("\r\n0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    }
    return new Asked(bytes.toByteArray(), method.equals("HEAD"), !path.startsWith("/"));
  }
}
