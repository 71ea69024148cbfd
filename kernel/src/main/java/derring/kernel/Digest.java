package derring.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
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
  private Digest() {}

  /** The digest of a value, as 64 hexadecimal digits. */
  public static String of(Object value) {
    return HexFormat.of().formatHex(hash(value));
  }

  /** That of bytes that are written in hexadecimal themselves. */
  public static String ofHex(String hex) {
    return HexFormat.of().formatHex(bytesOfHex(hex));
  }

  /** The same as its 32 bytes. */
  static byte[] bytesOfHex(String hex) {
    return sha256().digest(HexFormat.of().parseHex(hex));
  }

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

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
