package derring.bots;

import derring.kernel.Game;
import derring.kernel.Title;

/** Bots that make any legal move, each as likely as any other. They play every game. */
public final class RandomMaker implements BotMaker {

  @Override
  public String name() {
    return "random";
  }

  @Override
  public String pitch() {
    return "Makes any legal move.";
  }

  @Override
  public boolean plays(Title title) {
    return true;
  }

  @Override
  public Bot<?, ?> make(Game<?, ?, ?> game) {
    return (view, moves, chance) -> moves.get(chance.die(moves.size()) - 1);
  }
}
