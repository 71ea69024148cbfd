package derring.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jline.terminal.Terminal;

/** A command that was run, with what it printed. */
record Ran(int status, String out, String err) {
  private static final int MOST_SEEDS = 500;

  /** Runs a command without a terminal. */
  static Ran of(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Derring.run(piped(input, out, err), args);
    return new Ran(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /**
   * Runs a command with one seed after the other until it prints what is wanted. A deal follows
   * from the options too, so that a seed of one's choice would show another one with every new
   * option.
   */
  static Ran seeded(String wanted, String input, String... args) {
    Pattern pattern = Pattern.compile(wanted);
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--seed", "0"));
    for (int seed = 0; seed < MOST_SEEDS; seed++) {
      all.set(all.size() - 1, String.valueOf(seed));
      Ran ran = of(input, all.toArray(String[]::new));
      if (pattern.matcher(ran.out).find()) {
        return ran;
      }
    }
    throw new AssertionError("no seed gives " + wanted);
  }

  static Surroundings piped(String input, ByteArrayOutputStream out, ByteArrayOutputStream err) {
    return new Surroundings(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        new PrintWriter(out, true, StandardCharsets.UTF_8),
        new PrintWriter(err, true, StandardCharsets.UTF_8),
        false,
        () -> {
          throw new AssertionError("a terminal was opened for a pipe");
        },
        variable -> null);
  }

  /** Surroundings with a person at a terminal. */
  static Surroundings seated(Terminal terminal, ByteArrayOutputStream out) {
    return new Surroundings(
        new ByteArrayInputStream(new byte[0]),
        new PrintWriter(out, true, StandardCharsets.UTF_8),
        new PrintWriter(out, true, StandardCharsets.UTF_8),
        true,
        () -> terminal,
        variable -> variable.equals("LANG") ? "C.UTF-8" : null);
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
