package derring.formats;

import derring.kernel.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of a game in words, from a Markdown file: a chapter begins with {@code ## Heading}, a
 * clause with {@code ### ID Title}; a clause is a ruling of ours if its title ends in {@code
 * (ruling)}.
 */
public final class Rulebook {
  private static final Pattern CLAUSE = Pattern.compile("([A-Z][A-Z0-9]*-\\S+)\\s+(\\S.*)");
  private static final String RULING = "(ruling)";
  private static final String INTENT = "*Intent.*";

  private final String title;
  private final String text;
  private final List<Chapter> chapters;
  private final Map<String, Clause> clauses = new LinkedHashMap<>();

  /**
   * A chapter.
   *
   * @param text what stands before its first clause, in Markdown
   */
  public record Chapter(String title, String text, List<Clause> clauses) {}

  /**
   * A numbered rule.
   *
   * @param title without the mark of a ruling
   * @param intent it says what the game is about or what comes in the box, so that no code applies
   *     it
   * @param text in Markdown
   * @param line where it begins in the file
   */
  public record Clause(
      String id, String title, boolean ruling, boolean intent, String text, int line) {}

  private Rulebook(String title, String text, List<Chapter> chapters) {
    this.title = title;
    this.text = text;
    this.chapters = List.copyOf(chapters);
  }

  /**
   * Reads a rulebook.
   *
   * @throws BadFile if it cannot be read, or a clause has no id, or one that another has
   */
  public static Rulebook read(Path file) {
    return of(Text.name(file), Text.read(file));
  }

  /** Reads the text of a rulebook; {@code name} stands for it in messages. */
  public static Rulebook of(String name, String markdown) {
    List<Section> sections = sections(markdown);
    Section head = sections.getFirst();
    List<Chapter> chapters = new ArrayList<>();
    List<Clause> clauses = new ArrayList<>();
    for (Section section : sections.subList(1, sections.size())) {
      if (section.level == 2) {
        clauses = new ArrayList<>();
        chapters.add(
            new Chapter(section.title, section.text(), Collections.unmodifiableList(clauses)));
      } else if (chapters.isEmpty()) {
        throw new BadFile(name, section.line, "expected a chapter (##) before the first clause");
      } else {
        clauses.add(clause(name, section));
      }
    }
    Rulebook book = new Rulebook(head.title, head.text(), chapters);
    for (Clause clause : book.chapters.stream().flatMap(c -> c.clauses.stream()).toList()) {
      Clause twin = book.clauses.putIfAbsent(key(clause.id), clause);
      if (twin != null) {
        throw new BadFile(
            name,
            clause.line,
            "the id " + clause.id + " is taken by the clause on line " + twin.line);
      }
    }
    return book;
  }

  public String title() {
    return title;
  }

  /** What stands before the first chapter, in Markdown. */
  public String text() {
    return text;
  }

  public List<Chapter> chapters() {
    return chapters;
  }

  /** All clauses, in the order of the book. */
  public Collection<Clause> clauses() {
    return Collections.unmodifiableCollection(clauses.values());
  }

  /** The clause with an id, in capitals or not. */
  public Optional<Clause> find(String id) {
    return Optional.ofNullable(clauses.get(key(id)));
  }

  /**
   * The clause with an id, in capitals or not.
   *
   * @throws BadInput if there is none; the message names those with nearly the same id
   */
  public Clause clause(String id) {
    return find(id)
        .orElseThrow(() ->
            new BadInput(
                "there is no clause '"
                    + id
                    + "' in the rulebook"
                    + Nearest.hint(id, clauses().stream().map(Clause::id).toList())));
  }

  private static String key(String id) {
    return id.toLowerCase(Locale.ROOT);
  }

  private static Clause clause(String name, Section section) {
    Matcher heading = CLAUSE.matcher(section.title);
    if (!heading.matches()) {
      throw new BadFile(
          name,
          section.line,
          "expected a clause with an id and a title, such as '### SWP-4.1 Making an attack', but"
              + " found '### "
              + section.title
              + "'");
    }
    String title = heading.group(2);
    boolean ruling = title.endsWith(RULING);
    boolean intent = section.text().startsWith(INTENT);
    return new Clause(
        heading.group(1),
        ruling ? title.substring(0, title.length() - RULING.length()).strip() : title,
        ruling,
        intent,
        intent ? "Intent." + section.text().substring(INTENT.length()) : section.text(),
        section.line);
  }

  /** A heading and what follows up to the next; the first has level 1 and may have no heading. */
  private record Section(int level, String title, int line, List<String> lines) {
    String text() {
      return String.join("\n", lines).strip();
    }
  }

  private static List<Section> sections(String markdown) {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section(1, "", 1, new ArrayList<>()));
    boolean code = false;
    int number = 0;
    for (String line : markdown.lines().toList()) {
      number++;
      code ^= line.startsWith("```");
      if (!code && line.startsWith("# ") && sections.size() == 1) {
        sections.set(0, new Section(1, line.substring(2).strip(), number, new ArrayList<>()));
      } else if (!code && line.startsWith("## ")) {
        sections.add(new Section(2, line.substring(3).strip(), number, new ArrayList<>()));
      } else if (!code && line.startsWith("### ")) {
        sections.add(new Section(3, line.substring(4).strip(), number, new ArrayList<>()));
      } else {
        sections.getLast().lines.add(line);
      }
    }
    return sections;
  }
}
