package derring.bots.search;

import derring.bots.Rank;
import derring.kernel.Game;
import derring.kernel.State;
import java.util.List;

/**
 * A game in which there is something to learn for those who think ahead ({@link Rank#MASTER}).
 *
 * @param <S> the state of a match
 * @param <M> a move
 * @param <V> a view
 */
public interface Subject<S extends State<S>, M, V> {

  /** The name of the weights in their folder. */
  String LESSON = "lesson.txt";

  /** The name of what says how they were made. */
  String CARD = "lesson-card.txt";

  /** Where its lesson lies among the resources: a folder. */
  String folder();

  /** Whether what is learnt is of use at a table with these rules. */
  boolean covers(Game<?, ?, ?> game);

  /** An insight into a table of this game. */
  Insight<S, M> insight(Game<S, M, V> game, Lesson lesson);

  /** The tables at which is learnt: half of the matches at the first. */
  @SuppressWarnings("unchecked") // it is asked about its own game only
  default School<S, M, V> school(List<Game<?, ?, ?>> tables, long seed) {
    List<Game<S, M, V>> covered =
        tables.stream().filter(this::covers).map(game -> (Game<S, M, V>) game).toList();
    return new School<>(covered, game -> insight(game, Lesson.none()), seed);
  }
}
