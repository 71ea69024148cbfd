package derring.fireatwill;

import static derring.fireatwill.Told.tell;

import derring.kernel.Log;
import derring.kernel.Pile;

/**
 * The Scoring Phase (FAW-3). Every card is told as it is turned, and then what it comes to; what
 * was hidden is first shown by the events of lifting flags and turning cards, and by no other.
 */
final class Scoring {
  private static final int POOL_BITS = 8;
  private static final long POOL_MASK = (1L << POOL_BITS) - 1;

  private final Battle battle;
  private final Log log;
  private final int seat;
  private final Side side;

  /** Flags that lie in front of each own pile, {@link #POOL_BITS} bits for each. */
  private long pools;

  // The cannon that is being scored.
  private int column;
  private final Shot shot = new Shot();
  private boolean ricochet;
  private boolean eyesOnly;
  private boolean defiance;

  private Scoring(Battle battle, int seat, Log log) {
    this.battle = battle;
    this.seat = seat;
    this.side = battle.sides[seat];
    this.log = log;
  }

  /** Scores a battle that is over. */
  static void score(Battle battle, Log log) {
    Scoring first = new Scoring(battle, 0, log);
    Scoring second = new Scoring(battle, 1, log);
    first.liftFlags();
    second.liftFlags();
    first.turnPiles();
    second.turnPiles();
    first.settle();
    second.settle();
    Victory.tell(battle, log);
  }

  /** FAW-3.1: flags on enemy piles are laid in front of the own pile across. */
  private void liftFlags() {
    for (int c = 0; c < Table.COLUMNS; c++) {
      Pile across = battle.sides[1 - seat].piles[Table.facing(c)];
      int flags = 0;
      for (int i = 0; i < across.size(); i++) {
        flags += across.get(i) == Card.flagOf(seat) ? 1 : 0;
      }
      pools |= (long) flags << (c * POOL_BITS);
      if (log.on()) {
        tell(log, new Told.FlagsLifted(seat, c + 1, flags), "FAW-3.1");
      }
    }
  }

  /** FAW-3.2: from left to right, each from the first card to the last. */
  private void turnPiles() {
    side.score = 0;
    side.maneuvers = 0;
    side.sharpshooters = 0;
    side.claimed = 0;
    for (column = 0; column < Table.COLUMNS; column++) {
      turnPile(side.piles[column]);
    }
    int left = 0; // FAW-3.5: what no shot has taken is set aside
    for (int c = 0; c < Table.COLUMNS; c++) {
      left += pool(c);
    }
    side.unclaimed = left;
  }

  private void turnPile(Pile pile) {
    shot.clear();
    ricochet = false;
    eyesOnly = false;
    defiance = false;
    for (int i = 0; i < pile.size(); i++) {
      int card = pile.get(i);
      if (card == Card.flagOf(1 - seat)) {
        continue; // FAW-3.1: lifted off already
      }
      if (log.on()) {
        tell(log, new Told.Turned(seat, column + 1, i + 1, Card.name(card)), "FAW-3.2");
      }
      if (Card.isLoad(card)) {
        load(Card.stars(card));
      } else if (Card.isFire(card)) {
        shot.follow(card);
        if (shot.doubled()) {
          explode(pile.size() - 1 - i);
          return;
        }
        fire();
        shot.clear();
      } else if (Card.isManeuver(card)) {
        maneuver(card);
      } else if (Card.isFlag(card)) {
        unload();
      } else if (Card.isGunner(card)) {
        gunner(card);
      } else {
        shot.follow(card);
      }
    }
    if (shot.loose() > 0 && log.on()) {
      if (shot.doubled()) {
        tell(log, new Told.Discarded(seat, column + 1, shot.loose()), "FAW-4.5", "FAW-R1");
      } else {
        tell(log, new Told.Discarded(seat, column + 1, shot.loose()), "FAW-4.5");
      }
    }
  }

  private void load(int withStars) {
    if (shot.loads() == 0 && shot.loose() > 0 && log.on()) {
      tell(log, new Told.Discarded(seat, column + 1, shot.loose()), "FAW-4.5", "FAW-R3");
    }
    shot.load(withStars);
    int loads = shot.loads();
    if (log.on()) {
      if (loads == 1) {
        tell(log, new Told.Loaded(seat, column + 1, loads), "FAW-4.2");
      } else {
        tell(
            log,
            new Told.Loaded(seat, column + 1, loads),
            "FAW-4.4",
            loads == 2 ? "FAW-R1" : "FAW-R2");
      }
    }
  }

