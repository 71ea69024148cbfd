package derring.cli.swordplay;

import derring.swordplay.Move;

/** What the moves are about. */
final class Pieces {
  private Pieces() {}

  /** The card that a move plays from the hand, or -1. */
  static int fromHand(Move move) {
    return switch (move) {
      case Move.Discard(int card) -> card;
      case Move.Ready(int card) -> card;
      case Move.Attack(int card, int at, int target) -> card;
      case Move.Defend(int card) -> card;
      default -> -1;
    };
  }

  /** Whom a move is aimed at, or -1. */
  static int target(Move move) {
    return switch (move) {
      case Move.Attack(int card, int at, int target) -> target;
      case Move.Fire(int card, int target) -> target;
      default -> -1;
    };
  }
}
