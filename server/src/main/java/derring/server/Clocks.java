package derring.server;

import java.util.Arrays;

/** The clocks of a match. Time comes from the facts; nothing here reads a clock. */
final class Clocks {
  private final ClockRule rule;
  private final long[] left;
  private int running;
  private long since;

  Clocks(ClockRule rule, int seats) {
    this.rule = rule;
    this.left = new long[seats];
    Arrays.fill(left, rule.seconds() * 1000L);
  }

  /** From now on these seats are waited for. */
  void turn(int toAct, long at, int mover) {
    charge(at);
    for (int seat = 0; seat < left.length; seat++) {
      boolean fresh = (running >> seat & 1) == 0 || seat == mover;
      if (rule.kind() == ClockRule.Kind.MOVE && (toAct >> seat & 1) == 1 && fresh) {
        left[seat] = rule.seconds() * 1000L;
      }
    }
    running = rule.runs() ? toAct : 0;
  }

  /** Time before {@code at} is not counted: the server was at fault. */
  void forgive(long at) {
    since = at;
  }

  private void charge(long at) {
    for (int seat = 0; seat < left.length; seat++) {
      left[seat] = remaining(seat, at);
    }
    since = at;
  }

  long remaining(int seat, long now) {
    return (running >> seat & 1) == 1
        ? Math.max(0, left[seat] - Math.max(0, now - since))
        : left[seat];
  }

  /** When the first flag falls; {@link Long#MAX_VALUE} if none will. */
  long deadline() {
    long first = Long.MAX_VALUE;
    for (int seat = 0; seat < left.length; seat++) {
      if ((running >> seat & 1) == 1) {
        first = Math.min(first, since + left[seat]);
      }
    }
    return first;
  }

  boolean fallen(int seat, long now) {
    return rule.runs() && (running >> seat & 1) == 1 && remaining(seat, now) == 0;
  }
}
