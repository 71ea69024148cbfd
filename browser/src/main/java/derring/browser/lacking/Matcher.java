package derring.browser.lacking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In place of {@link java.util.regex.Matcher}. */
public final class Matcher {
  final String text;
  final int[] starts;
  final int[] ends;
  private final Pattern pattern;

  Matcher(Pattern pattern, String text, int groups) {
    this.pattern = pattern;
    this.text = text;
    this.starts = new int[groups + 1];
    this.ends = new int[groups + 1];
  }

  public boolean matches() {
    return found(0, true);
  }

  public @Nullable String group(int number) {
    return starts[number] < 0 ? null : text.substring(starts[number], ends[number]);
  }

  /** Others than plain words are not known. */
  public String replaceAll(String by) {
    return String.join(plain(by), parts(Integer.MAX_VALUE));
  }

  public String replaceFirst(String by) {
    return String.join(plain(by), parts(2));
  }

  /** What lies between the matches, in at most so many parts. */
  List<String> parts(int most) {
    List<String> parts = new ArrayList<>();
    int begin = 0;
    for (int at = 0; at < text.length() && parts.size() < most - 1; at++) {
      if (found(at, false) && ends[0] > at) {
        parts.add(text.substring(begin, at));
        begin = ends[0];
        at = begin - 1;
      }
    }
    parts.add(text.substring(begin));
    return parts;
  }

  private boolean found(int from, boolean all) {
    Arrays.fill(starts, -1);
    int end = pattern.end(this, from, all);
    starts[0] = end < 0 ? -1 : from;
    ends[0] = end;
    return end >= 0;
  }

  private static String plain(String by) {
    if (by.indexOf('$') >= 0 || by.indexOf('\\') >= 0) {
      throw new IllegalArgumentException("a page cannot put parts of a match into " + by);
    }
    return by;
  }
}
