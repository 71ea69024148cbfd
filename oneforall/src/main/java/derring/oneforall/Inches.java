package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.Facts;

/** Lengths as people write them: inches with up to three decimals, kept in thousandths. */
final class Inches {
  /** Longer than any table. */
  private static final int MOST = 100_000;

  private Inches() {}

  /** A length in a file. The text of the number is read, so that nothing is ever rounded. */
  static int read(Facts facts, int min, int max) {
    Object raw = facts.raw();
    if (raw instanceof Number) {
      int value = thousandths(raw.toString());
      if (value >= min && value <= max) {
        return value;
      }
    }
    throw facts.bad(
        "expected inches from "
            + text(min)
            + " to "
            + text(max)
            + " with at most three decimals, but found "
            + facts.shown());
  }

  /**
   * The length that a word of a notation names.
   *
   * @throws BadInput if it names none
   */
  static int parse(String word) {
    int value = thousandths(word);
    if (value == Integer.MIN_VALUE || !text(value).equals(word)) {
      throw new BadInput("expected inches such as 12.5, but found '" + word + "'");
    }
    return value;
  }

  /** The shortest way to write a length. */
  static String text(int thousandths) {
    int whole = Math.abs(thousandths);
    String text = (thousandths < 0 ? "-" : "") + whole / 1000;
    int rest = whole % 1000;
    if (rest == 0) {
      return text;
    }
    String decimals = String.valueOf(1000 + rest).substring(1);
    while (decimals.endsWith("0")) {
      decimals = decimals.substring(0, decimals.length() - 1);
    }
    return text + "." + decimals;
  }

  /** {@link Integer#MIN_VALUE} if it is no such number. */
  private static int thousandths(String text) {
    boolean minus = text.startsWith("-");
    String digits = minus ? text.substring(1) : text;
    int dot = digits.indexOf('.');
    String whole = dot < 0 ? digits : digits.substring(0, dot);
    String decimals = dot < 0 ? "" : digits.substring(dot + 1);
    while (decimals.endsWith("0")) {
      decimals = decimals.substring(0, decimals.length() - 1);
    }
    if (whole.isEmpty() || whole.length() > 5 || decimals.length() > 3) {
      return Integer.MIN_VALUE;
    }
    String all = whole + decimals + "000".substring(decimals.length());
    int value = 0;
    for (int i = 0; i < all.length(); i++) {
      char digit = all.charAt(i);
      if (digit < '0' || digit > '9') {
        return Integer.MIN_VALUE;
      }
      value = value * 10 + digit - '0';
    }
    return value > MOST ? Integer.MIN_VALUE : minus ? -value : value;
  }
}
