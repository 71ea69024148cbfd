package derring.bots.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was learnt of a game: the weights of its three heads by the names of their features. As a
 * file it is lines of text: a heading for each head, and under it a weight and a name a line.
 */
public final class Lesson {
  static final String STANDINGS = "standings";
  static final String CHOICES = "choices";
  static final String HOLDINGS = "holdings";

  private final Map<String, Map<String, Double>> heads;

  private Lesson(Map<String, Map<String, Double>> heads) {
    this.heads = heads;
  }

  /** What is known before anything was learnt. */
  public static Lesson none() {
    return new Lesson(Map.of());
  }

  /** The lesson that lies beside a class under a name; none if there is no such file. */
  public static Lesson beside(Class<?> place, String name) {
    try (InputStream in = place.getResourceAsStream(name)) {
      return in == null ? none() : read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lesson that a file holds. */
  public static Lesson read(InputStream in) throws IOException {
    Map<String, Map<String, Double>> heads = new HashMap<>();
    Map<String, Double> head = new HashMap<>();
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith("[")) {
        head = heads.computeIfAbsent(line.substring(1, line.length() - 1), h -> new HashMap<>());
      } else if (!line.isBlank()) {
        int space = line.indexOf(' ');
        head.put(line.substring(space + 1), (double) Float.parseFloat(line.substring(0, space)));
      }
    }
    return new Lesson(heads);
  }

  public Head standings() {
    return head(STANDINGS);
  }

  public Head choices() {
    return head(CHOICES);
  }

  public Head holdings() {
    return head(HOLDINGS);
  }

  private Head head(String name) {
    return new Head(heads.getOrDefault(name, Map.of()));
  }

  /** The weights as a file has them: those that are too small to matter are left out. */
  static String text(Map<String, Map<String, Double>> heads) {
    StringBuilder text = new StringBuilder();
    heads.forEach((name, weights) -> {
      text.append('[').append(name).append("]\n");
      new TreeMap<>(weights)
          .forEach((feature, weight) -> {
            String number = String.format(Locale.ROOT, "%.3f", weight);
            if (Float.parseFloat(number) != 0) {
              text.append(number).append(' ').append(feature).append('\n');
            }
          });
    });
    return text.toString();
  }
}
