package derring.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a number in a move stands for something with a name. Rules and bots reckon with the
 * number; whoever is outside is sent, and sends, the name ({@link Game#spell}).
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Named {

  /** What sort of thing it is: {@code card}, or another word of the game's. */
  String value() default "card";

  /** Whether the number may be negative, which stands for nothing and is left out. */
  boolean optional() default false;
}
