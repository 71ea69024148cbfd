package derring.server;

import java.util.stream.Collectors;

/**
 * Words of strangers as others may be shown them: nothing unseen, nothing that turns the line
 * round.
 */
final class Plain {
  /** Letters and symbols that show nothing: Hangul fillers and the empty Braille cell. */
  private static final String BLANKS = "\u115F\u1160\u3164\uFFA0\u2800";

  private Plain() {}

  /** One line without control and format characters, halves of characters, and room at its ends. */
  static String line(String words) {
    return words
        .codePoints()
        .mapToObj(c -> shown(c) ? Character.toString(c) : " ")
        .collect(Collectors.joining())
        .strip()
        .replaceAll(" {2,}", " ");
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
        .anyMatch(c ->
            switch (Character.getType(c)) {
              case Character.NON_SPACING_MARK,
                  Character.ENCLOSING_MARK,
                  Character.COMBINING_SPACING_MARK,
                  Character.SPACE_SEPARATOR ->
                  false;
              default -> true;
            });
  }
}
