package derring.bots.oneforall;

import derring.bots.Onlooker;
import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.Title;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.OneForAll;
import derring.oneforall.OneForAllTitle;
import derring.oneforall.Phase;

/**
 * What is worth counting: the side, who began, the verbs used, who duelled with how many dice, the
 * wounds, how often the initiative changed, and how it ended. A turn is a time with the initiative.
 */
public final class OneForAllOnlooker implements Onlooker<Melee, Move> {
  private static final int WOUNDS = 3;
  private static final int CHANGES = 10;
  private static final int MANY_DICE = 8;

  private final OneForAll game;
  private boolean begun;

  /** The dice of the figure that is active, as they were before the move. */
  private int dice;

  /** Found by {@link java.util.ServiceLoader}. */
  public static final class Maker implements Onlooker.Maker {
    @Override
    public boolean knows(Title title) {
      return title instanceof OneForAllTitle;
    }

    @Override
    public Onlooker<?, ?> make(Game<?, ?, ?> game) {
      return new OneForAllOnlooker((OneForAll) game);
    }
  }

  private OneForAllOnlooker(OneForAll game) {
    this.game = game;
  }

  @Override
  public void dealt(Melee melee, Notes notes) {
    begun = false;
    dice = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      notes.note(seat, "side", game.sideOf(seat) == 0 ? "Musketeers" : "Guards");
    }
  }

  @Override
  public void moved(int seat, Move move, Melee after, Notes notes) {
    switch (move) {
      case Move.Act act -> notes.note(seat, "verb", act.verb().word());
      case Move.ActAt act -> notes.note(seat, "verb", act.verb().word());
      case Move.Aim aim -> notes.note(seat, "verb", aim.verb().word());
      case Move.Duel duel -> {
        notes.note(seat, "verb", "duel");
        notes.note(seat, "duelled with", game.figureName(duel.figure()));
        notes.note(
            seat,
            "gathered for a duel",
            dice >= MANY_DICE
                ? MANY_DICE + " dice or more"
                : dice + (dice == 1 ? " die" : " dice"));
      }
      case Move.Announce announce -> notes.note(seat, "verb", "announced");
      case Move.Yield yielding -> notes.note(seat, "verb", "yielded");
      default -> {}
    }
    dice = after.dice();
    if (!begun && after.phase() != Phase.PLACE) {
      begun = true;
      for (int each = 0; each < game.seats(); each++) {
        boolean first = game.sideOf(each) == after.initiative();
        notes.note(each, "initiative", first ? "had it first" : "had it second");
      }
    }
    if (after.phase() == Phase.OVER) {
      over(after, notes);
    }
  }

  private void over(Melee last, Notes notes) {
    Outcome outcome = game.outcome(last);
    for (int seat = 0; seat < game.seats(); seat++) {
      int wounds = 0;
      int lost = 0;
      for (int f = 0; f < game.figures(); f++) {
        if (game.side(last, f) == game.sideOf(seat)) {
          wounds += last.wounds(f);
          lost += last.inPlay(f) ? 0 : 1;
        }
      }
      notes.note(seat, "wounds taken", between(wounds, WOUNDS));
      notes.note(seat, "figures lost", String.valueOf(lost));
      notes.note(seat, "changes of the initiative", between(last.changes(), CHANGES));
      if (outcome != null) {
        notes.note(seat, "ending", outcome.reason());
      }
    }
  }

  /** The range of so many that a number lies in; blanks keep the rows in order. */
  private static String between(int number, int step) {
    int from = number / step * step;
    return String.format("%2d to %d", from, from + step - 1);
  }

  @Override
  public int turns(Melee last) {
    return last.changes() + 1;
  }

  /** What a side's figures are still good for counts in wounds, and three of them decide much. */
  @Override
  public double standing(Melee melee, int seat) {
    return new Standing(game).of(melee, game.sideOf(seat)) / 3;
  }
}
