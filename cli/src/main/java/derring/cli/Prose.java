package derring.cli;

import derring.formats.Rulebook;
import derring.formats.Rulebook.Chapter;
import derring.formats.Rulebook.Clause;
import java.util.ArrayList;
import java.util.List;

/** Sets the text of a rulebook in lines of a given width. */
public final class Prose {
  /** A line that is easy to read. */
  static final int WIDTH = 80;

  private Prose() {}

  static List<String> clause(Clause clause, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(clause.id() + "  " + clause.title() + (clause.ruling() ? " (our ruling)" : ""));
    paragraphs(clause.text(), width - 2).forEach(line -> lines.add(indent(line)));
    return lines;
  }

  static List<String> book(Rulebook book, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(book.title());
    lines.add("=".repeat(book.title().length()));
    lines.add("");
    lines.addAll(paragraphs(book.text(), width));
    for (Chapter chapter : book.chapters()) {
      lines.add("");
      lines.add(chapter.title());
      lines.add("-".repeat(chapter.title().length()));
      lines.addAll(paragraphs(chapter.text(), width));
      for (Clause clause : chapter.clauses()) {
        lines.add("");
        lines.addAll(clause(clause, width));
      }
    }
    return lines;
  }

  /** The text with its lines filled; lists and tables keep their lines. */
  static List<String> paragraphs(String markdown, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder paragraph = new StringBuilder();
    for (String line : markdown.lines().toList()) {
      String text = line.strip();
      boolean own = text.matches("([-*|>]|\\d+\\.)\\s?.*");
      if (text.isEmpty() || own) {
        flush(paragraph, width, lines);
      }
      if (text.isEmpty() && !lines.isEmpty()) {
        lines.add("");
      } else if (!text.isEmpty()) {
        paragraph.append(paragraph.isEmpty() ? "" : " ").append(text.replace("**", ""));
      }
    }
    flush(paragraph, width, lines);
    return lines;
  }

  /** The words of a sentence in lines of at most {@code width} characters. */
  public static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private static void flush(StringBuilder paragraph, int width, List<String> lines) {
    if (!paragraph.isEmpty()) {
      lines.addAll(wrap(paragraph.toString(), width));
      paragraph.setLength(0);
    }
  }

  private static String indent(String line) {
    return line.isEmpty() ? "" : "  " + line;
  }
}
