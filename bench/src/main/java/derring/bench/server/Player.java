package derring.bench.server;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/** Plays at random, a game of turns: thinks, moves, waits for its next turn. */
final class Player extends Guest {
  private final long thinkingNanos;

  private Player(Crowd crowd, BareSocket line, int seat, long seed, long thinkingNanos) {
    super(crowd, line, seat, seed);
    this.thinkingNanos = thinkingNanos;
  }

  /** Players who think so long about a move on average, from nothing to twice as long. */
  static Maker thinking(long nanos) {
    return (crowd, line, seat, seed) -> new Player(crowd, line, seat, seed, nanos);
  }

  @Override
  void asked(String offer) throws IOException {
    String chosen = pick(offer, move -> true);
    if (!chosen.isEmpty()) {
      rest();
      boolean atOnce = thinkingNanos == 0 || hurries();
      LockSupport.parkNanos(atOnce ? 0 : random.nextLong(2 * thinkingNanos));
      move(chosen);
    }
  }
}
