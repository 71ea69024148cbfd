package derring.cli;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.bots.Rank;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Option;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** The shelf of games: choose one, choose opponents and options, play. */
final class Menu {
  private static final int BRASS = 136;

  /** The games that will stand on the shelf, by id, with their names. */
  private static final Map<String, String> SHELF = new LinkedHashMap<>();

  static {
    SHELF.put("swordplay", "Swordplay: Pirates");
    SHELF.put("have-at-you", "Have at You!");
    SHELF.put("fire-at-will", "Fire at Will");
    SHELF.put("one-for-all", "One For All");
    SHELF.put("audatia", "Audatia");
  }

  private final Shelf shelf;
  private final Screen screen;
  private String note = "";

  Menu(Shelf shelf, Screen screen) {
    this.shelf = shelf;
    this.screen = screen;
  }

  /** The words of a play command, or null if the player leaves. */
  @Nullable List<String> choose() {
    List<Title> titles = shelf.titles();
    while (true) {
      Pen pen = screen.pen(BRASS);
      List<AttributedString> lines = heading("the shelf", pen);
      for (int i = 0; i < titles.size(); i++) {
        lines.add(entry(i + 1, titles.get(i).name(), titles.get(i).pitch(), pen));
      }
      SHELF.forEach((id, name) -> {
        if (titles.stream().noneMatch(title -> title.id().equals(id))) {
          lines.add(pen.line("      " + name + "  (coming)", pen.quiet()));
        }
      });
      String said = ask(lines, "a number plays, r 1 reads the rules, q leaves", pen);
      if (said == null) {
        return null;
      }
      boolean rules = said.startsWith("r");
      int number = number(rules ? said.substring(1).strip() : said, titles.size());
      if (number > 0 && rules) {
        screen.read(Prose.book(shelf.rulebook(titles.get(number - 1)), Prose.WIDTH), pen);
      } else if (number > 0) {
        List<String> words = opponents(titles.get(number - 1));
        if (words != null) {
          return words;
        }
      }
    }
  }

  private @Nullable List<String> opponents(Title title) {
    Map<String, List<String>> tables = tables(title);
    List<String> names = List.copyOf(tables.keySet());
    while (true) {
      Pen pen = screen.pen(BRASS);
      List<AttributedString> lines = heading(title.name() + ": who plays?", pen);
      for (int i = 0; i < names.size(); i++) {
        lines.add(entry(i + 1, names.get(i), "", pen));
      }
      String said = ask(lines, "a number; b goes back", pen);
      if (said == null || said.equals("b")) {
        return null;
      }
      int number = number(said, names.size());
      if (number > 0) {
        List<String> seats = tables.get(names.get(number - 1));
        List<String> chosen = options(title);
        if (chosen != null && seats != null) {
          List<String> words = new ArrayList<>(List.of("play", title.id()));
          if (seats.contains(Sitter.NOBODY)) {
            words.add("--practice");
          } else {
            seats.forEach(seat -> words.addAll(List.of("--seat", seat)));
          }
          words.addAll(chosen);
          return words;
        }
      }
    }
  }

  private Map<String, List<String>> tables(Title title) {
    Map<String, List<String>> tables = new LinkedHashMap<>();
    BotMaker standard = Bots.standard(title);
    String best = standard.name();
    tables.put(against(standard), List.of(Sitter.HUMAN, best));
    for (BotMaker bot : Bots.forGame(title)) {
      if (!bot.name().equals(best)) {
        tables.put(against(bot), List.of(Sitter.HUMAN, bot.name()));
      }
    }
    int most =
        title.options().stream()
            .filter(option -> option.name().equals("seats"))
            .mapToInt(Option::max)
            .findFirst()
            .orElse(2);
    if (most >= 4) {
      tables.put("You against three bots", List.of(Sitter.HUMAN, best, best, best));
    }
    if (shelf.open(title, Facts.none()).game().realTime()) {
      tables.put("Practise alone, without a clock", List.of(Sitter.HUMAN, Sitter.NOBODY));
    } else {
      tables.put("Two at this keyboard", List.of(Sitter.HUMAN, Sitter.HUMAN));
    }
    tables.put("Watch two bots", List.of(best, best));
    return tables;
  }

  private static String against(BotMaker bot) {
    return bot.rank() == Rank.LAB
        ? "You against one bot (" + bot.name() + ")"
        : "You against " + bot.called() + " (" + bot.name() + ")";
  }

  /** Flags and choices, changed by number; null to go back. */
  private @Nullable List<String> options(Title title) {
    Map<Option, Object> values = new LinkedHashMap<>();
    for (Option option : title.options()) {
      if (option.kind() == Option.Kind.FLAG || option.kind() == Option.Kind.CHOICE) {
        values.put(option, option.standard());
      }
    }
    List<Option> all = List.copyOf(values.keySet());
    while (true) {
      Pen pen = screen.pen(BRASS);
      List<AttributedString> lines = heading(title.name() + ": which rules?", pen);
      for (int i = 0; i < all.size(); i++) {
        Object value = values.get(all.get(i));
        String shown =
            value instanceof Boolean flag ? (flag ? "on" : "off") : String.valueOf(value);
        String name = String.format("%-20s %-9s", all.get(i).name(), shown);
        lines.add(entry(i + 1, name, all.get(i).help(), pen));
      }
      String said = ask(lines, "Enter plays; a number changes; b goes back", pen);
      if (said == null || said.equals("b")) {
        return null;
      }
      if (said.isEmpty()) {
        List<String> words = new ArrayList<>();
        values.forEach((option, value) -> {
          if (!value.equals(option.standard())) {
            words.addAll(List.of("--option", option.name() + "=" + value));
          }
        });
        return words;
      }
      int number = number(said, all.size());
      if (number > 0) {
        values.compute(all.get(number - 1), Menu::next);
      }
    }
  }

  private static Object next(Option option, @Nullable Object value) {
    if (value instanceof Boolean flag) {
      return !flag;
    }
    int at = option.words().indexOf(String.valueOf(value));
    return option.words().get((at + 1) % option.words().size());
  }

  private List<AttributedString> heading(String words, Pen pen) {
    List<AttributedString> lines = new ArrayList<>();
    lines.add(pen.edges(pen.line("Derring-Do", pen.accent()), pen.line(words, pen.quiet())));
    lines.add(pen.rule(""));
    lines.add(pen.line(""));
    return lines;
  }

  private static AttributedString entry(int number, String name, String more, Pen pen) {
    return pen.fit(
        pen.join(
            pen.line(String.format("%4d  ", number), pen.accent()),
            pen.line(name, pen.strong()),
            pen.line(more.isEmpty() ? "" : "  " + more)),
        pen.width());
  }

  private @Nullable String ask(List<AttributedString> lines, String keys, Pen pen) {
    lines.add(pen.line(""));
    lines.add(pen.rule(""));
    lines.add(pen.line(note.isEmpty() ? keys : note, pen.quiet()));
    note = "";
    screen.show(lines);
    String said = screen.read(0, "> ", List.of());
    return said == null || said.strip().equals("q") ? null : said.strip();
  }

  private int number(String text, int most) {
    if (text.matches("\\d{1,3}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= most) {
      return Integer.parseInt(text);
    }
    note = text.isEmpty() ? "" : "Expected a number from 1 to " + most + ".";
    return 0;
  }
}
