package derring.bots.haveatyou;

import derring.bots.Onlooker;
import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.HaveAtYouTitle;
import derring.haveatyou.Move;
import derring.haveatyou.Phase;
import derring.haveatyou.Stack;
import derring.haveatyou.Stage;
import derring.haveatyou.Type;
import derring.kernel.Game;
import derring.kernel.Pile;
import derring.kernel.Title;

/**
 * What is worth counting in Have at You!: who began, the weapons that were started with and held,
 * the cards dealt and played, and what a Swash! was used for.
 */
public final class HaveAtYouOnlooker implements Onlooker<Battle, Move> {
  private final HaveAtYou game;
  private final boolean[] begun;

  /** Found by {@link java.util.ServiceLoader}. */
  public static final class Maker implements Onlooker.Maker {
    @Override
    public boolean knows(Title title) {
      return title instanceof HaveAtYouTitle;
    }

    @Override
    public Onlooker<?, ?> make(Game<?, ?, ?> game) {
      return new HaveAtYouOnlooker((HaveAtYou) game);
    }
  }

  private HaveAtYouOnlooker(HaveAtYou game) {
    this.game = game;
    begun = new boolean[game.blank().stages()];
  }

  @Override
  public void dealt(Battle battle, Notes notes) {
    java.util.Arrays.fill(begun, false);
    begin(battle, notes);
  }

  /** When all have chosen a weapon (HAY-2.0), a set begins. */
  private void begin(Battle battle, Notes notes) {
    for (int i = 0; i < begun.length; i++) {
      Stage stage = battle.stage(i);
      if (!begun[i] && stage.turn() == Phase.ACT) {
        begun[i] = true;
        for (int seat = 0; seat < battle.seats(); seat++) {
          if (game.home(seat) == i) {
            start(battle, stage, seat, notes);
          }
        }
      }
    }
  }

  private void start(Battle battle, Stage stage, int seat, Notes notes) {
    Fighter fighter = battle.fighter(seat);
    notes.note(seat, "turn", seat == stage.active() ? "first" : "later");
    notes.note(seat, "starting weapon", weapon(fighter.weapon()));
    Pile hand = fighter.hand();
    for (int i = 0; i < hand.size(); i++) {
      notes.note(seat, "starting hand", type(hand.get(i)).word());
    }
  }

  private String weapon(int item) {
    return item < 0 ? "bare hands" : game.armament(item).name();
  }

  private Type type(int card) {
    return game.card(card).type();
  }

  @Override
  public void moved(int seat, Move move, Battle after, Notes notes) {
    begin(after, notes);
    int weapon = move instanceof Move.Throw ? flying(after, seat) : after.fighter(seat).weapon();
    if (weapon >= 0) {
      notes.note(seat, "weapon held", weapon(weapon));
    }
    switch (move) {
      case Move.Attack attack -> played(seat, attack.card(), notes);
      case Move.Throw thrown -> played(seat, thrown.card(), notes);
      case Move.Grab grab -> played(seat, grab.card(), notes);
      case Move.GrabDeck grab -> played(seat, grab.card(), notes);
      case Move.Seize seize -> played(seat, seize.card(), notes);
      case Move.Step step -> played(seat, step.card(), notes);
      case Move.Weapon found -> played(seat, found.card(), notes);
      case Move.Parry parry -> played(seat, parry.card(), notes);
      case Move.Dodge dodge -> played(seat, dodge.card(), notes);
      case Move.Drink drink -> notes.note(seat, "card played", Deed.DRINK.word());
      case Move.PassTurn pass -> notes.note(seat, "card played", "(passed a turn)");
      case Move.Swash swash -> {
        played(seat, swash.card(), notes);
        notes.note(seat, "Swash! used to", swash.use().word());
      }
      default -> {}
    }
  }

  /** What a seat has thrown and was held until then; -1 if it has landed already. */
  private int flying(Battle battle, int seat) {
    Stack stack = game.stageOf(battle, seat).stack();
    return stack.isEmpty() || stack.owner(0) != seat ? -1 : stack.thrown(0);
  }

  private void played(int seat, int card, Notes notes) {
    notes.note(seat, "card played", type(card).word());
  }

  /** In a ring of sets, all turns at all of them. */
  @Override
  public int turns(Battle last) {
    int turns = 0;
    for (int i = 0; i < last.stages(); i++) {
      turns += last.stage(i).turns() + 1;
    }
    return turns;
  }

  @Override
  public String counted(String card) {
    return type(game.cardNamed(card)).word();
  }
}
