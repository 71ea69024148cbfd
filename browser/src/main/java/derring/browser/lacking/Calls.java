package derring.browser.lacking;

import derring.browser.Texts;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is called in place of methods that classes lack which are otherwise there. */
public final class Calls {
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
      number = number * radix + Character.digit(text.charAt(i), radix);
    }
    return number;
  }

  public static long threadId(Thread thread) {
    return 0;
  }

  /** A file that lies beside a class. */
  public static @Nullable InputStream getResourceAsStream(Class<?> place, String name) {
    String folder = place.getName().substring(0, place.getName().lastIndexOf('.') + 1);
    String text = Texts.find(folder.replace('.', '/') + name);
    return text == null ? null : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
