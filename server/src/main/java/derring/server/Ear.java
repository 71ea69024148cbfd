package derring.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Somebody who follows a match. */
interface Ear {
  Who who();

  /** Where it is; empty if that does not matter. */
  default String address() {
    return "";
  }

  /** Takes messages in this order; never waits. */
  void hear(List<String> messages);

  /**
   * The server stops, or the match cannot be shown any more.
   *
   * @return done when the reader has been told, or is gone
   */
  CompletableFuture<Void> hangUp(int code, String reason);
}
