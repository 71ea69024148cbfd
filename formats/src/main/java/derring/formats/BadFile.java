package derring.formats;

/**
 * A file cannot be used. The message is one sentence for the user, {@code FILE:LINE: what was found
 * and what was expected}; where no line is to blame, as with a missing file, it is {@code FILE:
 * ...}.
 */
public final class BadFile extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A message quotes what was found, and a hostile file may hold anything. */
  private static final int LONGEST = 600;

  private final String file;
  private final int line;
  private final String sentence;

  /** A file that is wrong as a whole. */
  public BadFile(String file, String sentence) {
    this(file, 0, sentence);
  }

  /**
   * @param line from 1; 0 if it is the file as a whole
   */
  public BadFile(String file, int line, String sentence) {
    super(told(file, line, sentence));
    this.file = file;
    this.line = line;
    this.sentence = tidy(sentence);
  }

  /** How something is told about a line of a file, be it an error or the failure of a scenario. */
  static String told(String file, int line, String sentence) {
    return file + (line == 0 ? "" : ":" + line) + ": " + tidy(sentence);
  }

  private static String tidy(String sentence) {
    String line = sentence.replaceAll("\\R", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
  }

  public String file() {
    return file;
  }

  /** The line, from 1; 0 if it is the file as a whole. */
  public int line() {
    return line;
  }

  /** The message without its place. */
  public String sentence() {
    return sentence;
  }
}
