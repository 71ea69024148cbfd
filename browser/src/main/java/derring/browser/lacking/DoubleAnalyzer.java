package derring.browser.lacking;

import org.teavm.jso.JSBody;

/**
 * Finds the digits that a number is written with, in place of the compiler's class of this name:
 * that is off in one of a hundred thousand numbers, and weighs as much as a bot. JavaScript and
 * Java agree on the shortest that mean the number and no other.
 */
public final class DoubleAnalyzer {
  /** So many digits stand in what is found. */
  private static final int DIGITS = 18;

  private DoubleAnalyzer() {}

  /** The number is {@code mantissa}, with a point after its first digit, times ten to the power. */
  public static final class Result {
    public long mantissa;
    public int exponent;
    public boolean sign;
  }

  public static void analyze(double number, Result result) {
    result.sign = Double.doubleToRawLongBits(number) < 0;
    result.mantissa = 0;
    result.exponent = 0;
    if (number == 0) {
      return;
    }
    String text = written(Math.abs(number));
    int power = text.indexOf('e');
    int digits = 0;
    for (int i = 0; i < power; i++) {
      if (text.charAt(i) != '.') {
        result.mantissa = result.mantissa * 10 + (text.charAt(i) - '0');
        digits++;
      }
    }
    for (; digits < DIGITS; digits++) {
      result.mantissa *= 10;
    }
    result.exponent = Integer.parseInt(text.substring(power + 1));
  }

  /** Of a single digit Java takes the two that are nearest, if they mean the same number. */
  @JSBody(
      params = "number",
      script =
          "var shortest = number.toExponential();"
              + "var two = number.toExponential(1);"
              + "return shortest.charAt(1) === 'e' && Number(two) === number ? two : shortest;")
  private static native String written(double number);
}
