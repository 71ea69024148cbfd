package derring.kernel;

import java.util.List;

/**
 * An event as the log keeps it. Who sees what is decided where it is written, never later.
 *
 * @param rules the ids of the clauses it applies
 * @param open what everybody may know
 * @param insiders the seats that are told more, as a bit set
 * @param secret what the insiders are told instead
 */
public record Entry(List<String> rules, Event open, int insiders, Event secret) {

  public Entry {
    rules = List.copyOf(rules);
  }

  /** An event that all may see. */
  public static Entry open(Event event, String... rules) {
    return new Entry(List.of(rules), event, 0, event);
  }

  /** An event of which one seat sees more than the others. */
  public static Entry apart(int insider, Event secret, Event open, String... rules) {
    return new Entry(List.of(rules), open, 1 << insider, secret);
  }

  /** What {@code seat} (or a spectator) is told. */
  public Event seenBy(int seat) {
    return seat >= 0 && (insiders >> seat & 1) == 1 ? secret : open;
  }
}
