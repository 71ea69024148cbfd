package derring.formats;

import derring.browser.Texts;
import derring.kernel.Title;
import org.jspecify.annotations.Nullable;

/** In place of {@link Shelf#lesson}: first matches come as JSON, from {@link Texts}. */
public final class BakedLessons {
  private BakedLessons() {}

  /** Where the text of a first match is. */
  public static String place(String game) {
    return "lessons/" + game + ".json";
  }

  public static @Nullable Lesson lesson(Shelf shelf, Title title) {
    String text = Texts.find(place(title.id()));
    return text == null ? null : Lesson.read(Doc.of("lesson.json", text));
  }
}
