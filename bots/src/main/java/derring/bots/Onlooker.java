package derring.bots;

import derring.kernel.Game;
import derring.kernel.Title;

/**
 * Watches the matches of one game of turns for what is worth counting in them: who began with what,
 * which cards were played, how many turns it took. It only names things; a {@link Tally} counts how
 * often those won who did or had them. Not safe for several threads at once.
 */
public interface Onlooker<S, M> {

  /**
   * Takes down what a seat had or did, under a heading; many times in a match is the same as once.
   */
  interface Notes {
    void note(int seat, String heading, String what);
  }

  /** Makes onlookers for a game; found by {@link java.util.ServiceLoader}. */
  interface Maker {

    /** Whether these onlookers know a game. */
    boolean knows(Title title);

    /** An onlooker for a game that {@link #knows} agrees to. */
    Onlooker<?, ?> make(Game<?, ?, ?> game);
  }

  /** A new match begins; the last one, if there was one, is over. */
  void dealt(S state, Notes notes);

  /** A move was made. */
  void moved(int seat, M move, S after, Notes notes);

  /** How many turns have been begun by all seats together in a match that is over. */
  int turns(S last);
}
