package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Named;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a game as records of plain values, and back: for programs what the notation is for
 * people. A move has its {@code kind} and its fields; numbers that are {@link Named} cross as
 * names.
 *
 * @param <M> the moves of the game
 */
public final class MoveForm<M> {
  private static final int FAR = 1_000_000_000;

  /** More than the games have whose moves can be listed; of the others only so many are kept. */
  private static final int MOST_KEPT = 4096;

  private final Game<?, M, ?> game;

  /** The same few moves are offered again and again, so each is written once. */
  private final Map<M, Kept<M>> kept = new ConcurrentHashMap<>();

  private final Map<String, M> parsed = new ConcurrentHashMap<>();

  private volatile @Nullable Map<String, Class<?>> kinds;

  public MoveForm(Game<?, M, ?> game) {
    this.game = game;
  }

  private static final class Kept<M> {
    final String notation;
    final Json.Written<M> written;

    /** As it was offered last; threads may lose each other's, but see none half made. */
    @Nullable Offered offered;

    Kept(String notation, Json.Written<M> written) {
      this.notation = notation;
      this.written = written;
    }
  }

  private record Offered(String label, Json.Written<Choice> written) {}

  /** The move with its kind and its fields. */
  public Json.Written<M> written(M move) {
    return kept(move).written;
  }

  /**
   * The move as it is offered.
   *
   * @param label what it means here
   */
  public Json.Written<Choice> offered(M move, String label) {
    Kept<M> known = kept(move);
    Offered last = known.offered;
    if (last == null || !last.label.equals(label)) {
      last = new Offered(label, Json.written(new Choice(known.notation, known.written, label)));
      known.offered = last;
    }
    return last.written;
  }

  /** The move as people write it. */
  public String notation(M move) {
    return kept(move).notation;
  }

  private Kept<M> kept(M move) {
    Kept<M> known = kept.get(move);
    if (known == null) {
      JsonWriter out = new JsonWriter(true, false);
      out.move((Record) move, game::spell);
      known = new Kept<>(game.notation(move), out.done());
      if (kept.size() < MOST_KEPT) {
        kept.put(move, known);
      }
    }
    return known;
  }

  /**
   * The move that somebody has written, legal or not.
   *
   * @throws BadInput if there is no such move
   */
  public M parse(String notation) {
    M known = parsed.get(notation);
    if (known == null) {
      known = game.parse(notation);
      if (parsed.size() < MOST_KEPT && notation.equals(notation(known))) {
        parsed.put(notation, known);
      }
    }
    return known;
  }

  /**
   * The same text, and the one that others have, too, if the move is one of those that are kept.
   */
  public String shared(String notation) {
    M known = parsed.get(notation);
    return known == null ? notation : notation(known);
  }

  /**
   * The move that a program has sent, legal or not.
   *
   * @throws BadInput if there is no such move; its place is that of the field
   */
  public M read(Facts facts) {
    Class<?> kind = facts.at("kind").word(kinds());
    RecordComponent[] components = kind.getRecordComponents();
    List<String> names = new ArrayList<>(List.of("kind"));
    Arrays.stream(components).forEach(component -> names.add(component.getName()));
    facts.only(names.toArray(String[]::new));
    @SuppressWarnings("unchecked") // a permitted kind of move is one
    M move = (M) make(kind, components, facts);
    // Where a record holds what the game does not have (a seat, a rank), its notation tells.
    M known = game.parse(game.notation(move));
    if (!known.equals(move)) {
      throw facts.bad("there is no such move; the nearest is " + written(known).text());
    }
    return known;
  }

  /** Found out when first asked for: not everything that is in a box has moves to be sent. */
  private Map<String, Class<?>> kinds() {
    Map<String, Class<?>> known = kinds;
    if (known == null) {
      known = new LinkedHashMap<>();
      for (Class<?> kind : game.title().seam().moves().getPermittedSubclasses()) {
        known.put(Shape.kebab(kind.getSimpleName()), kind);
      }
      kinds = known;
    }
    return known;
  }

  private Object make(Class<?> type, RecordComponent[] components, Facts facts) {
    Class<?>[] types = new Class<?>[components.length];
    @Nullable Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = value(components[i], facts);
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof BadInput bad) {
        throw bad;
      }
      throw new IllegalStateException(type + " cannot be made", e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " cannot be made", e);
    }
  }

  private @Nullable Object value(RecordComponent component, Facts facts) {
    Named named = component.getAnnotation(Named.class);
    String name = component.getName();
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
    if (!facts.has(name) && component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
      return null;
    }
    return value(component.getGenericType(), facts.at(name));
  }

  private Object value(Type type, Facts field) {
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      return field.items().stream()
          .map(item -> value(list.getActualTypeArguments()[0], item))
          .toList();
    }
    Class<?> plain = (Class<?>) type;
    if (plain == int.class || plain == Integer.class) {
      return field.number(-FAR, FAR);
    }
    if (plain == boolean.class || plain == Boolean.class) {
      return field.flag();
    }
    if (plain == String.class) {
      return field.text();
    }
    if (plain.isEnum()) {
      Map<String, Object> words = new LinkedHashMap<>();
      for (Object constant : plain.getEnumConstants()) {
        words.put(Shape.word((Enum<?>) constant), constant);
      }
      return field.word(words);
    }
    if (plain.isRecord()) {
      RecordComponent[] components = plain.getRecordComponents();
      field.only(Arrays.stream(components).map(RecordComponent::getName).toArray(String[]::new));
      return make(plain, components, field);
    }
    throw new IllegalStateException("a move cannot have a " + plain);
  }
}
