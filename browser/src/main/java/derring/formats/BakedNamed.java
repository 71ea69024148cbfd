package derring.formats;

import derring.kernel.Named;
import java.lang.annotation.Annotation;

/** What {@link Named} says of a component. */
@SuppressWarnings("BadAnnotationImplementation") // nobody compares it with a real one
final class BakedNamed implements Named {
  private final String value;
  private final boolean optional;

  private BakedNamed(String value, boolean optional) {
    this.value = value;
    this.optional = optional;
  }

  /** Of {@code card}, or {@code ?card} if it may be left out. */
  static Named of(String text) {
    boolean optional = text.startsWith("?");
    return new BakedNamed(optional ? text.substring(1) : text, optional);
  }

  @Override
  public String value() {
    return value;
  }

  @Override
  public boolean optional() {
    return optional;
  }

  @Override
  public Class<? extends Annotation> annotationType() {
    return Named.class;
  }
}
