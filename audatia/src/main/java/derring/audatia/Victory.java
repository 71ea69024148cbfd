package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Log;
import derring.kernel.Outcome;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a bout is won and lost (AUD-WIN). */
final class Victory {
  private Victory() {}

  /** Somebody has no answer, and is told of every card of his why it did not serve (AUD-R26). */
  static void giveUp(Bout bout, int seat, Log log) {
    Ending ending =
        switch (bout.phase) {
          case EXCHANGED -> Ending.EXCHANGE;
          case COUNTER -> Ending.REMEDY;
          default -> bout.standing().strike().isThrust() ? Ending.THRUST : Ending.CUT;
        };
    if (log.on()) {
      Told whole = new Told.Yielded(seat, ending.word(), whys(bout, seat));
      // In Salle Play he fights on with that hand, so only he is told of it.
      Told open = bout.table.isSalle() ? new Told.Yielded(seat, ending.word(), List.of()) : whole;
      tell(log, open, 1 << seat, whole, "AUD-R26", ending.rule());
    }
    win(bout, 1 - seat, ending, log);
  }

  private static List<Told.Why> whys(Bout bout, int seat) {
    List<Told.Why> whys = new ArrayList<>();
    Pile hand = bout.fighters[seat].hand;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (hand.isFirst(i)) {
        whys.add(why(bout, seat, card, Referee.whyNot(bout, seat, card)));
      }
    }
    return whys;
  }

  /** Why a card did not serve, {@code refusal} being null if it would have. */
  static Told.Why why(Bout bout, int seat, int card, @Nullable Refusal refusal) {
    String name = bout.table.cardName(card);
    return refusal == null
        ? new Told.Why(name, "AUD-R26", "It would have served.")
        : new Told.Why(
            name, refusal.rule(bout.table, card), refusal.sentence(bout, seat, name, card));
  }

  /** A bout is won: the game, or in Salle Play a point. */
  static void win(Bout bout, int seat, Ending ending, Log log) {
    if (bout.table.isSalle()) {
      bout.ending = ending;
      if (log.on()) {
        tell(log, new Told.Won(seat, ending.word()), ending.rule());
      }
      Salle.score(bout, seat, log);
    } else {
      end(bout, seat, ending, log);
    }
  }

  static void end(Bout bout, int winner, Ending ending, Log log) {
    bout.winner = winner;
    bout.ending = ending;
    bout.wait(Phase.OVER, Bout.NOBODY);
    if (log.on()) {
      tell(log, new Told.Won(winner, ending.word()), ending.rule());
    }
  }

  static @Nullable Outcome outcome(Bout bout) {
    if (bout.phase != Phase.OVER) {
      return null;
    }
    boolean drawn = bout.ending.isDrawn();
    List<Integer> places = drawn ? List.of(1, 1) : bout.winner == 0 ? List.of(1, 2) : List.of(2, 1);
    return new Outcome(places, drawn, bout.ending.reason(), bout.ending.rule());
  }
}
