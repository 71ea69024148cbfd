package derring.server;

import derring.formats.Json;
import derring.kernel.Option;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The records of the wire as TypeScript. */
final class TypeScript {
  private static final List<Class<?>> ALL =
      List.of(
          Frame.class,
          Frame.Table.class,
          Frame.Seat.class,
          Frame.Choice.class,
          Frame.Offer.class,
          Frame.Answers.class,
          Frame.Chances.class,
          derring.kernel.Outcome.class,
          Wire.Ack.class,
          Wire.Nack.class,
          Wire.Refused.class,
          Wire.Me.class,
          Wire.Time.class,
          Wire.Game.class,
          Wire.Bot.class,
          Option.class,
          Wire.Rulebook.class,
          Wire.Chapter.class,
          Wire.Clause.class,
          Wire.CardSet.class,
          Wire.Staged.class,
          Wire.Replay.class,
          Wire.Opened.class,
          Wire.Seated.class,
          Wire.Summary.class,
          Wire.SummarySeat.class,
          ClockRule.class);

  private final Map<Class<?>, String> names = new LinkedHashMap<>();

  private TypeScript() {
    for (Class<?> type : ALL) {
      names.put(type, type.getSimpleName());
    }
  }

  /** The text of {@code web/src/wire.gen.ts}. */
  static String text() {
    return new TypeScript().all();
  }

  private String all() {
    StringBuilder out = new StringBuilder();
    out.append(
        "// Made from the server's records by its tests; do not edit. See CONTRIBUTING.md.\n");
    for (Map.Entry<Class<?>, String> entry : names.entrySet()) {
      out.append("\nexport interface ").append(entry.getValue()).append(" {\n");
      for (RecordComponent component : entry.getKey().getRecordComponents()) {
        boolean optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        out.append("  ").append(component.getName()).append(optional ? "?" : "").append(": ");
        out.append(component(component)).append(";\n");
      }
      out.append("}\n");
    }
    return out.toString();
  }

  private String component(RecordComponent component) {
    Words words = component.getAnnotation(Words.class);
    if (words != null) {
      return union(List.of(words.value()));
    }
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
          ? type(parts.getFirst()) + "[]"
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
      case "int", "long", "Integer", "Long" -> "number";
      case "Object" -> "unknown";
      default -> throw new IllegalStateException("no type on the wire: " + plain);
    };
  }

  private static String enumWords(Class<?> type) {
    List<String> words =
        java.util.Arrays.stream(type.getEnumConstants())
            .map(constant -> Json.compact(constant).replace("\"", "").toLowerCase(Locale.ROOT))
            .toList();
    return union(words);
  }
}
