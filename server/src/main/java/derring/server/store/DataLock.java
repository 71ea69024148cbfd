package derring.server.store;

import derring.kernel.BadInput;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** One process for each data directory: a lock that dies with the process that holds it. */
final class DataLock implements AutoCloseable {
  private final FileChannel channel;

  private DataLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Makes the directory if it is not there, and takes it. */
  static DataLock take(Path data) {
    FileChannel channel;
    try {
      Files.createDirectories(data);
      channel =
          FileChannel.open(
              data.resolve("derring.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new BadInput("Cannot write to the data directory " + data.toAbsolutePath() + ".");
    }
    if (tryLock(channel) == null) {
      close(channel);
      throw new BadInput(
          "Another Derring-Do already uses the data directory "
              + data.toAbsolutePath()
              + "; stop it or name another directory.");
    }
    return new DataLock(channel);
  }

  /** Whether a process has taken the directory. */
  static boolean taken(Path data) {
    try (FileChannel channel =
        FileChannel.open(data.resolve("derring.lock"), StandardOpenOption.WRITE)) {
      return tryLock(channel) == null;
    } catch (IOException e) {
      return false; // nobody was ever here, or taking it will say what is wrong
    }
  }

  @Override
  public void close() {
    close(channel);
  }

  private static @Nullable FileLock tryLock(FileChannel channel) {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException | IOException e) {
      return null;
    }
  }

  private static void close(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      throw new JournalDown("Cannot let go of the data directory.", e);
    }
  }
}
