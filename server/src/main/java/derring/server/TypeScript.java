package derring.server;

import derring.bots.coach.Analysis;
import derring.bots.coach.Estimate;
import derring.bots.coach.Hint;
import derring.formats.Choice;
import derring.formats.Json;
import derring.kernel.Named;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The records of the wire, and those of each game, as TypeScript. */
final class TypeScript {
  private static final String MADE =
      "// Made from the Java records by the server's tests; do not edit. See CONTRIBUTING.md.\n";

  private static final List<Class<?>> ALL =
      List.of(
          Frame.class,
          Frame.Table.class,
          Frame.Seat.class,
          Choice.class,
          Frame.Offer.class,
          Frame.Answers.class,
          Frame.Chances.class,
          derring.kernel.Outcome.class,
          Wire.Ack.class,
          Wire.Nack.class,
          Wire.Foreseen.class,
          Wire.World.class,
          Wire.Refused.class,
          Wire.Me.class,
          Wire.Phrase.class,
          Wire.Time.class,
          Wire.Game.class,
          Wire.Seats.class,
          Wire.Bot.class,
          Option.class,
          Wire.Rulebook.class,
          Wire.Chapter.class,
          Wire.Clause.class,
          Wire.CardSet.class,
          Wire.SetFile.class,
          Wire.Checked.class,
          Wire.Staged.class,
          Wire.Replay.class,
          Wire.Measured.class,
          Wire.Ordered.class,
          Wire.Lab.class,
          Wire.Lesson.class,
          Wire.Situation.class,
          Wire.Tried.class,
          derring.kernel.Thing.class,
          Wire.Puzzles.class,
          Wire.Puzzle.class,
          Wire.Solved.class,
          Wire.Coached.class,
          Analysis.class,
          Analysis.Side.class,
          Analysis.Moment.class,
          Analysis.Lot.class,
          Analysis.Remark.class,
          Estimate.class,
          Hint.class,
          derring.kernel.Tale.class,
          derring.kernel.Tale.Figure.class,
          derring.kernel.Tale.Highlight.class,
          derring.kernel.Outlook.class,
          derring.kernel.Outlook.Gauge.class,
          Wire.Listed.class,
          Commitments.Page.class,
          Wire.Opened.class,
          Wire.Seated.class,
          Wire.Summary.class,
          Wire.SummarySeat.class,
          Wire.Tally.class,
          Wire.Feat.class,
          ClockRule.class);

  private final Map<Class<?>, String> names = new LinkedHashMap<>();

  private TypeScript() {}

  /** The text of {@code web/src/wire.gen.ts}. */
  static String text() {
    TypeScript wire = new TypeScript();
    for (Class<?> type : ALL) {
      wire.names.put(type, type.getSimpleName());
    }
    return MADE + wire.interfaces();
  }

  /**
   * The text of {@code seam.gen.ts} of a game: its moves, its events and its view. A kind of move
   * and a kind of event are told apart by the end of their names.
   */
  static String seam(Title title) {
    Seam seam = title.seam();
    TypeScript types = new TypeScript();
    String moves = types.kinds("Move", seam.moves(), "");
    String events = types.kinds("Told", seam.events(), "  rules: string[];\n  text: string;\n");
    types.add(seam.view());
    if (seam.foresight() != null) {
      types.add(seam.foresight());
    }
    return MADE + types.interfaces() + moves + events;
  }

  /** One interface for each kind, and the union of all. */
  private String kinds(String name, Class<?> sealed, String more) {
    StringBuilder out = new StringBuilder();
    StringJoiner union = new StringJoiner("\n  | ", "\nexport type " + name + " =\n  | ", ";\n");
    for (Class<?> kind : sealed.getPermittedSubclasses()) {
      add(kind.getRecordComponents());
      String own = kind.getSimpleName() + name;
      out.append("\nexport interface ").append(own).append(" {\n  kind: '");
      out.append(Json.kind(kind)).append("';\n");
      fields(kind, out);
      out.append(more).append("}\n");
      union.add(own);
    }
    return out.append(union).toString();
  }

  /** Remembers a record, and those that it is made of. */
  private void add(Class<?> type) {
    if (type.isRecord() && !names.containsKey(type)) {
      if (names.containsValue(type.getSimpleName())) {
        throw new IllegalStateException("two records are called " + type.getSimpleName());
      }
      names.put(type, type.getSimpleName());
      add(type.getRecordComponents());
    }
  }

  private void add(RecordComponent[] components) {
    for (RecordComponent component : components) {
      add(component.getGenericType());
    }
  }

  private void add(Type type) {
    if (type instanceof ParameterizedType generic) {
      for (Type part : generic.getActualTypeArguments()) {
        add(part);
      }
    } else if (type instanceof Class<?> plain) {
      add(plain);
    }
  }

  private String interfaces() {
    StringBuilder out = new StringBuilder();
    for (Map.Entry<Class<?>, String> entry : names.entrySet()) {
      out.append("\nexport interface ").append(entry.getValue()).append(" {\n");
      fields(entry.getKey(), out);
      out.append("}\n");
    }
    return out.toString();
  }

  private void fields(Class<?> type, StringBuilder out) {
    for (RecordComponent component : type.getRecordComponents()) {
      Named named = component.getAnnotation(Named.class);
      boolean optional =
          component.getAnnotatedType().isAnnotationPresent(Nullable.class)
              || (named != null && named.optional());
      out.append("  ").append(component.getName()).append(optional ? "?" : "").append(": ");
      out.append(named == null ? component(component) : "string").append(";\n");
    }
  }

  private String component(RecordComponent component) {
    AnnotatedType type = component.getAnnotatedType();
    return type(type.getType());
  }

  private static String union(List<String> words) {
    StringJoiner union = new StringJoiner(" | ");
    words.forEach(word -> union.add("'" + word + "'"));
    return union.toString();
  }

  private String type(Type type) {
    if (type instanceof ParameterizedType generic) {
      List<Type> parts = List.of(generic.getActualTypeArguments());
      if (generic.getRawType() == Json.Written.class) {
        return type(parts.getFirst());
      }
      return generic.getRawType() == List.class
          ? listOf(type(parts.getFirst()))
          : "Record<string, " + type(parts.getLast()) + ">";
    }
    if (type instanceof WildcardType) {
      return "unknown";
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isEnum()) {
      return enumWords(plain);
    }
    if (names.containsKey(plain)) {
      return names.get(plain);
    }
    return switch (plain.getSimpleName()) {
      case "String" -> "string";
      case "boolean", "Boolean" -> "boolean";
      case "int", "long", "Integer", "Long", "double" -> "number";
      case "Object", "Record", "Change" -> "unknown";
      default -> throw new IllegalStateException("no type on the wire: " + plain);
    };
  }

  /** A choice of several words is one thing in a list. */
  private static String listOf(String item) {
    return item.contains(" | ") ? "(" + item + ")[]" : item + "[]";
  }

  private static String enumWords(Class<?> type) {
    List<String> words =
        java.util.Arrays.stream(type.getEnumConstants())
            .map(constant -> Json.compact(constant).replace("\"", ""))
            .toList();
    return union(words);
  }
}
