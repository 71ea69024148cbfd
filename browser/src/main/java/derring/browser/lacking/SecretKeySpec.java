package derring.browser.lacking;

/** In place of {@link javax.crypto.spec.SecretKeySpec}. */
public final class SecretKeySpec implements Key {
  private final byte[] key;

  public SecretKeySpec(byte[] key, String algorithm) {
    this.key = key.clone();
  }

  byte[] key() {
    return key;
  }
}
