package derring.cli;

import derring.formats.BadFile;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence what went wrong, and gives the exit status that goes with it. */
final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {
  /** The command was used wrongly, or was given something that cannot be used. */
  static final int MISUSED = 2;

  /** The program itself is at fault. */
  static final int BROKEN = 70;

  private final Surroundings surroundings;

  Complaints(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().getFirst();
      boolean option = word.startsWith("-");
      if (command.getParent() == null && !option) {
        return complain(
            "there is no command '"
                + word
                + "'; expected "
                + Facts.oneOf(command.getSubcommands().keySet()));
      }
      return complain(
          "'"
              + word
              + (option ? "' is no option of " : "' is a word too many for ")
              + command.getCommandSpec().qualifiedName()
              + "; "
              + command.getCommandSpec().qualifiedName()
              + " --help says what it takes");
    }
    return complain(small(e.getMessage()));
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult result) {
    return switch (e) {
      case BadInput bad -> complain(bad.getMessage());
      case BadFile bad -> complain(bad.getMessage());
      default -> {
        complain("something is wrong in Derring-Do itself: " + e + "." + trace(e));
        yield BROKEN;
      }
    };
  }

  private int complain(@Nullable String sentence) {
    surroundings.out().flush();
    surroundings
        .err()
        .println("derring: " + String.valueOf(sentence).replaceAll("\\s*\\R\\s*", " "));
    return MISUSED;
  }

  private String trace(Exception e) {
    if (!surroundings.says("DERRING_DEBUG")) {
      return " Set DERRING_DEBUG=1 to keep the details.";
    }
    try {
      Path file = Files.createTempFile("derring-", ".trace");
      try (PrintWriter out = new PrintWriter(file.toFile(), StandardCharsets.UTF_8)) {
        e.printStackTrace(out);
      }
      return " The details are in " + file + ".";
    } catch (IOException unwritten) {
      return " The details could not be written: " + unwritten.getMessage() + ".";
    }
  }

  /** Picocli begins its messages with a capital; ours follow 'derring:'. */
  private static String small(@Nullable String message) {
    String text = String.valueOf(message);
    return text.isEmpty() ? text : Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }
}
