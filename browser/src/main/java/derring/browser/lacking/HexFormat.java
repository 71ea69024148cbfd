package derring.browser.lacking;

/** In place of {@link java.util.HexFormat}: small letters, nothing between the bytes. */
public final class HexFormat {
  private static final String DIGITS = "0123456789abcdef";
  private static final HexFormat ONLY = new HexFormat();

  private HexFormat() {}

  public static HexFormat of() {
    return ONLY;
  }

  public String formatHex(byte[] bytes) {
    StringBuilder text = new StringBuilder(2 * bytes.length);
    for (byte each : bytes) {
      text.append(DIGITS.charAt(each >> 4 & 15)).append(DIGITS.charAt(each & 15));
    }
    return text.toString();
  }

  public byte[] parseHex(CharSequence text) {
    if (text.length() % 2 != 0) {
      throw new IllegalArgumentException("expected an even number of hexadecimal digits");
    }
    byte[] bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (digit(text.charAt(2 * i)) << 4 | digit(text.charAt(2 * i + 1)));
    }
    return bytes;
  }

  private static int digit(char c) {
    int digit = Unicode.digit(c);
    if (digit < 0) {
      throw new NumberFormatException("not a hexadecimal digit: " + c);
    }
    return digit;
  }

  public String toHexDigits(int value) {
    return digits(value, 8);
  }

  public String toHexDigits(char value) {
    return digits(value, 4);
  }

  private static String digits(int value, int many) {
    StringBuilder text = new StringBuilder(many);
    for (int shift = 4 * (many - 1); shift >= 0; shift -= 4) {
      text.append(DIGITS.charAt(value >>> shift & 15));
    }
    return text.toString();
  }
}
