package derring.formats;

import derring.kernel.Named;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The one writer of JSON, in one go, without making plain values first, into bytes of its own: a
 * server does this for every reader of every move (docs/decisions/0014). The same values give the
 * same text as by way of {@link Plain}.
 */
final class JsonWriter {
  /** Bytes that nobody writes into at the moment: half of what a server threw away was such. */
  private static final AtomicReferenceArray<byte @Nullable []> SPARE =
      new AtomicReferenceArray<>(16);

  private static final int ENOUGH_FOR_MOST = 8 * 1024;
  private static final int MOST_KEPT = 64 * 1024;
  private static final byte[] NONE = {};

  private final boolean lean;
  private final boolean spaced;
  private final int place;
  private byte[] bytes;
  private int size;
  private boolean ascii = true;

  /**
   * @param lean whether components of records that are null are left out
   * @param spaced whether a blank follows each comma and colon, for people
   */
  JsonWriter(boolean lean, boolean spaced) {
    this.lean = lean;
    this.spaced = spaced;
    this.place = (int) Thread.currentThread().threadId() & (SPARE.length() - 1);
    byte[] spare = SPARE.getAndSet(place, null);
    this.bytes = spare == null ? new byte[ENOUGH_FOR_MOST] : spare;
  }

  /** What was written; nothing more may be written after it. */
  <T> Json.Written<T> done() {
    var done = new Json.Written<T>(Arrays.copyOf(bytes, size), ascii);
    giveBack();
    return done;
  }

  /** What was written, as text; nothing more may be written after it. */
  String text() {
    String text = text(bytes, size, ascii);
    giveBack();
    return text;
  }

  static String text(byte[] bytes, int size, boolean ascii) {
    return new String(bytes, 0, size, ascii ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
  }

  private void giveBack() {
    if (bytes.length <= MOST_KEPT) {
      SPARE.set(place, bytes);
    }
    bytes = NONE;
    size = 0;
  }

  void write(@Nullable Object value) {
    switch (value) {
      case null -> raw("null");
      case String text -> quote(text);
      case Integer number -> number(number);
      case Boolean flag -> raw(flag ? "true" : "false");
      case Json.Written<?> done -> done.into(this);
      case Json.Change(Record before, Record now) -> change(before, now);
      case Record record -> fields(record); // classes first: whether it is one is seen at a glance
      case Enum<?> word -> quote(Shape.word(word));
      case Long number -> raw(Long.toString(number));
      case SequencedCollection<?> list -> items(list);
      case Map<?, ?> map -> fields(map);
      case Short number -> number(number);
      case Byte number -> number(number);
      case BigInteger number -> raw(number.toString());
      case int[] list -> items(list);
      default -> raw(String.valueOf(Plain.of(value))); // the rarer numbers, or a refusal
    }
  }

  private void change(Record before, Record now) {
    int start = size;
    new Difference(this).write(before, now);
    if (size == start) {
      raw("{}");
    }
  }

  /** Where we are, to come back to by {@link #back}. */
  long mark() {
    return ascii ? size : ~size;
  }

  /** Forgets what was written since. */
  void back(long mark) {
    ascii = mark >= 0;
    size = (int) (ascii ? mark : ~mark);
  }

  int size() {
    return size;
  }

  private void fields(Map<?, ?> map) {
    char before = '{';
    for (Map.Entry<?, ?> entry : ordered(map).entrySet()) {
      begin(before);
      name(entry.getKey() instanceof String key ? key : key(entry.getKey()));
      write(entry.getValue());
      before = ',';
    }
    close('{', before, '}');
  }

  private static Map<?, ?> ordered(Map<?, ?> map) {
    if (map instanceof SequencedMap || map.size() < 2) {
      return map;
    }
    Map<String, @Nullable Object> sorted = new TreeMap<>();
    map.forEach((key, value) -> sorted.put(key(key), value));
    return sorted;
  }

  private static String key(@Nullable Object key) {
    return String.valueOf(Plain.of(key));
  }

  private void fields(Record record) {
    close('{', fields(record, '{'), '}');
  }

  /** A move with its kind; what is a number here and has a name is written by that. */
  void move(Record move, BiFunction<String, Integer, String> spell) {
    Shape shape = Shape.of(move);
    put('{');
    name("kind");
    quote(shape.word);
    @Nullable Object[] values = shape.values(move);
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      Named named = shape.named[i];
      boolean nothing = value == null || (named != null && named.optional() && (int) value < 0);
      if (!nothing) {
        put(',');
        name(shape.fields[i]);
        write(named == null ? value : spell.apply(named.value(), (Integer) value));
      }
    }
    put('}');
  }

