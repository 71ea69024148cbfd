package derring.server;

import derring.bots.LentNames;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Knows guests by a cookie that only this installation can sign. */
final class Guests {
  static final String COOKIE = "derring";
  static final int LONGEST_NAME = 30;
  private static final int YEAR = 365 * 24 * 3600;

  private static final Pattern ID = Pattern.compile("[0-9a-f]{32}");

  /** Has taken the key in, and nothing else; to be copied, which is cheaper than to make one. */
  private final Mac keyed;

  Guests(byte[] secret) {
    try {
      keyed = Mac.getInstance("HmacSHA256");
      keyed.init(new SecretKeySpec(secret, "HmacSHA256"));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has HmacSHA256", e);
    }
  }

  /** Somebody new, under a name that is lent until a better one is given. */
  static Who stranger() {
    String guest = Hall.newId();
    return new Who(guest, LentNames.of(guest));
  }

  /** Whether somebody has not said yet what to be called. */
  static boolean lent(Who who) {
    return who.name().equals(LentNames.of(who.guest()));
  }

  /** The guest whose cookie is in this header; null if there is none that we signed. */
  @Nullable Who read(String cookies) {
    for (String cookie : cookies.split(";", -1)) {
      String[] pair = cookie.strip().split("=", 2);
      if (pair.length == 2 && pair[0].equals(COOKIE)) {
        Who who = known(pair[1].strip());
        if (who != null) {
          return who;
        }
      }
    }
    return null;
  }

  private @Nullable Who known(String value) {
    String[] parts = value.split("\\.", -1);
    if (parts.length != 3
        || !ID.matcher(parts[0]).matches()
        || !MessageDigest.isEqual(
            sign(parts[0] + "." + parts[1]).getBytes(StandardCharsets.UTF_8),
            parts[2].getBytes(StandardCharsets.UTF_8))) {
      return null;
    }
    return new Who(
        parts[0], new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8));
  }

  /** What sets the cookie of a guest. */
  String write(Who who, boolean secure) {
    String signed =
        who.guest()
            + "."
            + Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(who.name().getBytes(StandardCharsets.UTF_8));
    return COOKIE
        + "="
        + signed
        + "."
        + sign(signed)
        + "; Path=/; Max-Age="
        + YEAR
        + "; HttpOnly; SameSite=Lax"
        + (secure ? "; Secure" : "");
  }

  private String sign(String text) {
    try {
      Mac mac = (Mac) keyed.clone();
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the JDK's HmacSHA256 can be cloned", e);
    }
  }

  /** A name as a guest may have it. */
  static String name(String wanted) {
    String name = Plain.line(wanted);
    int length = name.codePointCount(0, name.length());
    if (name.isEmpty() || length > LONGEST_NAME) {
      throw new Refusal(
          400,
          "",
          "A name must have 1 to " + LONGEST_NAME + " characters, but found " + length + ".");
    }
    if (!Plain.visible(name)) {
      throw new Refusal(400, "", "A name must have something that can be seen.");
    }
    return name;
  }
}
