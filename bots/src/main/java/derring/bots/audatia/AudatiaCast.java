package derring.bots.audatia;

import derring.audatia.Audatia;
import derring.audatia.AudatiaTitle;
import derring.audatia.Bout;
import derring.audatia.Move;
import derring.audatia.View;
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
import derring.kernel.Game;
import java.util.List;

/** Whom one meets in Audatia. */
public final class AudatiaCast implements Cast {
  private static final Lesson LESSON = Lesson.beside(AudatiaCast.class, Subject.LESSON);

  /** The lines that the master thinks through. */
  private static final int LINES = 2_000;

  private static final int OVERLOOKED = 62;

  @Override
  public List<Persona> members() {
    return List.of(
        new Persona(
            AudatiaTitle.class,
            Rank.BEGINNER,
            "Nello",
            "The baker's son, in his second lesson: bold in the cut, blind to half his answers.",
            "nello",
            Guise.plain("Scholar", "Vieri", "Lapo"),
            game -> new Oversight<>(new Greedy((Audatia) game), AudatiaCast::kind, OVERLOOKED)),
        new Persona(
            AudatiaTitle.class,
            Rank.SOLID,
            "Ser Baldassare",
            "Twenty years of tournaments. Sees two answers ahead, and seldom wonders about a third.",
            "baldassare",
            Guise.plain("Ser", "Vieri", "Lapo"),
            game -> new Greedy((Audatia) game)),
        new Persona(
            AudatiaTitle.class,
            Rank.MASTER,
            "Maestra Oriana",
            "Wrote the book the others quote. Has an answer for your answer, and knows which you have.",
            "oriana",
            Guise.plain("Maestro", "Vieri", "Lapo"),
            game -> master((Audatia) game)));
  }

  @Override
  public Subject<Bout, Move, View> subject() {
    return new Subject<>() {
      @Override
      public String folder() {
        return "derring/bots/audatia";
      }

      @Override
      public boolean covers(Game<?, ?, ?> game) {
        return game instanceof Audatia;
      }

      @Override
      public Insight<Bout, Move> insight(Game<Bout, Move, View> game, Lesson lesson) {
        return new AudatiaInsight((Audatia) game, lesson);
      }
    };
  }

  static Bot<Move, View> master(Audatia game) {
    return new Thinker<>(
        game,
        new AudatiaInsight(game, LESSON),
        View::seat,
        new Greedy(game),
        Limit.iterations(LINES));
  }

  /** Only what answers, strikes or binds is overlooked. */
  private static int kind(Move move) {
    return switch (move) {
      case Move.Attack attack -> Oversight.EACH;
      case Move.Beat beat -> Oversight.EACH;
      case Move.Parry parry -> Oversight.EACH;
      case Move.Counterattack counter -> Oversight.EACH;
      case Move.Exchange exchange -> Oversight.EACH;
      case Move.Defend defend -> Oversight.EACH;
      case Move.Break breaks -> Oversight.EACH;
      case Move.Feint feint -> Oversight.EACH;
      case Move.Remedy remedy -> Oversight.EACH;
      case Move.Counter counter -> Oversight.EACH;
      case Move.Play play -> Oversight.EACH;
      default -> Oversight.PLAIN;
    };
  }
}
