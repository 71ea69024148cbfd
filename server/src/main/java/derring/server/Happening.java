package derring.server;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One kind of fact of a match. What somebody wants to happen has the same form: a {@link Sitting}
 * decides whether it does, and then it is a fact.
 */
sealed interface Happening {

  /**
   * The match was opened.
   *
   * @param secret the server's part of the seed, committed to by being stored first
   * @param seed the seats' parts, if the match continues another; else empty
   * @param names what the seats were called when that one was sealed; else empty
   * @param past the moves already made, if it continues another
   * @param countdown milliseconds from the start to the call, before which nobody moves; only a
   *     game in real time has one
   * @param passes whether the server does for players what they have no choice about, until they
   *     say otherwise; else they are always asked
   * @param answers seconds after which silence is the answer of a player who is asked and thinks; 0
   *     for no limit
   * @param window seconds after which it is that of one who does not; 0 for the same limit
   * @param listed the page of {@link Commitments} that names its commitment; null for none
   */
  record Opened(
      String game,
      int rules,
      Map<String, Object> options,
      List<Chair> chairs,
      Reach who,
      ClockRule clock,
      boolean passes,
      String secret,
      List<String> seed,
      List<String> names,
      List<Past> past,
      long countdown,
      int answers,
      int window,
      @Nullable Long listed)
      implements Happening {
    Opened(
        String game,
        int rules,
        Map<String, Object> options,
        List<Chair> chairs,
        Reach who,
        ClockRule clock,
        boolean passes,
        String secret,
        List<String> seed,
        List<Past> past) {
      this(
          game, rules, options, chairs, who, clock, passes, secret, seed, List.of(), past, 0, 0, 0,
          null);
    }

    /** The same, its seats sealed under the names that they had in the match it continues. */
    Opened sealedAs(List<String> called) {
      return new Opened(
          game, rules, options, chairs, who, clock, passes, secret, seed, called, past, countdown,
          answers, window, listed);
    }

    /** The same with others at it. */
    Opened seating(List<Chair> people) {
      return new Opened(
          game, rules, options, people, who, clock, passes, secret, seed, names, past, countdown,
          answers, window, listed);
    }

    /** The same with a countdown. */
    Opened counted(long millis) {
      return new Opened(
          game, rules, options, chairs, who, clock, passes, secret, seed, names, past, millis,
          answers, window, listed);
    }

    /** The same with a limit for answers, and with how long a question stays open by itself. */
    Opened answeredWithin(int limit, int open) {
      return new Opened(
          game, rules, options, chairs, who, clock, passes, secret, seed, names, past, countdown,
          limit, open, listed);
    }

    /** The same with the page of the list that names its commitment. */
    Opened listedAt(long page) {
      return new Opened(
          game, rules, options, chairs, who, clock, passes, secret, seed, names, past, countdown,
          answers, window, page);
    }

    boolean local() {
      return who == Reach.LOCAL;
    }
  }

  /** A move of the match that is continued. */
  record Past(int seat, String move) {}

  /**
   * A seat was taken.
   *
   * @param pledge as in {@link Pledged}; may be empty
   * @param contribution a part of the seed that was given without a pledge, as it was done before
   *     there were any; else empty
   */
  record Sat(int seat, Chair chair, String pledge, String contribution) implements Happening {
    Sat(int seat, Chair chair, String pledge) {
      this(seat, chair, pledge, "");
    }
  }

  /**
   * A seat has chosen its part of the seed and binds itself to it.
   *
   * @param digest SHA-256 of the part
   */
  record Pledged(int seat, String digest) implements Happening {}

  /** All pledges are there, or none is waited for any longer: from now on they are redeemed. */
  record Collected() implements Happening {}

  /** A seat shows the part of the seed that it pledged. */
  record Contributed(int seat, String value) implements Happening {}

  record Started() implements Happening {}

  /**
   * A move.
   *
   * @param seen the number of the newest frame that whoever wants it had seen: a move is not taken
   *     for the answer to a question that came later. Null if that does not matter; a fact has none
   */
  record Moved(int seat, String move, @Nullable Long seen) implements Happening {
    Moved(int seat, String move) {
      this(seat, move, null);
    }
  }

  record Undone(int seat) implements Happening {}

  /** Nobody came, or nobody came again. */
  record Closed(String why) implements Happening {}

  /** Something is offered by a seat; a bot is offered for it. */
  record Offered(Proposal what, int seat) implements Happening {}

  record Answered(int seat, boolean yes) implements Happening {}

  /** {@code seat} is -1 for a spectator. */
  record Said(int seat, String name, String text) implements Happening {}

  record Left(int seat) implements Happening {}

  record Back(int seat) implements Happening {}

  record Resigned(int seat) implements Happening {}

  record Flagged(int seat) implements Happening {}

  record Rematched(String match) implements Happening {}

  /**
   * A player wants to think about what was asked, whether there is an answer in the hand or not.
   *
   * @param seen as in {@link Moved}
   */
  record Thinking(int seat, @Nullable Long seen) implements Happening {
    Thinking(int seat) {
      this(seat, null);
    }
  }

  /** How a player wants to be asked: always, or only where there is a choice. */
  record Manner(int seat, boolean always) implements Happening {}

  /**
   * Facts that somebody has seen are in the journal no more, as after the return of an older
   * back-up. Their numbers are not used again: this one has the next.
   *
   * @param from the first that is missing
   * @param to the last that anybody is known to have seen
   */
  record Lost(long from, long to) implements Happening {}

  /** The server was away; clocks go on from here. */
  record Resumed() implements Happening {}
}
