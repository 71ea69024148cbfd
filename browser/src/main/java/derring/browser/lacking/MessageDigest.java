package derring.browser.lacking;

import java.util.Arrays;

/** In place of {@link java.security.MessageDigest}: SHA-256 and no other (FIPS 180-4). */
public final class MessageDigest implements Cloneable {
  static final int BLOCK = 64;
  private static final int LENGTH = 32;

  /** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
  private static final int[] ROUNDS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  /** Those of the square roots of the first eight. */
  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  private int[] state = START.clone();
  private byte[] block = new byte[BLOCK];
  private final int[] schedule = new int[BLOCK];
  private int filled;
  private long length;

  private MessageDigest() {}

  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new MessageDigest();
  }

  /** A copy that goes on from here. */
  @Override
  public Object clone() throws CloneNotSupportedException {
    MessageDigest copy = new MessageDigest();
    copy.state = state.clone();
    copy.block = block.clone();
    copy.filled = filled;
    copy.length = length;
    return copy;
  }

  public void update(byte[] bytes) {
    int at = 0;
    length += bytes.length;
    while (at < bytes.length) {
      int part = Math.min(BLOCK - filled, bytes.length - at);
      System.arraycopy(bytes, at, block, filled, part);
      at += part;
      filled += part;
      if (filled == BLOCK) {
        mix();
        filled = 0;
      }
    }
  }

  public byte[] digest(byte[] bytes) {
    update(bytes);
    return digest();
  }

  /** The digest of all there was; the next begins anew. */
  public byte[] digest() {
    long bits = 8 * length;
    byte[] end = new byte[(filled < BLOCK - 8 ? BLOCK : 2 * BLOCK) - filled];
    end[0] = (byte) 0x80;
    for (int i = 0; i < 8; i++) {
      end[end.length - 1 - i] = (byte) (bits >>> (8 * i));
    }
    update(end);
    byte[] digest = new byte[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      digest[i] = (byte) (state[i >> 2] >>> (24 - 8 * (i & 3)));
    }
    state = START.clone();
    Arrays.fill(block, (byte) 0);
    filled = 0;
    length = 0;
    return digest;
  }

  private void mix() {
    int[] w = schedule;
    for (int i = 0; i < 16; i++) {
      w[i] =
          block[4 * i] << 24
              | (block[4 * i + 1] & 255) << 16
              | (block[4 * i + 2] & 255) << 8
              | (block[4 * i + 3] & 255);
    }
    for (int i = 16; i < BLOCK; i++) {
      int early = w[i - 15];
      int late = w[i - 2];
      w[i] =
          w[i - 16]
              + (Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ early >>> 3)
              + w[i - 7]
              + (Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ late >>> 10);
    }
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    int e = state[4];
    int f = state[5];
    int g = state[6];
    int h = state[7];
    for (int i = 0; i < BLOCK; i++) {
      int upper =
          Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int one = h + upper + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      int lower =
          Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int two = lower + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + one;
      d = c;
      c = b;
      b = a;
      a = one + two;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }
}
