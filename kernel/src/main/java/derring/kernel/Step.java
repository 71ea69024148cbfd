package derring.kernel;

import java.util.List;

/**
 * One move of a match, as it was made.
 *
 * @param at when it was accepted, in milliseconds since 1970; the rules never look at it
 * @param drawn what chance decided
 * @param entries what happened
 */
public record Step<M>(int seat, M move, long at, List<Draw> drawn, List<Entry> entries) {

  /** Whether this step told {@code reader} anything that he could not have known before it. */
  public boolean told(int reader) {
    if (seat != reader || !drawn.isEmpty()) {
      return true;
    }
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).seenBy(reader).reveals()) {
        return true;
      }
    }
    return false;
  }
}
