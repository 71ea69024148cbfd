package derring.server;

import derring.server.store.Chain;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the facts of a match told, by their numbers, and where they stand in the journal. Numbers
 * have no gaps but for old talk that was skipped and for what was lost.
 */
final class Annals {
  private final List<Page> pages = new ArrayList<>();
  private final List<Happening.Lost> losses = new ArrayList<>(0);
  private long next;
  private Chain chain = Chain.NONE;

  /** The number of the next fact. */
  long next() {
    return next;
  }

  /** The number of the last fact that was read; what was lost has none. */
  long last() {
    return next - 1;
  }

  /** Takes the number of a fact that happens now; what was lost has used up those before it. */
  long number(Happening what) {
    if (what instanceof Happening.Lost lost) {
      losses.add(lost);
      next = lost.to() + 1;
    }
    return next++;
  }

  void add(Page page) {
    pages.add(page);
  }

  /** Facts that are told to nobody any more: old talk. */
  void skip(long many) {
    next += many;
  }

  /** All pages from number {@code from} on. */
  List<Page> from(long from) {
    int low = 0;
    int high = pages.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (pages.get(middle).n() < from) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return pages.subList(low, pages.size());
  }

  /** The first bytes of the fingerprint of the last fact. */
  int print() {
    return pages.getLast().print();
  }

  /**
   * Whether a fact that somebody has seen is one of those. Of old talk that was skipped nothing is
   * known, and it is believed.
   */
  boolean has(long n, int print) {
    if (n >= next || losses.stream().anyMatch(lost -> lost.from() <= n && n <= lost.to())) {
      return false;
    }
    List<Page> later = from(n);
    return later.isEmpty() || later.getFirst().n() != n || later.getFirst().print() == print;
  }

  /** The chain of all facts so far. */
  Chain chain() {
    return chain;
  }

  /**
   * Says how the journal has the fact that was added last.
   *
   * @param own its fingerprint; null if it has none
   * @param after the chain with it
   */
  Page chained(@Nullable Chain own, Chain after) {
    chain = after;
    Page page = pages.removeLast().printed(own == null ? 0 : own.print());
    pages.add(page);
    return page;
  }
}
