package derring.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How a match ended that the rules would have let go on: by those who played it, or by their host.
 *
 * @param seat who resigned, or whose time was over; {@link #NOBODY} in the other ways
 * @param why the words of the host who closed it; empty in the other ways
 */
public record CutShort(How how, int seat, String why) {
  public static final int NOBODY = -1;

  /** So many can end a match by giving up; among more the others play on. */
  public static final int MOST = 2;

  /** The ways. */
  public enum How implements Word {
    RESIGNED("resigned"),
    TIMED_OUT("timed-out"),
    DRAWN("drawn"),
    CLOSED("closed");

    private final String word;

    How(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }

    /** Whether it is one seat's doing. */
    public boolean ofOne() {
      return this == RESIGNED || this == TIMED_OUT;
    }
  }

  public static CutShort resigned(int seat) {
    return new CutShort(How.RESIGNED, seat, "");
  }

  public static CutShort timedOut(int seat) {
    return new CutShort(How.TIMED_OUT, seat, "");
  }

  public static CutShort drawn() {
    return new CutShort(How.DRAWN, NOBODY, "");
  }

  public static CutShort closed(String why) {
    return new CutShort(How.CLOSED, NOBODY, why);
  }

  /** What is said of it. */
  public String sentence(Names names) {
    return switch (how) {
      case RESIGNED -> names.of(seat) + " resigns.";
      case TIMED_OUT -> "The time of " + names.of(seat) + " is over.";
      case DRAWN -> "The players agreed to a draw.";
      case CLOSED -> why;
    };
  }

  /** What it makes of the match: whoever gives up is last, and otherwise nobody has won. */
  public Outcome outcome(int seats, Names names) {
    List<Integer> places = new ArrayList<>(Collections.nCopies(seats, 1));
    if (how.ofOne()) {
      places.set(seat, 2);
    }
    return new Outcome(places, !how.ofOne(), sentence(names), "");
  }
}