  private void fire() {
    if (shot.loads() == 0) {
      if (log.on()) {
        tell(log, new Told.Missed(seat, column + 1, "the cannon is empty"), "FAW-4.5");
      }
      return;
    }
    int points = shot.points(eyesOnly);
    if (points == 0) {
      if (log.on()) {
        tell(log, new Told.Missed(seat, column + 1, "Eyes Only"), "FAW-6.3", "FAW-R12");
      }
      return;
    }
    side.score += points;
    side.sharpshooters += shot.sharp() ? 1 : 0;
    if (log.on()) {
      tell(
          log,
          new Told.Scored(seat, column + 1, points, side.score),
          shot.sharp() ? "FAW-4.3" : shot.exact() ? "FAW-4.1" : "FAW-4.2",
          "FAW-3.3");
    }
    claim();
  }

  /** FAW-3.4: a scored shot reclaims one flag (FAW-R11), always (FAW-R13). */
  private void claim() {
    if (defiance) {
      if (log.on() && pool(column) > 0) {
        tell(log, new Told.NoClaim(seat, column + 1), "FAW-6.4", ricochet ? "FAW-R25" : "FAW-R36");
      }
      return;
    }
    int from = column;
    if (ricochet) { // FAW-R23, FAW-R24: left first, then right
      from = column > 0 && pool(column - 1) > 0 ? column - 1 : column + 1;
    }
    if (from < Table.COLUMNS && pool(from) > 0) {
      pools -= 1L << (from * POOL_BITS);
      side.score++;
      side.claimed++;
      if (log.on()) {
        tell(
            log,
            new Told.Claimed(seat, column + 1, from + 1, side.score),
            ricochet ? "FAW-6.2" : "FAW-3.4");
      }
    }
  }

  private int pool(int c) {
    return (int) (pools >> (c * POOL_BITS) & POOL_MASK);
  }

  /**
   * FAW-4.4: no score, and all that is left of the pile, Maneuvers (FAW-R7) and Master Gunners
   * (FAW-R27) too, is gone with its flags; whatever the two Loads were (FAW-R33).
   */
  private void explode(int rest) {
    int forgiven = pool(column);
    pools -= (long) forgiven << (column * POOL_BITS);
    if (log.on()) {
      tell(log, new Told.Exploded(seat, column + 1, rest, forgiven), "FAW-4.4", "FAW-R14");
    }
  }

  /** FAW-4.6: the shot is broken off; the Maneuver counts if its number fits. */
  private void maneuver(int card) {
    if (shot.loose() > 0 && log.on()) {
      tell(log, new Told.Discarded(seat, column + 1, shot.loose()), "FAW-4.6", "FAW-R5");
    }
    shot.clear();
    boolean counts = Card.number(card) == side.numbers[column];
    side.maneuvers += counts ? 1 : 0;
    if (log.on()) {
      tell(
          log,
          new Told.Maneuvered(seat, column + 1, Card.number(card), counts),
          "FAW-4.6",
          counts ? "FAW-2.7" : "FAW-R6");
    }
  }

  private void unload() {
    if (log.on()) {
      tell(
          log,
          new Told.Cleared(seat, column + 1, shot.loose()),
          "FAW-R8",
          shot.loose() > 0 ? "FAW-2.8" : "FAW-R9");
    }
    shot.clear();
  }

  private void gunner(int card) {
    if (card == Card.BREECHER) {
      if (log.on()) {
        tell(log, new Told.GunnerWorks(seat, column + 1, Card.name(card)), "FAW-6.1", "FAW-R20");
      }
      load(Shot.MIXED); // FAW-R21: nothing more, if no Fire follows
      return;
    }
    ricochet |= card == Card.RICOCHET;
    eyesOnly |= card == Card.EYES_ONLY;
    defiance |= card == Card.DEFIANCE;
    if (log.on()) {
      tell(
          log,
          new Told.GunnerWorks(seat, column + 1, Card.name(card)),
          card == Card.RICOCHET ? "FAW-6.2" : card == Card.EYES_ONLY ? "FAW-6.3" : "FAW-6.4",
          "FAW-R22");
    }
  }

  /** FAW-R16: maneuvers and bonus first, the penalty last; the floor once (FAW-R15). */
  private void settle() {
    int theirs = battle.sides[1 - seat].maneuvers;
    side.score += side.maneuvers;
    if (log.on()) {
      tell(log, new Told.ManeuversScored(seat, side.maneuvers, side.score), "FAW-4.6");
    }
    if (side.maneuvers > theirs) { // FAW-R17: nobody has more if both have as many
      side.score += side.maneuvers;
      if (log.on()) {
        tell(
            log,
            new Told.Outmaneuvered(seat, side.maneuvers, theirs, side.score),
            "FAW-4.7",
            "FAW-R18");
      }
    }
    int penalty = 3 * side.unclaimed;
    if (penalty > 0) {
      boolean floored = penalty > side.score;
      side.score = Math.max(0, side.score - penalty);
      if (log.on()) {
        tell(
            log,
            new Told.Penalised(seat, side.unclaimed, penalty, side.score),
            "FAW-3.5",
            "FAW-4.8",
            floored ? "FAW-R15" : "FAW-R16");
      }
    }
  }
}
