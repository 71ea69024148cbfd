package derring.browser.lacking;

/** Those that a page needs. */
public final class StandardCharsets {
  public static final Charset UTF_8 = new Charset(true);
  public static final Charset ISO_8859_1 = new Charset(false);

  private StandardCharsets() {}
}
