package derring.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Something that happened at the table. Each kind is a record whose components are plain values, so
 * that it can be sent to a client as it is; a card is told by its name.
 */
public interface Event {

  /** What a player would say happened. */
  String sentence(Names names);

  /** Whether it shows somebody a thing that was hidden from him, by other means than chance. */
  default boolean reveals() {
    return false;
  }

  /** What it marks on the way through a match; null for most. */
  default @Nullable Landmark landmark() {
    return null;
  }
}
