package derring.browser.lacking;

import org.jspecify.annotations.Nullable;

/** A text with its parts in their places; what the compiler would write out at each of them. */
public final class Joined {
  /** Stands for a part. */
  public static final char PART = 1;

  private Joined() {}

  /** The text, in which each {@link #PART} is followed by what comes next of the parts. */
  public static String of(String text, @Nullable Object[] parts) {
    StringBuilder joined = new StringBuilder();
    int next = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == PART) {
        joined.append(parts[next++]);
      } else {
        joined.append(c);
      }
    }
    return joined.toString();
  }
}
