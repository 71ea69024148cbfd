package derring.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Terminal;

/** A command that was run, with what it printed. */
record Ran(int status, String out, String err) {

  /** Runs a command without a terminal. */
  static Ran of(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Derring.run(piped(input, out, err), args);
    return new Ran(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
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
