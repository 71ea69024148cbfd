package derring.server;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.kernel.Facts;
import java.util.Map;

/**
 * A request, whatever web layer it came through.
 *
 * @param path the part of the pattern that each name in braces stands for
 * @param query the first value of each parameter
 * @param headers by lower-case name
 */
@SuppressWarnings("ArrayRecordComponent") // bytes are passed on, never compared
record Request(
    String method,
    String target,
    Map<String, String> path,
    Map<String, String> query,
    Map<String, String> headers,
    byte[] body,
    String address,
    boolean secure,
    Who who) {

  String header(String name) {
    return headers.getOrDefault(name, "");
  }

  String part(String name) {
    return path.getOrDefault(name, "");
  }

  /** The body as fields. */
  Facts facts() {
    try {
      Facts facts = Doc.of("request.json", body).facts();
      facts.keys();
      return facts;
    } catch (BadFile e) {
      throw new Refusal(400, "", "The body is not usable: " + e.sentence() + ".");
    }
  }

  Request routed(Map<String, String> parts, Who known) {
    return new Request(method, target, parts, query, headers, body, address, secure, known);
  }
}
