package derring.toys.quoits;

import derring.kernel.Event;
import derring.kernel.Names;

/** What happens in the yard; everybody sees all of it. */
public sealed interface Told extends Event {

  /**
   * A ring lies.
   *
   * @param away how many whole lengths of a ring it is from the pin
   */
  record Landed(int seat, Point at, int away) implements Told {
    @Override
    public String sentence(Names names) {
      return names.of(seat) + " throws a ring to " + at + ", " + Yard.lengths(away) + " away.";
    }
  }

  /** The nearest ring of a seat is measured. */
  record Measured(int seat, int away) implements Told {
    @Override
    public String sentence(Names names) {
      return "The nearest ring of " + names.of(seat) + " is " + Yard.lengths(away) + " away.";
    }
  }
}
