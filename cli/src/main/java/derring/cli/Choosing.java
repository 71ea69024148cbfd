package derring.cli;

import derring.formats.CardFile;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Option;
import derring.kernel.Title;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the options of a game from the command line, where everything is text. */
final class Choosing {
  private Choosing() {}

  /**
   * The choices that {@code name=value} pairs make. What a value may be is left to the game.
   *
   * @throws BadInput if a pair is none, or a name comes twice
   */
  static Map<String, Object> read(Title title, List<String> pairs) {
    Map<String, Object> choices = new LinkedHashMap<>();
    for (String pair : pairs) {
      int mark = pair.indexOf('=');
      if (mark < 1) {
        throw new BadInput("option '" + pair + "': expected NAME=VALUE, such as seats=3");
      }
      String name = pair.substring(0, mark);
      if (choices.put(name, value(title, name, pair.substring(mark + 1))) != null) {
        throw new BadInput("option '" + name + "' is given twice");
      }
    }
    return choices;
  }

  static Facts facts(Title title, List<String> pairs) {
    return Facts.of(read(title, pairs));
  }

  /** The card sets that {@code id=file} pairs put in the place of the built-in ones. */
  static List<CardFile> cards(List<String> pairs) {
    List<CardFile> files = new ArrayList<>();
    for (String pair : pairs) {
      int mark = pair.indexOf('=');
      if (mark < 1) {
        throw new BadInput("cards '" + pair + "': expected SET=FILE, such as pirates=mine.yaml");
      }
      files.add(CardFile.read(pair.substring(0, mark), path(pair.substring(mark + 1))));
    }
    return files;
  }

  /** The files that such pairs name. */
  static List<Path> paths(List<String> pairs) {
    return pairs.stream().map(pair -> path(pair.substring(pair.indexOf('=') + 1))).toList();
  }

  /**
   * The files that are named where an option chooses among card sets, such as a table: each takes
   * the place of the set that is standard, which is then what {@code choices} say.
   */
  static List<CardFile> files(Title title, Map<String, Object> choices) {
    List<CardFile> files = new ArrayList<>();
    for (Option option : title.options()) {
      if (option.kind() == Option.Kind.CHOICE
          && title.cardSets().containsAll(option.words())
          && choices.get(option.name()) instanceof String name
          && !option.words().contains(name)
          && name.matches(".*[./\\\\].*")) {
        String standard = String.valueOf(option.standard());
        files.add(CardFile.read(standard, path(name)));
        choices.put(option.name(), standard);
      }
    }
    return files;
  }

  static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name + "' cannot be the name of a file");
    }
  }

  /** What may be chosen, in words. */
  static String values(Option option) {
    return switch (option.kind()) {
      case FLAG -> "true or false";
      case NUMBER -> option.min() + " to " + option.max();
      case CHOICE -> Facts.oneOf(option.words());
      case PER_SEAT -> "one for each seat, with commas: " + Facts.oneOf(option.words());
      case SEVERAL -> "up to " + option.max() + ", with commas: " + Facts.oneOf(option.words());
    };
  }

  private static Object value(Title title, String name, String text) {
    boolean list =
        title.options().stream().anyMatch(option -> option.name().equals(name) && option.lists());
    if (list) {
      return text.isEmpty()
          ? List.of()
          : Arrays.stream(text.split(",")).map(String::strip).toList();
    }
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> text.matches("-?\\d{1,9}") ? (Object) Integer.valueOf(text) : text;
    };
  }
}
