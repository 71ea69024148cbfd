package derring.bots.fireatwill;

import derring.bots.Cast;
import derring.bots.Guise;
import derring.bots.Persona;
import derring.bots.Rank;
import derring.bots.coach.Analysis;
import derring.bots.coach.PuzzleSearch;
import derring.fireatwill.Battle;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.FireAtWillTitle;
import derring.fireatwill.Move;
import derring.fireatwill.View;
import derring.kernel.Game;
import derring.kernel.Match;
import java.util.List;
import java.util.Map;

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
            Guise.plain("Midshipman", "Teal", "Finch"),
            Skill.BEGINNER),
        gunner(
            Rank.SOLID,
            "gunner",
            "Gunner Okoro",
            "Keeps her piles to one number of stars, and rarely slips.",
            "okoro",
            Guise.plain("Gunner", "Teal", "Finch"),
            Skill.GUNNER),
        gunner(
            Rank.MASTER,
            "master",
            "Old Halloran",
            "Fast and without slips; stashes, straightens, and flags only what will score.",
            "halloran",
            Guise.plain("Old", "Teal", "Finch"),
            Skill.MASTER));
  }

  /** Nothing is decided in turn, but a battle can stand still. */
  @Override
  public PuzzleSearch<Battle, Move> puzzles(Game<?, ?, ?> game, Map<String, Object> options) {
    return new StandstillPuzzles((FireAtWill) game, options);
  }

  @Override
  @SuppressWarnings("unchecked") // a match of this game
  public List<Analysis.Remark> review(Match<?, ?, ?> match) {
    return new AfterAction((FireAtWill) match.game(), (Match<Battle, Move, View>) match).remarks();
  }

  private static Persona gunner(
      Rank rank,
      String name,
      String called,
      String pitch,
      String face,
      List<Guise> fellows,
      Skill skill) {
    return new Persona(
        FireAtWillTitle.class,
        rank,
        name,
        called,
        pitch,
        face,
        fellows,
        skill.tempo(),
        game -> new Marksman(skill));
  }
}
