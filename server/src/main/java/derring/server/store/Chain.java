package derring.server.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.jspecify.annotations.Nullable;

/**
 * The fingerprint of a fact and of all before it in its match: 16 bytes of a SHA-256. What is
 * missing or altered does not fit what comes after it. Talk hangs beside the chain, each line on
 * the last fact that was no talk: so much may be said that nobody wants to read it all only to see
 * whether the moves are whole.
 */
public record Chain(long high, long low) {
  private static final MessageDigest SHA_256 = sha256();
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** How many bytes it has. */
  static final int BYTES = 16;

  /** Where the chain of a match begins, and begins again after a fact that has none. */
  public static final Chain NONE = new Chain(0, 0);

  /** The chain with one more fact. */
  public Chain with(String body) {
    MessageDigest digest = digest();
    digest.update(bytes());
    return of(digest.digest(body.getBytes(StandardCharsets.UTF_8)));
  }

  /** The fingerprint of talk that hangs here. */
  public Chain aside(long number, String body) {
    return with(number + " " + body);
  }

  /** Its first bytes, as good as it where nobody forges. */
  public int print() {
    return (int) (high >>> Integer.SIZE);
  }

  byte[] bytes() {
    byte[] bytes = new byte[BYTES];
    LONG.set(bytes, 0, high);
    LONG.set(bytes, Long.BYTES, low);
    return bytes;
  }

  static Chain of(byte[] bytes) {
    return new Chain((long) LONG.get(bytes, 0), (long) LONG.get(bytes, Long.BYTES));
  }

  /** As a row has it; null for a fact from before there were chains. */
  static @Nullable Chain read(byte @Nullable [] bytes) {
    return bytes == null || bytes.length < BYTES ? null : of(bytes);
  }

  private static MessageDigest digest() {
    try {
      return (MessageDigest) SHA_256.clone(); // cheaper than to look it up
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the JDK's SHA-256 can be cloned", e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
