package derring.formats;

import derring.kernel.Event;
import derring.kernel.Named;
import derring.kernel.Word;
import java.lang.reflect.RecordComponent;
import java.util.Locale;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** How a class of records is written: found out once, since events are written all the time. */
final class Shape {
  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return new Shape(type);
        }
      };

  private static final ClassValue<String[]> WORDS =
      new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
          Object[] constants = type.getEnumConstants();
          String[] words = new String[constants.length];
          for (int i = 0; i < words.length; i++) {
            words[i] =
                constants[i] instanceof Word own
                    ? own.word()
                    : kebab(((Enum<?>) constants[i]).name());
          }
          return words;
        }
      };

  /** The word for an event, or null if it is none. */
  final @Nullable String kind;

  /** What a move of this kind is called. */
  final String word;

  final String[] names;

  /** The names as they are written. */
  final Name[] fields;

  /** By component: what is written by its name, not by its number. */
  final @Nullable Named[] named;

  private final Reader reader;

  private Shape(Class<?> type) {
    word = kebab(type.getSimpleName());
    kind = Event.class.isAssignableFrom(type) ? word : null;
    RecordComponent[] components = type.getRecordComponents();
    if (components.length > Long.SIZE) {
      throw new IllegalArgumentException(type + " has more than 64 components");
    }
    names = new String[components.length];
    fields = new Name[components.length];
    named = new Named[components.length];
    for (int i = 0; i < components.length; i++) {
      names[i] = components[i].getName();
      if (kind != null && names[i].equals("kind")) {
        throw new IllegalArgumentException(type + " has a component named kind");
      }
      fields[i] = Name.of(names[i]);
      named[i] = components[i].getAnnotation(Named.class);
    }
    reader = Reader.of(type);
  }

  static Shape of(Record record) {
    return SHAPES.get(record.getClass());
  }

  /** The word for a constant: its own, or else its name in kebab-case. */
  static String word(Enum<?> constant) {
    return WORDS.get(constant.getDeclaringClass())[constant.ordinal()];
  }

  /** The values of all components, in their order. */
  @Nullable Object[] values(Record record) {
    return reader.values(record);
  }

  /** The value of one component. */
  @Nullable Object value(Record record, int component) {
    return reader.value(record, component);
  }

  /** A bit for each component in which two records are not seen to be alike at a glance. */
  long unlike(Record one, Record other) {
    return reader.unlike(one, other);
  }

  /** As {@link Reader#sum} has it. */
  int sum(Record record, ToIntFunction<Object> number) {
    return reader.sum(record, number);
  }

  /** {@code CardPlayed} and {@code CARD_PLAYED} both become {@code card-played}. */
  static String kebab(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])", "$1$3-$2$4")
        .replace('_', '-')
        .toLowerCase(Locale.ROOT);
  }
}
