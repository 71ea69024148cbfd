package derring.bots.oneforall;

import derring.bots.Appraisal;
import derring.bots.Cast;
import derring.bots.Guise;
import derring.bots.Oversight;
import derring.bots.Persona;
import derring.bots.Rank;
import derring.kernel.Game;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.OneForAll;
import derring.oneforall.OneForAllTitle;
import java.util.List;

/** Whom one meets in ...And One For All! */
public final class OneForAllCast implements Cast {
  private static final int OVERLOOKED = 80;

  @Override
  public List<Persona> members() {
    return List.of(
        new Persona(
            OneForAllTitle.class,
            Rank.BEGINNER,
            "Gaston",
            "A recruit from Gascony with more courage than eyes: charges, and sees half of the room.",
            "gaston",
            Guise.plain("Cadet", "Luc", "Armand", "Colette", "Thierry"),
            game -> new Oversight<>(new Greedy((OneForAll) game), OneForAllCast::kind, OVERLOOKED)),
        new Persona(
            OneForAllTitle.class,
            Rank.SOLID,
            "Sergeant Clément",
            "Takes the shortest way to the nearest enemy, and reckons every die on it.",
            "clement",
            Guise.plain("Sergeant", "Luc", "Armand", "Colette", "Thierry"),
            game -> new Greedy((OneForAll) game)),
        new Persona(
            OneForAllTitle.class,
            Rank.MASTER,
            "Madame de Valcourt",
            "Has not drawn in ten years: one word from her, and three men fall over each other.",
            "valcourt",
            Guise.plain("Captain", "Luc", "Armand", "Colette", "Thierry"),
            game -> new Master((OneForAll) game)));
  }

  @Override
  public Appraisal<Melee> appraisal(Game<?, ?, ?> game) {
    OneForAll table = (OneForAll) game;
    Judgement judgement = new Judgement(table);
    return (melee, seat) -> judgement.chance(melee, table.sideOf(seat));
  }

  /** What he does with his hands and his sword he may overlook, but not that he can stop. */
  private static int kind(Move move) {
    return switch (move) {
      case Move.Duel duel -> 0;
      case Move.Act act -> Oversight.EACH;
      case Move.ActAt act -> Oversight.EACH;
      case Move.Aim aim -> Oversight.EACH;
      case Move.Go go -> Oversight.EACH;
      default -> Oversight.PLAIN;
    };
  }
}
