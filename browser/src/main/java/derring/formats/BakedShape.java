package derring.formats;

import derring.kernel.Named;
import derring.kernel.Word;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * In place of {@link Shape}: what that finds out by reflection was found out while this was built.
 * Its fields are those.
 */
public final class BakedShape {
  private static final Map<String, BakedShape> SHAPES = new HashMap<>();
  private static final Map<Enum<?>, String> WORDS = new HashMap<>();

  final @Nullable String kind;
  final String word;
  final String[] names;
  final Name[] fields;
  private final int[] hashes;
  final @Nullable Named[] named;

  private BakedShape(String told) {
    boolean event = told.startsWith("!");
    String[] parts = told.substring(event ? 1 : 0).split(";", -1);
    word = parts[0];
    kind = event ? word : null;
    names = parts[1].isEmpty() ? new String[0] : parts[1].split(",", -1);
    String[] called = parts[2].isEmpty() ? new String[0] : parts[2].split(",", -1);
    fields = new Name[names.length];
    hashes = new int[names.length];
    named = new Named[names.length];
    for (int i = 0; i < names.length; i++) {
      fields[i] = Name.of(names[i]);
      hashes[i] = names[i].hashCode();
      named[i] = called.length == 0 || called[i].isEmpty() ? null : BakedNamed.of(called[i]);
    }
  }

  /**
   * @param told {@code !} before an event, its kind; the names of its components, with commas; and
   *     what {@link Named} says of each, {@code ?} before what is optional, or nothing at all if it
   *     says nothing of any
   */
  static BakedShape of(String told) {
    return SHAPES.computeIfAbsent(told, BakedShape::new);
  }

  static BakedShape of(Record record) {
    @Nullable Object[] values = laid(record).$values();
    return of(String.valueOf(values[values.length - 1]));
  }

  static String word(Enum<?> constant) {
    return WORDS.computeIfAbsent(
        constant, each -> each instanceof Word own ? own.word() : kebab(each.name()));
  }

  @Nullable Object[] values(Record record) {
    return Arrays.copyOf(laid(record).$values(), names.length);
  }

  /** What the class of a record is called. */
  public static String simpleName(Object record) {
    return simpleName(of((Record) record).word);
  }

  /** What a class is called whose records are written as that. */
  public static String simpleName(String word) {
    StringBuilder name = new StringBuilder();
    for (String part : word.split("-", -1)) {
      name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
    }
    return name.toString();
  }

  @Nullable Object value(Record record, int component) {
    return laid(record).$values()[component];
  }

  @SuppressWarnings("ReferenceEquality") // a glance, as Shape has it
  long unlike(Record one, Record other) {
    @Nullable Object[] values = laid(one).$values();
    @Nullable Object[] others = laid(other).$values();
    long unlike = 0;
    for (int i = 0; i < names.length; i++) {
      unlike |= values[i] == others[i] ? 0 : 1L << i;
    }
    return unlike;
  }

  int sum(Record record, ToIntFunction<Object> number) {
    @Nullable Object[] values = laid(record).$values();
    int sum = 0;
    for (int i = 0; i < names.length; i++) {
      Object value = values[i];
      sum += value == null ? 0 : Fingerprint.field(hashes[i], number.applyAsInt(value));
    }
    return sum;
  }

  private static Laid laid(Object record) {
    return (Laid) record;
  }

  /** As {@link Shape#kebab}, without an expression. */
  static String kebab(String name) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean after = i > 0 && Character.isUpperCase(c) && small(name.charAt(i - 1));
      boolean before =
          i > 0
              && i + 1 < name.length()
              && Character.isUpperCase(c)
              && Character.isUpperCase(name.charAt(i - 1))
              && Character.isLowerCase(name.charAt(i + 1));
      text.append(after || before ? "-" : "").append(c == '_' ? '-' : c);
    }
    return text.toString().toLowerCase(Locale.ROOT);
  }

  private static boolean small(char c) {
    return Character.isLowerCase(c) || Character.isDigit(c);
  }
}
