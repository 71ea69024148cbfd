package derring.cli;

import derring.formats.Rulebook;
import derring.formats.Rulebook.Chapter;
import derring.formats.Rulebook.Clause;
import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a game has by its name: cards and whatever else stands in its card sets, each value
 * with how it is known, clauses by their titles, and the words of the glossary.
 */
final class Lexicon {
  /** So many entries are shown at once; of more only the names. */
  private static final int FEW = 3;

  /** The names of fields stand in so many columns. */
  private static final int LABEL = 22;

  private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*");
  private static final Pattern SENTENCES = Pattern.compile("(?<=\\.)\\s+(?=\\*\\*)");

  private final Rulebook book;
  private final List<Thing> things = new ArrayList<>();
  private final Map<String, String> glossary = new LinkedHashMap<>();

  /** Something with a name in a card set: its kind is the heading it stands under. */
  private record Thing(String kind, String name, Map<?, ?> fields) {}

  Lexicon(Rulebook book, Collection<CardSet> sets) {
    this.book = book;
    for (CardSet set : sets) {
      set.content()
          .forEach((kind, value) -> {
            for (Object each : value instanceof List<?> list ? list : List.of(value)) {
              if (each instanceof Map<?, ?> fields && fields.get("name") instanceof String name) {
                things.add(new Thing(kind.replace('-', ' '), name, fields));
              }
            }
          });
    }
    for (Chapter chapter : book.chapters()) {
      if (chapter.title().equals("Glossary")) {
        Stream.of(SENTENCES.split(chapter.text())).forEach(this::define);
      }
    }
  }

  /** "**Word** (plural **Words**): what it means." */
  private void define(String sentence) {
    int colon = sentence.indexOf("**:") < 0 ? sentence.indexOf("):") : sentence.indexOf("**:") + 1;
    if (colon < 0) {
      return;
    }
    Matcher words = BOLD.matcher(sentence.substring(0, colon + 1));
    while (words.find()) {
      glossary.put(words.group(1), sentence.substring(colon + 2).strip());
    }
  }

  /** All names there are, by what they name. */
  List<String> index(int width) {
    Map<String, Set<String>> names = new LinkedHashMap<>();
    for (Thing thing : things) {
      names.computeIfAbsent(thing.kind, kind -> new LinkedHashSet<>()).add(thing.name);
    }
    if (!glossary.isEmpty()) {
      names.put("glossary", glossary.keySet());
    }
    List<String> lines = new ArrayList<>();
    names.forEach((kind, all) -> {
      lines.add(kind);
      Prose.wrap(String.join(", ", all), width - 2).forEach(line -> lines.add("  " + line));
    });
    return lines;
  }

  /** Whether something has exactly this name. */
  boolean has(String name) {
    return names().stream().anyMatch(name::equalsIgnoreCase);
  }

  /**
   * What has a name, or a name that contains these words.
   *
   * @throws BadInput if nothing has; the message says what is looked for
   */
  List<String> entry(String name, int width) {
    Optional<Clause> clause = book.find(name);
    if (clause.isPresent()) {
      return Prose.clause(clause.get(), width);
    }
    List<String> found = entries(name, width);
    if (!found.isEmpty()) {
      return found;
    }
    String part = name.toLowerCase(Locale.ROOT);
    List<String> near =
        names().stream().filter(each -> each.toLowerCase(Locale.ROOT).contains(part)).toList();
    if (near.isEmpty()) {
      throw new BadInput(
          "nothing in this game is named '"
              + name
              + "'; expected a card, a word of the glossary, or a clause by its title or id such as "
              + book.clauses().iterator().next().id());
    }
    if (near.size() > FEW) {
      return Prose.wrap("'" + name + "' is part of several names: " + Facts.oneOf(near), width);
    }
    return near.stream().flatMap(each -> entries(each, width).stream()).toList();
  }

