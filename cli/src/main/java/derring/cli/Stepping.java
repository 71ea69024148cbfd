package derring.cli;

import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.State;
import derring.kernel.Step;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Goes back and forth in a match on a terminal. */
final class Stepping<S extends State<S>, M, V> {
  private static final String KEYS = "n next, p back, g go to, e end, s seat, q leave";

  private final Sitting<S, M, V> sitting;
  private final Screen screen;
  private final @Nullable Outcome outcome;
  private final int length;
  private int at;
  private int eyes;
  private String note;

  /**
   * @param outcome how it ended; null if it is not over
   * @param note what is said first; empty for nothing
   */
  Stepping(
      Sitting<S, M, V> sitting,
      Screen screen,
      @Nullable Outcome outcome,
      @Nullable Integer seat,
      String note) {
    this.note = note;
    this.sitting = sitting;
    this.screen = screen;
    this.outcome = outcome;
    this.length = sitting.match().steps().size();
    this.eyes = seat != null ? seat : outcome == null ? Game.SPECTATOR : 0;
  }

  void run() {
    while (true) {
      draw();
      Key key = Key.read(screen, note.isEmpty() ? KEYS : note);
      note = "";
      switch (key.name()) {
        case "next" -> at = Math.min(length, at + 1);
        case "back" -> at = Math.max(0, at - 1);
        case "first" -> at = 0;
        case "end" -> at = length;
        case "leave" -> {
          return;
        }
        case "go" -> go(key.argument());
        case "seat" -> look(key.argument());
        default -> note = KEYS;
      }
    }
  }

  private void go(String number) {
    if (number.matches("\\d{1,6}") && Integer.parseInt(number) <= length) {
      at = Integer.parseInt(number);
    } else {
      note = "Expected a move from 0 to " + length + ".";
    }
  }

  private void look(String who) {
    if (outcome == null) {
      note = "The match is not over, so its hands stay hidden.";
    } else if (who.toLowerCase(Locale.ROOT).startsWith("s")) {
      eyes = Game.SPECTATOR;
    } else if (who.matches("\\d{1,2}") && Integer.parseInt(who) < sitting.game().seats()) {
      eyes = Integer.parseInt(who);
    } else {
      note =
          "Expected a seat from 0 to " + (sitting.game().seats() - 1) + ", or s for a spectator.";
    }
  }

  private void draw() {
    Pen pen = screen.pen(sitting.art().ink());
    Page<M, V> page = new Page<>(sitting.game().title(), sitting.art(), pen, screen.height());
    Scene<M, V> scene = sitting.scene(eyes, at);
    Scene<M, V> still = new Scene<>(scene.view(), eyes, scene.events(), List.of(), scene.names());
    screen.show(page.lines(still, "move " + at + " of " + length, List.of(), foot()));
  }

  /** What comes next, or how it ended. */
  private String foot() {
    if (at == length) {
      return outcome == null
          ? "The record ends here; the match is not over."
          : new Farewell<>(sitting, null).placed(outcome) + " " + outcome.reason();
    }
    Step<M> next = sitting.match().steps().get(at);
    if (outcome == null) {
      return "Next, " + sitting.name(next.seat()) + " moves.";
    }
    V view = sitting.game().view(sitting.match().stateAfter(at), next.seat());
    String move = sitting.art().label(view, next.move(), sitting.names());
    return "Next, " + sitting.name(next.seat()) + ": " + move + ".";
  }
}
