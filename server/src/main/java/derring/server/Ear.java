package derring.server;

import java.util.List;

/** Somebody who follows a match. */
interface Ear {
  Who who();

  /** Takes messages in this order; never waits. */
  void hear(List<String> messages);

  /** The server stops, or the match cannot be shown any more. */
  void hangUp(int code, String reason);
}
