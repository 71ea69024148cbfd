package derring.formats;

import derring.kernel.Title;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Finds a folder on the class path, be it in a directory or in a jar. */
public final class Folder {
  /** Every title has one, so it shows where the folder is; jars need not list folders. */
  private static final String ANCHOR = "rulebook.md";

  /** Jars that were opened. They stay open: what is read from them is read again and again. */
  private static final Map<Path, FileSystem> JARS = new ConcurrentHashMap<>();

  private Folder() {}

  /** The folder of a title. */
  static Path of(Title title) {
    String anchor = title.folder() + "/" + ANCHOR;
    ClassLoader loader = title.getClass().getClassLoader();
    URL url = loader == null ? null : loader.getResource(anchor);
    if (url == null) {
      throw new BadFile(anchor, "there is no such file on the class path");
    }
    return of(url);
  }

  /** The folder that holds the file at {@code anchor}. */
  public static Path of(URL anchor) {
    try {
      if (anchor.getProtocol().equals("jar")) {
        String[] parts = anchor.getPath().split("!", 2);
        FileSystem jar = JARS.computeIfAbsent(Path.of(new URI(parts[0])), Folder::open);
        return jar.getPath(new URI(parts[1]).getPath()).resolveSibling("");
      }
      return Path.of(anchor.toURI()).resolveSibling("");
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the class path holds " + anchor, e);
    }
  }

  /** The files in a folder whose names end so, by name. None if there is no such folder. */
  static List<Path> list(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new BadFile(Text.name(folder), "cannot be listed: " + e.getMessage());
    }
  }

  private static FileSystem open(Path jar) {
    try {
      return FileSystems.newFileSystem(jar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
