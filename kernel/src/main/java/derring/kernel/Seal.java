package derring.kernel;

import java.util.List;

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
    String secret = Digest.of(seed.secret());
    String game = Digest.of(List.of(terms.game(), terms.rules()));
    String cards = Digest.of(terms.cards());
    String options = Digest.of(terms.options());
    return new Seal(
        commitment(secret, game, cards, options),
        secret,
        game,
        cards,
        options,
        Digest.of(names),
        Digest.of(seed.seats()));
  }

  /** Whether the commitment is the one that the parts give. */
  boolean whole() {
    return commitment.equals(commitment(secret, game, cards, options));
  }

  /** The chance of the match that this was made for, from its first outcome on. */
  public FairChance chance(Seed seed) {
    return new FairChance(Digest.bytesOfHex(seed.secret() + commitment + seats + given));
  }

  private static String commitment(String secret, String game, String cards, String options) {
    return Digest.ofHex(secret + game + cards + options);
  }
}
