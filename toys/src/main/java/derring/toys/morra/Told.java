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

  /** All show at once. */
  record Shown(List<Integer> fingers, int sum) implements Told {
    @Override
    public String sentence(Names names) {
      return fingers.stream()
              .map(String::valueOf)
              .collect(Collectors.joining(" + ", "All show: ", ""))
          + " = "
          + sum
          + ".";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** The count ends at somebody. */
  record Took(int seat, int round) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " takes round " + round + ".";
    }
  }
}
