package derring.cli;

import derring.server.Inspection;
import derring.server.Sizes;
import derring.server.store.Backup;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** What a host does with the store of a server: copy it, bring it back, see whether it is whole. */
final class StoreCommands {
  private StoreCommands() {}

  /** Copies the store, also of a server that runs. */
  @Command(
      name = "backup",
      description = "Copies the store of a data directory into a file, also while a server runs.",
      mixinStandardHelpOptions = true)
  static final class BackupCommand implements Callable<Integer> {
    @ParentCommand private Derring derring;

    @Parameters(index = "0", paramLabel = "DATA", description = "The data directory.")
    private Path data;

    @Parameters(index = "1", paramLabel = "FILE", description = "A file that is not there yet.")
    private Path file;

    @Override
    public Integer call() {
      long facts = Backup.take(data, file);
      derring.surroundings().out().println("Copied " + facts + " facts to " + file + ".");
      return 0;
    }
  }

  /** Puts a copy where a server finds it. */
  @Command(
      name = "restore",
      description = "Puts a back-up into a data directory that has no store.",
      mixinStandardHelpOptions = true)
  static final class RestoreCommand implements Callable<Integer> {
    @ParentCommand private Derring derring;

    @Parameters(index = "0", paramLabel = "FILE", description = "The back-up.")
    private Path file;

    @Parameters(index = "1", paramLabel = "DATA", description = "The data directory.")
    private Path data;

    @Override
    public Integer call() {
      long facts = Backup.restore(file, data);
      derring.surroundings().out().println("Restored " + facts + " facts to " + data + ".");
      return 0;
    }
  }

  /** Plays every match again from its facts. */
  @Command(
      name = "check",
      description = "Sees whether the store of a data directory is whole; no server may use it.",
      mixinStandardHelpOptions = true)
  static final class CheckCommand implements Callable<Integer> {
    private static final int STEP = 1000;

    @ParentCommand private Derring derring;

    @Parameters(paramLabel = "DATA", description = "The data directory.")
    private Path data;

    @Override
    public Integer call() {
      PrintWriter out = derring.surroundings().out();
      PrintWriter err = derring.surroundings().err();
      Inspection found =
          Inspection.of(
              "",
              data,
              done -> {
                if (done % STEP == 0) {
                  err.println(done + " matches looked at ...");
                  err.flush();
                }
              });
      found.bad().forEach(bad -> out.println("Match " + bad.match() + ": " + bad.why() + "."));
      out.println(
          found.matches()
              + " matches with "
              + found.facts()
              + " facts; "
              + (found.bad().isEmpty()
                  ? "all are whole."
                  : found.bad().size()
                      + " are not whole, "
                      + found.sound()
                      + " are sound and go on when the server starts."));
      if (found.loose() > 0) {
        out.println(found.loose() + " facts are from before there was a chain.");
      }
      return found.bad().isEmpty() ? 0 : 1;
    }
  }

  /** Shows what a store keeps. */
  @Command(
      name = "sizes",
      description = "Shows what the store of a data directory keeps, also while a server runs.",
      mixinStandardHelpOptions = true)
  static final class SizesCommand implements Callable<Integer> {
    private static final String ROW = "%-10s %10s %12s %12s%n";
    private static final int KILO = 1024;

    @ParentCommand private Derring derring;

    @Parameters(
        paramLabel = "DATA",
        arity = "0..1",
        description = "The data directory; with DERRING_DB its database.")
    private @Nullable Path data;

    @Override
    public Integer call() {
      PrintWriter out = derring.surroundings().out();
      Sizes sizes = Sizes.of(ServeCommand.set("DERRING_DB", ""), ServeCommand.folder(data));
      out.printf(Locale.ROOT, ROW, "matches", "number", "facts", "kB");
      for (Sizes.Part part : sizes.parts()) {
        out.printf(
            Locale.ROOT,
            ROW,
            part.state().isEmpty() ? "lists" : part.state(),
            part.matches(),
            part.facts(),
            part.bytes() / KILO);
      }
      out.println("All of it takes " + sizes.bytes() / KILO + " kB, with indexes and free pages.");
      return 0;
    }
  }
}
