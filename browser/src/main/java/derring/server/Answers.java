package derring.server;

import derring.formats.Shelf;
import derring.kernel.Title;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a server answers that never changes, for pages that have none. */
public final class Answers {
  private Answers() {}

  /** By path, without {@code /api/}. */
  public static Map<String, String> of(Shelf shelf) {
    Catalogue catalogue = new Catalogue(shelf);
    Lessons lessons = new Lessons(shelf);
    Map<String, String> answers = new LinkedHashMap<>();
    answers.put("games", text(catalogue.games()));
    answers.put("phrases", text(Phrases.told()));
    for (Title title : shelf.titles()) {
      String game = "games/" + title.id() + "/";
      answers.put(game + "rules", text(catalogue.rules(title.id())));
      answers.put(game + "puzzles", text(lessons.puzzles(title.id(), 0)));
      answers.put(game + "cards", text(catalogue.cards(title.id())));
      for (String set : title.cardSets()) {
        answers.put(game + "cards/" + set, text(catalogue.file(title.id(), set)));
      }
    }
    return answers;
  }

  private static String text(Answer answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }
}
