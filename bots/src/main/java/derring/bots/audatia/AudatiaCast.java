package derring.bots.audatia;

import derring.audatia.Audatia;
import derring.audatia.AudatiaTitle;
import derring.audatia.Move;
import derring.bots.Cast;
import derring.bots.Oversight;
import derring.bots.Persona;
import derring.bots.Rank;
import java.util.List;

/** Whom one meets in Audatia. */
public final class AudatiaCast implements Cast {
  private static final int OVERLOOKED = 45;

  @Override
  public List<Persona> members() {
    return List.of(
        new Persona(
            AudatiaTitle.class,
            Rank.BEGINNER,
            "Nello",
            "The baker's son, in his second lesson: bold in the cut, blind to half his answers.",
            "nello",
            game -> new Oversight<>(new Greedy((Audatia) game), AudatiaCast::kind, OVERLOOKED)),
        new Persona(
            AudatiaTitle.class,
            Rank.SOLID,
            "Ser Baldassare",
            "Twenty years of tournaments. Sees two answers ahead, and seldom wonders about a third.",
            "baldassare",
            game -> new Greedy((Audatia) game)));
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
