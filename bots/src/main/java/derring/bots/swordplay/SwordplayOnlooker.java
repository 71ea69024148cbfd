package derring.bots.swordplay;

import derring.bots.Onlooker;
import derring.kernel.Game;
import derring.kernel.Pile;
import derring.kernel.Title;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.SwordplayTitle;

/** What is worth counting in Swordplay: the cards dealt, and the cards played. */
public final class SwordplayOnlooker implements Onlooker<Bout, Move> {
  private final Swordplay game;

  /** Found by {@link java.util.ServiceLoader}. */
  public static final class Maker implements Onlooker.Maker {
    @Override
    public boolean knows(Title title) {
      return title instanceof SwordplayTitle;
    }

    @Override
    public Onlooker<?, ?> make(Game<?, ?, ?> game) {
      return new SwordplayOnlooker((Swordplay) game);
    }
  }

  private SwordplayOnlooker(Swordplay game) {
    this.game = game;
  }

  @Override
  public void dealt(Bout bout, Notes notes) {
    for (int seat = 0; seat < game.seats(); seat++) {
      notes.note(seat, "turn", seat == bout.active() ? "first" : "later");
      Pile hand = bout.fighter(seat).hand();
      for (int i = 0; i < hand.size(); i++) {
        notes.note(seat, "dealt", game.cardName(hand.get(i)));
      }
    }
  }

  @Override
  public void moved(int seat, Move move, Bout after, Notes notes) {
    int card =
        switch (move) {
          case Move.Ready(int ready) -> ready;
          case Move.Attack(int attack, int at, int target) -> attack;
          case Move.Fire(int pistol, int target) -> pistol;
          case Move.Defend(int defence) -> defence;
          case Move.Cloak(int cloak, int used) -> cloak;
          default -> -1;
        };
    if (card >= 0) {
      notes.note(seat, "played", game.cardName(card));
    }
  }

  @Override
  public int turns(Bout last) {
    return last.turns() + 1;
  }
}
