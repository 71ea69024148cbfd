package derring.toys.bots;

import derring.bots.Bot;
import derring.bots.BotMaker;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.Title;
import derring.toys.quoits.Move;
import derring.toys.quoits.Point;
import derring.toys.quoits.Quoits;
import derring.toys.quoits.View;

/** Bots for Quoits that throw beside every spot they are offered: never one that was listed. */
public final class ShyMaker implements BotMaker {
  private static final int NEAR = 60;

  @Override
  public String name() {
    return "shy";
  }

  @Override
  public String pitch() {
    return "Throws beside every spot it is offered.";
  }

  @Override
  public boolean plays(Title title) {
    return title.id().equals("quoits");
  }

  @Override
  public Bot<?, ?> make(Game<?, ?, ?> game) {
    if (game instanceof Quoits) {
      return (Bot<Move, View>) ShyMaker::choose;
    }
    throw new IllegalArgumentException(name() + " bots do not play " + game.title().name());
  }

  /** A spot near a listed one; spots lie so far apart that some such are free. */
  private static Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
    while (true) {
      Point spot = ((Move.Throw) moves.get(chance.die(moves.size()) - 1)).at();
      Point beside = new Point(shifted(spot.x(), chance), shifted(spot.y(), chance));
      if (view.allows(beside)) {
        Move move = new Move.Throw(beside);
        if (!moves.contains(move)) {
          return move;
        }
      }
    }
  }

  private static int shifted(int number, Chance chance) {
    return number + chance.die(2 * NEAR) - NEAR;
  }
}
