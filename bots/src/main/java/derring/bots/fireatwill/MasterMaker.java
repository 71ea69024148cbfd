package derring.bots.fireatwill;

import derring.bots.Bot;
import derring.bots.BotMaker;
import derring.bots.Tempo;
import derring.fireatwill.FireAtWillTitle;
import derring.kernel.Game;
import derring.kernel.Title;

/** Makes players of Fire at Will at the level master. */
public final class MasterMaker implements BotMaker {

  @Override
  public String name() {
    return "master";
  }

  @Override
  public String pitch() {
    return "Fast and without slips; stashes, straightens, and flags only what will score.";
  }

  @Override
  public boolean plays(Title title) {
    return title instanceof FireAtWillTitle;
  }

  @Override
  public Tempo tempo() {
    return Skill.MASTER.tempo();
  }

  @Override
  public Bot<?, ?> make(Game<?, ?, ?> game) {
    return new Marksman(Skill.MASTER);
  }
}
