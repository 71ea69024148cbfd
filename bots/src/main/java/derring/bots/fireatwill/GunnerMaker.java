package derring.bots.fireatwill;

import derring.bots.Bot;
import derring.bots.BotMaker;
import derring.bots.Tempo;
import derring.fireatwill.FireAtWillTitle;
import derring.kernel.Game;
import derring.kernel.Title;

/** Makes players of Fire at Will at the level gunner. */
public final class GunnerMaker implements BotMaker {

  @Override
  public String name() {
    return "gunner";
  }

  @Override
  public String pitch() {
    return "Keeps its piles to one number of stars, and rarely slips.";
  }

  @Override
  public boolean plays(Title title) {
    return title instanceof FireAtWillTitle;
  }

  @Override
  public Tempo tempo() {
    return Skill.GUNNER.tempo();
  }

  @Override
  public Bot<?, ?> make(Game<?, ?, ?> game) {
    return new Marksman(Skill.GUNNER);
  }
}
