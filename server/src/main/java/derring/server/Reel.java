package derring.server;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a replay. What comes before it is played, too, but not drawn: a frame costs a hundred
 * times what a move does.
 */
final class Reel {
  private final List<Integer> you;
  private final int from;
  private final List<Frame> frames = new ArrayList<>();
  private int at;

  /**
   * @param you the seats that look
   * @param from how many frames come before it
   */
  Reel(List<Integer> you, int from) {
    this.you = you;
    this.from = from;
  }

  /** Whether there is more, and no room for it. */
  boolean full() {
    return frames.size() == Wire.Replay.AT_ONCE;
  }

  void add(Sitting sitting, Page page) {
    if (!sitting.scribe().tells(page, you)) {
      return;
    }
    if (at++ >= from) {
      frames.add(sitting.scribe().shown(page, you, sitting.lastAt()));
    }
  }

  Wire.Replay part() {
    return new Wire.Replay(frames, full() ? from + frames.size() : null);
  }
}
