package derring.cli;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Draws lines of text: how wide the page is, which signs it has, and the inks. Nothing is said by
 * colour alone, so that a page without colour says the same.
 *
 * @param width the columns of the page
 * @param fancy whether lines, arrows and pips may be drawn with more than ASCII
 * @param colours how many colours the page has
 * @param ink the colour of the game, by its number among the 256 of a terminal
 */
public record Pen(int width, boolean fancy, int colours, int ink) {
  private static final int GREY = 243;

  /** Whether the terminal has 256 colours; otherwise it has 8 at best. */
  private boolean rich() {
    return colours >= 256;
  }

  /** Plain text. */
  public AttributedStyle text() {
    return AttributedStyle.DEFAULT;
  }

  /** What should be read first. */
  public AttributedStyle strong() {
    return AttributedStyle.DEFAULT.bold();
  }

  /** What belongs to the game: its titles, its wounds. */
  public AttributedStyle accent() {
    return AttributedStyle.DEFAULT.bold().foreground(rich() ? ink : AttributedStyle.RED);
  }

  /** What may be passed over. */
  public AttributedStyle quiet() {
    return rich() ? AttributedStyle.DEFAULT.foreground(GREY) : AttributedStyle.DEFAULT.faint();
  }

  public AttributedString line(String text) {
    return new AttributedString(fold(text));
  }

  public AttributedString line(String text, AttributedStyle style) {
    return new AttributedString(fold(text), style);
  }

  /** Several pieces as one line. */
  public AttributedString join(AttributedString... pieces) {
    AttributedStringBuilder all = new AttributedStringBuilder();
    for (AttributedString piece : pieces) {
      all.append(piece);
    }
    return all.toAttributedString();
  }

  /** A line cut or filled to exactly {@code columns}. */
  public AttributedString fit(AttributedString line, int columns) {
    int length = line.columnLength();
    if (length <= columns) {
      return join(line, new AttributedString(" ".repeat(columns - length)));
    }
    String end = fancy ? "…" : "~";
    return columns < 1
        ? new AttributedString("")
        : join(line.columnSubSequence(0, columns - 1), new AttributedString(end));
  }

  /** Something at the left and something at the right edge of the page. */
  public AttributedString edges(AttributedString left, AttributedString right) {
    int room = Math.max(1, width - right.columnLength() - 1);
    return join(fit(left, room), new AttributedString(" "), right);
  }

  /** Blocks of lines side by side, each as wide as its first line. */
  public List<AttributedString> beside(List<List<AttributedString>> blocks, String gap) {
    int height = blocks.stream().mapToInt(List::size).max().orElse(0);
    List<AttributedString> lines = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      for (int i = 0; i < blocks.size(); i++) {
        List<AttributedString> block = blocks.get(i);
        AttributedString blank = new AttributedString("");
        line.append(i == 0 ? "" : gap);
        line.append(fit(row < block.size() ? block.get(row) : blank, block.getFirst().length()));
      }
      lines.add(line.toAttributedString());
    }
    return lines;
  }

  /** A rule across the page, with a word in it. */
  public AttributedString rule(String word) {
    String stroke = fancy ? "─" : "-";
    String head = word.isEmpty() ? "" : stroke + " " + fold(word) + " ";
    return line(head + stroke.repeat(Math.max(0, width - head.length())), quiet());
  }

  /** Full and empty pips, such as life left and life lost. */
  public AttributedString pips(int full, int most) {
    if (most > 20) {
      return line(full + " of " + most, accent());
    }
    int rest = Math.max(0, most - full);
    return join(
        line((fancy ? "◆" : "*").repeat(Math.max(0, full)), accent()),
        line((fancy ? "◇" : ".").repeat(rest), quiet()));
  }

  public String arrow() {
    return fancy ? "──▶" : "-->";
  }

  public String dot() {
    return fancy ? "·" : "-";
  }

  /** One row of the hatching of what cannot be played; rows with rising numbers make diagonals. */
  public String hatching(int columns, int row) {
    StringBuilder strokes = new StringBuilder();
    for (int column = 0; column < columns; column++) {
      strokes.append((column + row) % 3 == 0 ? (fancy ? '╱' : '/') : ' ');
    }
    return strokes.toString();
  }

  /** The text in the signs the page has. */
  public String fold(String text) {
    return fancy
        ? text
        : text.replace("→", "->")
            .replace("…", "...")
            .replace("·", "-")
            .replace('’', '\'')
            .replace('–', '-')
            .replace('—', '-')
            .replaceAll("[^\\x20-\\x7E]", "?");
  }
}
