package derring.server;

import derring.kernel.Entry;
import derring.kernel.Event;
import java.util.List;

/**
 * What one fact told, for all readers.
 *
 * @param aside whether players must not see it while they play
 * @param print the first bytes of its chain in the journal
 */
record Page(long n, Frame.Kind kind, List<Entry> entries, boolean aside, int print) {
  Page(long n, Frame.Kind kind, List<Entry> entries, boolean aside) {
    this(n, kind, entries, aside, 0);
  }

  /** The same as the journal has it. */
  Page printed(int chain) {
    return new Page(n, kind, entries, aside, chain);
  }

  /** Something that happened beside the game; its text is complete. */
  record Note(String what, int seat, String name, String text) implements Event {
    @Override
    public String sentence(derring.kernel.Names names) {
      return text;
    }
  }

  /**
   * A game in real time was dealt, and all wait for the call.
   *
   * @param until server time, milliseconds since 1970
   */
  record Held(long until) implements Event {
    @Override
    public String sentence(derring.kernel.Names names) {
      return "All wait for the call.";
    }
  }
}
