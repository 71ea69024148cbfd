package derring.kernel;

import java.util.List;

/**
 * One move of a match, as it was made.
 *
 * @param at when it was accepted, in milliseconds since 1970; the rules never look at it
 * @param before the state it was made in
 * @param drawn what chance decided
 * @param entries what happened
 */
public record Step<S, M>(
    int seat, M move, long at, S before, List<Drawn> drawn, List<Entry> entries) {

  /** Whether this step told {@code reader} anything that he could not have known before it. */
  public boolean told(int reader) {
    return seat != reader
        || !drawn.isEmpty()
        || entries.stream().anyMatch(entry -> entry.seenBy(reader).reveals());
  }
}
