package derring.browser.lacking;

import java.util.Arrays;

/** In place of {@link javax.crypto.Mac}: HMAC with SHA-256 and no other (RFC 2104). */
public final class Mac {
  private final MessageDigest digest;
  private byte[] inner = {};
  private byte[] outer = {};

  private Mac(MessageDigest digest) {
    this.digest = digest;
  }

  public static Mac getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals("HmacSHA256")) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new Mac(MessageDigest.getInstance("SHA-256"));
  }

  /** Says under which key. */
  public void init(Key with) throws GeneralSecurityException {
    byte[] key = ((SecretKeySpec) with).key();
    byte[] block =
        Arrays.copyOf(
            key.length > MessageDigest.BLOCK ? digest.digest(key) : key, MessageDigest.BLOCK);
    inner = block.clone();
    outer = block.clone();
    for (int i = 0; i < block.length; i++) {
      inner[i] ^= 0x36;
      outer[i] ^= 0x5c;
    }
  }

  public byte[] doFinal(byte[] text) {
    digest.update(inner);
    byte[] within = digest.digest(text);
    digest.update(outer);
    return digest.digest(within);
  }
}
