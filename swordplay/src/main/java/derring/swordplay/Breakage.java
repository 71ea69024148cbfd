package derring.swordplay;

import static derring.swordplay.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/**
 * Weapon Breakage (SWP-8): after a parry (SWP-S35) the fragile weapon of each side that met a heavy
 * one is tested (SWP-S39), the parrying side first (SWP-S54). Who has a choice is asked; the rest
 * goes by itself.
 */
final class Breakage {
  private static final int SIDES = 10;
  private static final int BREAKS = 8;

  private Breakage() {}

  /** After the parry in {@code bout.parry}; true if somebody has to name a weapon. */
  static boolean begin(Bout bout, Chance chance, Log log) {
    if (!bout.table.options.weaponBreakage() || isKick(bout)) { // SWP-S53
      return false;
    }
    boolean bound = bout.table.cards[bout.parry] instanceof Card.Weapon;
    if (!bound && hasHeavy(bout, bout.attacker)) { // a bind tests only the attacker (SWP-S46)
      int only = onlyCandidate(bout, bout.target, true);
      if (only == SEVERAL) {
        bout.phase = Phase.NAME_PARRYING;
        return true;
      }
      test(bout, bout.target, only, chance, log);
    }
    return testParried(bout, chance, log);
  }

  /** The parrying side has named its weapon; true if the other side has to name one too. */
  static boolean named(Bout bout, int body, int card, Chance chance, Log log) {
    if (log.on()) {
      tell(log, new Told.Named(body, bout.table.cardName(card)), "SWP-S36");
    }
    test(bout, body, card, chance, log);
    return body == bout.target && testParried(bout, chance, log);
  }

  /** Whether whoever is to name a weapon in this phase has a choice. */
  static boolean isAsked(Bout bout) {
    if (!bout.table.options.weaponBreakage() || isKick(bout)) {
      return false;
    }
    if (bout.phase == Phase.NAME_PARRIED) {
      return hasHeavy(bout, bout.target) && onlyCandidate(bout, bout.attacker, false) == SEVERAL;
    }
    boolean bound = bout.table.cards[bout.parry] instanceof Card.Weapon;
    return !bound
        && hasHeavy(bout, bout.attacker)
        && onlyCandidate(bout, bout.target, true) == SEVERAL;
  }

  private static boolean testParried(Bout bout, Chance chance, Log log) {
    if (!hasHeavy(bout, bout.target)) {
      return false;
    }
    int only = onlyCandidate(bout, bout.attacker, false);
    if (only == SEVERAL) {
      bout.phase = Phase.NAME_PARRIED;
      return true;
    }
    test(bout, bout.attacker, only, chance, log);
    return false;
  }

  /** SWP-8.1, before anything follows (SWP-S38); a weapon named to spare another is not tested. */
  private static void test(Bout bout, int body, int card, Chance chance, Log log) {
    if (card == Fighter.NO_CARD || !((Card.Weapon) bout.table.cards[card]).does(Effect.FRAGILE)) {
      return;
    }
    int die = chance.die(SIDES);
    boolean broke = die >= BREAKS;
    if (log.on()) {
      tell(log, new Told.Tested(body, bout.table.cardName(card), die, broke), "SWP-8.1");
    }
    if (broke) {
      bout.fighters[body].letGo(card, 0);
      bout.discardsOf(body).put(card); // SWP-S40
    }
  }

  private static final int SEVERAL = -2;

  /** The one weapon that can have met the other, NO_CARD if none is at risk, or SEVERAL. */
  private static int onlyCandidate(Bout bout, int body, boolean parrying) {
    Fighter fighter = bout.fighters[body];
    int only = Fighter.NO_CARD;
    boolean fragile = false;
    boolean several = false;
    for (int i = 0; i < fighter.items(); i++) {
      int card = fighter.item(i);
      if (isCandidate(bout.table, card, parrying)) {
        several |= only != Fighter.NO_CARD && only != card;
        only = card;
        fragile |= ((Card.Weapon) bout.table.cards[card]).does(Effect.FRAGILE);
      }
    }
    return fragile ? (several ? SEVERAL : only) : Fighter.NO_CARD;
  }

  /** SWP-S54: a fragile weapon; for the parrying side also one that shelters it. */
  static boolean isCandidate(Table table, int card, boolean parrying) {
    return table.cards[card] instanceof Card.Weapon weapon
        && (weapon.does(Effect.FRAGILE) || (parrying && weapon.does(Effect.SHELTERS)));
  }

  private static boolean hasHeavy(Bout bout, int body) {
    Fighter fighter = bout.fighters[body];
    for (int i = 0; i < fighter.items(); i++) {
      if (bout.table.cards[fighter.item(i)] instanceof Card.Weapon weapon && weapon.heavy()) {
        return true;
      }
    }
    return false;
  }

  /** SWP-S79: no weapon meets a weapon in an attack of base damage only. */
  private static boolean isKick(Bout bout) {
    return switch (bout.form) {
      case CARD -> bout.table.attack(bout.via).does(Effect.BASE_ONLY);
      case COUNTER -> bout.table.defence(bout.via).counterBaseOnly();
      case SHOT, STRIKE -> true;
    };
  }
}
