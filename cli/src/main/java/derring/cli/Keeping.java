package derring.cli;

import derring.formats.BadFile;
import derring.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

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

  /**
   * Makes sure that nothing is written over what it is made from, by whatever name that has there.
   *
   * @param read the files that it is made from
   * @param what would be written, in words
   * @param instead what one can do about it
   * @throws BadInput if the file is one of those
   */
  static void spare(Path file, List<Path> read, String what, String instead) {
    for (Path one : read) {
      if (same(file, one)) {
        throw new BadInput(what + " would be written over " + one + "; " + instead);
      }
    }
  }

  private static boolean same(Path one, Path other) {
    try {
      return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    } catch (IOException e) {
      throw new BadFile(one.toString(), "cannot be written: " + e.getMessage());
    }
  }
}
