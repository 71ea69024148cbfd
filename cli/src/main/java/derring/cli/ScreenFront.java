package derring.cli;

import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** A match on a terminal, for one player or for several who pass the keyboard on. */
final class ScreenFront<S extends State<S>, M, V> implements Front<M> {
  private static final Duration PAUSE = Duration.ofMillis(700);

  /** Longer notes are read page by page. */
  private static final int LONGEST_NOTE = 9;

  private final Sitting<S, M, V> sitting;
  private final Farewell<S, M, V> farewell;
  private final Screen screen;
  private final boolean fast;
  private final PrintWriter out;
  private final List<String> last = new ArrayList<>();

  /** Who saw his hand last. */
  private int holder = Game.SPECTATOR;

  ScreenFront(
      Sitting<S, M, V> sitting,
      Farewell<S, M, V> farewell,
      Screen screen,
      boolean fast,
      PrintWriter out) {
    this.sitting = sitting;
    this.farewell = farewell;
    this.screen = screen;
    this.fast = fast;
    this.out = out;
  }

  @Override
  public void opened() {}

  @Override
  public boolean thinking(int seat) {
    draw(sitting.onlooker(), List.of(), sitting.name(seat) + " to move ...");
    return screen.rest(fast ? Duration.ZERO : PAUSE);
  }

  @Override
  public void happened() {
    if (sitting.humans().size() > 1) {
      screen.wipe();
    }
  }

  @Override
  public @Nullable M ask(int seat) {
    if (sitting.humans().size() > 1 && seat != holder && !passOn(seat)) {
      return null;
    }
    holder = seat;
    Talk<S, M, V> talk = new Talk<>(sitting, pen().width() - 2);
    List<String> note = List.of();
    while (true) {
      draw(seat, note, sitting.art().question(sitting.scene(seat)));
      String line = screen.read(seat, "> ", completions(seat));
      if (line == null) {
        return null;
      }
      switch (talk.hear(seat, line)) {
        case Said.Play<M>(M move) -> {
          return move;
        }
        case Said.Leave<M>() -> {
          return null;
        }
        case Said.Tell<M>(boolean brief, List<String> lines) -> {
          boolean fits = brief && lines.size() <= LONGEST_NOTE;
          note = fits ? lines : List.of();
          if (!fits) {
            screen.read(lines, pen());
          }
        }
        case Said.Look<M>() -> note = List.of();
        case Said.Back<M>(String told) -> note = List.of(told);
      }
    }
  }

  @Override
  public void over(Outcome outcome) {
    int reader = sitting.onlooker();
    draw(
        reader,
        sitting.art().breakdown(sitting.scene(reader)),
        farewell.result(outcome) + " " + outcome.reason());
    screen.read(Game.SPECTATOR, "Enter: leave the table ", List.of());
    last.addAll(sitting.art().breakdown(sitting.scene(reader)));
    last.addAll(farewell.over(outcome));
  }

  /** What is worth keeping is said once more on the page that stays. */
  @Override
  public void close() {
    screen.close();
    last.forEach(out::println);
  }

  /** Stands between two players, so that neither sees the other's hand; false if one leaves. */
  private boolean passOn(int seat) {
    Pen pen = pen();
    screen.wipe();
    String words = "Pass the keyboard to " + sitting.name(seat) + ".";
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < screen.height() / 2 - 3; i++) {
      lines.add(pen.line(""));
    }
    String margin = " ".repeat(Math.max(0, (pen.width() - words.length()) / 2));
    lines.add(pen.line(margin + words, pen.accent()));
    lines.add(pen.line(""));
    screen.show(lines);
    return screen.read(
            Game.SPECTATOR, margin + "Enter when you alone can see the screen. ", List.of())
        != null;
  }

  private void draw(int reader, List<String> note, String foot) {
    Pen pen = pen();
    Page<M, V> page = new Page<>(sitting.game().title(), sitting.art(), pen, screen.height());
    screen.show(page.lines(sitting.scene(reader), farewell.sealed(), note, foot));
  }

  private List<String> completions(int seat) {
    List<String> words = new ArrayList<>();
    sitting.moves(seat).forEach(move -> words.add(sitting.label(seat, move)));
    words.addAll(Talk.COMMANDS);
    return words;
  }

  private Pen pen() {
    return screen.pen(sitting.art().ink());
  }
}
