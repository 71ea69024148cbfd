package derring.browser.lacking;

import java.util.Arrays;

/** Writes letters as bytes and reads them again, as UTF-8 has it or a byte each. */
public final class Letters {
  private Letters() {}

  /** In place of {@link String#getBytes}. */
  public static byte[] getBytes(String text, Charset charset) {
    byte[] bytes = new byte[3 * text.length()];
    int size = 0;
    for (int i = 0; i < text.length(); i++) {
      int letter = text.codePointAt(i);
      if (letter < 0x80) {
        bytes[size++] = (byte) letter;
      } else if (!charset.wide) {
        throw new IllegalArgumentException("only plain letters are written a byte each");
      } else if (letter < 0x800) {
        bytes[size++] = (byte) (0xC0 | (letter >> 6));
        bytes[size++] = more(letter);
      } else if (letter >= 0x10000) {
        bytes[size++] = (byte) (0xF0 | (letter >> 18));
        bytes[size++] = more(letter >> 12);
        bytes[size++] = more(letter >> 6);
        bytes[size++] = more(letter);
        i++;
      } else if (Character.isSurrogate((char) letter)) {
        bytes[size++] = '?'; // half of a letter
      } else {
        bytes[size++] = (byte) (0xE0 | (letter >> 12));
        bytes[size++] = more(letter >> 6);
        bytes[size++] = more(letter);
      }
    }
    return Arrays.copyOf(bytes, size);
  }

  private static byte more(int bits) {
    return (byte) (0x80 | (bits & 0x3F));
  }

  public static String text(byte[] bytes, Charset charset) {
    return text(bytes, 0, bytes.length, charset);
  }

  /** In place of a new {@code String}; of bytes that {@link #getBytes} or a server has written. */
  public static String text(byte[] bytes, int from, int length, Charset charset) {
    char[] letters = new char[length];
    int size = 0;
    for (int i = from; i < from + length; i++) {
      int first = bytes[i] & 0xFF;
      if (first < 0x80 || !charset.wide) {
        letters[size++] = (char) first;
      } else if (first < 0xE0) {
        letters[size++] = (char) (((first & 0x1F) << 6) | (bytes[++i] & 0x3F));
      } else if (first < 0xF0) {
        int upper = ((first & 0xF) << 12) | ((bytes[++i] & 0x3F) << 6);
        letters[size++] = (char) (upper | (bytes[++i] & 0x3F));
      } else {
        int upper = ((first & 7) << 18) | ((bytes[++i] & 0x3F) << 12);
        int letter = upper | ((bytes[++i] & 0x3F) << 6) | (bytes[++i] & 0x3F);
        letters[size++] = Character.highSurrogate(letter);
        letters[size++] = Character.lowSurrogate(letter);
      }
    }
    return new String(letters, 0, size);
  }
}
