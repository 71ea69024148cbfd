package derring.bots.fireatwill;

import derring.bots.Bot;
import derring.bots.BotMaker;
import derring.bots.Tempo;
import derring.fireatwill.FireAtWillTitle;
import derring.kernel.Game;
import derring.kernel.Title;

/** Makes players of Fire at Will at the level beginner. */
public final class BeginnerMaker implements BotMaker {

  @Override
  public String name() {
    return "beginner";
  }

  @Override
  public String pitch() {
    return "Slow, with a slip now and then, and no eye for stars.";
  }

  @Override
  public boolean plays(Title title) {
    return title instanceof FireAtWillTitle;
  }

  @Override
  public Tempo tempo() {
    return Skill.BEGINNER.tempo();
  }

  @Override
  public Bot<?, ?> make(Game<?, ?, ?> game) {
    return new Marksman(Skill.BEGINNER);
  }
}
