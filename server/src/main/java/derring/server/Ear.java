package derring.server;

import derring.formats.Json;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Somebody who follows a match. */
interface Ear {
  Who who();

  /** Where it is; empty if that does not matter. */
  default String address() {
    return "";
  }

  /** Takes messages in this order; never waits. They go out with {@link #deliver}. */
  void hear(List<Json.Written<?>> messages);

  /** Sends what it was told, as far as that goes without waiting. */
  default void deliver() {}

  /**
   * The table that it was shown last, if it wants no more of the next one than what changed; null
   * for one who is to be shown all of it. Whoever has the lock of the match asks and tells.
   */
  default Frame.@Nullable Table knows() {
    return null;
  }

  /** It was shown a table, or must be shown all of the next one. */
  default void knows(Frame.@Nullable Table table) {}

  /**
   * The server stops, or the match cannot be shown any more.
   *
   * @return done when the reader has been told, or is gone
   */
  CompletableFuture<Void> hangUp(int code, String reason);
}
