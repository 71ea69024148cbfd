package derring.browser.lacking;

/** A way to write letters as bytes, in place of Java's, which can be any and weighs as much. */
public final class Charset {
  /** Whether a letter may take more than one byte. */
  final boolean wide;

  Charset(boolean wide) {
    this.wide = wide;
  }
}
