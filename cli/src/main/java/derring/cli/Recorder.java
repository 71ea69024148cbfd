package derring.cli;

import derring.formats.BadFile;
import derring.formats.Records;
import derring.kernel.BadInput;
import java.io.PrintWriter;
import java.nio.file.Path;

/**
 * Writes the record of a match when it is left, in whatever way: closed in the ordinary course, or
 * by the hook that Java runs when a signal ends the process, such as Ctrl-C while a line is read.
 */
final class Recorder implements AutoCloseable {
  private final Sitting<?, ?, ?> sitting;
  private final Path file;
  private final PrintWriter err;
  private final Thread hook = new Thread(this::ended, "record");
  private boolean written;

  /**
   * @param err where it is told that a signal came and the record could not be written; whoever
   *     closes gets an exception instead
   */
  Recorder(Sitting<?, ?, ?> sitting, Path file, PrintWriter err) {
    this.sitting = sitting;
    this.file = file;
    this.err = err;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Whoever comes second has nothing to add: the process ends, or the match is closed. */
  private synchronized void write() {
    if (!written) {
      written = true;
      Records.write(file, sitting.record(), sitting.game());
    }
  }

  private void ended() {
    try {
      write();
    } catch (BadFile | BadInput e) {
      err.println("derring: " + e.getMessage());
    }
  }

  @Override
  public void close() {
    write();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The process ends already; the hook finds the record written.
    }
  }
}
