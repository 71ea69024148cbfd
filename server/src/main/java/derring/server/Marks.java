package derring.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * What a client shows to prove which fact of a match it has seen: the number, the first bytes of
 * its chain, and what only this installation could have put under them. So a client that knows more
 * than the journal is believed, and one that only says so is not.
 */
final class Marks {
  /**
   * What somebody has seen.
   *
   * @param n the number of the newest fact; -1 for nothing
   * @param print the first bytes of its chain; null if there is no proof of it
   */
  record Seen(long n, @Nullable Integer print) {
    static final Seen NOTHING = new Seen(-1, null);
  }

  private static final int DIGITS = 16;

  /** Has taken the key in, and nothing else. */
  private final MessageDigest keyed;

  Marks(byte[] key) {
    try {
      keyed = MessageDigest.getInstance("SHA-256");
      keyed.update(key);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** The mark of a fact. */
  String of(String match, long n, int print) {
    HexFormat hex = HexFormat.of();
    return hex.toHexDigits(print) + hex.toHexDigits(under(match, n, print));
  }

  /** What a client has seen that comes with this number and this mark, which may be nonsense. */
  Seen seen(String match, long n, String mark) {
    if (n < 0 || mark.length() != DIGITS || !mark.matches("[0-9a-f]*")) {
      return new Seen(n, null);
    }
    int print = HexFormat.fromHexDigits(mark, 0, DIGITS / 2);
    return new Seen(n, of(match, n, print).equals(mark) ? print : null);
  }

  private int under(String match, long n, int print) {
    try {
      MessageDigest digest = (MessageDigest) keyed.clone();
      digest.update(match.getBytes(StandardCharsets.US_ASCII));
      digest.update(
          ByteBuffer.allocate(Long.BYTES + Integer.BYTES).putLong(n).putInt(print).array());
      return ByteBuffer.wrap(digest.digest()).getInt();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the JDK's SHA-256 can be cloned", e);
    }
  }
}
