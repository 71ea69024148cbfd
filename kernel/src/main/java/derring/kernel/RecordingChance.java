package derring.kernel;

import java.util.ArrayList;
import java.util.List;

/** Passes on the outcomes of another chance and keeps them. */
public final class RecordingChance implements Chance {
  private final Chance source;
  private final List<Drawn> drawn = new ArrayList<>();

  public RecordingChance(Chance source) {
    this.source = source;
  }

  /** What was drawn since this was last asked. */
  public List<Drawn> take() {
    List<Drawn> taken = List.copyOf(drawn);
    drawn.clear();
    return taken;
  }

  @Override
  public int die(int sides) {
    int value = source.die(sides);
    drawn.add(new Drawn.Die(value));
    return value;
  }

  @Override
  public int card(Pile from) {
    int card = source.card(from);
    drawn.add(new Drawn.Card(card));
    return card;
  }

  @Override
  public void shuffle(Pile pile) {
    source.shuffle(pile);
    List<Integer> fromTop = new ArrayList<>(pile.size());
    for (int i = pile.size() - 1; i >= 0; i--) {
      fromTop.add(pile.get(i));
    }
    drawn.add(new Drawn.Shuffle(fromTop));
  }
}
