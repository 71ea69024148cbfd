package derring.server;

import derring.server.store.Chain;
import derring.server.store.Damaged;
import derring.server.store.Journal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The rules of the house: what the host has ordered and not undone. Orders are facts of their own
 * in the journal, kept like a match; every node reads them again and again, so whoever can write to
 * the store can order something while servers run.
 */
final class House {
  private static final Logger LOG = LoggerFactory.getLogger(House.class);

  /** Where the orders are in the journal. No match has this id. */
  static final String LIST = "host";

  private static final int ATTEMPTS = 20;

  /** What holds now; replaced as a whole. */
  private record Rules(Set<String> muted, Map<String, String> names, List<AddressRange> blocked) {
    static final Rules NONE = new Rules(Set.of(), Map.of(), List.of());
  }

  private final Journal journal;
  private final TreeMap<Long, Order> standing = new TreeMap<>();
  private long next;
  private volatile Rules rules = Rules.NONE;

  House(Journal journal) {
    this.journal = journal;
  }

  /**
   * Adds an order to the list.
   *
   * @param at milliseconds since 1970
   * @return its number
   */
  static long order(Journal journal, Order order, long at) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Journal.Fact last = journal.last(LIST);
      Chain before = last == null ? Chain.NONE : last.after(Chain.NONE);
      long number = last == null ? -1 : last.number();
      Journal.Next fact = Journal.Next.of(LIST, number, before, order.body(at), false);
      if (journal.store(fact, null)) {
        return fact.number();
      }
    }
    throw new IllegalStateException("the list of orders does not take one more");
  }

  /** Reads what was ordered since the last time; those orders, by their numbers. */
  synchronized Map<Long, Order> read() {
    Map<Long, Order> fresh = new TreeMap<>();
    try {
      for (Journal.Fact fact : journal.read(LIST, next)) {
        fresh.put(fact.number(), Order.read(fact.body()));
      }
    } catch (Damaged e) {
      LOG.error("orders of the host from number {} on cannot be read: {}", next, e.getMessage());
    }
    fresh.forEach((n, order) -> {
      switch (order) {
        case Order.Undo undo -> standing.remove(undo.n());
        case Order.Done done -> standing.remove(done.n());
        default -> standing.put(n, order);
      }
      next = n + 1;
    });
    if (!fresh.isEmpty()) {
      rules = rules();
    }
    return fresh;
  }

  /** The orders that hold, by their numbers. */
  synchronized Map<Long, Order> standing() {
    return new TreeMap<>(standing);
  }

  private Rules rules() {
    Set<String> muted = new HashSet<>();
    Map<String, String> names = new HashMap<>();
    List<AddressRange> blocked = new ArrayList<>();
    for (Order order : standing.values()) {
      switch (order) {
        case Order.Mute mute -> muted.add(mute.match() + " " + key(mute.who()));
        case Order.Rename rename -> names.put(key(rename.name()), rename.to());
        case Order.Block block -> blocked.add(AddressRange.of(block.range()));
        case Order.Close close -> {} // it is carried out once
        case Order.Undo undo -> {}
        case Order.Done done -> {}
      }
    }
    return new Rules(muted, names, blocked);
  }

  /** Names that look alike to everybody are one. */
  private static String key(String name) {
    return Plain.line(name).toLowerCase(Locale.ROOT);
  }

  boolean muted(Who who, String match) {
    Set<String> muted = rules.muted;
    return !muted.isEmpty()
        && (muted.contains(" " + who.guest())
            || muted.contains(match + " " + who.guest())
            || muted.contains(" " + key(who.name()))
            || muted.contains(match + " " + key(who.name())));
  }

  /** How a name is shown. */
  String shown(String name) {
    Map<String, String> names = rules.names;
    return names.isEmpty() ? name : names.getOrDefault(key(name), name);
  }

  /** How a name is shown that may have the number of its seat behind it. */
  String shownInList(String name) {
    String bare = name.replaceFirst(" \\d$", "");
    String shown = shown(bare);
    return shown.equals(bare) ? shown(name) : shown;
  }

  boolean blocked(String address) {
    List<AddressRange> blocked = rules.blocked;
    return !blocked.isEmpty() && blocked.stream().anyMatch(range -> range.contains(address));
  }
}
