package derring.fireatwill;

import derring.kernel.Late;
import org.jspecify.annotations.Nullable;

/** What the clock of the host does for a side that does nothing. */
final class Lateness {
  /** FAW-R30: two seconds for the card in the hand. */
  private static final Late<Move> LET_GO = new Late<>(Moves.LET_GO, 2_000, true);

  /** FAW-R40: three seconds after the last card. */
  private static final Late<Move> CEASE = new Late<>(Moves.CEASE, 3_000, false);

  /** FAW-R45: ten seconds for each wait. */
  private static final Late<Move> WAIT = new Late<>(Moves.WAIT, 10_000, true);

  private Lateness() {}

  static @Nullable Late<Move> of(Battle battle, int seat) {
    Side side = battle.sides[seat];
    return switch (battle.phase) {
      case OVER -> null;
      case LAST -> side.hand == Card.NONE ? null : LET_GO;
      case FIRE ->
          side.finished() && !battle.locked(seat)
              ? CEASE
              : Referee.judge(battle, seat, Moves.WAIT) == null ? WAIT : null;
    };
  }
}
