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

  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;

  /** Asks for the coloured form of the sign before it. */
  private static final int COLOURED = 0xFE0F;

  private Plain() {}

  /**
   * One line without control and format characters, halves of characters, and room at its ends.
   * What joins two signs into one, as a flag and a skull, stays.
   */
  static String line(String words) {
    StringBuilder line = new StringBuilder();
    int[] all = words.codePoints().toArray();
    int marks = 0;
    for (int i = 0; i < all.length; i++) {
      marks = mark(all[i]) ? marks + 1 : 0;
      if (marks <= MOST_MARKS) {
        line.appendCodePoint(shown(all[i]) || joins(all, i) ? all[i] : ' ');
      }
    }
    return line.toString().strip().replaceAll(" {2,}", " ");
  }

  /** Whether a character makes one of those at its sides: of two signs, or of letters that join. */
  private static boolean joins(int[] all, int at) {
    if ((all[at] != JOINER && all[at] != NON_JOINER) || at == 0 || at == all.length - 1) {
      return false;
    }
    int from = at - 1;
    while (from > 0 && (all[from] == COLOURED || skin(all[from]))) {
      from--;
    }
    return (all[at] == JOINER && sign(all[from]) && sign(all[at + 1]))
        || (joining(all[at - 1]) && joining(all[at + 1]));
  }

  private static boolean sign(int c) {
    return (c >= 0x2190 && c < 0x2C00) || (c >= 0x1F000 && c < 0x1FB00);
  }

  /** The colour of the hand or face before it. */
  private static boolean skin(int c) {
    return c >= 0x1F3FB && c <= 0x1F3FF;
  }

  /** From Arabic to Sinhala, and Mongolian: there a name may be another without its joiners. */
  private static boolean joining(int c) {
    return (c >= 0x600 && c < 0xE00) || (c >= 0x1800 && c < 0x18B0);
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
