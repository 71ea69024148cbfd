package derring.bots.lab;

import derring.bots.Bots;
import derring.bots.Onlooker;
import derring.bots.search.Head;
import derring.bots.search.Insight;
import derring.bots.search.Lesson;
import derring.bots.search.Subject;
import derring.kernel.Game;
import derring.kernel.State;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Says cheaply who is ahead in a match of two: by what was learnt of the game, which is a chance,
 * or by a judgement, which is none. Not safe for several threads at once.
 *
 * @param learnt whether {@link #share} is a chance
 * @param share how likely seat 0 is to win, from 0 to 1; a half where nobody is ahead
 * @param turn a number that changes with each turn: only then it is asked
 */
record Scales<S>(boolean learnt, ToDoubleFunction<S> share, ToIntFunction<S> turn) {

  /** The scales for a game; null if nobody can tell who is ahead in it. */
  static <S extends State<S>, M, V> @Nullable Scales<S> of(
      Game<S, M, V> game, @Nullable Onlooker<S, M> onlooker) {
    if (game.seats() != 2 || game.realTime()) {
      return null;
    }
    Subject<?, ?, ?> subject = Bots.subject(game.title());
    if (subject != null && subject.covers(game)) {
      return learnt(insight(subject, game));
    }
    if (onlooker == null || Double.isNaN(onlooker.standing(game.blank(), 0))) {
      return null;
    }
    return new Scales<>(false, state -> Head.chance(onlooker.standing(state, 0)), onlooker::turns);
  }

  @SuppressWarnings("unchecked") // a subject is asked about its own game
  private static <S extends State<S>, M, V> Insight<S, M> insight(
      Subject<?, ?, ?> subject, Game<S, M, V> game) {
    Lesson lesson = Lesson.beside(Bots.class, "/" + subject.folder() + "/" + Subject.LESSON);
    return ((Subject<S, M, V>) subject).insight(game, lesson);
  }

  private static <S extends State<S>, M> Scales<S> learnt(Insight<S, M> insight) {
    return new Scales<>(
        true,
        state -> {
          double first = chance(insight, state, 0);
          double second = chance(insight, state, 1);
          return first / (first + second);
        },
        insight::turn);
  }

  private static <S extends State<S>, M> double chance(Insight<S, M> insight, S state, int seat) {
    insight.standings().clear();
    insight.standing(state, seat);
    return Head.chance(insight.standings().sum());
  }
}
