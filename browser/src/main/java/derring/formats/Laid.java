package derring.formats;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A record that tells what it is made of; every record is one in a browser, where this stands
 * between them and {@link Record}. What all records do in the same way is here once, and not in
 * each of some hundreds.
 */
public abstract class Laid {
  /**
   * The values of its components, in their order, and behind them its shape, as {@link
   * BakedShape#of(String)} has it: one method for both, for some hundreds of records have it.
   */
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
    return Arrays.toString($values());
  }
}
