package derring.formats;

import derring.kernel.Facts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes records of one class from what a program has sent; written while this was built. */
public abstract class BakedMould {
  final String word;
  final BakedShape shape;
  private final Type[] types;
  private final String lacking;

  /** What stands in a component. */
  public interface Type {
    Object read(Facts field, BakedMoveForm<?> form);
  }

  /**
   * @param shape as {@link BakedShape#of(String)} has it
   * @param lacking for each component a letter, {@code n} if it may be null
   */
  protected BakedMould(String word, String shape, Type[] types, String lacking) {
    this.word = word;
    this.shape = BakedShape.of(shape);
    this.types = types;
    this.lacking = lacking;
  }

  /** The record with these values. */
  protected abstract Object make(@Nullable Object[] values);

  boolean mayLack(int component) {
    return lacking.charAt(component) == 'n';
  }

  Object value(int component, Facts field, BakedMoveForm<?> form) {
    return types[component].read(field, form);
  }

  public static Type number() {
    return (field, form) -> field.number(-BakedMoveForm.FAR, BakedMoveForm.FAR);
  }

  public static Type flag() {
    return (field, form) -> field.flag();
  }

  public static Type text() {
    return (field, form) -> field.text();
  }

  public static Type word(Object[] constants) {
    Map<String, Object> words = new LinkedHashMap<>();
    for (Object constant : constants) {
      words.put(BakedShape.word((Enum<?>) constant), constant);
    }
    return (field, form) -> field.word(words);
  }

  public static Type list(Type item) {
    return (field, form) -> {
      List<Object> items = field.items().stream().map(each -> item.read(each, form)).toList();
      return items;
    };
  }

  public static Type group(BakedMould mould) {
    return (field, form) -> {
      field.only(mould.shape.names);
      return form.made(mould, field);
    };
  }
}
