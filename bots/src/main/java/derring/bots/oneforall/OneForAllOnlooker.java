package derring.bots.oneforall;

import derring.bots.Onlooker;
import derring.kernel.Game;
import derring.kernel.Title;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.OneForAll;
import derring.oneforall.OneForAllTitle;

/** What is worth counting: the sides, the verbs used, and how many dice went into a duel. */
public final class OneForAllOnlooker implements Onlooker<Melee, Move> {
  private final OneForAll game;

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
      }
      case Move.Announce announce -> notes.note(seat, "verb", "announced");
      default -> {}
    }
  }

  @Override
  public int turns(Melee last) {
    return last.changes() + 1;
  }
}
