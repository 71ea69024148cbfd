package derring.fireatwill;

import static derring.fireatwill.Told.tell;

import derring.kernel.Log;
import derring.kernel.Pile;

/** The Fast Play phase (FAW-2): what each move does. */
final class FastPlay {
  private FastPlay() {}

  static int top(Pile pile) {
    return pile.get(pile.size() - 1);
  }

  static void play(Battle battle, int seat, Move move, Log log) {
    if (move instanceof Move.Wait) {
      waits(battle, seat, log);
      return;
    }
    battle.waits = 0;
    battle.waiter = -1;
    switch (move) {
      case Move.Lift(int card, int from) -> lift(battle.sides[seat], seat, card, from, log);
      case Move.Drop(int card, int on) -> {
        if (on == Side.MATE) {
          stash(battle.sides[seat], seat, card, log);
        } else {
          lay(battle, seat, card, on, log);
        }
      }
      case Move.Gunner(int card, int across) -> gunner(battle, seat, card, across, log);
      case Move.Flag(int across) -> flag(battle, seat, across, log);
      case Move.Straighten(int across) -> straighten(battle, seat, across, log);
      case Move.Unload(int pile) -> unload(battle.sides[seat], seat, pile, log);
      case Move.Cease() -> cease(battle, seat, log);
      case Move.LetGo() -> letGo(battle, seat, log);
      case Move.Wait() -> throw new IllegalStateException("settled above");
    }
  }

  /** FAW-2.4; the card below is seen at once (FAW-R37). */
  private static void lift(Side side, int seat, int card, int from, Log log) {
    Pile source = side.source(from);
    source.draw();
    side.hand = card;
    side.handFrom = from;
    if (log.on()) {
      String next = source.isEmpty() ? "" : Card.name(top(source));
      tell(
          log,
          new Told.Lifted(seat, Card.name(card), from == Side.MATE ? 0 : from + 1, next),
          from == Side.MATE ? "FAW-2.6" : "FAW-2.4",
          "FAW-R37");
    }
  }

  private static void stash(Side side, int seat, int card, Log log) {
    side.mate.put(card);
    emptyHand(side);
    if (log.on()) {
      if (Card.isGunner(card)) {
        tell(log, new Told.Stashed(seat, Card.name(card)), "FAW-2.6", "FAW-R28");
      } else {
        tell(log, new Told.Stashed(seat, Card.name(card)), "FAW-2.6");
      }
    }
  }

  /** FAW-2.4: onto an own pile, where it stays. */
  private static void lay(Battle battle, int seat, int card, int on, Log log) {
    Side side = battle.sides[seat];
    boolean locked = battle.locked(1 - seat);
    side.piles[on].put(card);
    side.plays++;
    side.left--;
    emptyHand(side);
    if (Card.isFire(card)) {
      side.fired = on;
    }
    if (log.on()) {
      Told played = new Told.Played(seat, Card.name(card), on + 1);
      String rule = side.plays == 1 ? "FAW-2.3" : "FAW-2.4";
      if (Card.isLoad(card) || Card.isFire(card)) {
        tell(log, played, rule, "FAW-2.5");
      } else if (Card.isManeuver(card)) {
        tell(log, played, rule, "FAW-2.7");
      } else {
        tell(log, played, rule);
      }
    }
    tellRelease(battle, seat, locked, log);
    endIfLast(battle, log);
  }

  private static void gunner(Battle battle, int seat, int card, int across, Log log) {
    Side side = battle.sides[seat];
    boolean locked = battle.locked(1 - seat);
    battle.sides[1 - seat].piles[Table.facing(across)].put(card);
    side.left--;
    emptyHand(side);
    if (log.on()) {
      tell(log, new Told.GunnerPlayed(seat, Card.name(card), across + 1), "FAW-6", "FAW-R49");
    }
    tellRelease(battle, seat, locked, log);
    endIfLast(battle, log);
  }

  /** FAW-R34: the card that has just been laid may have been the last of a head start. */
  private static void tellRelease(Battle battle, int seat, boolean locked, Log log) {
    if (log.on() && locked && !battle.locked(1 - seat)) {
      tell(log, new Told.Released(1 - seat), "FAW-7.1", "FAW-R34");
    }
  }