  /** Every name once. */
  private Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    things.forEach(thing -> names.add(thing.name));
    names.addAll(glossary.keySet());
    book.clauses().forEach(clause -> names.add(clause.title()));
    return names;
  }

  private List<String> entries(String name, int width) {
    List<String> found = new ArrayList<>();
    things.stream()
        .filter(thing -> thing.name.equalsIgnoreCase(name))
        .forEach(thing -> found.addAll(thing(thing, width)));
    glossary.forEach((word, meaning) -> {
      if (word.equalsIgnoreCase(name)) {
        found.addAll(Prose.wrap(word + ": " + meaning, width));
      }
    });
    book.clauses().stream()
        .filter(clause -> clause.title().equalsIgnoreCase(name))
        .filter(clause -> things.stream().noneMatch(thing -> isRuled(thing, clause, name)))
        .forEach(clause -> found.addAll(Prose.clause(clause, width)));
    return found;
  }

  /** Whether a clause is told already, with the card that is named like it. */
  private static boolean isRuled(Thing thing, Clause clause, String name) {
    return thing.name.equalsIgnoreCase(name) && clause.id().equals(thing.fields.get("rule"));
  }

  // ---- a card

  private List<String> thing(Thing thing, int width) {
    List<String> lines = new ArrayList<>();
    boolean marked = things.stream().anyMatch(each -> each.fields.containsKey("fact"));
    lines.add(
        thing.name
            + "  ("
            + thing.kind
            + (marked ? "; the name: " + origin(thing, "name") : "")
            + ")");
    thing.fields.forEach((key, value) -> {
      if (!Set.of("name", "fact", "inference", "rule", "grounds").contains(key)) {
        String field = String.valueOf(key);
        String how = marked ? "  [" + origin(thing, field) + "]" : "";
        List<String> wrapped = Prose.wrap(words(value), width - LABEL - how.length());
        for (int i = 0; i < wrapped.size(); i++) {
          String label = i == 0 ? "  " + field : "";
          String end = i == wrapped.size() - 1 ? how : "";
          lines.add(String.format("%-" + LABEL + "s", label) + wrapped.get(i) + end);
        }
      }
    });
    if (thing.fields.get("grounds") instanceof String grounds) {
      Prose.wrap(grounds, width - 2).forEach(line -> lines.add("  " + line));
    }
    ruling(thing).ifPresent(clause -> lines.addAll(Prose.clause(clause, width)));
    for (Thing other : things) {
      other.fields.forEach((key, value) -> {
        if (named(value, thing.name)) {
          lines.add("  " + other.name + ": " + key + " it");
        }
      });
    }
    String naming = naming(thing);
    if (!naming.isEmpty()) {
      Prose.wrap("Named in " + naming + ".", width - 2).forEach(line -> lines.add("  " + line));
    }
    return lines;
  }

  private static String origin(Thing thing, String field) {
    return named(thing.fields.get("fact"), field)
        ? "fact"
        : named(thing.fields.get("inference"), field) ? "inference" : "reconstruction";
  }

  private static boolean named(@Nullable Object fields, String field) {
    return fields instanceof List<?> list && list.contains(field);
  }

  /** A value in words; what is only an abbreviation in the glossary is written out. */
  private String words(@Nullable Object value) {
    return switch (value) {
      case Boolean flag -> flag ? "yes" : "no";
      case List<?> list ->
          list.isEmpty()
              ? "none"
              : list.stream().map(this::words).collect(Collectors.joining(", "));
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> entry.getKey() + " " + words(entry.getValue()))
              .collect(Collectors.joining("; "));
      case null -> "none";
      default -> written(String.valueOf(value));
    };
  }

  private String written(String word) {
    String meaning = glossary.get(word);
    return meaning != null && word.equals(word.toUpperCase(Locale.ROOT))
        ? meaning.substring(0, meaning.length() - 1)
        : word;
  }

  /** The clause of its own, or the one about its kind. */
  private Optional<Clause> ruling(Thing thing) {
    if (thing.fields.get("rule") instanceof String id) {
      return book.find(id);
    }
    String kind = thing.kind.endsWith("s") ? stem(thing.kind) : thing.kind;
    return book.chapters().stream()
        .filter(chapter -> chapter.title().toLowerCase(Locale.ROOT).contains("cards"))
        .flatMap(chapter -> chapter.clauses().stream())
        .filter(clause -> clause.title().toLowerCase(Locale.ROOT).contains(kind))
        .findFirst();
  }

  private static String stem(String plural) {
    return plural.substring(0, plural.length() - 1);
  }

  private String naming(Thing thing) {
    return book.clauses().stream()
        .filter(clause -> (clause.title() + clause.text()).contains(thing.name))
        .map(Clause::id)
        .filter(id -> !id.equals(thing.fields.get("rule")))
        .collect(Collectors.joining(", "));
  }
}
