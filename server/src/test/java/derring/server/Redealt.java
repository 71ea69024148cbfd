package derring.server;

import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Pile;
import derring.kernel.State;
import derring.proof.Twisted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A game in which some cards change their places when a deck is shuffled for the deal, and all else
 * is as it was. Which ones is looked up by the order that the shuffle gave.
 */
final class Redealt<S extends State<S>, M, V> extends Twisted<S, M, V> {
  private final Map<List<Integer>, List<Swap>> swaps;

  /** Two places of a pile, as parts of it: 0 is the bottom, 1 the top. */
  record Swap(double one, double other) {}

  Redealt(Game<S, M, V> sound, Map<List<Integer>, List<Swap>> swaps) {
    super(sound);
    this.swaps = swaps;
  }

  @Override
  public void deal(S state, Chance chance, Log log) {
    sound.deal(
        state,
        new Shuffles(chance) {
          @Override
          List<Swap> after(List<Integer> order) {
            return swaps.getOrDefault(order, List.of());
          }
        },
        log);
  }

  /** Chance whose shuffled piles are changed afterwards. */
  abstract static class Shuffles implements Chance {
    private final Chance source;

    Shuffles(Chance source) {
      this.source = source;
    }

    abstract List<Swap> after(List<Integer> order);

    @Override
    public int die(int sides) {
      return source.die(sides);
    }

    @Override
    public int card(Pile from) {
      return source.card(from);
    }

    @Override
    public void shuffle(Pile pile) {
      source.shuffle(pile);
      List<Integer> order = new ArrayList<>();
      for (int i = 0; i < pile.size(); i++) {
        order.add(pile.get(i));
      }
      List<Swap> changes = after(List.copyOf(order));
      for (Swap swap : changes) {
        java.util.Collections.swap(
            order, (int) (swap.one * order.size()), (int) (swap.other * order.size()));
      }
      if (!changes.isEmpty()) {
        pile.clear();
        order.forEach(pile::put);
      }
    }
  }

  /**
   * Swaps at random: most often cards of the first hands with cards that lie deep in the deck, so
   * that the reader can long not know; sometimes any cards.
   */
  static List<Swap> some(Random random) {
    boolean deep = random.nextInt(5) != 0;
    List<Swap> swaps = new ArrayList<>();
    for (int i = random.nextInt(1, 7); i > 0; i--) {
      swaps.add(
          deep
              ? new Swap(1 - random.nextDouble() * 0.3 - 1e-9, random.nextDouble() * 0.2)
              : new Swap(random.nextDouble(), random.nextDouble()));
    }
    return swaps;
  }
}
