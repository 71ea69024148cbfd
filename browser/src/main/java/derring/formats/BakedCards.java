package derring.formats;

import derring.browser.Texts;
import derring.kernel.Title;
import java.util.HashMap;
import java.util.Map;

/** In place of {@link Shelf#cards}: card sets come as JSON, from {@link Texts}. */
public final class BakedCards {
  private static final Map<String, CardFile> READ = new HashMap<>();

  private BakedCards() {}

  /** Where the text of a set is. */
  public static String place(String game, String set) {
    return "cards/" + game + "/" + set + ".json";
  }

  public static CardFile cards(Shelf shelf, Title title, String id) {
    return READ.computeIfAbsent(
        place(title.id(), id),
        place -> {
          String text = Texts.find(place);
          if (text == null) {
            throw new IllegalStateException("the page was not given " + place);
          }
          return CardFile.of(id, Doc.of(id + ".json", text));
        });
  }
}
