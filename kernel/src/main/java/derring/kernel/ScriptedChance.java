package derring.kernel;

import java.util.List;

/** Chance whose outcomes are given in advance: for scenarios and for replaying records. */
public final class ScriptedChance implements Chance {
  private final List<Drawn> script;
  private int next;

  public ScriptedChance(List<Drawn> script) {
    this.script = List.copyOf(script);
  }

  /** How many outcomes of the script have been used. */
  public int used() {
    return next;
  }

  @Override
  public int die(int sides) {
    Drawn drawn = next("a die of " + sides + " sides");
    if (drawn instanceof Drawn.Die(int value) && value >= 1 && value <= sides) {
      return value;
    }
    throw wrong("a die from 1 to " + sides);
  }

  @Override
  public int card(Pile from) {
    Drawn drawn = next("a card drawn at random");
    if (drawn instanceof Drawn.Card(int card) && from.has(card)) {
      return card;
    }
    throw wrong("one of the cards it can be");
  }

  /** Cards that a script does not name follow the named ones in the order they had. */
  @Override
  public void shuffle(Pile pile) {
    if (!(next("a shuffle") instanceof Drawn.Shuffle(List<Integer> fromTop))) {
      throw wrong("the cards after a shuffle, from the top");
    }
    for (int card : fromTop) {
      if (!pile.remove(card)) {
        throw wrong("only cards that are shuffled");
      }
    }
    for (int card : fromTop.reversed()) {
      pile.put(card);
    }
  }

  private Drawn next(String wanted) {
    if (next == script.size()) {
      throw new BadInput(
          "the script of chance has only "
              + script.size()
              + " outcomes, but the play needs "
              + wanted
              + " as well");
    }
    return script.get(next++);
  }

  private BadInput wrong(String expected) {
    return new BadInput("outcome " + next + " of the script of chance must be " + expected);
  }
}
