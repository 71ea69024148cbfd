package derring.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/**
 * What a command finds around itself, so that a test can put it somewhere else.
 *
 * @param terminal whether a person sits at both ends, input and output
 * @param screen opens the terminal; only interactive commands do, because it asks the terminal
 *     questions
 * @param environment the value of a variable, or null
 */
record Surroundings(
    InputStream in,
    PrintWriter out,
    PrintWriter err,
    boolean terminal,
    Supplier<Terminal> screen,
    Function<String, @Nullable String> environment) {

  /** The process itself. */
  static Surroundings process() {
    return new Surroundings(
        System.in,
        writer(FileDescriptor.out),
        writer(FileDescriptor.err),
        isTerminal(System.console()),
        Surroundings::openTerminal,
        System::getenv);
  }

  /** Whether a variable is set to something. */
  boolean says(String variable) {
    String value = environment.apply(variable);
    return value != null && !value.isEmpty();
  }

  /** Since Java 22 there may be a console without a terminal; some Javas still give none. */
  private static boolean isTerminal(@Nullable Console console) {
    return console != null && console.isTerminal();
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }

  private static Terminal openTerminal() {
    try {
      return TerminalBuilder.builder()
          .system(true)
          .encoding(StandardCharsets.UTF_8)
          .nativeSignals(true)
          .build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
