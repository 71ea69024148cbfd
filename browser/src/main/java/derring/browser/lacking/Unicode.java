package derring.browser.lacking;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;

/**
 * What is known of letters, in place of methods of {@link Character} and {@link String}. The
 * compiler has tables of its own for that, which weigh as much as a bot; JavaScript has them, too.
 * Of plain letters it is not asked.
 */
public final class Unicode {
  private static final int PLAIN = 0x80;

  /** The types of letters by Java's numbers. */
  private static final String[] TYPES = {
    "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Me", "Mc", "Nd", "Nl", "No", "Zs", "Zl", "Zp", "Cc",
    "Cf", "", "Co", "Cs", "Pd", "Ps", "Pe", "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi", "Pf"
  };

  private Unicode() {}

  @JSBody(
      params = {"letter", "property"},
      script =
          "return new RegExp('\\\\p{' + property + '}', 'u').test(String.fromCodePoint(letter));")
  private static native boolean is(int letter, String property);

  @JSBody(params = "text", script = "return text.toLowerCase();")
  private static native String lower(String text);

  @JSBody(params = "text", script = "return text.toUpperCase();")
  private static native String upper(String text);

  public static int getType(int letter) {
    for (int type = 0; type < TYPES.length; type++) {
      if (!TYPES[type].isEmpty() && is(letter, TYPES[type])) {
        return type;
      }
    }
    return 0;
  }

  public static int getType(char letter) {
    return getType((int) letter);
  }

  /** What a plain digit counts, up to f; -1 if it is none. */
  static int digit(char letter) {
    char small = letter < PLAIN ? toLowerCase(letter) : letter;
    return small >= '0' && small <= '9'
        ? small - '0'
        : small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
  }

  public static boolean isDigit(char letter) {
    return letter < PLAIN ? letter >= '0' && letter <= '9' : is(letter, "Nd");
  }

  public static boolean isLetter(int letter) {
    return letter < PLAIN
        ? isUpperCase((char) letter) || isLowerCase((char) letter)
        : is(letter, "L");
  }

  public static boolean isUpperCase(char letter) {
    return letter < PLAIN ? letter >= 'A' && letter <= 'Z' : is(letter, "Uppercase");
  }

  public static boolean isLowerCase(char letter) {
    return letter < PLAIN ? letter >= 'a' && letter <= 'z' : is(letter, "Lowercase");
  }

  /** No line is broken at what is left out here, so Java does not take it for a blank. */
  public static boolean isWhitespace(char letter) {
    return letter < PLAIN
        ? letter == ' ' || (letter >= '\t' && letter <= '\r') || (letter >= 28 && letter <= 31)
        : letter != 0xA0 && letter != 0x2007 && letter != 0x202F && is(letter, "Z");
  }

  public static char toLowerCase(char letter) {
    if (letter < PLAIN) {
      return isUpperCase(letter) ? (char) (letter + 'a' - 'A') : letter;
    }
    return lower(String.valueOf(letter)).charAt(0);
  }

  /** What would become two letters stays as it is. */
  public static char toUpperCase(char letter) {
    if (letter < PLAIN) {
      return isLowerCase(letter) ? (char) (letter + 'A' - 'a') : letter;
    }
    String upper = upper(String.valueOf(letter));
    return upper.length() == 1 ? upper.charAt(0) : letter;
  }

  public static String toLowerCase(String text, Locale locale) {
    char[] letters = new char[text.length()];
    for (int i = 0; i < letters.length; i++) {
      char letter = text.charAt(i);
      if (letter >= PLAIN) {
        return lower(text);
      }
      letters[i] = toLowerCase(letter);
    }
    return new String(letters);
  }

  public static boolean equalsIgnoreCase(String text, @Nullable String other) {
    if (other == null || text.length() != other.length()) {
      return false;
    }
    boolean same = true;
    for (int i = 0; same && i < text.length(); i++) {
      char one = toUpperCase(text.charAt(i));
      char two = toUpperCase(other.charAt(i));
      same = one == two || toLowerCase(one) == toLowerCase(two);
    }
    return same;
  }

  public static boolean isBlank(String text) {
    return strip(text).isEmpty();
  }

  public static String strip(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && isWhitespace(text.charAt(from))) {
      from++;
    }
    while (from < to && isWhitespace(text.charAt(to - 1))) {
      to--;
    }
    return text.substring(from, to);
  }
}
