package derring.bots.lab;

import derring.kernel.Outcome;
import java.io.Serializable;
import java.util.List;

/**
 * What is kept of a match that was played: plain numbers and words, so that it can be written in a
 * line and come from another machine.
 *
 * @param index which match it is; the same index is the same deal in every variant
 * @param places by seat, as in {@link derring.kernel.Outcome}
 * @param points by seat; none if the game counts none
 * @param turns begun by all seats together; 0 if nobody counts them
 * @param millis how long it took in a game in real time; 0 in others
 * @param choices by seat: how many decisions it had between at least two moves
 * @param thought by seat: microseconds of a processor that it took for them; none if nobody looked
 *     at a clock
 * @param changes how often the lead changed; -1 if nobody can tell who leads
 * @param last when it changed last, in thousandths of the match; 0 if never
 * @param course what the chances of the later winner were at each tenth of the match, in
 *     thousandths; none if they are not known
 * @param weight what another choice would have meant, see {@link Fork}; {@link #UNWEIGHED} if that
 *     was not tried in this match
 */
public record Played(
    int variant,
    int index,
    List<Integer> places,
    boolean drawn,
    String reason,
    List<Integer> points,
    int decisions,
    List<Integer> choices,
    List<Integer> thought,
    int turns,
    int millis,
    int changes,
    int last,
    List<Integer> course,
    int weight,
    List<Note> notes)
    implements Serializable {

  /** Nobody tried another choice in this match. */
  public static final int UNWEIGHED = Integer.MIN_VALUE;

  /** A seat had or did something, under a heading. */
  public record Note(int seat, String heading, String what) implements Serializable {}

  boolean won(int seat) {
    return !drawn && places.get(seat) == 1;
  }

  /** What a match is worth to a seat: 1 if it won, its part of a draw. */
  public double score(int seat) {
    return drawn ? Outcome.draw(places.size()) : won(seat) ? 1 : 0;
  }
}
