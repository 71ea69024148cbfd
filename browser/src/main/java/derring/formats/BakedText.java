package derring.formats;

import java.nio.charset.StandardCharsets;

/** In place of {@link Text#decode}: what a page says is well encoded. */
final class BakedText {
  private BakedText() {}

  static String decode(String name, byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
