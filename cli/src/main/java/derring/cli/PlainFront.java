package derring.cli;

import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match in plain lines, for pipes, scripts and screen readers: what happened, then one line that
 * asks. Who plays with others reads only what his seat may see, when it is his turn to be asked.
 */
final class PlainFront<S extends State<S>, M, V> implements Front<M> {
  private final Sitting<S, M, V> sitting;
  private final Talk<S, M, V> talk;
  private final Farewell<S, M, V> farewell;
  private final BufferedReader in;
  private final PrintWriter out;

  /** How much of the log each seat has been told; the last is the spectator's. */
  private final int[] told;

  PlainFront(Sitting<S, M, V> sitting, Farewell<S, M, V> farewell, Surroundings surroundings) {
    this.sitting = sitting;
    this.talk = new Talk<>(sitting, Prose.WIDTH);
    this.farewell = farewell;
    this.in = new BufferedReader(new InputStreamReader(surroundings.in(), StandardCharsets.UTF_8));
    this.out = surroundings.out();
    this.told = new int[sitting.game().seats() + 1];
  }

  @Override
  public void opened() {
    out.println(sitting.game().title().name() + ", " + farewell.sealed());
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < sitting.game().seats(); seat++) {
      seats.add(sitting.name(seat) + " (" + sitting.sitter(seat).kind() + ")");
    }
    out.println("At the table: " + String.join(", ", seats));
    happened();
  }

  @Override
  public boolean thinking(int seat) {
    return true;
  }

  @Override
  public void happened() {
    if (sitting.humans().size() < 2) {
      tell(sitting.onlooker());
    }
    out.flush();
  }

  @Override
  public @Nullable M ask(int seat) {
    tell(seat);
    prompt(seat);
    while (true) {
      String line = read();
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
        case Said.Tell<M>(boolean brief, List<String> lines) -> lines.forEach(out::println);
        case Said.Look<M>() -> {
          look(seat);
          prompt(seat);
        }
        case Said.Back<M>(String what) -> {
          told[index(seat)] = sitting.entries().size();
          out.println(what);
          prompt(seat);
        }
      }
      out.flush();
    }
  }

  @Override
  public void over(Outcome outcome) {
    tell(sitting.onlooker());
    sitting.art().breakdown(sitting.scene(sitting.onlooker())).forEach(out::println);
    farewell.over(outcome).forEach(out::println);
    out.flush();
  }

  @Override
  public void close() {
    out.flush();
  }

  /** The log lines that {@code reader} has not seen. */
  private void tell(int reader) {
    List<Scene.Told> events = sitting.scene(reader).events();
    for (int i = Math.min(told[index(reader)], events.size()); i < events.size(); i++) {
      Scene.Told event = events.get(i);
      out.println(
          event.event().sentence(sitting.names()) + "  (" + String.join(", ", event.rules()) + ")");
    }
    told[index(reader)] = events.size();
  }

  private void prompt(int seat) {
    Scene<M, V> scene = sitting.scene(seat);
    StringBuilder line = new StringBuilder("? ");
    line.append(sitting.name(seat)).append(": ").append(sitting.art().question(scene)).append(" [");
    List<String> offers = sitting.art().offers(scene);
    if (!offers.isEmpty()) {
      out.println(line.append(String.join(" ", offers)).append(']'));
      out.flush();
      return;
    }
    List<String> shortcuts = sitting.shortcuts(seat);
    for (int i = 0; i < scene.moves().size(); i++) {
      line.append(i == 0 ? "" : "; ").append(shortcuts.get(i)).append(' ');
      line.append(sitting.label(seat, scene.moves().get(i)));
    }
    out.println(line.append(']'));
    out.flush();
  }

  private void look(int seat) {
    Pen pen = new Pen(Prose.WIDTH, false, 0, sitting.art().ink());
    sitting
        .art()
        .table(sitting.scene(seat), pen, TableArt.Room.SNUG)
        .forEach(line -> out.println(line.toString().stripTrailing()));
  }

  private @Nullable String read() {
    try {
      return in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int index(int reader) {
    return reader == Game.SPECTATOR ? told.length - 1 : reader;
  }
}
