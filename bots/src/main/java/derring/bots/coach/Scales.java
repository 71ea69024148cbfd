package derring.bots.coach;

import derring.bots.Bots;
import derring.bots.search.Crew;
import derring.bots.search.Insight;
import derring.bots.search.Lesson;
import derring.bots.search.Subject;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Weighs moves by what a seat knows: from its view alone. The same seed and number of lines give
 * the same answer. Not safe for several threads at once.
 *
 * @param <M> a move
 * @param <V> a view
 */
interface Scales<M, V> {

  /** How it weighs, as a sentence. */
  String method();

  /** So many lines a decision are worth their time if nothing else is said. */
  int usual();

  /**
   * The best move there is: one of some, or where they cannot all be listed any other.
   *
   * @param instinct the one of them that a player would make without thinking, or -1
   */
  M best(V view, int seat, MoveBuffer<M> moves, int instinct, long seed, int lines);

  /** The moves between which it hangs; none if there are too many to look at all of them. */
  List<M> field(MoveBuffer<M> moves);

  /**
   * What some moves are worth to a seat that then plays as well as it can, each equally often in
   * the same worlds with the same luck.
   *
   * @param lines so many for all of them
   */
  Weighed weigh(V view, int seat, List<M> firsts, long seed, int lines);

  /**
   * What a seat may expect if all go on as players do. It plays no better because it knows more, so
   * that this goes up and down by what it comes to know, and by nothing else.
   *
   * @param first the move that it makes now; null if it only waits for what happens
   */
  Estimate expect(V view, int seat, @Nullable M first, long seed, int lines);

  /** The best there are for a game, for one who weighs alone. */
  static <S extends State<S>, M, V> Scales<M, V> of(Game<S, M, V> game) {
    return of(game, Crew.ALONE);
  }

  /** The best there are for a game: with what its master has learnt, if that covers it. */
  @SuppressWarnings("unchecked") // a subject has insights into its own game
  static <S extends State<S>, M, V> Scales<M, V> of(Game<S, M, V> game, Crew crew) {
    Subject<S, M, V> subject = (Subject<S, M, V>) Bots.subject(game.title());
    if (subject == null || !subject.covers(game)) {
      return new PlayedScales<>(game);
    }
    String file = "/" + subject.folder() + "/" + Subject.LESSON;
    Lesson lesson = Lesson.beside(Scales.class, file);
    List<Insight<S, M>> insights = new ArrayList<>();
    for (int i = 0; i < crew.size(); i++) {
      insights.add(subject.insight(game, lesson));
    }
    return new LearntScales<>(game, insights, crew);
  }
}
