package derring.formats;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Writes plain values, records and events as JSON, always the same bytes for the same values.
 *
 * <p>Keys keep their order; those of a map without an order of its own are sorted. A record is
 * written with its components, an {@link derring.kernel.Event} with its {@code kind} before them.
 */
public final class Json {
  private static final MessageDigest SHA_256 = sha256();

  /**
   * The compact text of a value, which goes into other compact text as it is: what is sent more
   * than once is written once.
   *
   * @param <T> what was written, for whoever describes the records it stands in
   */
  @SuppressWarnings("UnusedTypeParameter")
  public static final class Written<T> {
    private final byte[] bytes;
    private final boolean ascii;

    Written(byte[] bytes, boolean ascii) {
      this.bytes = bytes;
      this.ascii = ascii;
    }

    /** The text itself. */
    public String text() {
      return JsonWriter.text(bytes, bytes.length, ascii);
    }

    /** How many bytes the text has in UTF-8. */
    public int size() {
      return bytes.length;
    }

    /** Puts the text, in UTF-8, where there is room for it. */
    public void into(ByteBuffer out) {
      out.put(bytes);
    }

    /** The fingerprint of the value, as {@link Json#digest} has it. */
    public String digest() {
      MessageDigest digest = newDigest();
      digest.update(bytes);
      return HexFormat.of().formatHex(digest.digest());
    }

    void into(JsonWriter out) {
      out.copy(bytes, ascii);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Written<?> written && Arrays.equals(bytes, written.bytes));
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }
  }

  /**
   * Stands in a value for what must be done to one record to make it another, which is mostly less
   * than all of it. Laid upon what {@code before} was written as, it gives what {@code now} would
   * be; docs/protocol.md says how.
   */
  public record Change(Record before, Record now) {
    /** A plain value with a change, read from what was written, laid upon it. */
    public static @Nullable Object upon(@Nullable Object value, @Nullable Object change) {
      return Difference.upon(value, change);
    }
  }

  private Json() {}

  /** The value without a blank or line break that could be left out. */
  public static String compact(@Nullable Object value) {
    return compact(value, false);
  }

  /** As {@link #compact}, without those components of records that are null. */
  public static String lean(@Nullable Object value) {
    return compact(value, true);
  }

  /** As {@link #lean}, of a record and behind its fields those of another, as one group. */
  public static String lean(Record value, Record more) {
    JsonWriter out = new JsonWriter(true, false);
    out.fields(value, more);
    return out.text();
  }

  private static String compact(@Nullable Object value, boolean lean) {
    return writer(value, lean).text();
  }

  /** The value as {@link #compact} writes it. */
  public static <T> Written<T> written(T value) {
    return writer(value, false).done();
  }

  /** The value as {@link #lean} writes it. */
  public static <T> Written<T> writtenLean(T value) {
    return writer(value, true).done();
  }

  /** What {@link Written#text} gave, as it was. */
  public static <T> Written<T> rewritten(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new Written<>(bytes, bytes.length == text.length());
  }

  private static JsonWriter writer(@Nullable Object value, boolean lean) {
    JsonWriter out = new JsonWriter(lean, false);
    out.write(value);
    return out;
  }

  /** A record or event, and behind its fields those of another record, as one group of fields. */
  public static <T extends Record> Written<T> written(T value, Record more) {
    JsonWriter out = new JsonWriter(false, false);
    out.fields(value, more);
    return out.done();
  }

  /**
   * The value for readers: what fits into a line stays on it, and lists of words fill their lines.
   * Ends with a line break.
   */
  public static String pretty(@Nullable Object value) {
    return Layout.of(plain(value), (depth, length) -> length > Layout.WIDTH);
  }

  /**
   * The value with its outer {@code levels} broken into lines and everything inside on one line, so
   * that each group of fields in a list is a line of the file. Ends with a line break.
   */
  public static String lines(@Nullable Object value, int levels) {
    return Layout.of(plain(value), (depth, length) -> depth < levels);
  }

  /** What an event or a move of a class is called. */
  public static String kind(Class<?> type) {
    return Shape.kebab(type.getSimpleName());
  }

  /** A fingerprint of the value: SHA-256 of its compact text in UTF-8, in hexadecimal. */
  public static String digest(@Nullable Object value) {
    return writer(value, false).done().digest();
  }

  /**
   * Eight hexadecimal digits that are the same for values that are written alike, and reckoned much
   * faster than a {@link #digest}: they find mistakes, not forgeries.
   */
  public static String fingerprint(@Nullable Object value) {
    return Fingerprint.of(value);
  }

  private static MessageDigest newDigest() {
    try {
      return (MessageDigest) SHA_256.clone(); // cheaper than to look it up
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the JDK's SHA-256 can be cloned", e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** The value made of nothing but maps, lists, text, numbers, flags and null. */
  public static @Nullable Object plain(@Nullable Object value) {
    return Plain.of(value);
  }
}
