package derring.formats;

import derring.browser.Texts;
import derring.kernel.Title;
import org.jspecify.annotations.Nullable;

/**
 * In place of what {@link Shelf} reads of first matches and puzzles: they come as JSON, from {@link
 * Texts}.
 */
public final class BakedLessons {
  private BakedLessons() {}

  /** Where the text of a first match is. */
  public static String place(String game) {
    return "lessons/" + game + ".json";
  }

  /** Where the text of the puzzles is. */
  public static String puzzlesPlace(String game) {
    return "puzzles/" + game + ".json";
  }

  public static @Nullable Lesson puzzles(Shelf shelf, Title title) {
    String text = Texts.find(puzzlesPlace(title.id()));
    return text == null ? null : Lesson.read(Doc.of("puzzles.json", text));
  }

  public static @Nullable Lesson lesson(Shelf shelf, Title title) {
    String text = Texts.find(place(title.id()));
    return text == null ? null : Lesson.read(Doc.of("lesson.json", text));
  }
}
