package derring.browser.lacking;

/** Words are written as in no place in particular. */
public final class Locale {
  public static final Locale ROOT = new Locale();

  private Locale() {}
}
