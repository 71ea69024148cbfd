package derring.server;

import derring.kernel.Facts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What can be said without typing, and the salute. The server knows the words, so that who says one
 * sends no text; what is said so is said like anything else, and has the same limits.
 */
final class Phrases {
  private static final Map<String, String> ALL = new LinkedHashMap<>();

  static {
    ALL.put("salute", "salutes with the blade.");
    ALL.put("have-at-you", "Have at you!");
    ALL.put("touche", "Touché!");
    ALL.put("well-fought", "Well fought.");
    ALL.put("a-moment", "A moment, please.");
    ALL.put("thanks", "My thanks.");
    ALL.put("alas", "Alas!");
    ALL.put("farewell", "I must be off. Farewell!");
  }

  private Phrases() {}

  static Answer told() {
    List<Wire.Phrase> all =
        ALL.entrySet().stream()
            .map(phrase -> new Wire.Phrase(phrase.getKey(), phrase.getValue()))
            .toList();
    return Answer.json(all);
  }

  /** What a message says: its own text, or that of a phrase. */
  static String said(Facts facts) {
    if (!facts.has("phrase")) {
      return facts.at("text").text();
    }
    if (facts.has("text")) {
      throw facts.at("text").bad("expected a text or a phrase, but found both");
    }
    return facts.at("phrase").word(ALL);
  }
}
