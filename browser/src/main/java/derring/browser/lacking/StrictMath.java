package derring.browser.lacking;

/**
 * In place of {@link java.lang.StrictMath}, whose {@code exp} engines reckon each in their own way.
 * This one is the one that Java promises: that of fdlibm (Sun Microsystems 1993), which cuts x into
 * k ln 2 + r with r at most half of ln 2 and takes a rational function of r.
 */
@SuppressWarnings({"AvoidCommonTypeNames", "FloatingPointLiteralPrecision"}) // that is the point
public final class StrictMath {
  private static final double TOO_LARGE = 7.09782712893383973096e+02;
  private static final double TOO_SMALL = -7.45133219101941108420e+02;
  private static final double LN2_HIGH = 6.93147180369123816490e-01;
  private static final double LN2_LOW = 1.90821492927058770002e-10;
  private static final double PER_LN2 = 1.44269504088896338700e+00;
  private static final double P1 = 1.66666666666666019037e-01;
  private static final double P2 = -2.77777777770155933842e-03;
  private static final double P3 = 6.61375632143793436117e-05;
  private static final double P4 = -1.65339022054652515390e-06;
  private static final double P5 = 4.13813679705723846039e-08;

  /**
   * The upper halves of 0.5 ln 2, 1.5 ln 2, 2 to the -28 and the largest x there is a result of.
   */
  private static final int HALF_LN2 = 0x3fd62e42;

  private static final int MORE_LN2 = 0x3ff0a2b2;
  private static final int TINY = 0x3e300000;
  private static final int HUGE = 0x40862e42;

  private StrictMath() {}

  public static double exp(double exponent) {
    double x = exponent;
    boolean negative = x < 0;
    int size = (int) (Double.doubleToRawLongBits(x) >>> 32) & 0x7fffffff;
    if (size >= HUGE) {
      if (Double.isNaN(x)) {
        return x;
      }
      if (x > TOO_LARGE) {
        return Double.POSITIVE_INFINITY;
      }
      if (x < TOO_SMALL) {
        return 0;
      }
    }
    double high = 0;
    double low = 0;
    int k = 0;
    if (size > HALF_LN2) {
      if (size < MORE_LN2) {
        k = negative ? -1 : 1;
        high = x - k * LN2_HIGH;
        low = k * LN2_LOW;
      } else {
        k = (int) (PER_LN2 * x + (negative ? -0.5 : 0.5));
        high = x - k * LN2_HIGH;
        low = k * LN2_LOW;
      }
      x = high - low;
    } else if (size < TINY) {
      return 1 + x;
    }
    double t = x * x;
    double c = x - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
    if (k == 0) {
      return 1 - ((x * c) / (c - 2) - x);
    }
    double y = 1 - ((low - (x * c) / (2 - c)) - high);
    return k >= -1021 ? scaled(y, k) : scaled(y, k + 1000) * 9.33263618503218878990e-302;
  }

  /** Times two to the k, by its exponent alone. */
  private static double scaled(double y, int k) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(y) + ((long) k << 52));
  }
}
