package derring.bots;

import derring.kernel.Chance;
import derring.kernel.MoveBuffer;
import java.util.function.ToIntFunction;

/**
 * Plays as another would who overlooks things: some of what it could do it does not see, and of the
 * rest it does what seems best. So its mistakes are those of people, who do not throw dice for
 * their moves but miss the parry in their own hand. Not safe for several threads at once.
 */
public final class Oversight<M, V> implements Bot<M, V> {
  /** A kind of move that nobody overlooks: to do nothing. */
  public static final int PLAIN = -1;

  /** A kind of move of which each is seen or overlooked by itself. */
  public static final int EACH = -2;

  private static final int HUNDRED = 100;

  private final Bot<M, V> player;
  private final ToIntFunction<M> kind;
  private final int percent;
  private final MoveBuffer<M> seen = new MoveBuffer<>();

  /**
   * @param kind {@link #PLAIN}, {@link #EACH}, or a number from 0 to 31: moves with the same are
   *     overlooked together
   * @param percent how often, of a hundred times, something is overlooked
   */
  public Oversight(Bot<M, V> player, ToIntFunction<M> kind, int percent) {
    this.player = player;
    this.kind = kind;
    this.percent = percent;
  }

  @Override
  public M choose(V view, MoveBuffer<M> moves, Chance chance) {
    int drawn = 0;
    int gone = 0;
    seen.clear();
    for (int i = 0; i < moves.size(); i++) {
      M move = moves.get(i);
      int what = kind.applyAsInt(move);
      boolean missed = what == EACH && misses(chance);
      if (what >= 0) {
        if ((drawn >> what & 1) == 0) {
          drawn |= 1 << what;
          gone |= misses(chance) ? 1 << what : 0;
        }
        missed = (gone >> what & 1) != 0;
      }
      if (!missed) {
        seen.add(move);
      }
    }
    return player.choose(view, seen.size() == 0 ? moves : seen, chance);
  }

  private boolean misses(Chance chance) {
    return chance.die(HUNDRED) <= percent;
  }
}
