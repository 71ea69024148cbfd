package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A YAML or JSON file as plain values (maps in the order written, lists, text, numbers, flags and
 * null) that remembers on which line each stands.
 *
 * <p>YAML is read by its version 1.2: {@code no}, {@code on} and {@code yes} are text. Aliases,
 * tags and a second document in the file are refused, and so is a key that is written twice.
 */
public final class Doc {
  private final String name;
  private final @Nullable Path path;
  private final @Nullable Object value;
  private final Place root;

  private Doc(String name, @Nullable Path path, Tree tree) {
    this.name = name;
    this.path = path;
    this.value = tree.value();
    this.root = tree.root();
  }

  /**
   * Reads a file: as JSON if its name ends so, else as YAML.
   *
   * @throws BadFile if it cannot be read or is damaged
   */
  public static Doc read(Path file) {
    String name = Text.name(file);
    return new Doc(name, file, Tree.of(name, Text.read(file)));
  }

  /** Reads a text that does not come from a file; {@code name} stands for it in messages. */
  public static Doc of(String name, String text) {
    return Text.plain(text)
        ? new Doc(name, null, Tree.of(name, text))
        : of(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Reads bytes that do not come from a file; {@code name} stands for them in messages. */
  public static Doc of(String name, byte[] bytes) {
    return new Doc(name, null, Tree.of(name, Text.decode(name, bytes)));
  }

  /** What the file is called in messages. */
  public String name() {
    return name;
  }

  /** The values, to be read strictly. What goes wrong comes without a line: see {@link #read}. */
  public Facts facts() {
    return Facts.of(value);
  }

  /**
   * Reads something from the values.
   *
   * @throws BadFile with the line, where {@code reader} refuses something
   */
  public <T> T read(Function<Facts, T> reader) {
    return within(List.of(), () -> reader.apply(facts()));
  }

  /**
   * Does something with the values below {@code prefix}.
   *
   * @throws BadFile with the line, where {@code work} refuses something; the paths it gives start
   *     at {@code prefix}
   */
  public <T> T within(List<?> prefix, Supplier<T> work) {
    try {
      return work.get();
    } catch (BadInput e) {
      List<Object> whole = new ArrayList<>(prefix);
      whole.addAll(e.path());
      throw bad(whole, String.valueOf(e.getMessage()));
    }
  }

  /** A refusal of what stands at {@code path}. */
  public BadFile bad(List<?> path, String sentence) {
    return new BadFile(name, line(path), sentence);
  }

  /** The line of what stands at {@code path}, or of what is nearest above it. */
  public int line(List<?> path) {
    return root.nearest(path).line();
  }

  /** As {@link #read}, of the file that {@code relative} names. */
  Doc readBeside(String relative) {
    return read(beside(relative));
  }

  /** The file that {@code relative} names, seen from the folder of this one. */
  public Path beside(String relative) {
    Path here = path == null ? Path.of(name) : path;
    return here.resolveSibling(relative).normalize();
  }
}
