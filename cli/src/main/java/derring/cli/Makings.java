package derring.cli;

import derring.bots.Bots;
import derring.formats.Folder;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Digest;
import derring.kernel.Game;
import derring.kernel.Title;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the bots of a game are made of: what they have learnt, how they search, how the game is
 * played. Matches that were kept are those of today's bots only if that is the same. It is taken
 * from the files themselves, so that nobody has to remember to raise a number.
 */
final class Makings {
  private static final String CLASS = ".class";

  /** Who looks at bots, and what is said of them, makes no bot. */
  private static final Set<String> BESIDE = Set.of("lab", "coach", "ratings.txt");

  private Makings() {}

  /** A digest of all that a match of bots follows from, but for cards, options and seed. */
  static String digest(Title title, Shelf shelf) {
    Set<String> others =
        shelf.titles().stream()
            .filter(other -> !other.id().equals(title.id()))
            .map(other -> last(other.folder()))
            .collect(Collectors.toSet());
    Map<String, String> makings = new TreeMap<>();
    add(makings, Game.class, Set.of(), CLASS);
    add(makings, title.getClass(), Set.of(), CLASS);
    others.addAll(BESIDE);
    add(makings, Bots.class, others, "");
    return Digest.of(makings);
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Notes the files in the folder of a class, and below it, that are not of somebody else. */
  private static void add(
      Map<String, String> makings, Class<?> anchor, Set<String> not, String ending) {
    URL url = anchor.getResource(anchor.getSimpleName() + CLASS);
    if (url == null) {
      throw new IllegalStateException(anchor + " is not on the class path");
    }
    Path folder = Folder.of(url);
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (name.endsWith(ending) && !not.contains(name.split("/", 2)[0])) {
          makings.put(
              anchor.getPackageName() + "/" + name,
              Digest.of(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)));
        }
      }
    } catch (IOException e) {
      throw new BadInput("the bots cannot be read: " + e.getMessage());
    }
  }
}
