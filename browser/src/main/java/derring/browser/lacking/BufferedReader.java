package derring.browser.lacking;

import org.jspecify.annotations.Nullable;

/** Reads lines, which end as ours do. */
public final class BufferedReader extends Reader {
  private int at;

  public BufferedReader(Reader in) {
    super(in.text);
  }

  public @Nullable String readLine() {
    if (at >= text.length()) {
      return null;
    }
    int end = text.indexOf('\n', at);
    String line = text.substring(at, end < 0 ? text.length() : end);
    at += line.length() + 1;
    return line;
  }
}
