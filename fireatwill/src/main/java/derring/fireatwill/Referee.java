package derring.fireatwill;

import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import org.jspecify.annotations.Nullable;

/** What is allowed, and what is not. {@link #list} and {@link #judge} ask the same questions. */
final class Referee {
  private Referee() {}

  /** Who may do anything. */
  static int toAct(Battle battle) {
    return switch (battle.phase) {
      case FIRE -> (mayAct(battle, 0) ? 1 : 0) | (mayAct(battle, 1) ? 2 : 0);
      case LAST ->
          (battle.sides[0].hand == Card.NONE ? 0 : 1) | (battle.sides[1].hand == Card.NONE ? 0 : 2);
      case OVER -> 0;
    };
  }

  private static boolean mayAct(Battle battle, int seat) {
    return !battle.locked(seat) || mayWait(battle, seat) == null;
  }

  static void list(Battle battle, int seat, MoveBuffer<Move> into) {
    Side side = battle.sides[seat];
    if (battle.phase == Phase.FIRE) {
      if (!battle.locked(seat)) {
        if (side.finished()) {
          listLast(battle, side, seat, into);
          return;
        }
        if (side.hand == Card.NONE) {
          listLifts(side, into);
        } else {
          listDrops(side, side.hand, true, into);
        }
        listFlags(battle, side, seat, into);
      }
      if (mayWait(battle, seat) == null) {
        into.add(Moves.WAIT);
      }
    } else if (battle.phase == Phase.LAST && side.hand != Card.NONE) {
      listDrops(side, side.hand, false, into);
      into.add(Moves.LET_GO);
    }
  }

  private static void listLifts(Side side, MoveBuffer<Move> into) {
    for (int column = 0; column < Table.COLUMNS; column++) {
      Pile deck = side.decks[column];
      if (!deck.isEmpty()) {
        into.add(Moves.LIFT[column][FastPlay.top(deck)]);
      }
    }
    if (!side.mate.isEmpty()) {
      into.add(Moves.LIFT[Side.MATE][FastPlay.top(side.mate)]);
    }
  }

  private static void listDrops(Side side, int card, boolean fastPlay, MoveBuffer<Move> into) {
    Move[] drops = Card.isGunner(card) ? Moves.GUNNER[card] : Moves.DROP[card];
    for (int column = 0; column < Table.COLUMNS; column++) {
      into.add(drops[column]);
    }
    if (fastPlay && side.plays > 0 && side.handFrom != Side.MATE) {
      into.add(Moves.DROP[card][Side.MATE]);
    }
  }

  private static void listFlags(Battle battle, Side side, int seat, MoveBuffer<Move> into) {
    if (side.flags > 0 && side.plays > 0) {
      if (battle.table.options.freeFlags()) {
        for (int column = 0; column < Table.COLUMNS; column++) {
          into.add(Moves.FLAG[column]);
        }
      } else if (side.fired >= 0) {
        into.add(Moves.FLAG[side.fired]);
      }
      for (int column = 0; column < Table.COLUMNS; column++) {
        into.add(Moves.UNLOAD[column]);
      }
    }
    if (side.flagged >= 0 && flagOnTop(battle, seat, side.flagged)) {
      into.add(Moves.STRAIGHTEN[side.flagged]);
    }
  }

  /** FAW-R40. */
  private static void listLast(Battle battle, Side side, int seat, MoveBuffer<Move> into) {
    if (side.flags > 0 && side.fired >= 0) {
      into.add(Moves.FLAG[side.fired]);
    }
    if (side.flagged >= 0 && flagOnTop(battle, seat, side.flagged)) {
      into.add(Moves.STRAIGHTEN[side.flagged]);
    }
    into.add(Moves.CEASE);
  }

  /** FAW-R43: a flag that the enemy has covered can no longer be straightened. */
  private static boolean flagOnTop(Battle battle, int seat, int across) {
    Pile pile = battle.sides[1 - seat].piles[Table.facing(across)];
    return !pile.isEmpty() && FastPlay.top(pile) == Card.flagOf(seat);
  }

