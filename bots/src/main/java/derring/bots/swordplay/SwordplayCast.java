package derring.bots.swordplay;

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
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.SwordplayTitle;
import derring.swordplay.View;
import java.util.List;

/** Whom one meets in Swordplay. */
public final class SwordplayCast implements Cast {
  private static final Lesson LESSON = Lesson.beside(SwordplayCast.class, Subject.LESSON);

  /** The lines that the master thinks through: some twenty milliseconds of a processor. */
  private static final int LINES = 5_000;

  private static final int OVERLOOKED = 35;

  @Override
  public List<Persona> members() {
    return List.of(
        new Persona(
            SwordplayTitle.class,
            Rank.BEGINNER,
            "Pip Marlow",
            "Cabin boy, all heart: strikes at once, and now and then forgets the parry in his hand.",
            "pip",
            Guise.pirates("Swab"),
            game -> new Oversight<>(new Greedy((Swordplay) game), SwordplayCast::kind, OVERLOOKED)),
        new Persona(
            SwordplayTitle.class,
            Rank.SOLID,
            "Quartermaster Calloway",
            "Weighs every blow like powder and takes what pays at once; plans are for captains.",
            "calloway",
            Guise.pirates("Sailor"),
            game -> new Greedy((Swordplay) game)),
        new Persona(
            SwordplayTitle.class,
            Rank.MASTER,
            "Doña Sabela",
            "Taught half the Main to fence. She knows what you are likely to hold, and waits for it.",
            "sabela",
            Guise.pirates("Captain"),
            game -> master((Swordplay) game)));
  }

  @Override
  public Subject<Bout, Move, View> subject() {
    return new Subject<>() {
      @Override
      public String folder() {
        return "derring/bots/swordplay";
      }

      @Override
      public boolean covers(Game<?, ?, ?> game) {
        return game instanceof Swordplay;
      }

      @Override
      public Insight<Bout, Move> insight(Game<Bout, Move, View> game, Lesson lesson) {
        return new SwordplayInsight((Swordplay) game, lesson, Manner.COACH);
      }
    };
  }

  static Bot<Move, View> master(Swordplay game) {
    return new Thinker<>(
        game,
        new SwordplayInsight(game, LESSON, Manner.MASTER),
        View::seat,
        new Greedy(game),
        Limit.iterations(LINES));
  }

  /** Who forgets to make something ready does not think of dropping for it either. */
  private static int kind(Move move) {
    return switch (move) {
      case Move.Ready ready -> 0;
      case Move.Drop drop -> 0;
      case Move.Attack attack -> Oversight.EACH;
      case Move.Defend defend -> Oversight.EACH;
      case Move.Cloak cloak -> Oversight.EACH;
      case Move.Bind bind -> Oversight.EACH;
      case Move.Fire fire -> Oversight.EACH;
      case Move.Discard discard -> 1;
      default -> Oversight.PLAIN;
    };
  }
}
