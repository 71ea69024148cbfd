package derring.formats;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A record that tells what it is made of; every record is one in a browser, where this stands
 * between them and {@link Record}. What all records do in the same way is here once, and not in
 * each of some hundreds.
 */
public abstract class Laid {
  /** As {@link BakedShape#of(String)} has it. */
  public abstract String $shape();

  /** The values of its components, in their order. */
  public abstract @Nullable Object[] $values();

  @Override
  public boolean equals(@Nullable Object other) {
    return other == this
        || (other instanceof Laid laid
            && laid.getClass() == getClass()
            && Arrays.equals(laid.$values(), $values()));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode($values());
  }

  @Override
  public String toString() {
    return $shape() + Arrays.toString($values());
  }
}
