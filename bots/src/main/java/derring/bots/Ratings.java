package derring.bots;

import derring.kernel.Title;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * How strong the bots of a game are, as the last {@link Tournament} of each has found: lines of a
 * file with the game, the bot and its rating. The command {@code derring tournament} writes it.
 */
public final class Ratings {
  /** The name of the file, beside this class. */
  public static final String FILE = "ratings.txt";

  private static final Map<String, Integer> ALL = read();

  private Ratings() {}

  /** The rating of a bot; 0 if it was not measured. */
  public static int of(Title title, String bot) {
    return ALL.getOrDefault(title.id() + " " + bot, 0);
  }

  private static Map<String, Integer> read() {
    Map<String, Integer> ratings = new HashMap<>();
    try (InputStream in = Ratings.class.getResourceAsStream(FILE)) {
      if (in == null) {
        return ratings;
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int end = line.lastIndexOf(' ');
        if (end > 0 && !line.startsWith("#")) {
          ratings.put(line.substring(0, end), Integer.parseInt(line.substring(end + 1)));
        }
      }
      return ratings;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