  /** A drop of any kind ends the time for a flag and for straightening (FAW-R38). */
  private static void emptyHand(Side side) {
    side.hand = Card.NONE;
    side.handFrom = Side.NOWHERE;
    side.fired = Side.NOWHERE;
    side.flagged = Side.NOWHERE;
  }

  private static void flag(Battle battle, int seat, int across, Log log) {
    Side side = battle.sides[seat];
    battle.sides[1 - seat].piles[Table.facing(across)].put(Card.flagOf(seat));
    side.flags--;
    side.across++;
    side.fired = Side.NOWHERE;
    side.flagged = across;
    if (log.on()) {
      tell(log, new Told.Flagged(seat, across + 1, side.flags), "FAW-2.9", "FAW-R10");
    }
  }

  private static void straighten(Battle battle, int seat, int across, Log log) {
    Side enemy = battle.sides[1 - seat];
    int column = Table.facing(across);
    enemy.square[column] = (byte) (enemy.piles[column].size() - 1);
    battle.sides[seat].flagged = Side.NOWHERE;
    if (log.on()) {
      tell(log, new Told.Straightened(seat, across + 1), "FAW-2.10", "FAW-R29");
    }
  }

  private static void unload(Side side, int seat, int pile, Log log) {
    side.piles[pile].put(Card.flagOf(seat));
    side.flags--;
    side.unloads++;
    side.fired = Side.NOWHERE;
    side.flagged = Side.NOWHERE;
    if (log.on()) {
      tell(log, new Told.Unloaded(seat, pile + 1, side.flags), "FAW-2.8", "FAW-R8");
    }
  }

  /** FAW-R41, FAW-R45: six waits in a row, each side in its turn, and nobody plays on. */
  private static void waits(Battle battle, int seat, Log log) {
    battle.waits++;
    battle.waiter = seat;
    if (log.on()) {
      tell(log, new Told.Waited(seat, battle.waits), "FAW-R45");
    }
    if (battle.waits == Table.WAITS) {
      battle.waits = 0;
      battle.waiter = -1;
      if (log.on()) {
        tell(log, new Told.CeasedForBoth(), "FAW-R41");
      }
      stop(battle, log);
    }
  }

  private static void cease(Battle battle, int seat, Log log) {
    if (log.on()) {
      tell(log, new Told.Ceased(seat), "FAW-2.11", "FAW-2.12");
      if (battle.sides[1 - seat].finished()) {
        tell(log, new Told.BothFinished(), "FAW-R31");
      }
    }
    stop(battle, log);
  }

  private static void letGo(Battle battle, int seat, Log log) {
    Side side = battle.sides[seat];
    int card = side.hand;
    side.out.slip(card);
    side.left--;
    emptyHand(side);
    if (log.on()) {
      tell(log, new Told.LetGo(seat, Card.name(card)), "FAW-R30");
    }
    endIfLast(battle, log);
  }

  /** Play stops; a card in a hand may still be laid (FAW-R30). */
  private static void stop(Battle battle, Log log) {
    battle.phase = Phase.LAST;
    for (Side side : battle.sides) {
      side.fired = Side.NOWHERE;
      side.flagged = Side.NOWHERE;
    }
    endIfLast(battle, log);
  }

  private static void endIfLast(Battle battle, Log log) {
    if (battle.phase != Phase.LAST
        || battle.sides[0].hand != Card.NONE
        || battle.sides[1].hand != Card.NONE) {
      return;
    }
    for (int seat = 0; seat < Table.SEATS; seat++) {
      remove(battle.sides[seat], seat, log);
    }
    battle.phase = Phase.OVER;
    Scoring.score(battle, log);
  }

  /** FAW-2.11: unplayed cards leave the game. */
  private static void remove(Side side, int seat, Log log) {
    if (log.on() && side.left > 0) {
      tell(log, new Told.Removed(seat, side.left), "FAW-2.11");
    }
    side.fired = Side.NOWHERE;
    for (int from = 0; from <= Side.MATE; from++) {
      Pile source = side.source(from);
      while (!source.isEmpty()) {
        side.out.slip(source.draw());
      }
    }
    side.left = 0;
  }
}
