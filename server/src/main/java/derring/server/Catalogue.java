package derring.server;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.formats.Doc;
import derring.formats.Rulebook;
import derring.formats.Scenario;
import derring.formats.Shelf;
import derring.kernel.CardSet;
import derring.kernel.Title;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The games as the wire describes them. */
final class Catalogue {
  private final Shelf shelf;
  private final Map<String, Answer> kept = new ConcurrentHashMap<>();

  Catalogue(Shelf shelf) {
    this.shelf = shelf;
  }

  Answer games() {
    return kept.computeIfAbsent(
        "games", key -> Answer.json(shelf.titles().stream().map(Catalogue::game).toList()));
  }

  private static Map<String, Object> game(Title title) {
    Map<String, Object> game = new LinkedHashMap<>();
    game.put("id", title.id());
    game.put("name", title.name());
    game.put("pitch", title.pitch());
    game.put("live", true);
    game.put("options", title.options());
    List<Object> bots = new ArrayList<>();
    for (BotMaker maker : Bots.forGame(title)) {
      Map<String, Object> bot = new LinkedHashMap<>();
      bot.put("name", maker.name());
      bot.put("pitch", maker.pitch());
      bots.add(bot);
    }
    game.put("bots", bots);
    return game;
  }

  /** The title with an id, or a refusal that is not found. */
  Title title(String id) {
    return shelf.titles().stream()
        .filter(title -> title.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new Refusal(404, "", "There is no such game."));
  }

  Answer rules(String id) {
    Title title = title(id);
    return kept.computeIfAbsent("rules " + title.id(), key -> Answer.json(rules(title)));
  }

  private Map<String, Object> rules(Title title) {
    Map<String, List<String>> shown = new LinkedHashMap<>();
    for (Path file : shelf.scenarios(title)) {
      Scenario scenario = Scenario.read(Doc.read(file));
      scenario
          .rules()
          .forEach(rule -> shown.computeIfAbsent(rule, r -> new ArrayList<>()).add(name(file)));
    }
    Rulebook book = shelf.rulebook(title);
    List<Object> chapters = new ArrayList<>();
    for (Rulebook.Chapter chapter : book.chapters()) {
      List<Object> clauses = new ArrayList<>();
      for (Rulebook.Clause clause : chapter.clauses()) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", clause.id());
        fields.put("title", clause.title());
        fields.put("text", clause.text());
        fields.put("ruling", clause.ruling());
        fields.put("scenarios", shown.getOrDefault(clause.id(), List.of()));
        clauses.add(fields);
      }
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("title", chapter.title());
      fields.put("text", chapter.text());
      fields.put("clauses", clauses);
      chapters.add(fields);
    }
    Map<String, Object> rules = new LinkedHashMap<>();
    rules.put("title", book.title());
    rules.put("text", book.text());
    rules.put("chapters", chapters);
    return rules;
  }

  Answer cards(String id) {
    Title title = title(id);
    return kept.computeIfAbsent(
        "cards " + title.id(),
        key -> Answer.json(title.cardSets().stream().map(set -> cards(title, set)).toList()));
  }

  /** The groups of a card file that hold cards become one list; the kind of a card is its group. */
  private Map<String, @Nullable Object> cards(Title title, String id) {
    CardSet set = shelf.cards(title, id).set();
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    List<Object> cards = new ArrayList<>();
    set.content()
        .forEach((group, content) -> {
          if (content instanceof List<?> list
              && list.stream().allMatch(card -> card instanceof Map<?, ?>)) {
            list.forEach(card -> cards.add(card(group, (Map<?, ?>) card)));
          }
        });
    fields.put("set", id);
    fields.put("title", set.content().getOrDefault("title", id));
    fields.put("values", set.content().getOrDefault("values", ""));
    fields.put("cards", cards);
    return fields;
  }

  private static Map<String, @Nullable Object> card(String group, Map<?, ?> card) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("kind", group.endsWith("s") ? group.substring(0, group.length() - 1) : group);
    card.forEach((key, value) -> fields.put(String.valueOf(key), value));
    return fields;
  }

  Answer scenario(String id, String name) {
    Title title = title(id);
    Path file =
        shelf.scenarios(title).stream()
            .filter(path -> name(path).equals(name))
            .findFirst()
            .orElseThrow(() -> new Refusal(404, "", "There is no such scenario."));
    return kept.computeIfAbsent(
        "scenario " + title.id() + " " + name,
        key -> Answer.json(Staging.of(Scenario.read(Doc.read(file)), shelf)));
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName()).replaceFirst("\\.yaml$", "");
  }
}
