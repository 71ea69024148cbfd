package derring.server;

/**
 * Words of strangers as others may be shown them: nothing unseen, nothing that turns the line
 * round.
 */
final class Plain {
  /** Letters and symbols that show nothing: Hangul fillers and the empty Braille cell. */
  private static final String BLANKS = "\u115F\u1160\u3164\uFFA0\u2800";

  /** More upon one letter than any script has would cover the lines above and below. */
  private static final int MOST_MARKS = 4;

  private Plain() {}

  /** One line without control and format characters, halves of characters, and room at its ends. */
  static String line(String words) {
    StringBuilder line = new StringBuilder();
    int marks = 0;
    for (int c : words.codePoints().toArray()) {
      marks = mark(c) ? marks + 1 : 0;
      if (marks <= MOST_MARKS) {
        line.appendCodePoint(shown(c) ? c : ' ');
      }
    }
    return line.toString().strip().replaceAll(" {2,}", " ");
  }

  private static boolean shown(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR ->
          false;
      default -> BLANKS.indexOf(c) < 0;
    };
  }

  /** Whether there is anything but marks that need a letter to stand on. */
  static boolean visible(String line) {
    return line.codePoints()
        .anyMatch(c -> !mark(c) && Character.getType(c) != Character.SPACE_SEPARATOR);
  }

  private static boolean mark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }
}
