package derring.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who sits in a seat.
 *
 * @param kind {@code human}, or the name of a bot
 * @param name what he wants to be called; null leaves it to the game
 */
record Sitter(String kind, @Nullable String name) {
  static final String HUMAN = "human";

  /** A seat where nobody sits: nothing is ever done there. */
  static final String NOBODY = "nobody";

  private static final Pattern KEPT = Pattern.compile("(.+) \\(([\\w-]+)\\)");

  boolean human() {
    return kind.equals(HUMAN);
  }

  boolean nobody() {
    return kind.equals(NOBODY);
  }

  /** As a record keeps it. */
  String kept() {
    return name == null ? kind : name + " (" + kind + ")";
  }

  /** Undoes {@link #kept}. */
  static Sitter of(String kept) {
    Matcher named = KEPT.matcher(kept);
    return named.matches() ? new Sitter(named.group(2), named.group(1)) : new Sitter(kept, null);
  }
}
