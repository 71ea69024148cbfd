package derring.bots.lab;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who was ahead when, in one match: looked at when a turn begins. Whoever has 55 of a hundred is
 * ahead, and stays so until the other has. Not safe for several threads at once.
 */
final class Lead<S> {
  private static final double AHEAD = 0.55;
  private static final int TENTHS = 10;
  private static final int THOUSAND = 1000;

  private final @Nullable Scales<S> scales;
  private final List<Double> shares = new ArrayList<>();
  private int turn;

  Lead(@Nullable Scales<S> scales) {
    this.scales = scales;
  }

  void begin() {
    shares.clear();
    turn = Integer.MIN_VALUE;
  }

  /** The match goes on from here. */
  void look(S state) {
    if (scales != null) {
      int now = scales.turn().applyAsInt(state);
      if (now != turn) {
        turn = now;
        shares.add(scales.share().applyAsDouble(state));
      }
    }
  }

  /** How often the lead changed; -1 if nobody can tell. */
  int changes() {
    return scales == null ? -1 : Math.max(0, leads().size() - 1);
  }

  /** When it changed last, in thousandths of the match; 0 if it never did. */
  int last() {
    List<Integer> leads = leads();
    return leads.size() < 2 ? 0 : THOUSAND * leads.getLast() / shares.size();
  }

  /** At which looks somebody came to lead. */
  private List<Integer> leads() {
    List<Integer> leads = new ArrayList<>();
    int leader = -1;
    for (int i = 0; i < shares.size(); i++) {
      double first = shares.get(i);
      int ahead = first > AHEAD ? 0 : first < 1 - AHEAD ? 1 : leader;
      if (ahead != leader) {
        leader = ahead;
        leads.add(i);
      }
    }
    return leads;
  }

  /**
   * The chances of a seat at each tenth of the match, in thousandths; none if they are not known.
   */
  List<Integer> course(int seat) {
    if (scales == null || !scales.learnt() || shares.isEmpty()) {
      return List.of();
    }
    List<Integer> course = new ArrayList<>();
    for (int tenth = 0; tenth <= TENTHS; tenth++) {
      double first = shares.get(tenth * (shares.size() - 1) / TENTHS);
      course.add((int) Math.round(THOUSAND * (seat == 0 ? first : 1 - first)));
    }
    return course;
  }
}
