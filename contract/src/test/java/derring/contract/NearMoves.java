package derring.contract;

import derring.formats.Doc;
import derring.formats.MoveForm;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Moves near a listed one, where not all can be listed: its record with some numbers a little
 * otherwise. Most are moves nobody listed; whether they are legal the judge says.
 */
final class NearMoves<M> {
  private static final int FAR = 3000;

  private final MoveForm<M> form;

  <S extends State<S>, V> NearMoves(Game<S, M, V> game) {
    form = new MoveForm<>(game);
  }

  /** A move near this one, or null if what came out is none. */
  @Nullable M to(M move, SeededChance chance) {
    Facts sent = Doc.of("move.json", form.written(move).text()).facts();
    int reach = 1 + chance.below(1 + chance.below(FAR));
    try {
      return form.read(Facts.of(shaken(sent.raw(), reach, chance)));
    } catch (BadInput e) {
      return null;
    }
  }

  private static @Nullable Object shaken(@Nullable Object value, int reach, SeededChance chance) {
    return switch (value) {
      case Integer number -> number + chance.below(2 * reach + 1) - reach;
      case Map<?, ?> map -> {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        map.forEach((key, item) -> fields.put((String) key, shaken(item, reach, chance)));
        yield fields;
      }
      case List<?> list -> {
        List<@Nullable Object> items = new ArrayList<>();
        list.forEach(item -> items.add(shaken(item, reach, chance)));
        yield items;
      }
      case null, default -> value;
    };
  }
}
