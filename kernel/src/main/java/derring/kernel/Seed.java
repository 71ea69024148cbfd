package derring.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

/**
 * What the chance of a match grows from: a secret of the host, to which it commits before the
 * match, and a value from each seat. Nobody who lacks one of them can know or choose what comes. A
 * {@link Seal} binds it to the match that it was made for.
 *
 * @param secret 32 bytes, in hexadecimal; shown when the match is over
 * @param seats 32 bytes from each seat, in hexadecimal; a seat that gives nothing has {@link
 *     #SILENT}
 */
public record Seed(String secret, List<String> seats) {

  /** Stands for the value of a seat that contributes nothing. */
  public static final String SILENT = "00".repeat(32);

  private static final int DIGITS = 64;

  public Seed {
    seats = List.copyOf(seats);
    check(secret);
    seats.forEach(Seed::check);
  }

  /** A seed that anyone can repeat from a number: for play at one's own table. */
  public static Seed numbered(long number, int seats) {
    byte[] text = ("derring seed " + number).getBytes(StandardCharsets.UTF_8);
    return new Seed(HexFormat.of().formatHex(sha256(text)), Collections.nCopies(seats, SILENT));
  }

  /** Whether no seat gave anything, so that the host alone chose what chance grew from. */
  public boolean hostAlone() {
    return seats.stream().allMatch(SILENT::equals);
  }

  /**
   * The chance of a situation that belongs to no match: keyed by the secret and what the seats
   * gave, and by no terms.
   */
  public FairChance chance() {
    StringBuilder all = new StringBuilder(secret);
    seats.forEach(all::append);
    return new FairChance(sha256(HexFormat.of().parseHex(all)));
  }

  private static void check(String hex) {
    boolean good = hex.length() == DIGITS;
    for (int i = 0; good && i < DIGITS; i++) {
      char c = hex.charAt(i);
      good = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
    }
    if (!good) {
      throw new BadInput("expected " + DIGITS + " hexadecimal digits, but found '" + hex + "'");
    }
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
