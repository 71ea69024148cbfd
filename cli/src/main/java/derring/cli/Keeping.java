package derring.cli;

import derring.formats.BadFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes sure, before something long begins, that what comes of it can be written at the end. */
final class Keeping {
  private Keeping() {}

  /**
   * @param force whether a file that is there may be replaced
   * @throws BadFile if the file cannot be written
   */
  static void check(Path file, boolean force) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new BadFile(file.toString(), "cannot be written: it is a folder");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadFile(file.toString(), "cannot be written: there is no folder " + folder);
    }
    if (!Files.isWritable(folder)) {
      throw new BadFile(file.toString(), "cannot be written: this user may not write there");
    }
    if (Files.exists(file) && !force) {
      throw new BadFile(file.toString(), "exists already; add --force to replace it");
    }
  }
}
