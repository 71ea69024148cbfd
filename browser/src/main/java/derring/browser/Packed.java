package derring.browser;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines that begin with a number, as what bots have learnt is written, so that they pack well: the
 * numbers apart from the words, and of the words of a line only what is other than in the line
 * before. Numbers with three digits behind the point are two letters each, first all that are the
 * upper and then all that are the lower. Anything else is left as it is.
 */
public final class Packed {
  /** Begins a packed text. */
  private static final char SIGN = '\u0001';

  /** What stands for having as many letters in common as it is after this one. */
  private static final char COMMON = '0';

  private static final int MOST = 'z' - COMMON;

  /** Begins numbers that are letters. */
  private static final char LETTERS = '\u0002';

  private static final int BASE = 64;
  private static final int DIGITS = 1000;

  private Packed() {}

  public static String of(String text) {
    StringBuilder words = new StringBuilder().append(SIGN);
    List<String> numbers = new ArrayList<>();
    String before = "";
    for (String line : text.split("\n", -1)) {
      int blank = line.indexOf(' ');
      String word = line.substring(blank + 1);
      int common = common(before, word);
      words.append((char) (COMMON + common)).append(word.substring(common)).append('\n');
      numbers.add(blank < 0 ? "" : line.substring(0, blank));
      before = word;
    }
    String packed = words.append(SIGN).toString();
    boolean plain = numbers.stream().allMatch(Packed::isPlain);
    packed += plain ? letters(numbers) : String.join("\n", numbers);
    return text(packed).equals(text) ? packed : text;
  }

  private static boolean isPlain(String number) {
    return number.isEmpty() || number.matches("-?[0-9]+\\.[0-9][0-9][0-9]");
  }

  /** No number is 0; one below zero is odd. */
  private static String letters(List<String> numbers) {
    StringBuilder upper = new StringBuilder().append(LETTERS);
    StringBuilder lower = new StringBuilder();
    for (String number : numbers) {
      boolean below = number.startsWith("-");
      String digits = number.substring(below ? 1 : 0).replace(".", "");
      int code = digits.isEmpty() ? 0 : 2 * Integer.parseInt(digits) + (below ? 1 : 2);
      upper.append((char) (COMMON + code / BASE));
      lower.append((char) (COMMON + code % BASE));
    }
    return upper.append(lower).toString();
  }

  private static String[] numbers(String packed) {
    if (packed.isEmpty() || packed.charAt(0) != LETTERS) {
      return packed.split("\n", -1);
    }
    String[] numbers = new String[(packed.length() - 1) / 2];
    for (int i = 0; i < numbers.length; i++) {
      int upper = packed.charAt(1 + i) - COMMON;
      numbers[i] = number(upper * BASE + packed.charAt(1 + numbers.length + i) - COMMON);
    }
    return numbers;
  }

  private static String number(int code) {
    if (code == 0) {
      return "";
    }
    int size = (code - 1) / 2;
    String behind = String.valueOf(DIGITS + size % DIGITS).substring(1);
    return (code % 2 == 1 ? "-" : "") + size / DIGITS + "." + behind;
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
    String[] numbers = numbers(packed.substring(middle + 1));
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
