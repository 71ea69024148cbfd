package derring.bots.oneforall;

import derring.bots.Cast;
import derring.bots.Persona;
import derring.bots.Rank;
import derring.oneforall.OneForAll;
import derring.oneforall.OneForAllTitle;
import java.util.List;

/** Whom one meets in ...And One For All! */
public final class OneForAllCast implements Cast {

  @Override
  public List<Persona> members() {
    return List.of(
        new Persona(
            OneForAllTitle.class,
            Rank.SOLID,
            "Sergeant Clément",
            "Takes the shortest way to the nearest enemy, and reckons every die on it.",
            "clement",
            game -> new Greedy((OneForAll) game)));
  }
}
