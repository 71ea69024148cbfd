package derring.kernel;

import java.util.ArrayList;
import java.util.List;

/** Passes on the outcomes of another chance and keeps them, with what they were drawn from. */
public final class RecordingChance implements Chance {
  private final Chance source;
  private final List<Draw> drawn = new ArrayList<>();

  public RecordingChance(Chance source) {
    this.source = source;
  }

  /** What was drawn since this was last asked. */
  public List<Draw> take() {
    List<Draw> taken = List.copyOf(drawn);
    drawn.clear();
    return taken;
  }

  @Override
  public int die(int sides) {
    int value = source.die(sides);
    drawn.add(new Draw.Die(value, sides));
    return value;
  }

  @Override
  public int card(Pile from) {
    int card = source.card(from);
    drawn.add(new Draw.Card(card, Draw.cards(from)));
    return card;
  }

  @Override
  public void shuffle(Pile pile) {
    List<Integer> before = Draw.cards(pile);
    source.shuffle(pile);
    drawn.add(new Draw.Shuffle(Draw.cards(pile).reversed(), before));
  }
}
