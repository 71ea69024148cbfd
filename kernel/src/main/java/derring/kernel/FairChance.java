package derring.kernel;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Chance that can be checked afterwards: block n of the stream is HMAC-SHA-256 of n (eight bytes,
 * big-endian, from 0) under the key that a {@link Seed} gives; each block yields eight numbers.
 */
public final class FairChance extends StreamChance {
  private final Mac mac;
  private long blocks;
  private ByteBuffer block = ByteBuffer.allocate(0);

  FairChance(byte[] key) {
    try {
      mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has HmacSHA256", e);
    }
  }

  @Override
  protected int bits() {
    if (!block.hasRemaining()) {
      block = ByteBuffer.wrap(mac.doFinal(ByteBuffer.allocate(8).putLong(blocks++).array()));
    }
    return block.getInt();
  }
}
