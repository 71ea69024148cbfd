package derring.bench.server;

/** Guests who keep a server busy. */
interface Playing {
  /** How many moves were acknowledged so far. */
  long moves();

  Latencies latencies();

  /** Returns when so many more moves have been made. */
  default void warm(String what, long moves) throws InterruptedException {
    long until = moves() + moves;
    try (Progress _ =
        Progress.of(
            what + ", warming up by " + moves + " moves",
            () -> 1 - (until - moves()) / (double) moves)) {
      while (moves() < until) {
        Thread.sleep(20);
      }
    }
  }
}
