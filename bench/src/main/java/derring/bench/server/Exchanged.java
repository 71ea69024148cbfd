package derring.bench.server;

import java.util.concurrent.atomic.LongAdder;

/** How long the texts of a move are: what is said, and what both seats hear. */
final class Exchanged {
  private final Mean said = new Mean();
  private final Mean mover = new Mean();
  private final Mean other = new Mean();

  private static final class Mean {
    private final LongAdder sum = new LongAdder();
    private final LongAdder count = new LongAdder();

    void add(String text) {
      sum.add(text.length());
      count.increment();
    }

    int value() {
      return (int) (sum.sum() / Math.max(1, count.sum()));
    }
  }

  void said(String text) {
    said.add(text);
  }

  /** Whoever has moved is told so, and is shown what came of it, mostly in one text. */
  void heard(String text) {
    (text.startsWith(Guest.ANSWERED) ? mover : other).add(text);
  }

  int said() {
    return said.value();
  }

  int mover() {
    return mover.value();
  }

  int other() {
    return other.value();
  }
}
