package derring.formats;

import derring.kernel.Facts;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as a text that another machine with the same games opens it from: which it is, its
 * options, and the card sets that are not the built-in ones.
 */
public final class Portable {
  private Portable() {}

  /**
   * The text.
   *
   * @param choices values by option name
   * @param replaced card sets used instead of the built-in ones with the same ids
   */
  public static String text(
      Title title, Map<String, Object> choices, Collection<CardFile> replaced) {
    Map<String, Object> sets = new LinkedHashMap<>();
    replaced.forEach(file -> sets.put(file.set().id(), file.set().content()));
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("game", title.id());
    plain.put("rules", title.rulesVersion());
    plain.put("options", choices);
    plain.put("cards", sets);
    return Json.compact(plain);
  }

  /** The game that a text stands for. */
  public static Box open(Shelf shelf, String text) {
    Facts facts = Doc.of("game.json", text).facts();
    Title title =
        shelf.title(facts.at("game").text(), facts.at("rules").number(1, Integer.MAX_VALUE));
    List<CardFile> files = new ArrayList<>();
    Facts sets = facts.at("cards");
    for (String id : sets.keys()) {
      files.add(CardFile.of(id, Doc.of(id + ".json", Json.compact(sets.at(id).raw()))));
    }
    return shelf.open(title, facts.at("options"), files);
  }
}
