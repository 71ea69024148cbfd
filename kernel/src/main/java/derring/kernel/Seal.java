package derring.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The digests of all that a match is bound to, each 32 bytes in hexadecimal. Those of the secret
 * and of the {@link Terms} make the commitment, which is known before anybody sits down; who sat
 * down and what they gave comes in at the start. The chance of the match grows from all of them, so
 * that none can be exchanged afterwards without other outcomes; and since each part has a digest of
 * its own, it can be told which one of them was altered in a record.
 *
 * @param commitment what was made known before the match
 * @param secret of the host's secret
 * @param game of the id of the game and the version of its rules
 * @param cards of the digests of its card sets
 * @param options of its options
 * @param seats of the names of those who sat down
 * @param given of what each of them gave for the seed
 */
public record Seal(
    String commitment,
    String secret,
    String game,
    String cards,
    String options,
    String seats,
    String given) {

  /** The seal of a match that starts now. */
  public static Seal of(Terms terms, List<String> names, Seed seed) {
    String secret = digest(seed.secret());
    String game = digest(List.of(terms.game(), terms.rules()));
    String cards = digest(terms.cards());
    String options = digest(terms.options());
    return new Seal(
        commitment(secret, game, cards, options),
        secret,
        game,
        cards,
        options,
        digest(names),
        digest(seed.seats()));
  }

  /** Whether the commitment is the one that the parts give. */
  boolean whole() {
    return commitment.equals(commitment(secret, game, cards, options));
  }

  /** The chance of the match that this was made for, from its first outcome on. */
  public FairChance chance(Seed seed) {
    return new FairChance(hash(bytes(seed.secret() + commitment + seats + given)));
  }

  private static String commitment(String secret, String game, String cards, String options) {
    return HexFormat.of().formatHex(hash(bytes(secret + game + cards + options)));
  }

  private static String digest(Object value) {
    return HexFormat.of().formatHex(hash(value));
  }

  /**
   * Of a list its items' digests one after the other are hashed, of a map its keys and values in
   * turn, in the order of the keys, and of all else its text. So neither the layout of a file nor
   * the order of its options matters, and no way of writing JSON does.
   */
  private static byte[] hash(Object value) {
    MessageDigest digest = sha256();
    switch (value) {
      case List<?> items -> items.forEach(item -> digest.update(hash(item)));
      case Map<?, ?> fields ->
          new TreeMap<>(fields)
              .forEach((key, item) -> {
                digest.update(hash(String.valueOf(key)));
                digest.update(hash(item));
              });
      default -> digest.update(String.valueOf(value).getBytes(StandardCharsets.UTF_8));
    }
    return digest.digest();
  }

  private static byte[] hash(byte[] bytes) {
    return sha256().digest(bytes);
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
