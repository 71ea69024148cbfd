package derring.cli.audatia;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Swordsmen as line art, each in his guard; drawn with ASCII, so that any terminal shows them. */
final class Guards {
  static final int WIDTH = 14;
  static final int HEIGHT = 6;

  /** By the name of a Posta, or of the side a sword is on. */
  private static final Map<String, List<String>> FIGURES = read();

  private static final String SLANTS = "/\\()<>`'";
  private static final String MIRRORED = "\\/)(><'`";

  private Guards() {}

  private static Map<String, List<String>> read() {
    try (InputStream file = Guards.class.getResourceAsStream("guards.txt")) {
      String text =
          new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.US_ASCII);
      Map<String, List<String>> figures = new HashMap<>();
      List<String> lines = text.lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        if (line.startsWith("[")) {
          figures.put(line.substring(1, line.length() - 1), lines.subList(i + 1, i + 1 + HEIGHT));
        }
      }
      return figures;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether there is a figure of its own for a Posta. */
  static boolean draws(String posta) {
    return FIGURES.containsKey(posta.toLowerCase(Locale.ROOT));
  }

  /**
   * A swordsman.
   *
   * @param pose the name of his Posta, or the word for the side his sword is on
   * @param otherwise the side to draw if nothing of that name is drawn, as with a Posta of one's
   *     own
   * @param facesLeft he stands at the right
   */
  static List<String> figure(String pose, String otherwise, boolean facesLeft) {
    String key = draws(pose) ? pose.toLowerCase(Locale.ROOT) : otherwise;
    List<String> lines = new ArrayList<>();
    for (String line : FIGURES.getOrDefault(key, FIGURES.getOrDefault("none", List.of()))) {
      String padded = line + " ".repeat(WIDTH - line.length());
      lines.add(facesLeft ? mirrored(padded) : padded);
    }
    return lines;
  }

  private static String mirrored(String line) {
    StringBuilder mirrored = new StringBuilder();
    for (int i = line.length() - 1; i >= 0; i--) {
      int slant = SLANTS.indexOf(line.charAt(i));
      mirrored.append(slant < 0 ? line.charAt(i) : MIRRORED.charAt(slant));
    }
    return mirrored.toString();
  }
}
