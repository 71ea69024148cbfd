package derring.browser.lacking;

/** A text that is read, in place of Java's: it is all there from the beginning. */
public abstract class Reader {
  final String text;

  Reader(String text) {
    this.text = text;
  }
}
