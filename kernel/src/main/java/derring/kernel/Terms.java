package derring.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a match is agreed to be when it is opened, before anybody gives a part of its seed. The host
 * seals it together with its secret.
 *
 * @param game the id of the title
 * @param rules which version of its rules
 * @param cards the digests of the card sets, by id
 * @param options as they were chosen; values are text, numbers, flags, or lists of these
 */
public record Terms(
    String game, int rules, Map<String, String> cards, Map<String, Object> options) {

  public Terms {
    cards = Collections.unmodifiableMap(new LinkedHashMap<>(cards));
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /** The terms of a game as it was opened, with the digests of the card sets it was opened with. */
  public static Terms of(Game<?, ?, ?> game, Map<String, String> cards) {
    return new Terms(game.title().id(), game.title().rulesVersion(), cards, game.options());
  }

  /** What the host makes known of a secret and of these terms before the match. */
  public String commitment(String secret) {
    return Seal.of(this, List.of(), new Seed(secret, List.of())).commitment();
  }
}
