package derring.server;

import java.util.Arrays;

/**
 * What each seat of a match is waited for with, since when, and until when it may be left open. How
 * long that is depends on when something was asked and on what people chose, never on what they
 * could answer: time tells nothing (docs/decisions/0017).
 */
final class Asking {
  private final Happening.Opened opened;
  private final long[] since;
  private final long[] inFact;
  private final int[] questions;

  /** The question can be left open, and silence is an answer to it. */
  private final boolean[] silent;

  /** Whoever sits here thinks about this question, as long as the limit allows. */
  private final boolean[] thinks;

  /** Whoever sits here wants to be asked always, and has as long as the limit allows. */
  private final boolean[] always;

  private int waitedFor;

  Asking(Happening.Opened opened) {
    int seats = opened.chairs().size();
    this.opened = opened;
    since = new long[seats];
    inFact = new long[seats];
    questions = new int[seats];
    silent = new boolean[seats];
    thinks = new boolean[seats];
    always = new boolean[seats];
    Arrays.fill(always, !opened.passes());
  }

  /**
   * Something has changed at the table.
   *
   * @param mover who changed it; -1 for nobody
   * @param fact its number
   */
  void turned(Board<?, ?, ?> board, int toAct, int mover, long fact, long at) {
    for (int seat = 0; seat < since.length; seat++) {
      int question = board.question(seat);
      if (seat == mover || (waitedFor >> seat & 1) == 0 || question != questions[seat]) {
        since[seat] = at;
        inFact[seat] = fact;
        thinks[seat] = false;
      }
      questions[seat] = question;
      silent[seat] = question != 0 && board.silence(seat) != null;
    }
    waitedFor = toAct;
  }

  /** The server was away: all that is asked is asked anew. */
  void resumed(long at) {
    for (int seat = 0; seat < since.length; seat++) {
      since[seat] = questions[seat] == 0 ? since[seat] : at;
    }
  }

  /** Since when a seat is waited for, having moved or been asked something else before. */
  long since(int seat) {
    return since[seat];
  }

  /** The number of the fact since which a seat is waited for in this way. */
  long inFact(int seat) {
    return inFact[seat];
  }

  /** Whether a seat is asked because of somebody else's move, and may leave that open. */
  boolean open(int seat) {
    return silent[seat] && (waitedFor >> seat & 1) == 1;
  }

  boolean thinks(int seat) {
    return thinks[seat] || always[seat];
  }

  void think(int seat) {
    thinks[seat] = true;
  }

  boolean always(int seat) {
    return always[seat];
  }

  void always(int seat, boolean wanted) {
    always[seat] = wanted;
  }

  /**
   * When silence is taken for the answer of a seat; {@link Long#MAX_VALUE} for never.
   *
   * @param company whether other people play: where all others are bots there is nobody to hide
   *     from, and nobody to keep waiting
   */
  long closesAt(int seat, boolean company) {
    if (!open(seat)) {
      return Long.MAX_VALUE;
    }
    int seconds =
        company && !thinks(seat) && opened.window() > 0 ? opened.window() : opened.answers();
    return seconds == 0 ? Long.MAX_VALUE : since[seat] + seconds * 1000L;
  }
}
