package derring.formats;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The name of a field as it is written, with its colon. The same few names come again and again, so
 * they are kept; threads may lose each other's, but see none half made.
 */
final class Name {
  private static final @Nullable Name[] KEPT = new Name[1024];

  /** Names that fall on the same place stand side by side, up to so many. */
  private static final int NEIGHBOURS = 4;

  private static final Name[] PLACES = new Name[32];

  static {
    for (int place = 0; place < PLACES.length; place++) {
      PLACES[place] = new Name(Integer.toString(place));
    }
  }

  final byte[] written;
  final boolean ascii;
  private final String text;

  private Name(String text) {
    StringBuilder out = new StringBuilder();
    JsonWriter.quote(text, out);
    this.text = text;
    this.written = out.append(':').toString().getBytes(StandardCharsets.UTF_8);
    this.ascii = written.length == out.length();
  }

  /** That of a place in a list. */
  static Name of(int place) {
    return place < PLACES.length ? PLACES[place] : of(Integer.toString(place));
  }

  static Name of(String text) {
    int first = (text.hashCode() * 0x9E3779B9) >>> 16;
    for (int i = 0; i < NEIGHBOURS; i++) {
      int place = (first + i) & (KEPT.length - 1);
      Name name = KEPT[place];
      if (name == null) {
        return keep(place, text);
      }
      if (name.text.equals(text)) {
        return name;
      }
    }
    return keep(first & (KEPT.length - 1), text);
  }

  private static Name keep(int place, String text) {
    Name name = new Name(text);
    KEPT[place] = name;
    return name;
  }
}
