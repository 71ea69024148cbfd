package derring.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * SHA-256 of plain values, as docs/chance.md has it: of a list its items' digests one after the
 * other are hashed, of a map its keys and values in turn, in the order of the keys, and of all else
 * its text. So neither the layout of a file nor the order of its fields matters, and no way of
 * writing JSON does.
 */
public final class Digest {
  private static final int LENGTH = 32;

  private Digest() {}

  /** The digest of a value, as 64 hexadecimal digits. */
  public static String of(Object value) {
    return HexFormat.of().formatHex(hash(value, sha256()));
  }

  /** That of bytes that are written in hexadecimal themselves. */
  public static String ofHex(String hex) {
    return HexFormat.of().formatHex(bytesOfHex(hex));
  }

  /** The same as its 32 bytes. */
  static byte[] bytesOfHex(String hex) {
    return sha256().digest(HexFormat.of().parseHex(hex));
  }

  /** Each value is hashed when those in it are, so one digest does for all of them. */
  private static byte[] hash(Object value, MessageDigest digest) {
    return switch (value) {
      case List<?> items -> hashes(items, digest);
      case Map<?, ?> fields -> {
        List<Object> all = new ArrayList<>(2 * fields.size());
        new TreeMap<>(fields)
            .forEach((key, item) -> {
              all.add(String.valueOf(key));
              all.add(item);
            });
        yield hashes(all, digest);
      }
      default -> digest.digest(String.valueOf(value).getBytes(StandardCharsets.UTF_8));
    };
  }

  private static byte[] hashes(List<?> items, MessageDigest digest) {
    byte[] all = new byte[LENGTH * items.size()];
    int at = 0;
    for (Object item : items) {
      System.arraycopy(hash(item, digest), 0, all, at, LENGTH);
      at += LENGTH;
    }
    return digest.digest(all);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
