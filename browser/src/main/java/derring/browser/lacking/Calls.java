package derring.browser.lacking;

import derring.browser.Texts;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is called in place of methods that classes lack which are otherwise there. */
public final class Calls {
  /** From here on every number is whole. */
  private static final double WHOLE = 1L << 52;

  private Calls() {}

  /** Nobody changes it: on a JVM that is forbidden. */
  public static <K, V> SequencedMap<K, V> unmodifiableSequencedMap(SequencedMap<K, V> map) {
    return new LinkedHashMap<>(map);
  }

  public static <S> Stream<Provider<S>> stream(ServiceLoader<S> services) {
    List<Provider<S>> found = new ArrayList<>();
    for (S service : services) {
      found.add(() -> service);
    }
    return found.stream();
  }

  public static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  public static long parseUnsignedLong(String text, int radix) {
    long number = 0;
    for (int i = 0; i < text.length(); i++) {
      number = number * radix + Unicode.digit(text.charAt(i));
    }
    return number;
  }

  /** The compiler's knows neither that halves go to what is even, nor a zero below zero. */
  public static double rint(double number) {
    if (!(Math.abs(number) < WHOLE)) {
      return number;
    }
    double size = Math.abs(number) + WHOLE - WHOLE;
    return Double.doubleToRawLongBits(number) < 0 ? -size : size;
  }

  /** The compiler's lets halves below zero go down. */
  public static long round(double number) {
    if (!(Math.abs(number) < WHOLE)) {
      return (long) number;
    }
    long below = (long) Math.floor(number);
    return number - below < 0.5 ? below : below + 1;
  }

  /**
   * By way of a double: exact enough for what bots have learnt, and without the compiler's tables.
   */
  public static float parseFloat(String text) {
    return (float) Double.parseDouble(text);
  }

  /** What was reckoned with floats, as a float. */
  public static float rounded(float number) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(number));
  }

  /** The compiler's is only as fine as a float in JavaScript. */
  public static double max(double one, double other) {
    if (one == 0 && other == 0) {
      return Double.doubleToRawLongBits(one) < 0 ? other : one;
    }
    return one > other || Double.isNaN(one) ? one : other;
  }

  /** As {@link #max}. */
  public static double min(double one, double other) {
    return -max(-one, -other);
  }

  public static long threadId(Thread thread) {
    return 0;
  }

  public static boolean matches(String text, String expression) {
    return Pattern.compile(expression).matcher(text).matches();
  }

  public static String replaceAll(String text, String expression, String by) {
    return Pattern.compile(expression).matcher(text).replaceAll(by);
  }

  public static String replaceFirst(String text, String expression, String by) {
    return Pattern.compile(expression).matcher(text).replaceFirst(by);
  }

  public static String[] split(String text, String expression) {
    return split(text, expression, 0);
  }

  /** Empty parts at the end are left out if the limit is 0. */
  public static String[] split(String text, String expression, int limit) {
    int most = limit > 0 ? limit : Integer.MAX_VALUE;
    List<String> parts = Pattern.compile(expression).matcher(text).parts(most);
    while (limit == 0 && parts.size() > 1 && parts.getLast().isEmpty()) {
      parts.removeLast();
    }
    return limit == 0 && parts.size() == 1 && parts.getFirst().isEmpty() && !text.isEmpty()
        ? new String[0]
        : parts.toArray(String[]::new);
  }

  /** A file that lies beside a class, or with a slash before its name anywhere. */
  public static @Nullable InputStream getResourceAsStream(Class<?> place, String name) {
    String folder = place.getName().substring(0, place.getName().lastIndexOf('.') + 1);
    boolean whole = name.startsWith("/");
    String text = Texts.find(whole ? name.substring(1) : folder.replace('.', '/') + name);
    return text == null
        ? null
        : new ByteArrayInputStream(Letters.getBytes(text, StandardCharsets.UTF_8));
  }
}
