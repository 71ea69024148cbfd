package derring.cli;

import derring.formats.Json;
import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match as JSON, one object a line: {@code match}, then each event as a seat may see it, each
 * prompt with that seat's view and moves, answers to what was typed, and the {@code outcome}.
 */
final class JsonFront<S extends State<S>, M, V> implements Front<M> {
  private final Sitting<S, M, V> sitting;
  private final Talk<S, M, V> talk;
  private final BufferedReader in;
  private final PrintWriter out;
  private final int[] told;

  JsonFront(Sitting<S, M, V> sitting, Surroundings surroundings) {
    this.sitting = sitting;
    this.talk = new Talk<>(sitting, Prose.WIDTH);
    this.in = new BufferedReader(new InputStreamReader(surroundings.in(), StandardCharsets.UTF_8));
    this.out = surroundings.out();
    this.told = new int[sitting.game().seats() + 1];
  }

  @Override
  public void opened() {
    Map<String, @Nullable Object> match = new LinkedHashMap<>();
    match.put("game", sitting.game().title().id());
    match.put("rules", sitting.game().title().rulesVersion());
    match.put("options", sitting.game().options());
    match.put("seats", sitting.record().seats());
    match.put("commitment", sitting.commitment());
    print(Map.of("match", match));
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
        case Said.Tell<M>(boolean brief, List<String> lines) ->
            print(answer(seat, String.join("\n", lines)));
        case Said.Look<M>() -> prompt(seat);
        case Said.Back<M>(String what) -> {
          told[index(seat)] = sitting.entries().size();
          print(answer(seat, what));
          prompt(seat);
        }
      }
    }
  }

  @Override
  public void over(Outcome outcome) {
    tell(sitting.onlooker());
    Map<String, @Nullable Object> end = new LinkedHashMap<>();
    end.put("outcome", outcome);
    end.put("seed", sitting.seed());
    print(end);
  }

  @Override
  public void close() {
    out.flush();
  }

  private void prompt(int seat) {
    Map<String, @Nullable Object> prompt = new LinkedHashMap<>();
    prompt.put("seat", seat);
    prompt.put("view", Json.writtenLean(sitting.game().show(sitting.view(seat))));
    prompt.put("moves", sitting.moves(seat).stream().map(sitting.game()::notation).toList());
    print(prompt);
  }

  private static Map<String, @Nullable Object> answer(int seat, String text) {
    Map<String, @Nullable Object> answer = new LinkedHashMap<>();
    answer.put("seat", seat);
    answer.put("answer", text);
    return answer;
  }

  private void tell(int reader) {
    List<Scene.Told> events = sitting.scene(reader).events();
    for (int i = Math.min(told[index(reader)], events.size()); i < events.size(); i++) {
      Scene.Told event = events.get(i);
      Map<String, @Nullable Object> line = new LinkedHashMap<>();
      line.put("seat", reader == Game.SPECTATOR ? null : reader);
      line.put("event", event.event());
      line.put("rules", event.rules());
      line.put("text", event.event().sentence(sitting.names()));
      print(line);
    }
    told[index(reader)] = events.size();
  }

  private void print(Map<String, ?> object) {
    out.println(Json.compact(object));
    out.flush();
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
