package derring.bots.audatia;

import derring.audatia.Audatia;
import derring.audatia.Bout;
import derring.audatia.Card;
import derring.audatia.Move;
import derring.kernel.MoveBuffer;

/** What any fencer does without thinking; it is how the greedy bot takes both to go on. */
final class Instinct {
  private static final int NEVER = -1;

  private final Audatia game;

  Instinct(Audatia game) {
    this.game = game;
  }

  /** The first of the moves that instinct likes most. */
  Move choose(Bout bout, int seat, MoveBuffer<Move> moves) {
    Move best = moves.get(0);
    int most = NEVER;
    for (int i = 0; i < moves.size(); i++) {
      int like = likes(bout, seat, moves.get(i));
      if (like > most) {
        most = like;
        best = moves.get(i);
      }
    }
    return best;
  }

  private int likes(Bout bout, int seat, Move move) {
    return switch (move) {
      case Move.Counter(int card) -> isPerfect(bout, card) ? 100 : 90;
      case Move.Exchange(int card) -> 85;
      case Move.Counterattack(int card) -> 80;
      case Move.Parry(int card) -> 75;
      case Move.Break(int card) -> 70;
      case Move.Defend(int card) -> 65;
      case Move.Attack(int card) -> 60;
      case Move.Feint(int card) -> 60;
      case Move.Beat(int card) -> 55;
      case Move.Remedy(int card) ->
          bout.remedyBy() == seat || bout.phase().word().equals("exchanged") ? 50 : 5;
      case Move.Play(int card) -> 45;
      case Move.Done() -> 40;
      case Move.Pass() -> 30;
      case Move.Reveal() -> 25;
      case Move.Yield() -> 1;
      default -> 10;
    };
  }

  private boolean isPerfect(Bout bout, int counter) {
    int by = bout.remedyBy();
    return by >= 0
        && game.card(counter) instanceof Card.Counter printed
        && printed.perfect().contains(game.card(bout.fighter(by).top()).name());
  }
}
