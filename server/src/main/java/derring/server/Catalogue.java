package derring.server;

import derring.bots.Bots;
import derring.bots.Ratings;
import derring.formats.BadFile;
import derring.formats.CardFile;
import derring.formats.Doc;
import derring.formats.Rulebook;
import derring.formats.Scenario;
import derring.formats.Shelf;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Option;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Title;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
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
        "games", key -> Answer.json(shelf.titles().stream().map(this::game).toList()));
  }

  private Wire.Game game(Title title) {
    List<Wire.Bot> bots =
        Bots.forGame(title).stream()
            .map(maker ->
                new Wire.Bot(
                    maker.name(),
                    maker.called(),
                    maker.pitch(),
                    maker.face(),
                    maker.rank().word(),
                    Ratings.of(title, maker.name())))
            .toList();
    return new Wire.Game(
        title.id(),
        title.name(),
        title.pitch(),
        true,
        title.window(),
        title.options(),
        bots,
        credits(title));
  }

  /** Whose game it is, as its rulebook says at the end. */
  private String credits(Title title) {
    return shelf.rulebook(title).chapters().stream()
        .filter(chapter -> chapter.title().equals("Credits"))
        .map(Rulebook.Chapter::text)
        .findFirst()
        .orElse("");
  }

  /** What the options of a game mean for its table, which the rules alone know. */
  Answer seats(String id, Facts facts) {
    int seats = shelf.open(title(id), facts.optional("options")).game().seats();
    return Answer.json(new Wire.Seats(seats));
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

  private Wire.Rulebook rules(Title title) {
    Map<String, List<String>> shown = new HashMap<>();
    for (Path file : shelf.scenarios(title)) {
      Scenario scenario = Scenario.read(Doc.read(file));
      scenario
          .rules()
          .forEach(rule -> shown.computeIfAbsent(rule, r -> new ArrayList<>()).add(name(file)));
    }
    Rulebook book = shelf.rulebook(title);
    List<Wire.Chapter> chapters = new ArrayList<>();
    for (Rulebook.Chapter chapter : book.chapters()) {
      List<Wire.Clause> clauses = new ArrayList<>();
      for (Rulebook.Clause clause : chapter.clauses()) {
        List<String> scenarios = shown.getOrDefault(clause.id(), List.of());
        clauses.add(
            new Wire.Clause(
                clause.id(), clause.title(), clause.text(), clause.ruling(), scenarios));
      }
      chapters.add(new Wire.Chapter(chapter.title(), chapter.text(), clauses));
    }
    return new Wire.Rulebook(book.title(), book.text(), chapters);
  }

  Answer cards(String id) {
    Title title = title(id);
    return kept.computeIfAbsent(
        "cards " + title.id(),
        key -> Answer.json(title.cardSets().stream().map(set -> cards(title, set)).toList()));
  }

  /**
   * The groups of a card file that hold cards become one list; the kind of a card is its group. A
   * group may be one card by itself: the monster.
   */
  private Wire.CardSet cards(Title title, String id) {
    CardSet set = shelf.cards(title, id).set();
    List<Map<String, @Nullable Object>> cards = new ArrayList<>();
    set.content()
        .forEach((group, content) -> {
          if (content instanceof List<?> list
              && list.stream().allMatch(card -> card instanceof Map<?, ?>)) {
            list.forEach(card -> cards.add(card(group, (Map<?, ?>) card)));
          } else if (content instanceof Map<?, ?> only && only.containsKey("name")) {
            cards.add(card(group, only));
          }
        });
    return new Wire.CardSet(
        id,
        set.content().getOrDefault("title", id),
        set.content().getOrDefault("values", ""),
        cards);
  }

  private static Map<String, @Nullable Object> card(String group, Map<?, ?> card) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("kind", one(group));
    card.forEach((key, value) -> fields.put(String.valueOf(key), value));
    return fields;
  }

  /** A built-in card set as its file has it. */
  Answer file(String id, String set) {
    Title title = title(id);
    if (!title.cardSets().contains(set)) {
      throw new Refusal(404, "", "There is no such card set.");
    }
    return kept.computeIfAbsent(
        "file " + title.id() + " " + set, key -> Answer.json(file(title, shelf.cards(title, set))));
  }

  /** Whether a card set that somebody has written keeps the rules, and if not, where and why. */
  Answer checked(String id, String set, String text) {
    Title title = title(id);
    try {
      Wire.SetFile file = file(title, CardFile.of(set, Doc.of(set + ".yaml", text)));
      return Answer.json(new Wire.Checked(true, 0, "", file));
    } catch (BadFile e) {
      return Answer.json(new Wire.Checked(false, e.line(), e.sentence(), null));
    }
  }

  private Wire.SetFile file(Title title, CardFile file) {
    CardSet set = file.set();
    return new Wire.SetFile(
        set.id(),
        set.content(),
        view(shelf.open(title, used(title, set.id()), List.of(file)).game()));
  }

  /** Where sets are chosen by an option, the one that chooses this one. */
  static Facts used(Title title, String set) {
    return title.options().stream()
        .filter(option -> option.kind() == Option.Kind.CHOICE && option.words().contains(set))
        .findFirst()
        .map(option -> Facts.of(Map.of(option.name(), set)))
        .orElse(Facts.none());
  }

  private static <S extends State<S>, M, V> Record view(Game<S, M, V> game) {
    return game.show(game.view(game.deal(new SeededChance(1), Log.NONE), Game.SPECTATOR));
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

  /** What one of a group of cards is: of remedies a remedy, of poste a posta. */
  private static String one(String group) {
    if (group.endsWith("ies")) {
      return group.substring(0, group.length() - 3) + "y";
    }
    return group.equals("poste")
        ? "posta"
        : group.endsWith("s") ? group.substring(0, group.length() - 1) : group;
  }
}
