package derring.formats;

import derring.kernel.Facts;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What somebody may have meant who wrote a word that nobody knows. */
final class Nearest {
  /** A longer word is no slip of the pen. */
  private static final int LONGEST = 60;

  private Nearest() {}

  /** Up to three of the known words that need the fewest changes of a letter, nearest first. */
  static List<String> to(String word, Collection<String> known) {
    String small = word.toLowerCase(Locale.ROOT);
    int reach = 1 + small.length() / 4;
    return small.length() > LONGEST
        ? List.of()
        : known.stream()
            .filter(other -> distance(small, other.toLowerCase(Locale.ROOT)) <= reach)
            .sorted(
                Comparator.comparingInt(
                    (String other) -> distance(small, other.toLowerCase(Locale.ROOT))))
            .limit(3)
            .toList();
  }

  /** " (did you mean ...?)", or nothing where nothing is near. */
  static String hint(String word, Collection<String> known) {
    List<String> near = to(word, known);
    return near.isEmpty() ? "" : " (did you mean " + Facts.oneOf(near) + "?)";
  }

  /** Levenshtein's distance, where exchanging two neighbours counts as one change. */
  private static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        cost[i][j] =
            Math.min(Math.min(cost[i - 1][j], cost[i][j - 1]) + 1, cost[i - 1][j - 1] + same);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
