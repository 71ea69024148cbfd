package derring.cli;

import derring.formats.Json;
import derring.formats.Sight;
import derring.kernel.Game;
import derring.kernel.Names;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** Draws any game: what a view is described as, field by field. */
final class PlainArt<S extends State<S>, M, V> implements TableArt<M, V> {
  private static final int BRASS = 136;

  private final Game<S, M, V> game;

  PlainArt(Game<S, M, V> game) {
    this.game = game;
  }

  @Override
  public int ink() {
    return BRASS;
  }

  @Override
  public String standing(Scene<M, V> scene) {
    return "";
  }

  @Override
  public List<AttributedString> table(Scene<M, V> scene, Pen pen, Room room) {
    List<AttributedString> lines = new ArrayList<>();
    Sight.of(game.show(scene.view())).forEach((key, value) -> field(key, value, 0, pen, lines));
    return lines;
  }

  private static void field(
      String key, @Nullable Object value, int depth, Pen pen, List<AttributedString> lines) {
    String margin = "  ".repeat(depth);
    String text = Json.compact(value);
    AttributedString name = pen.line(margin + key + " ", pen.strong());
    if (name.length() + text.length() <= pen.width()) {
      lines.add(pen.join(name, pen.line(text)));
      return;
    }
    lines.add(name);
    switch (value) {
      case Map<?, ?> map ->
          map.forEach((inner, of) -> field(String.valueOf(inner), of, depth + 1, pen, lines));
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          field(String.valueOf(i), list.get(i), depth + 1, pen, lines);
        }
      }
      case null, default ->
          Prose.wrap(text, pen.width() - margin.length() - 2)
              .forEach(line -> lines.add(pen.line(margin + "  " + line)));
    }
  }

  @Override
  public String question(Scene<M, V> scene) {
    return "What will " + scene.names().of(scene.reader()) + " do?";
  }

  @Override
  public String label(V view, M move, Names names) {
    return game.label(view, move);
  }

  @Override
  public boolean passes(M move) {
    return game.notation(move).equals("pass");
  }

  @Override
  public Examples examples() {
    return new Examples("pass", "why pass");
  }
}