  static @Nullable Refusal judge(Battle battle, int seat, Move move) {
    Side side = battle.sides[seat];
    return switch (battle.phase) {
      case OVER -> Refusal.OVER;
      case LAST -> judgeLast(side, move);
      case FIRE -> {
        if (move instanceof Move.Wait) {
          yield mayWait(battle, seat);
        }
        yield battle.locked(seat) ? Refusal.LOCKED : judgeFire(battle, side, seat, move);
      }
    };
  }

  private static @Nullable Refusal judgeLast(Side side, Move move) {
    if (side.hand == Card.NONE) {
      return Refusal.STOPPED;
    }
    return switch (move) {
      case Move.Drop(int card, int on) -> {
        Refusal refusal = drop(side, card, on);
        yield refusal == null && on == Side.MATE ? Refusal.NOT_STASHED_NOW : refusal;
      }
      case Move.Gunner(int card, int across) -> gunner(side, card);
      case Move.LetGo() -> null;
      default -> Refusal.LAST_CARD;
    };
  }

  private static @Nullable Refusal judgeFire(Battle battle, Side side, int seat, Move move) {
    return switch (move) {
      case Move.Lift(int card, int from) -> lift(side, card, from);
      case Move.Drop(int card, int on) -> drop(side, card, on);
      case Move.Gunner(int card, int across) -> gunner(side, card);
      case Move.Flag(int across) -> flag(battle, side, across);
      case Move.Straighten(int across) ->
          side.flagged != across
              ? Refusal.NO_FLAG_LAID
              : flagOnTop(battle, seat, across) ? null : Refusal.FLAG_COVERED;
      case Move.Unload(int pile) ->
          side.finished()
              ? Refusal.FINISHED
              : side.flags == 0 ? Refusal.NO_FLAGS : side.plays == 0 ? Refusal.FIRST_A_LOAD : null;
      case Move.Cease() -> side.finished() ? null : Refusal.CARDS_LEFT;
      case Move.LetGo() -> Refusal.NOTHING_TO_LET_GO;
      case Move.Wait() -> mayWait(battle, seat);
    };
  }

  private static @Nullable Refusal lift(Side side, int card, int from) {
    if (side.hand != Card.NONE) {
      return Refusal.HAND_FULL;
    }
    Pile source = side.source(from);
    if (source.isEmpty()) {
      return side.finished() ? Refusal.FINISHED : Refusal.DECK_EMPTY;
    }
    return FastPlay.top(source) == card ? null : Refusal.ANOTHER_CARD;
  }

  private static @Nullable Refusal drop(Side side, int card, int on) {
    if (side.hand != card) {
      return Refusal.NOT_IN_HAND;
    }
    if (on == Side.MATE) {
      return side.plays == 0
          ? Refusal.FIRST_A_LOAD
          : side.handFrom == Side.MATE ? Refusal.NOT_BACK : null;
    }
    return Card.isGunner(card) ? Refusal.GUNNER_ON_OWN : null;
  }

  private static @Nullable Refusal gunner(Side side, int card) {
    if (side.hand != card) {
      return Refusal.NOT_IN_HAND;
    }
    return Card.isGunner(card) ? null : Refusal.NOT_A_GUNNER;
  }

  private static @Nullable Refusal flag(Battle battle, Side side, int across) {
    if (side.flags == 0) {
      return Refusal.NO_FLAGS;
    }
    if (side.plays == 0) {
      return Refusal.FIRST_A_LOAD;
    }
    if (side.fired == across) {
      return null;
    }
    if (side.finished()) {
      return Refusal.FINISHED;
    }
    return battle.table.options.freeFlags() ? null : Refusal.NOT_FIRED;
  }

  private static @Nullable Refusal mayWait(Battle battle, int seat) {
    if (!battle.table.options.idle()) {
      return Refusal.NO_WAITING;
    }
    if (battle.sides[seat].finished()) {
      return Refusal.FINISHED;
    }
    return battle.waiter == seat ? Refusal.WAITED : null;
  }
}
