package derring.toys.morra;

import derring.kernel.Event;
import derring.kernel.Names;
import java.util.List;
import java.util.stream.Collectors;

/** What happens at the table. */
public sealed interface Told extends Event {

  /** Somebody has chosen; nobody is told what. */
  record Chose(int seat) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " makes a fist.";
    }
  }

  /**
   * All show at once, and the count ends at somebody.
   *
   * @param taker who takes the round
   */
  record Shown(List<Integer> fingers, int sum, int taker, int round) implements Told {
    @Override
    public String sentence(Names names) {
      String added = fingers.stream().map(String::valueOf).collect(Collectors.joining(" + "));
      return "All show: "
          + added
          + " = "
          + sum
          + ", and "
          + names.of(taker)
          + " takes round "
          + round
          + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }
}
