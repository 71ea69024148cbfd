package derring.bots.fireatwill;

import derring.bots.Cast;
import derring.bots.Persona;
import derring.bots.Rank;
import derring.fireatwill.FireAtWillTitle;
import java.util.List;

/** Whom one meets in Fire at Will. */
public final class FireAtWillCast implements Cast {

  @Override
  public List<Persona> members() {
    return List.of(
        gunner(
            Rank.BEGINNER,
            "beginner",
            "Midshipman Wren",
            "First week aloft: slow, with a slip now and then, and stars are often forgotten.",
            "wren",
            Skill.BEGINNER),
        gunner(
            Rank.SOLID,
            "gunner",
            "Gunner Okoro",
            "Keeps her piles to one number of stars, and rarely slips.",
            "okoro",
            Skill.GUNNER),
        gunner(
            Rank.MASTER,
            "master",
            "Old Halloran",
            "Fast and without slips; stashes, straightens, and flags only what will score.",
            "halloran",
            Skill.MASTER));
  }

  private static Persona gunner(
      Rank rank, String name, String called, String pitch, String face, Skill skill) {
    return new Persona(
        FireAtWillTitle.class,
        rank,
        name,
        called,
        pitch,
        face,
        skill.tempo(),
        game -> new Marksman(skill));
  }
}
