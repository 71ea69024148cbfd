package derring.browser.lacking;

/** In place of {@link java.security.NoSuchAlgorithmException}. */
public final class NoSuchAlgorithmException extends GeneralSecurityException {
  private static final long serialVersionUID = 1;

  NoSuchAlgorithmException(String algorithm) {
    super("there is no " + algorithm + " here");
  }
}
