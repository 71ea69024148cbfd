package derring.bots.lab;

import derring.kernel.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The matches that were played for a lab or a tournament, in a file: a line each, so that whoever
 * is interrupted goes on where he was. The first line says which question it is. A line {@code =}
 * gives a number to words, and those after it use the number. What is written last may be cut off
 * in the middle by a power failure or a kill; it is then played again.
 */
public final class Ledger implements AutoCloseable {
  private static final String KIND = "derring lab ";
  private static final String HEAD = KIND + "2 ";
  private static final int FIELDS = 15;

  private final FileChannel file;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> words = new ArrayList<>();
  private final Map<Crew.Task, Played> kept = new HashMap<>();

  private Ledger(FileChannel file) {
    this.file = file;
  }

  /**
   * Opens a ledger, with what is in it, for whoever is the only one to write there.
   *
   * @param question what says that matches answer the same question: a digest
   * @param fresh whether what is in it is thrown away
   * @throws BadInput if it holds the matches of another one, or something else, or cannot be used
   */
  public static Ledger open(Path path, String question, boolean fresh) {
    try {
      FileChannel file =
          FileChannel.open(
              path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
      boolean read = false;
      try {
        alone(path, file);
        ours(path);
        if (fresh) {
          file.truncate(0);
        }
        Ledger ledger = new Ledger(file);
        ledger.read(path, question);
        read = true;
        return ledger;
      } finally {
        if (!read) {
          file.close();
        }
      }
    } catch (IOException e) {
      throw new BadInput("the matches cannot be kept in " + path + ": " + e.getMessage());
    }
  }

  /** Two who write there at once would spoil what both have played. */
  private static void alone(Path path, FileChannel file) throws IOException {
    FileLock lock = null;
    try {
      lock = file.tryLock();
    } catch (OverlappingFileLockException e) {
      // by this very process
    }
    if (lock == null) {
      throw new BadInput(path + ": another lab or tournament keeps its matches there just now");
    }
  }

  /** What somebody else keeps there is not thrown away, whatever the file is called. */
  private static void ours(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      String begins = new String(in.readNBytes(KIND.length()), StandardCharsets.UTF_8);
      if (!KIND.startsWith(begins)) {
        throw new BadInput(
            path + ": this is no file with matches of a lab or a tournament; name another folder");
      }
    }
  }

  private void read(Path path, String question) throws IOException {
    String text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
    int whole = text.lastIndexOf('\n') + 1;
    List<String> lines = text.substring(0, whole).lines().toList();
    if (lines.isEmpty() && (HEAD + question).startsWith(text)) {
      file.truncate(0);
      write(HEAD + question + "\n");
      return;
    }
    if (lines.isEmpty() || !lines.getFirst().equals(HEAD + question)) {
      throw new BadInput(
          path
              + ":1: these are matches of another question, with other cards, or of bots that have"
              + " learnt since; --fresh begins anew");
    }
    for (int i = 1; i < lines.size(); i++) {
      try {
        read(lines.get(i));
      } catch (RuntimeException e) {
        throw new BadInput(
            path + ":" + (i + 1) + ": this is no match that was kept; --fresh begins anew");
      }
    }
    file.truncate(text.substring(0, whole).getBytes(StandardCharsets.UTF_8).length);
    file.position(file.size());
  }

  private void read(String line) {
    if (line.startsWith("=")) {
      String word = line.substring(1).translateEscapes();
      numbers.put(word, words.size());
      words.add(word);
    } else {
      Played played = played(line);
      kept.put(new Crew.Task(played.variant(), played.index()), played);
    }
  }

  /** A match that was played already; null if it was not. */
  public @Nullable Played played(Crew.Task task) {
    return kept.get(task);
  }

  /** How many are kept. */
  public int size() {
    return kept.size();
  }

  /**
   * Keeps a match; it is in the file when this returns.
   *
   * @throws BadInput if that cannot be, as where a disk is full; then no more are kept
   */
  public synchronized void keep(Played played) {
    StringBuilder text = new StringBuilder();
    String line = line(played, text);
    try {
      long whole = file.position();
      try {
        write(text + line + "\n");
      } catch (IOException e) {
        file.truncate(whole); // nothing is to follow the half of a line
        file.close();
        throw e;
      }
    } catch (IOException e) {
      throw new BadInput(size() + " matches are kept, but not the next: " + e.getMessage());
    }
    kept.put(new Crew.Task(played.variant(), played.index()), played);
  }

  private void write(String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  private int number(String word, StringBuilder text) {
    Integer known = numbers.get(word);
    if (known != null) {
      return known;
    }
    int number = words.size();
    numbers.put(word, number);
    words.add(word);
    text.append('=').append(line(word)).append('\n');
    return number;
  }

  /** Words on one line, whatever is in them: a card may be called anything. */
  private static String line(String word) {
    return word.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }

  private String line(Played played, StringBuilder text) {
    List<Object> fields =
        List.of(
            played.variant(),
            played.index(),
            list(played.places()),
            played.drawn() ? 1 : 0,
            number(played.reason(), text),
            list(played.points()),
            played.decisions(),
            list(played.choices()),
            list(played.thought()),
            played.turns(),
            played.millis(),
            played.changes(),
            played.last(),
            list(played.course()),
            played.weight() == Played.UNWEIGHED ? "-" : played.weight());
    StringBuilder line =
        new StringBuilder(fields.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    for (Played.Note note : played.notes()) {
      line.append(' ')
          .append(note.seat())
          .append('.')
          .append(number(note.heading() + "\t" + note.what(), text));
    }
    return line.toString();
  }

  private Played played(String line) {
    String[] fields = line.split(" ");
    List<Played.Note> notes = new ArrayList<>();
    for (String note : Arrays.asList(fields).subList(FIELDS, fields.length)) {
      int dot = note.indexOf('.');
      String[] said = words.get(Integer.parseInt(note.substring(dot + 1))).split("\t", 2);
      notes.add(new Played.Note(Integer.parseInt(note.substring(0, dot)), said[0], said[1]));
    }
    return new Played(
        Integer.parseInt(fields[0]),
        Integer.parseInt(fields[1]),
        numbers(fields[2]),
        fields[3].equals("1"),
        words.get(Integer.parseInt(fields[4])),
        numbers(fields[5]),
        Integer.parseInt(fields[6]),
        numbers(fields[7]),
        numbers(fields[8]),
        Integer.parseInt(fields[9]),
        Integer.parseInt(fields[10]),
        Integer.parseInt(fields[11]),
        Integer.parseInt(fields[12]),
        numbers(fields[13]),
        fields[14].equals("-") ? Played.UNWEIGHED : Integer.parseInt(fields[14]),
        notes);
  }

  private static String list(List<Integer> numbers) {
    return numbers.isEmpty()
        ? "-"
        : numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  private static List<Integer> numbers(String list) {
    return list.equals("-")
        ? List.of()
        : Arrays.stream(list.split(",")).map(Integer::valueOf).toList();
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new BadInput("the matches cannot be kept: " + e.getMessage());
    }
  }
}
