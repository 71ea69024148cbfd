package derring.formats;

import org.jspecify.annotations.Nullable;

/** A record that tells what it is made of; every record is one in a browser. */
public interface Laid {
  BakedShape $shape();

  /** The values of its components, in their order. */
  @Nullable Object[] $values();
}
