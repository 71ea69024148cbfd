package derring.cli;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Simulation;
import derring.bots.Tempo;
import derring.kernel.BadInput;
import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Verdict;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/**
 * A match in real time on a terminal: one person with one-key commands against bots, or bots that
 * are watched. The page is drawn anew whenever anybody has moved. One thread does it all: it waits
 * for a key until the next bot is due.
 */
final class LiveHost<S extends State<S>, M, V> {
  private static final int TIMEOUT = NonBlockingReader.READ_EXPIRED;
  private static final int CTRL_C = 3;
  private static final int CTRL_D = 4;
  private static final int ESCAPE = 27;

  private final Sitting<S, M, V> sitting;
  private final LiveArt<M, V> art;
  private final Farewell<S, M, V> farewell;
  private final Screen screen;
  private final Clock clock;
  private final SeededChance whims;
  private final List<@Nullable Bot<M, V>> bots = new ArrayList<>();
  private final Pacing<S, M, V> pacing;
  private final int player;

  private String typed = "";
  private String note = "";

  LiveHost(
      Sitting<S, M, V> sitting,
      Farewell<S, M, V> farewell,
      Screen screen,
      Clock clock,
      long whims) {
    this.sitting = sitting;
    this.farewell = farewell;
    this.screen = screen;
    this.clock = clock;
    this.whims = new SeededChance(whims);
    if (!(sitting.art() instanceof LiveArt<M, V> live)) {
      throw new BadInput("this game cannot be drawn while it is played; try --plain");
    }
    this.art = live;
    if (sitting.humans().size() > 1) {
      throw new BadInput("two people cannot be fast at one keyboard; try --plain, or the server");
    }
    this.player = sitting.onlooker();
    List<@Nullable Tempo> tempos = new ArrayList<>();
    for (int seat = 0; seat < sitting.game().seats(); seat++) {
      Sitter sitter = sitting.sitter(seat);
      bots.add(sitter.human() ? null : Bots.make(sitter.kind(), sitting.game()));
      tempos.add(sitter.human() ? null : Simulation.tempo(sitting.game().title(), sitter.kind()));
    }
    pacing = new Pacing<>(sitting.game(), tempos, this.whims);
  }

  /** Plays until the match is over or the person leaves; true if it is over. */
  boolean play() {
    Attributes cooked = screen.terminal().enterRawMode();
    boolean over;
    try {
      note = player < 0 ? "" : "Any key begins.";
      draw();
      over = (player < 0 || !leaves(read(0))) && run();
    } finally {
      screen.terminal().setAttributes(cooked);
    }
    if (over) {
      showScoring();
    }
    return over;
  }

  private boolean run() {
    long start = clock.millis();
    note = "";
    draw();
    while (sitting.game().outcome(sitting.match().state()) == null) {
      Pacing.Due<M> due = pacing.next(sitting.match().state());
      long now = clock.millis() - start;
      if (due.at() <= now) {
        act(due, now);
        continue;
      }
      int key = read(due.at() - now);
      if (key == TIMEOUT) {
        continue;
      }
      if (leaves(key)) {
        return false;
      }
      press(key, clock.millis() - start);
      draw();
    }
    return true;
  }

  private void act(Pacing.Due<M> due, long now) {
    int seat = due.seat();
    M move = due.late();
    if (move == null && (sitting.game().toAct(sitting.match().state()) >> seat & 1) == 1) {
      Bot<M, V> bot = bots.get(seat);
      move = bot == null ? null : bot.choose(sitting.view(seat), sitting.buffer(seat), whims);
    }
    if (move != null) {
      sitting.play(seat, move, now);
      pacing.moved(seat, now);
      draw();
    }
    if (due.late() == null) {
      pacing.again(seat, now);
    }
  }

  private void press(int key, long now) {
    note = "";
    if (player < 0 || key == ESCAPE) {
      typed = "";
      return;
    }
    typed += (char) key;
    switch (art.pressed(sitting.view(player), typed)) {
      case LiveArt.Pressed.More(String sentence) -> note = sentence;
      case LiveArt.Pressed.Nothing() -> typed = "";
      case LiveArt.Pressed.Play(String notation) -> {
        typed = "";
        Verdict verdict = sitting.play(player, sitting.game().parse(notation), now);
        if (verdict.legal()) {
          pacing.moved(player, now);
        } else {
          note = verdict.sentence() + " (" + verdict.rule() + ")";
        }
      }
    }
  }

  private int read(long millis) {
    try {
      return screen.terminal().reader().read(millis);
    } catch (InterruptedIOException e) {
      return CTRL_C;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean leaves(int key) {
    return key == 'q' || key == CTRL_C || key == CTRL_D || key == -1;
  }

  private void draw() {
    Pen pen = screen.pen(art.ink());
    Page<M, V> page = new Page<>(sitting.game().title(), art, pen, screen.height());
    Scene<M, V> scene = sitting.scene(player);
    Scene<M, V> still =
        new Scene<>(scene.view(), scene.reader(), scene.events(), List.of(), scene.names());
    String keys = player < 0 ? "q leaves" : String.join("\n", art.keys());
    screen.refresh(page.lines(still, farewell.sealed(), art.breakdown(still), note + "\n" + keys));
  }

  /** The result, and for those who want it the scoring card by card. */
  private void showScoring() {
    Outcome outcome = sitting.game().outcome(sitting.match().state());
    if (outcome == null) {
      return;
    }
    note = farewell.result(outcome) + " " + outcome.reason();
    draw();
    String answer =
        screen.read(Game.SPECTATOR, "s: the scoring, card by card; Enter: leave ", List.of());
    if (answer != null && answer.strip().startsWith("s")) {
      List<String> lines =
          sitting.match().steps().getLast().entries().stream()
              .map(entry -> entry.seenBy(player).sentence(sitting.names()))
              .toList();
      screen.read(lines, screen.pen(art.ink()));
    }
  }
}
