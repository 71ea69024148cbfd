package derring.bots.audatia;

import derring.audatia.Audatia;
import derring.audatia.AudatiaTitle;
import derring.audatia.Bout;
import derring.audatia.Move;
import derring.audatia.Phase;
import derring.audatia.Virtue;
import derring.bots.Onlooker;
import derring.kernel.Game;
import derring.kernel.Title;

/**
 * What is worth counting in Audatia: the role and the character, the virtues, the guards, the cards
 * played, how it ended and with which card.
 */
public final class AudatiaOnlooker implements Onlooker<Bout, Move> {
  private final Audatia game;
  private final String[] last = {"nothing", "nothing"};

  /** Found by {@link java.util.ServiceLoader}. */
  public static final class Maker implements Onlooker.Maker {
    @Override
    public boolean knows(Title title) {
      return title instanceof AudatiaTitle;
    }

    @Override
    public Onlooker<?, ?> make(Game<?, ?, ?> game) {
      return new AudatiaOnlooker((Audatia) game);
    }
  }

  private AudatiaOnlooker(Audatia game) {
    this.game = game;
  }

  @Override
  public void dealt(Bout bout, Notes notes) {
    for (int seat = 0; seat < game.seats(); seat++) {
      last[seat] = "nothing";
      notes.note(seat, "role", seat == bout.challenger() ? "Challenger" : "Respondent");
      String character = game.called(seat);
      if (character != null) {
        notes.note(seat, "character", character);
      }
    }
  }

  @Override
  public void moved(int seat, Move move, Bout after, Notes notes) {
    int card = played(move);
    if (card >= 0) {
      last[seat] = game.cardName(card);
      notes.note(seat, "played", last[seat]);
    }
    if (move instanceof Move.Guard guard) {
      notes.note(seat, "guard", game.posta(guard.posta()).name());
    }
    if (move instanceof Move.Take) {
      virtues(after, notes);
    }
    if (after.phase() == Phase.OVER) {
      end(after, notes);
    }
  }

  /** When all four are divided: each by itself, and each by the role of its owner. */
  private void virtues(Bout bout, Notes notes) {
    if (bout.phase() == Phase.VIRTUE) {
      return;
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      String role = seat == bout.challenger() ? "Challenger" : "Respondent";
      for (Virtue virtue : Virtue.values()) {
        if (bout.fighter(seat).has(virtue)) {
          notes.note(seat, "virtue", virtue.called());
          notes.note(seat, "virtue and role", virtue.called() + " (" + role + ")");
        }
      }
    }
  }

  private void end(Bout bout, Notes notes) {
    for (int seat = 0; seat < game.seats(); seat++) {
      String role = seat == bout.challenger() ? " (Challenger)" : " (Respondent)";
      notes.note(seat, "ending", bout.ending().word() + role);
    }
    if (bout.winner() >= 0) {
      notes.note(bout.winner(), "decided by", last[bout.winner()]);
    }
  }

  private static int played(Move move) {
    return switch (move) {
      case Move.Attack(int card) -> card;
      case Move.Beat(int card) -> card;
      case Move.Parry(int card) -> card;
      case Move.Counterattack(int card) -> card;
      case Move.Exchange(int card) -> card;
      case Move.Defend(int card) -> card;
      case Move.Break(int card) -> card;
      case Move.Feint(int card) -> card;
      case Move.Remedy(int card) -> card;
      case Move.Counter(int card) -> card;
      case Move.Play(int card) -> card;
      default -> -1;
    };
  }

  /** In a measure both have their turn. */
  @Override
  public int turns(Bout last) {
    return game.seats() * last.measures();
  }
}
