package derring.bots.haveatyou;

import derring.bots.Appraisal;
import derring.bots.Bot;
import derring.bots.Cast;
import derring.bots.Guise;
import derring.bots.Oversight;
import derring.bots.Persona;
import derring.bots.Rank;
import derring.bots.search.Insight;
import derring.bots.search.Lesson;
import derring.bots.search.Limit;
import derring.bots.search.Subject;
import derring.bots.search.Thinker;
import derring.haveatyou.Battle;
import derring.haveatyou.BattleType;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.HaveAtYouTitle;
import derring.haveatyou.Move;
import derring.haveatyou.View;
import derring.kernel.Game;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whom one meets in Have at You! */
public final class HaveAtYouCast implements Cast {
  private static final Lesson LESSON = Lesson.beside(HaveAtYouCast.class, Subject.LESSON);

  /** The lines that the master thinks through: some ten milliseconds of a processor. */
  private static final int LINES = 1_500;

  private static final int OVERLOOKED = 62;

  @Override
  public List<Persona> members() {
    return List.of(
        new Persona(
            HaveAtYouTitle.class,
            Rank.BEGINNER,
            "Toby Spriggs",
            "Signed on yesterday. Swings first, and remembers the parry when it is too late.",
            "toby",
            Guise.pirates("Swab"),
            game -> new Oversight<>(new Greedy((HaveAtYou) game), HaveAtYouCast::kind, OVERLOOKED)),
        new Persona(
            HaveAtYouTitle.class,
            Rank.SOLID,
            "Hob Tarrant",
            "Has been in every tavern brawl from here to Tortuga, and left most of them standing.",
            "hob",
            Guise.pirates("Sailor"),
            game -> new Greedy((HaveAtYou) game)),
        new Persona(
            HaveAtYouTitle.class,
            Rank.MASTER,
            "Black Meg",
            "Lets you tire yourself out. When she does swing, she has counted your cards.",
            "meg",
            Guise.pirates("Captain"),
            game -> master((HaveAtYou) game)));
  }

  @Override
  public Subject<Battle, Move, View> subject() {
    return new Subject<>() {
      @Override
      public String folder() {
        return "derring/bots/haveatyou";
      }

      @Override
      public boolean covers(Game<?, ?, ?> game) {
        return game instanceof HaveAtYou table && table.battleType() == BattleType.DUEL;
      }

      @Override
      public Insight<Battle, Move> insight(Game<Battle, Move, View> game, Lesson lesson) {
        return new DuelInsight((HaveAtYou) game, lesson, null);
      }
    };
  }

  /** A duel is searched to its turns' end, other battles are played out; a brawl takes too long. */
  @Override
  public @Nullable Appraisal<Battle> appraisal(Game<?, ?, ?> game) {
    HaveAtYou table = (HaveAtYou) game;
    return table.battleType().brawl() ? new BrawlJudgement(table) : null;
  }

  /** In the brawls of many there is nothing to look ahead with, and she trusts her eye. */
  static Bot<Move, View> master(HaveAtYou game) {
    Greedy eye = new Greedy(game);
    return game.battleType() != BattleType.DUEL
        ? eye
        : new Thinker<>(
            game, new DuelInsight(game, LESSON, eye), View::seat, eye, Limit.iterations(LINES));
  }

  /** To stop, to pass or to choose a place is never overlooked. */
  private static int kind(Move move) {
    return switch (move) {
      case Move.Pass pass -> Oversight.PLAIN;
      case Move.PassTurn pass -> Oversight.PLAIN;
      case Move.Done done -> Oversight.PLAIN;
      case Move.Draw draw -> Oversight.PLAIN;
      case Move.Discard discard -> Oversight.PLAIN;
      case Move.Choose choose -> Oversight.PLAIN;
      case Move.Stand stand -> Oversight.PLAIN;
      case Move.Where where -> Oversight.PLAIN;
      case Move.Parry parry -> 0;
      case Move.Dodge dodge -> 1;
      case Move.Swash swash -> 2;
      case Move.Grab grab -> 3;
      case Move.GrabDeck grab -> 3;
      case Move.Step step -> 4;
      default -> Oversight.EACH;
    };
  }
}
