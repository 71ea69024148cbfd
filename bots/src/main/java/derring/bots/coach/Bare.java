package derring.bots.coach;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A position without the fields that would be so anyway, as one would write it by hand. */
public final class Bare {
  private final Game<?, ?, ?> game;
  private final Map<String, Object> whole;
  private final Map<String, Object> left;

  private <S extends State<S>> Bare(Game<S, ?, ?> game, S state) {
    this.game = game;
    whole = game.describe(state);
    left = copied(whole);
  }

  /** What must be said of a state. */
  public static <S extends State<S>> Map<String, Object> of(Game<S, ?, ?> game, S state) {
    Bare bare = new Bare(game, state);
    bare.prune(bare.left);
    return bare.left;
  }

  private void prune(Map<String, Object> part) {
    for (String key : List.copyOf(part.keySet())) {
      Object value = part.remove(key);
      if (!same(game)) {
        part.put(key, value);
        inside(value);
      }
    }
  }

  @SuppressWarnings("unchecked") // descriptions have text as keys
  private void inside(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      prune((Map<String, Object>) map);
    } else if (value instanceof List<?> list && !list.isEmpty() && list.getFirst() instanceof Map) {
      list.forEach(this::inside);
    }
  }

  private <S extends State<S>> boolean same(Game<S, ?, ?> opened) {
    try {
      return opened.describe(opened.assemble(Facts.of(left))).equals(whole);
    } catch (BadInput e) {
      return false; // it needs the field
    }
  }

  private static Map<String, Object> copied(Map<String, Object> map) {
    Map<String, Object> copy = new LinkedHashMap<>();
    map.forEach((key, value) -> copy.put(key, copied(value)));
    return copy;
  }

  @SuppressWarnings("unchecked") // descriptions have text as keys
  private static Object copied(Object value) {
    return switch (value) {
      case Map<?, ?> map -> copied((Map<String, Object>) map);
      case List<?> list -> list.stream().map(each -> copied((Object) each)).toList();
      default -> value;
    };
  }
}
