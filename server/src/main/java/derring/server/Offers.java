package derring.server;

import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What is offered at a match, one thing at a time, and who has agreed to it. */
final class Offers {
  private final List<Chair> chairs;
  private final TreeSet<Integer> agreed = new TreeSet<>();

  /** The seats that were left and for which a bot was declined. */
  private final TreeSet<Integer> declined = new TreeSet<>();

  private Happening.@Nullable Offered open;

  /**
   * @param chairs who sits where, as it is at any time
   */
  Offers(List<Chair> chairs) {
    this.chairs = chairs;
  }

  /** What waits for its answers; null for nothing. */
  Happening.@Nullable Offered open() {
    return open;
  }

  void make(Happening.Offered offer) {
    open = offer;
    agreed.clear();
  }

  void close() {
    open = null;
  }

  /** A move answers an offer, too; but not that of a bot for somebody who is away. */
  void moved() {
    if (open != null && open.what() != Proposal.BOT) {
      open = null;
    }
  }

  /** Whoever left a seat is back, and needs no bot. */
  void back(int seat) {
    declined.remove(seat);
    if (open != null && open.what() == Proposal.BOT && open.seat() == seat) {
      open = null;
    }
  }

  /** Whether a bot may still be offered for a seat that was left. */
  boolean mayLend(int seat) {
    return open == null && !declined.contains(seat) && !others(seat).isEmpty();
  }

  void decline() {
    if (open != null && open.what() == Proposal.BOT) {
      declined.add(open.seat());
    }
    open = null;
  }

  void agree(int seat) {
    agreed.add(seat);
  }

  /** Whether everybody who must has agreed; a guest agrees for all his seats. */
  boolean settled() {
    return open != null
        && others(open.seat()).stream()
            .allMatch(seat ->
                agreed.contains(seat)
                    || agreed.stream()
                        .anyMatch(yes -> chairs.get(yes).belongsTo(chairs.get(seat).guest())));
  }

  /** The seats whose people must agree to what {@code seat} offers. */
  List<Integer> others(int seat) {
    int others = 0;
    for (int other = 0; other < chairs.size(); other++) {
      if (chairs.get(other).person()
          && other != seat
          && !chairs.get(other).belongsTo(chairs.get(seat).guest())) {
        others |= 1 << other;
      }
    }
    return Scribe.seats(others);
  }
}
