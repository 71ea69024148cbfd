package derring.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;

/** Reads files as text, refusing what is none before a parser sees it, and writes them. */
public final class Text {

  /** No card set, scenario or record of ours comes near it; anything larger is not one. */
  static final int MOST_BYTES = 4 << 20;

  private Text() {}

  /**
   * What stands in a file.
   *
   * @throws BadFile if it cannot be read, is too large, or is not UTF-8 text
   */
  public static String read(Path file) {
    return decode(name(file), bytes(file));
  }

  /** What a file is called in messages: its path, and before it the archive if it lies in one. */
  static String name(Path file) {
    return file.getFileSystem().equals(FileSystems.getDefault())
        ? file.toString()
        : Path.of(file.getFileSystem().toString()).getFileName() + "!" + file;
  }

  private static byte[] bytes(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new BadFile(name(file), "is larger than the " + (MOST_BYTES >> 20) + " MB allowed");
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw new BadFile(name(file), "there is no such file");
    } catch (AccessDeniedException e) {
      throw new BadFile(name(file), "may not be read by this user");
    } catch (IOException e) {
      throw new BadFile(
          name(file),
          Files.isDirectory(file)
              ? "is a folder, but a file was expected"
              : "cannot be read: " + e.getMessage());
    }
  }

  /**
   * The text that the bytes are, without a byte order mark.
   *
   * @throws BadFile at the first thing that is not text in UTF-8
   */
  static String decode(String name, byte[] bytes) {
    if (bytes.length > MOST_BYTES) {
      throw new BadFile(name, "is larger than the " + (MOST_BYTES >> 20) + " MB allowed");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    CoderResult result = decoder.decode(in, out, true);
    out.flip();
    if (result.isError()) {
      throw new BadFile(
          name, line(out, out.length()), "expected text in UTF-8, but found bytes that are none");
    }
    for (int i = 0; i < out.length(); i++) {
      if (!printable(out.charAt(i))) {
        throw new BadFile(
            name,
            line(out, i),
            "expected text, but found the character U+"
                + HexFormat.of().withUpperCase().toHexDigits(out.charAt(i))
                + ", which no text has");
      }
    }
    boolean marked = out.length() > 0 && out.charAt(0) == '\uFEFF';
    return out.subSequence(marked ? 1 : 0, out.length()).toString();
  }

  /**
   * Writes a file in one go: it is either complete or as it was before. A link stays one, and what
   * is no file, such as a pipe, is only written to.
   *
   * @throws BadFile if it cannot be written
   */
  public static void write(Path file, String text) {
    try {
      if (!Files.exists(file)) {
        replace(file, text);
      } else if (Files.isRegularFile(file)) {
        replace(file.toRealPath(), text);
      } else {
        Files.writeString(file, text);
      }
    } catch (IOException e) {
      throw new BadFile(name(file), "cannot be written: " + reason(e, file));
    }
  }

  private static void replace(Path file, String text) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + "." + System.nanoTime() + ".part");
    try {
      try (FileChannel out =
          FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
        out.force(true);
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static String reason(IOException e, Path file) {
    if (Files.isDirectory(file)) {
      return "it is a folder";
    }
    Path folder = file.toAbsolutePath().getParent();
    if (e instanceof NoSuchFileException && folder != null && !Files.isDirectory(folder)) {
      return "there is no folder " + folder;
    }
    return e instanceof AccessDeniedException
        ? "this user may not write there"
        : String.valueOf(e.getMessage());
  }

  /** The number of lines; a line break at the end begins no new one. */
  static int lines(String text) {
    return line(text, text.endsWith("\n") ? text.length() - 1 : text.length());
  }

  private static int line(CharSequence text, int end) {
    return 1 + (int) text.chars().limit(end).filter(c -> c == '\n').count();
  }

  /** Whether nothing in a text could be refused, or read otherwise than it stands there. */
  static boolean plain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c >= 0x7F) {
        return false;
      }
    }
    return text.length() <= MOST_BYTES;
  }

  /** The characters that YAML allows. */
  private static boolean printable(char c) {
    return (c >= ' ' && c < 0x7F)
        || c == '\n'
        || c == '\r'
        || c == '\t'
        || c == 0x85
        || (c >= 0xA0 && c < 0xFFFE);
  }
}
