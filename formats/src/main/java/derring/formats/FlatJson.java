package derring.formats;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one group of words, whole numbers and flags in one line of JSON: what clients say and
 * journals keep by the million. Whatever is not exactly that, be it a mistake, is left to the
 * parser of all others, which knows what to say of it.
 */
final class FlatJson {
  /** Every number with so many digits is a long. */
  private static final int DIGITS = 18;

  /** Longer words come once. */
  private static final int LONGEST = 40;

  private static final int PLACE_SHIFT = 22;

  /**
   * Words that were read lately: the same few come again and again, and matches keep many of them.
   * Threads may lose each other's, but see none half made.
   */
  private static final @Nullable String[] LATELY = new String[1 << (Integer.SIZE - PLACE_SHIFT)];

  private final String text;
  private int at;

  private FlatJson(String text) {
    this.text = text;
  }

  /**
   * The values.
   *
   * @param text without line breaks and other control characters
   * @return null if it is something else
   */
  static @Nullable Map<String, @Nullable Object> read(String text) {
    return new FlatJson(text).fields();
  }

  private @Nullable Map<String, @Nullable Object> fields() {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    if (!next('{')) {
      return null;
    }
    do {
      String key = word();
      if (key == null || !next(':')) {
        return null;
      }
      Object value = value();
      if (value == null || fields.put(key, value) != null) {
        return null;
      }
    } while (next(','));
    return next('}') && at == text.length() ? fields : null;
  }

  private boolean next(char wanted) {
    if (at < text.length() && text.charAt(at) == wanted) {
      at++;
      return true;
    }
    return false;
  }

  private @Nullable Object value() {
    if (at == text.length()) {
      return null;
    }
    return switch (text.charAt(at)) {
      case '"' -> word();
      case 't' -> flag("true", true);
      case 'f' -> flag("false", false);
      default -> number();
    };
  }

  /** A word without escapes. */
  private @Nullable String word() {
    if (!next('"')) {
      return null;
    }
    int from = at;
    int hash = 0;
    while (at < text.length() && text.charAt(at) != '"') {
      if (text.charAt(at) == '\\') {
        return null;
      }
      hash = 31 * hash + text.charAt(at++);
    }
    return next('"') ? shared(from, at - 1, hash) : null;
  }

  private String shared(int from, int to, int hash) {
    int place = (hash * 0x9E3779B9) >>> PLACE_SHIFT;
    String last = LATELY[place];
    if (last != null && last.length() == to - from && text.startsWith(last, from)) {
      return last;
    }
    String fresh = text.substring(from, to);
    if (fresh.length() <= LONGEST) {
      LATELY[place] = fresh;
    }
    return fresh;
  }

  private @Nullable Boolean flag(String word, boolean flag) {
    if (!text.startsWith(word, at)) {
      return null;
    }
    at += word.length();
    return flag;
  }

  private @Nullable Number number() {
    int from = at;
    long number = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      if (at - from == DIGITS) {
        return null;
      }
      number = 10 * number + text.charAt(at++) - '0';
    }
    boolean led = at - from > 1 && text.charAt(from) == '0';
    if (at == from || led) {
      return null;
    }
    if (number <= Integer.MAX_VALUE) {
      return (int) number;
    }
    return number;
  }
}
