package derring.browser.lacking;

import org.teavm.jso.JSBody;

/** Finds the number that digits mean, in place of the compiler's class of this name. */
public final class DoubleSynthesizer {
  private DoubleSynthesizer() {}

  /** The number is the mantissa, with a point before its 18 last digits, times ten to the power. */
  public static double synthesizeDouble(long mantissa, int exponent, boolean negative) {
    double number = meant(Long.toUnsignedString(mantissa), exponent - 18);
    return negative ? -number : number;
  }

  @JSBody(
      params = {"digits", "power"},
      script = "return Number(digits + 'e' + power);")
  private static native double meant(String digits, int power);
}
