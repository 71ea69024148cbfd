package derring.bots;

import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

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

  /** How many turns have been begun by all seats together. */
  int turns(S state);

  /** What a card is counted as, where several cards are of one kind but have names of their own. */
  default String counted(String card) {
    return card;
  }

  /**
   * How a match stands for a seat, in odds: above 0 it is ahead. Not a number if nobody can tell.
   * It is a judgement, and what was learnt of a game ({@link derring.bots.search.Insight}) says
   * more.
   */
  default double standing(S state, int seat) {
    return Double.NaN;
  }

  /** Somebody who knows a game; null if nobody does. */
  @SuppressWarnings("unchecked") // a maker makes onlookers for the game it is given
  static <S extends State<S>, M, V> @Nullable Onlooker<S, M> of(Game<S, M, V> game) {
    return ServiceLoader.load(Maker.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(maker -> maker.knows(game.title()))
        .findFirst()
        .map(maker -> (Onlooker<S, M>) maker.make(game))
        .orElse(null);
  }
}
