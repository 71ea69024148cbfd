package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Option;
import derring.kernel.Title;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The games there are, and the files that come with them. */
public final class Shelf {
  /** The file of a title's puzzles in its folder. */
  public static final String PUZZLES = "puzzles.json";

  private static final int MOST_OPENED = 100;

  /** By id, then by version of the rules. */
  private final NavigableMap<String, NavigableMap<Integer, Title>> titles = new TreeMap<>();

  private final Map<Path, CardFile> builtIn = new ConcurrentHashMap<>();

  /** Games have no state, so whoever chooses the same shares one. The longest unused goes first. */
  private final Map<String, Box> opened =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Box> eldest) {
              return size() > MOST_OPENED;
            }
          });

  /** A shelf with these titles. */
  public Shelf(Iterable<? extends Title> all) {
    for (Title title : all) {
      Title twin =
          titles
              .computeIfAbsent(title.id(), id -> new TreeMap<>())
              .put(title.rulesVersion(), title);
      if (twin != null) {
        throw new IllegalStateException(
            twin.getClass() + " and " + title.getClass() + " are the same version of one game");
      }
    }
  }

  /** All titles that the class path offers. */
  public static Shelf standard() {
    return new Shelf(ServiceLoader.load(Title.class));
  }

  /** The newest version of each game, by id. */
  public List<Title> titles() {
    return titles.values().stream().map(versions -> versions.lastEntry().getValue()).toList();
  }

  /**
   * The newest version of a game.
   *
   * @throws BadInput if there is no such game; the message names those there are
   */
  public Title title(String id) {
    return versions(id).lastEntry().getValue();
  }

  /**
   * A version of a game.
   *
   * @throws BadInput if there is no such game, or not in this version
   */
  public Title title(String id, int rulesVersion) {
    Title title = versions(id).get(rulesVersion);
    if (title == null) {
      throw new BadInput(
          "there is no version "
              + rulesVersion
              + " of the rules of "
              + id
              + " here; expected "
              + Facts.oneOf(versions(id).keySet().stream().map(String::valueOf).toList()));
    }
    return title;
  }

  /** The folder of a title: rulebook.md, cards, scenarios. It may lie inside a jar. */
  public Path folder(Title title) {
    return Folder.of(title);
  }

  public Rulebook rulebook(Title title) {
    return Rulebook.read(folder(title).resolve("rulebook.md"));
  }

  /** The files of the scenarios that come with a title, by name. */
  public List<Path> scenarios(Title title) {
    return Folder.list(folder(title).resolve("scenarios"), ".yaml");
  }

  /** The first match that a title teaches its game with; null if it has none. */
  public @Nullable Lesson lesson(Title title) {
    Path file = folder(title).resolve("lesson.yaml");
    return Files.exists(file) ? Lesson.read(Doc.read(file)) : null;
  }

  /** The puzzles of a title, as situations with one move each; null if it has none. */
  public @Nullable Lesson puzzles(Title title) {
    Path file = folder(title).resolve(PUZZLES);
    return Files.exists(file) ? Lesson.read(Doc.read(file)) : null;
  }

  /** A built-in card set. */
  public CardFile cards(Title title, String id) {
    return builtIn.computeIfAbsent(
        folder(title).resolve("cards").resolve(id + ".yaml"), file -> CardFile.read(id, file));
  }

  /** Opens a game with its built-in cards. */
  public Box open(Title title, Facts choices) {
    String key = title.id() + " " + title.rulesVersion() + " " + Json.compact(choices.raw());
    Box known = opened.get(key);
    if (known == null) {
      known = open(title, choices, List.of());
      opened.put(key, known);
    }
    return known;
  }

  /**
   * Opens a game.
   *
   * @param choices values by option name; what is left out has its default
   * @param replaced card sets to be used instead of the built-in ones with the same ids
   * @throws BadInput if a choice is unknown or impossible, with its place in {@code choices}; or if
   *     {@code replaced} holds a set that the game does not have, at {@code [cards, id]}
   * @throws BadFile if a card file is damaged or breaks the rules for cards
   */
  public Box open(Title title, Facts choices, Collection<CardFile> replaced) {
    Map<String, CardFile> files = new LinkedHashMap<>();
    title.cardSets().forEach(id -> files.put(id, cards(title, id)));
    for (CardFile file : replaced) {
      if (files.replace(file.set().id(), file) == null) {
        throw noSuchSet(title, file.set().id());
      }
    }
    Map<String, CardSet> sets = new LinkedHashMap<>();
    Map<String, String> digests = new LinkedHashMap<>();
    files.forEach((id, file) -> sets.put(id, file.set()));
    files.forEach((id, file) -> digests.put(id, file.set().digest()));
    try {
      return new Box(title, title.open(Facts.of(choices.raw()), sets), digests);
    } catch (BadInput e) {
      CardFile blamed = blamed(e.path(), files);
      if (blamed != null) {
        throw blamed.bad(e.path().subList(2, e.path().size()), e);
      }
      List<Object> whole = new ArrayList<>(choices.path());
      whole.addAll(e.path());
      throw new BadInput(whole, named(title, e));
    }
  }

  /** Games report what is wrong with a card set at {@code [cards, id, ...]}. */
  private static @Nullable CardFile blamed(List<Object> path, Map<String, CardFile> files) {
    return path.size() >= 2 && path.get(0).equals("cards") ? files.get(path.get(1)) : null;
  }

  /** The message, with the option it is about; an unknown one is named in the message already. */
  private static String named(Title title, BadInput e) {
    boolean known =
        !e.path().isEmpty()
            && title.options().stream().map(Option::name).anyMatch(e.path().getFirst()::equals);
    return (known ? "option '" + e.path().getFirst() + "': " : "") + e.getMessage();
  }

  private static BadInput noSuchSet(Title title, String id) {
    return new BadInput(
        List.of("cards", id),
        title.id()
            + " has no card set '"
            + id
            + "'; expected "
            + (title.cardSets().isEmpty() ? "none" : Facts.oneOf(title.cardSets()))
            + Nearest.hint(id, title.cardSets()));
  }

  private NavigableMap<Integer, Title> versions(String id) {
    NavigableMap<Integer, Title> versions = titles.get(id);
    if (versions == null) {
      throw new BadInput(
          titles.isEmpty()
              ? "there is no game '" + id + "': none is installed"
              : "there is no game '"
                  + id
                  + "'; expected "
                  + Facts.oneOf(titles.keySet())
                  + Nearest.hint(id, titles.keySet()));
    }
    return versions;
  }
}
