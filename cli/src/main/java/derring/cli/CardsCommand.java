package derring.cli;

import derring.formats.CardFile;
import derring.formats.Json;
import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Title;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Lists the cards of a game as they stand in its card sets, and checks sets written by others. */
@Command(
    name = "cards",
    description = "Lists the cards of a game, and checks card sets.",
    mixinStandardHelpOptions = true)
final class CardsCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Option(
      names = "--set",
      paramLabel = "FILE",
      description =
          "A card set to check and list instead of the built-in ones; SET=FILE says which"
              + " one it replaces.")
  private @Nullable String file;

  @Option(names = "--json", description = "Prints the sets as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = derring.surroundings().out();
    Title title = derring.shelf().title(game);
    List<CardSet> sets = file == null ? builtIn(title) : List.of(checked(title, file));
    if (json) {
      Map<String, Object> plain = new LinkedHashMap<>();
      sets.forEach(set -> plain.put(set.id(), set.content()));
      out.print(Json.pretty(plain));
      return 0;
    }
    sets.forEach(set -> print(set, out));
    if (file != null) {
      out.println(file + ": these cards can be played with.");
    }
    return 0;
  }

  private List<CardSet> builtIn(Title title) {
    return title.cardSets().stream().map(id -> derring.shelf().cards(title, id).set()).toList();
  }

  /** The set in a file, after the game has been opened with it in every variant. */
  private CardSet checked(Title title, String given) {
    int mark = given.indexOf('=');
    String id = mark > 0 ? given.substring(0, mark) : likely(title, given);
    CardFile cards = CardFile.read(id, Path.of(given.substring(mark + 1)));
    derring.shelf().open(title, Facts.none(), List.of(cards));
    title
        .variants()
        .forEach(variant -> derring.shelf().open(title, Facts.of(variant), List.of(cards)));
    return cards.set();
  }

  /** The set that a file is named after, or the first. */
  private static String likely(Title title, String given) {
    String name = String.valueOf(Path.of(given).getFileName());
    List<String> sets = title.cardSets();
    if (sets.isEmpty()) {
      throw new BadInput(title.id() + " has no card sets");
    }
    return sets.stream().filter(name::startsWith).findFirst().orElse(sets.getFirst());
  }

  private static void print(CardSet set, PrintWriter out) {
    Map<String, Object> content = set.content();
    out.println(content.getOrDefault("title", set.id()) + "  (" + set.id() + ")");
    if ("reconstructed".equals(content.get("values"))) {
      out.println("  The values are reconstructed: the printed rules list no cards.");
    }
    if (content.values().stream().anyMatch(CardsCommand::isMarked)) {
      out.println(
          "  Of each card it is said which values are facts read in a public source and which are");
      out.println("  inferences from them; all others, named last, are our reconstruction.");
    }
    content.forEach((kind, value) -> {
      if (value instanceof List<?> cards) {
        out.println("  " + kind);
        cards.forEach(card -> out.println("    " + line(card)));
      } else if (value instanceof Map<?, ?>) {
        out.println("  " + kind);
        out.println("    " + line(value));
      }
    });
    out.println();
  }

  private static boolean isMarked(@Nullable Object value) {
    return switch (value) {
      case List<?> cards -> cards.stream().anyMatch(CardsCommand::isMarked);
      case Map<?, ?> fields -> fields.containsKey("fact") || fields.containsKey("inference");
      case null, default -> false;
    };
  }

  /** The values that are neither facts nor inferences. */
  private static String reconstructed(Map<?, ?> fields) {
    List<Object> rest = new ArrayList<>(fields.keySet());
    rest.removeAll(List.of("fact", "inference", "rule", "grounds"));
    for (String known : List.of("fact", "inference")) {
      if (fields.get(known) instanceof List<?> named) {
        rest.removeAll(named);
      }
    }
    return rest.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** A card: copies, name, its fields in words, its text. */
  private static String line(@Nullable Object card) {
    if (!(card instanceof Map<?, ?> fields)) {
      return String.valueOf(card);
    }
    List<String> words = new ArrayList<>();
    fields.forEach((key, value) -> {
      if (!List.of("name", "copies", "text", "rule").contains(key)) {
        words.add(word(key, value));
      }
    });
    if (isMarked(fields) && !reconstructed(fields).isEmpty()) {
      words.add("reconstruction " + reconstructed(fields));
    }
    Object copies = fields.get("copies");
    Object text = fields.get("text");
    return (copies == null ? "" : copies + " x ")
        + fields.get("name")
        + (words.isEmpty() ? "" : "  (" + String.join("; ", words) + ")")
        + (text == null ? "" : "  " + text);
  }

  private static String word(Object key, @Nullable Object value) {
    return switch (value) {
      case Boolean flag when flag -> String.valueOf(key);
      case List<?> list ->
          key + " " + list.stream().map(String::valueOf).collect(Collectors.joining(", "));
      case Map<?, ?> map ->
          key
              + " "
              + map.entrySet().stream()
                  .map(entry -> entry.getKey() + " " + entry.getValue())
                  .collect(Collectors.joining(", "));
      case null, default -> key + " " + value;
    };
  }
}