  void fields(Record record, Record more) {
    close('{', fields(more, fields(record, '{')), '}');
  }

  private char fields(Record record, char first) {
    Shape shape = Shape.of(record);
    char before = first;
    if (shape.kind != null) {
      begin(before);
      name("kind");
      quote(shape.kind);
      before = ',';
    }
    @Nullable Object[] values = shape.values(record);
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      if (value != null || !lean) {
        begin(before);
        name(shape.fields[i]);
        write(value);
        before = ',';
      }
    }
    return before;
  }

  private void items(SequencedCollection<?> list) {
    char before = '[';
    for (Object item : list) {
      begin(before);
      write(item);
      before = ',';
    }
    close('[', before, ']');
  }

  private void items(int[] list) {
    char before = '[';
    for (int item : list) {
      begin(before);
      number(item);
      before = ',';
    }
    close('[', before, ']');
  }

  /** What stands before an item or a field: the bracket that opens, or a comma. */
  private void begin(char before) {
    put(before);
    if (spaced && before == ',') {
      put(' ');
    }
  }

  private void close(char open, char before, char end) {
    if (before == open) {
      put(open);
    }
    put(end);
  }

  private void number(int number) {
    if (number >= 0 && number < 10) {
      put((char) ('0' + number));
    } else if (number >= 0 && number < 100) {
      put((char) ('0' + number / 10));
      put((char) ('0' + number % 10));
    } else {
      raw(Integer.toString(number));
    }
  }

  private void room(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }

  void put(char c) {
    room(1);
    bytes[size++] = (byte) c;
  }

  /** Text that needs no escapes. */
  private void raw(String text) {
    int length = text.length();
    room(length);
    byte[] to = bytes;
    int at = size;
    for (int i = 0; i < length; i++) {
      to[at + i] = (byte) text.charAt(i);
    }
    size = at + length;
  }

  private void quote(String text) {
    int length = text.length();
    room(length + 2);
    byte[] to = bytes;
    int at = size;
    to[at++] = '"';
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c < ' ' || c >= 0x7F || c == '"' || c == '\\') {
        escaped(text);
        return;
      }
      to[at++] = (byte) c;
    }
    to[at++] = '"';
    size = at;
  }

  /** The name of a field and its colon. The same few names come again and again. */
  private void name(String text) {
    name(Name.of(text));
  }

  void name(Name name) {
    copy(name.written, name.ascii);
    if (spaced) {
      put(' ');
    }
  }

  void copy(byte[] from, boolean inAscii) {
    room(from.length);
    System.arraycopy(from, 0, bytes, size, from.length);
    size += from.length;
    ascii &= inAscii;
  }

  private void escaped(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    quote(text, out);
    encoded(out.toString());
  }

  private void encoded(String text) {
    byte[] more = text.getBytes(StandardCharsets.UTF_8);
    copy(more, more.length == text.length());
  }

  static void quote(String text, StringBuilder out) {
    out.append('"');
    int done = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c == 0x7F || loneSurrogate(text, i, c)) {
        out.append(text, done, i);
        escape(c, out);
        done = i + 1;
      }
    }
    out.append(text, done, text.length()).append('"');
  }

  private static void escape(char c, StringBuilder out) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> out.append("\\u").append(HexFormat.of().toHexDigits(c));
    }
  }

  /** Half a character cannot be encoded as UTF-8; written as an escape it survives. */
  private static boolean loneSurrogate(String text, int i, char c) {
    if (!Character.isSurrogate(c)) {
      return false;
    }
    return Character.isHighSurrogate(c)
        ? i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1))
        : i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
  }
}
