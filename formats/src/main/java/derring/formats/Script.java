package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Chance;
import derring.kernel.Drawn;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Pile;
import derring.kernel.ScriptedChance;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The chance of a scenario: first what it scripts, then, if it has a seed, a stream. */
final class Script implements Chance {
  private final int length;
  private final ScriptedChance script;
  private final @Nullable Chance after;

  Script(List<Drawn> drawn, @Nullable Chance after) {
    this.length = drawn.size();
    this.script = new ScriptedChance(drawn);
    this.after = after;
  }

  /**
   * The outcomes that a scenario lists: a die is a number, a random card its name, a shuffle the
   * names from the top.
   *
   * @throws BadInput if one is none of these, or no card has the name
   */
  static List<Drawn> read(List<Facts> outcomes, Game<?, ?, ?> game) {
    List<Drawn> drawn = new ArrayList<>();
    for (Facts outcome : outcomes) {
      drawn.add(
          switch (outcome.raw()) {
            case Number die -> new Drawn.Die(outcome.number(1, Integer.MAX_VALUE));
            case String name -> new Drawn.Card(card(outcome, game));
            case List<?> pile ->
                new Drawn.Shuffle(outcome.items().stream().map(item -> card(item, game)).toList());
            case null, default ->
                throw outcome.bad(
                    "expected a number (a die), a card, or a list of cards (a shuffle, from the"
                        + " top), but found "
                        + outcome.shown());
          });
    }
    return drawn;
  }

  /** The card that is named here. */
  static int card(Facts name, Game<?, ?, ?> game) {
    try {
      return game.cardNamed(name.text());
    } catch (BadInput e) {
      throw name.bad(String.valueOf(e.getMessage()));
    }
  }

  /** How many of the listed outcomes have been used. */
  int used() {
    return script.used();
  }

  int length() {
    return length;
  }

  @Override
  public int die(int sides) {
    return next().die(sides);
  }

  @Override
  public int card(Pile from) {
    return next().card(from);
  }

  @Override
  public void shuffle(Pile pile) {
    next().shuffle(pile);
  }

  private Chance next() {
    return after != null && script.used() == length ? after : script;
  }
}
