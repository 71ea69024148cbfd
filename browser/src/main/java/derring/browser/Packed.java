package derring.browser;

/**
 * Lines that begin with a number, as what bots have learnt is written, so that they pack well: the
 * numbers apart from the words, and of the words of a line only what is other than in the line
 * before. Anything else is left as it is.
 */
public final class Packed {
  /** Begins a packed text. */
  private static final char SIGN = '\u0001';

  /** What stands for having as many letters in common as it is after this one. */
  private static final char COMMON = '0';

  private static final int MOST = 'z' - COMMON;

  private Packed() {}

  public static String of(String text) {
    StringBuilder words = new StringBuilder().append(SIGN);
    StringBuilder numbers = new StringBuilder();
    String before = "";
    for (String line : text.split("\n", -1)) {
      int blank = line.indexOf(' ');
      String word = line.substring(blank + 1);
      int common = common(before, word);
      words.append((char) (COMMON + common)).append(word.substring(common)).append('\n');
      numbers.append(blank < 0 ? "" : line.substring(0, blank)).append('\n');
      before = word;
    }
    String packed = words.append(SIGN).append(numbers).toString();
    return text(packed).equals(text) ? packed : text;
  }

  private static int common(String before, String word) {
    int most = Math.min(MOST, Math.min(before.length(), word.length()));
    int common = 0;
    while (common < most && before.charAt(common) == word.charAt(common)) {
      common++;
    }
    return common;
  }

  /** The text again. */
  static String text(String packed) {
    if (packed.isEmpty() || packed.charAt(0) != SIGN) {
      return packed;
    }
    int middle = packed.lastIndexOf(SIGN);
    String[] numbers = packed.substring(middle + 1).split("\n", -1);
    StringBuilder text = new StringBuilder();
    String before = "";
    int line = 0;
    for (int at = 1; at < middle; line++) {
      int end = packed.indexOf('\n', at);
      String word = before.substring(0, packed.charAt(at) - COMMON) + packed.substring(at + 1, end);
      text.append(line == 0 ? "" : "\n").append(numbers[line]);
      text.append(numbers[line].isEmpty() ? "" : " ").append(word);
      before = word;
      at = end + 1;
    }
    return text.toString();
  }
}
