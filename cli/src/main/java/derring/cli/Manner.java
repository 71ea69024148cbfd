package derring.cli;

import derring.kernel.BadInput;
import derring.kernel.State;
import java.util.Locale;
import picocli.CommandLine.Option;

/** In which manner a match is shown: what the terminal can, and what was asked for. */
final class Manner {
  @Option(names = "--json", description = "One JSON object a line, for programs.")
  private boolean json;

  @Option(names = "--plain", description = "Plain lines, also on a terminal.")
  private boolean plain;

  @Option(names = "--fast", description = "Bots move without a pause.")
  private boolean fast;

  @Option(names = "--color", paramLabel = "WHEN", description = "auto, always or never.")
  private String color = "auto";

  @Option(names = "--ascii", description = "Draws with plain ASCII signs only.")
  private boolean ascii;

  boolean json() {
    return json;
  }

  boolean plain() {
    return plain;
  }

  boolean fast() {
    return fast;
  }

  <S extends State<S>, M, V> Front<M> front(
      Sitting<S, M, V> sitting, Farewell<S, M, V> farewell, Surroundings surroundings) {
    colours(surroundings);
    if (json) {
      return new JsonFront<>(sitting, surroundings);
    }
    if (plain || !surroundings.terminal() || sitting.humans().isEmpty()) {
      return new PlainFront<>(sitting, farewell, surroundings);
    }
    return new ScreenFront<>(sitting, farewell, screen(surroundings), fast, surroundings.out());
  }

  /** Whether a match in real time can be drawn while it is played. */
  boolean live(Surroundings surroundings, boolean watched) {
    return !json && !plain && surroundings.terminal() && !(watched && fast);
  }

  Screen screen(Surroundings surroundings) {
    return new Screen(surroundings, fancy(surroundings), colours(surroundings));
  }

  /** How many colours to use: none, 8 or 256. NO_COLOR is honoured (no-color.org). */
  private int colours(Surroundings surroundings) {
    String term = String.valueOf(surroundings.environment().apply("TERM"));
    return switch (color) {
      case "always" -> 256;
      case "never" -> 0;
      case "auto" ->
          surroundings.says("NO_COLOR") || term.equals("dumb")
              ? 0
              : term.contains("256") || surroundings.says("COLORTERM") ? 256 : 8;
      default ->
          throw new BadInput("--color: expected auto, always or never, but found '" + color + "'");
    };
  }

  /** Whether the locale has more than ASCII; where no locale is kept in the environment it has. */
  private boolean fancy(Surroundings surroundings) {
    if (ascii) {
      return false;
    }
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    for (String variable : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String locale = surroundings.environment().apply(variable);
      if (locale != null && !locale.isEmpty()) {
        return locale.toLowerCase(Locale.ROOT).replace("-", "").contains("utf8");
      }
    }
    return system.contains("win") || system.contains("mac");
  }
}
