package derring.bots;

import derring.kernel.Chance;
import derring.kernel.Event;
import derring.kernel.MoveBuffer;
import java.util.List;

/** A bot that leaves everything to another, for whoever wants to see how that one chooses. */
public abstract class Escort<M, V> implements Bot<M, V> {
  private final Bot<M, V> player;

  protected Escort(Bot<M, V> player) {
    this.player = player;
  }

  @Override
  public M choose(V view, MoveBuffer<M> moves, Chance chance) {
    return player.choose(view, moves, chance);
  }

  @Override
  public boolean remembers() {
    return player.remembers();
  }

  @Override
  public void recall(List<Event> told) {
    player.recall(told);
  }

  @Override
  public void hurry(double part) {
    player.hurry(part);
  }
}
