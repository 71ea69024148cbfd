package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Named;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** In place of {@link MoveForm}: its records are made by moulds. */
public final class BakedMoveForm<M> {
  static final int FAR = 1_000_000_000;

  private final Game<?, M, ?> game;
  private final Map<String, BakedMould> kinds = new LinkedHashMap<>();

  public BakedMoveForm(Game<?, M, ?> game) {
    this.game = game;
    for (BakedMould kind : Moulds.of(game.title().id())) {
      kinds.put(kind.word, kind);
    }
  }

  public Json.Written<M> written(M move) {
    JsonWriter out = new JsonWriter(true, false);
    out.move((Record) move, game::spell);
    return out.done();
  }

  public Json.Written<Choice> offered(M move, String label) {
    return Json.written(new Choice(notation(move), written(move), label));
  }

  /** A page has one reader, so nothing is kept. */
  public String notation(M move) {
    return game.notation(move);
  }

  public M parse(String notation) {
    return game.parse(notation);
  }

  public String shared(String notation) {
    return notation;
  }

  public M read(Facts facts) {
    BakedMould kind = facts.at("kind").word(kinds);
    List<String> names = new ArrayList<>(List.of("kind"));
    names.addAll(List.of(kind.shape.names));
    facts.only(names.toArray(String[]::new));
    @SuppressWarnings("unchecked") // a mould of this game makes its moves
    M move = (M) made(kind, facts);
    M known = game.parse(game.notation(move));
    if (!known.equals(move)) {
      throw facts.bad("there is no such move; the nearest is " + written(known).text());
    }
    return known;
  }

  Object made(BakedMould mould, Facts facts) {
    String[] names = mould.shape.names;
    @Nullable Object[] values = new Object[names.length];
    for (int i = 0; i < names.length; i++) {
      values[i] = value(mould, i, facts);
    }
    return mould.make(values);
  }

  private @Nullable Object value(BakedMould mould, int component, Facts facts) {
    String name = mould.shape.names[component];
    Named named = mould.shape.named[component];
    if (named != null) {
      if (named.optional() && !facts.has(name)) {
        return -1;
      }
      Facts field = facts.at(name);
      try {
        return game.spelt(named.value(), field.text());
      } catch (BadInput e) {
        throw field.bad(String.valueOf(e.getMessage()));
      }
    }
    return !facts.has(name) && mould.mayLack(component)
        ? null
        : mould.value(component, facts.at(name), this);
  }
}
