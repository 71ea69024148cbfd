package derring.browser.lacking;

/** In place of {@link java.security.GeneralSecurityException}. */
public class GeneralSecurityException extends Exception {
  private static final long serialVersionUID = 1;

  GeneralSecurityException(String message) {
    super(message);
  }
}
