package derring.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/**
 * The terminal as a page that is drawn anew for each moment. It works on the terminal's second page
 * where there is one, so that nothing of a match stays behind in the scroll-back.
 */
final class Screen implements AutoCloseable {
  private static final int NARROWEST = 60;
  private static final int WIDEST = 120;
  private static final int LOWEST = 20;

  /** Empties the scroll-back too; there is no capability for it. */
  private static final String FORGET = "\u001b[3J";

  private final Terminal terminal;
  private final boolean fancy;
  private final int colours;

  /** One for each reader, so that no player finds what another typed. */
  private final Map<Integer, LineReader> readers = new HashMap<>();

  private List<String> completions = List.of();

  Screen(Surroundings surroundings, boolean fancy, int colours) {
    this.terminal = surroundings.screen().get();
    this.fancy = fancy;
    this.colours = colours;
    Thread player = Thread.currentThread();
    terminal.handle(Signal.INT, signal -> player.interrupt());
    terminal.puts(Capability.enter_ca_mode);
  }

  /** The pen for this page. */
  Pen pen(int ink) {
    int columns = terminal.getColumns() <= 0 ? 80 : terminal.getColumns();
    return new Pen(Math.clamp(columns - 1, NARROWEST, WIDEST), fancy, colours, ink);
  }

  int height() {
    return Math.max(LOWEST, terminal.getRows());
  }

  /** Draws a page. */
  void show(List<AttributedString> lines) {
    StringBuilder page = new StringBuilder();
    for (AttributedString line : lines) {
      page.append(ansi(line)).append("\r\n");
    }
    terminal.puts(Capability.clear_screen);
    terminal.writer().print(page);
    terminal.writer().flush();
  }

  /** Draws a page over the last one, so that a page that changes often does not flicker. */
  void refresh(List<AttributedString> lines) {
    terminal.puts(Capability.cursor_home);
    for (AttributedString line : lines) {
      terminal.writer().print(ansi(line));
      terminal.puts(Capability.clr_eol);
      terminal.writer().print("\r\n");
    }
    terminal.puts(Capability.clr_eos);
    terminal.writer().flush();
  }

  /** Leaves a page standing for a while; false if Ctrl-C cuts it short. */
  boolean rest(Duration time) {
    try {
      Thread.sleep(time);
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  /** Wipes everything away, the scroll-back included. */
  void wipe() {
    terminal.puts(Capability.clear_screen);
    terminal.writer().print(FORGET);
    terminal.writer().flush();
  }

  /**
   * Reads a line.
   *
   * @param reader whose line it is
   * @param words what the Tab key offers
   * @return null if the player leaves with Ctrl-C or Ctrl-D
   */
  @Nullable String read(int reader, String prompt, List<String> words) {
    completions = words;
    try {
      return readers.computeIfAbsent(reader, this::open).readLine(prompt);
    } catch (UserInterruptException | EndOfFileException e) {
      return null;
    }
  }

  /** Shows a long text page by page. */
  void read(List<String> lines, Pen pen) {
    int step = height() - 3;
    for (int from = 0; from < lines.size(); from += step) {
      int to = Math.min(lines.size(), from + step);
      show(lines.subList(from, to).stream().map(pen::line).toList());
      boolean last = to == lines.size();
      String answer =
          read(Integer.MIN_VALUE, last ? "Enter: back " : "Enter: more, q: back ", List.of());
      if (answer == null || answer.strip().startsWith("q")) {
        return;
      }
    }
  }

  Terminal terminal() {
    return terminal;
  }

  private LineReader open(int reader) {
    return LineReaderBuilder.builder()
        .terminal(terminal)
        .appName("derring")
        .parser((line, cursor, context) -> new WholeLine(line, cursor))
        .completer((line, parsed, candidates) ->
            completions.forEach(word -> candidates.add(new Candidate(word))))
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .option(LineReader.Option.CASE_INSENSITIVE, true)
        .variable(LineReader.BELL_STYLE, "none")
        .build();
  }

  /** JLine's own way of doing this puts ASCII in the place of frames. */
  private String ansi(AttributedString line) {
    if (colours == 0) {
      return line.toString();
    }
    StringBuilder text = new StringBuilder();
    for (int from = 0; from < line.length(); from = line.runLimit(from)) {
      String style = line.styleAt(from).toAnsi();
      String run = line.substring(from, line.runLimit(from)).toString();
      text.append(style.isEmpty() ? run : "\u001b[" + style + "m" + run + "\u001b[0m");
    }
    return text.toString();
  }

  @Override
  public void close() {
    terminal.puts(Capability.exit_ca_mode);
    terminal.flush();
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
