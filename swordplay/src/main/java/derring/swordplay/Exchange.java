package derring.swordplay;

import static derring.swordplay.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.Pile;

/** Attack, defence, counter-attack, and so on until somebody does not answer (SWP-4). */
final class Exchange {
  private static final int SEVERAL = -2;

  private Exchange() {}

  /** SWP-4.1: an attack card is played, and is in the discard pile at once (SWP-S50). */
  static void attack(Bout bout, Move.Attack move, Chance chance, Log log) {
    int seat = bout.active;
    Card.Attack card = bout.table.attack(move.card());
    bout.fighters[seat].hand.remove(move.card());
    bout.discardsOf(seat).put(move.card());
    if (card.does(Effect.RECKLESS)) {
      bout.fighters[seat].reckless = true; // SWP-S58
    }
    if (card.does(Effect.SWEEPS)) {
      bout.sweeper = seat;
      bout.sweep = move.card();
      bout.sweepAt = move.at();
      bout.swept = seat;
      strikeNext(bout, chance, log);
    } else {
      strike(bout, Form.CARD, seat, move.target(), move.card(), move.at(), chance, log);
    }
  }

  /** SWP-K.flintlock-pistol: discarded for a shot. */
  static void fire(Bout bout, int card, int target, Chance chance, Log log) {
    int seat = bout.active;
    bout.fighters[seat].letGo(card, 0);
    bout.discardsOf(seat).put(card);
    strike(bout, Form.SHOT, seat, target, card, -1, chance, log);
  }

  /** An attack of any form is made, and its target may answer. */
  static void strike(
      Bout bout, Form form, int attacker, int target, int via, int at, Chance chance, Log log) {
    bout.propose(form, attacker, target, via, at);
    if (log.on()) {
      tell(
          log,
          new Told.Attacked(
              attacker,
              target,
              bout.table.cardName(via),
              form.word(),
              at < 0 ? "" : Location.of(at).word(),
              Damage.worth(bout)),
          rulesOf(
              switch (form) {
                case CARD, SHOT -> "SWP-4.1";
                case COUNTER -> "SWP-4.3";
                case STRIKE -> "SWP-M.3";
              },
              bout.table.cards[via]));
    }
    if (bout.table.isBeast(target)) {
      Beast.guard(bout, chance, log);
    }
  }

  /** The clause that is applied, and the one about the card if it has one. */
  private static String[] rulesOf(String rule, Card card) {
    String own = card.face().rule();
    return own.isEmpty() ? new String[] {rule} : new String[] {rule, own};
  }

  /** SWP-S55: clockwise to the next living fighter, until all have been struck. */
  private static void strikeNext(Bout bout, Chance chance, Log log) {
    int next = bout.swept;
    do {
      next = Turn.clockwise(bout.table, bout.first, next);
    } while (next != bout.sweeper && !bout.fighters[next].alive());
    if (next == bout.sweeper) {
      Turn.end(bout, chance, log);
      return;
    }
    bout.swept = next;
    bout.overextended = false;
    strike(bout, Form.CARD, bout.sweeper, next, bout.sweep, bout.sweepAt, chance, log);
  }

  /**
   * The chain is over: the next target of a sweep (SWP-S20), or the end of the turn, also if it was
   * the fighter at turn who fell (SWP-S19).
   */
  static void finish(Bout bout, Chance chance, Log log) {
    if (bout.phase == Phase.OVER) {
      return;
    }
    if (bout.sweeper != Bout.NOBODY && bout.fighters[bout.sweeper].alive()) {
      strikeNext(bout, chance, log);
    } else {
      Turn.end(bout, chance, log);
    }
  }

  /** SWP-4.2: a defence card is played. */
  static void defend(Bout bout, int card, Chance chance, Log log) {
    Fighter defender = bout.fighters[bout.target];
    defender.hand.remove(card);
    bout.discardsOf(bout.target).put(card);
    defender.lastDefence = card;
    answered(bout, card, "card", "SWP-4.2", chance, log);
  }

  /** SWP-S65: Quick plays his last defence card again, as if from the hand (SWP-S78). */
  static void defendAgain(Bout bout, Chance chance, Log log) {
    Fighter defender = bout.fighters[bout.target];
    defender.abilitySpent = true;
    answered(bout, defender.lastDefence, "again", "SWP-S65", chance, log);
  }

  private static void answered(
      Bout bout, int card, String with, String rule, Chance chance, Log log) {
    if (log.on()) {
      tell(
          log,
          new Told.Defended(bout.target, bout.table.cardName(card), with),
          rulesOf(rule, bout.table.cards[card]));
    }
    bout.parry = card;
    if (bout.table.defence(card).is(Tag.PARRY) && Breakage.begin(bout, chance, log)) {
      return; // somebody must name a weapon first
    }
    settle(bout, chance, log);
  }

  /** SWP-K.main-gauche: not a card that is played, so nothing is drawn for it (SWP-S46). */
  static void bind(Bout bout, int card, Chance chance, Log log) {
    bout.fighters[bout.target].letGo(card, 0);
    bout.discardsOf(bout.target).put(card);
    if (log.on()) {
      tell(
          log,
          new Told.Defended(bout.target, bout.table.cardName(card), "bind"),
          "SWP-K.main-gauche");
    }
    bout.parry = card;
    if (!Breakage.begin(bout, chance, log)) {
      settle(bout, chance, log);
    }
  }

  /** SWP-C.7: one cloak (SWP-S27) stops the whole attack (SWP-S25) and is used once more. */
  static void cloak(Bout bout, int card, int used, Chance chance, Log log) {
    int seat = bout.target;
    Fighter defender = bout.fighters[seat];
    defender.letGo(card, used);
    if (log.on()) {
      tell(
          log,
          new Told.Defended(seat, bout.table.cardName(card), "cloak"),
          rulesOf("SWP-C.7", bout.table.cards[card]));
    }
    if (used + 1 < ((Card.Cloak) bout.table.cards[card]).counters()) {
      defender.take(card, used + 1);
    } else {
      bout.discardsOf(seat).put(card);
      if (log.on()) {
        tell(log, new Told.WornOut(seat, bout.table.cardName(card)), "SWP-S28");
      }
    }
    finish(bout, chance, log);
  }

  /** SWP-S51: what follows once weapons have been tested: a draw, then the counter-attack. */
  static void settle(Bout bout, Chance chance, Log log) {
    int answer = bout.parry;
    bout.parry = Fighter.NO_CARD;
    if (!(bout.table.cards[answer] instanceof Card.Defence defence)) {
      finish(bout, chance, log); // a bind
      return;
    }
    int defender = bout.target;
    int stance = bout.fighters[defender].stance;
    if (stance != Fighter.NO_CARD && defence.is(Tag.PARRY)) {
      int draws = ((Card.Stance) bout.table.cards[stance]).parryDraws();
      Turn.draw(bout, defender, draws, "SWP-K.en-garde", chance, log);
    }
    if (defence.counter() < 0) { // it strikes back as printed, whatever it answered (SWP-S62)
      finish(bout, chance, log);
    } else {
      counter(bout, answer, chance, log);
    }
  }

  /**
   * SWP-4.3: the defender strikes back, at the attacker and nobody else (SWP-S17), who may answer
   * with whatever is allowed, and so on without end (SWP-S18).
   */
  static void counter(Bout bout, int card, Chance chance, Log log) {
    bout.overextended = overextends(bout);
    strike(
        bout,
        Form.COUNTER,
        /* attacker= */ bout.target,
        /* target= */ bout.attacker,
        card,
        bout.table.defence(card).counter(),
        chance,
        log);
  }

  /** SWP-K.lunge: whether the attack under way bars its attacker's cards against the answer. */
  static boolean overextends(Bout bout) {
    return bout.form == Form.CARD && bout.table.attack(bout.via).does(Effect.OVEREXTENDS);
  }

  /** The attack is not countered: it hits, whatever armour makes of it (SWP-S59). */
  static void hit(Bout bout, Chance chance, Log log) {
    Damage.apply(bout, log);
    int target = bout.target;
    if (!bout.fighters[target].alive()) {
      Defeat.of(bout, target, log);
    } else if (bout.form == Form.CARD) {
      Card.Attack card = bout.table.attack(bout.via);
      loseCards(bout, target, card.discards(), chance, log);
      if (card.does(Effect.TRIPS)) {
        bout.fighters[target].tripped = true;
        if (log.on()) {
          tell(log, new Told.Tripped(target), "SWP-K.leg-sweep");
        }
      }
      if (card.does(Effect.DISARMS) && chooseBeaten(bout, log)) {
        return;
      }
    }
    finish(bout, chance, log);
  }

  /** SWP-S59: random cards, one at a time. */
  private static void loseCards(Bout bout, int target, int count, Chance chance, Log log) {
    Pile hand = bout.fighters[target].hand;
    for (int i = 0; i < count && !hand.isEmpty(); i++) {
      int card = chance.card(hand);
      hand.remove(card);
      bout.discardsOf(target).put(card);
      if (log.on()) {
        tell(log, new Told.LostCard(target, bout.table.cardName(card)), "SWP-S59");
      }
    }
  }

  /** SWP-S74: true if the attacker has a choice to make. */
  private static boolean chooseBeaten(Bout bout, Log log) {
    int only = onlyWeapon(bout);
    if (only == SEVERAL) {
      bout.phase = Phase.BEAT_ASIDE;
      return true;
    }
    if (only != Fighter.NO_CARD) {
      beatAside(bout, only, log);
    }
    return false;
  }

  /** Whether the target has different weapons to choose from. */
  static boolean canChooseBeaten(Bout bout) {
    return onlyWeapon(bout) == SEVERAL;
  }

  /** The one sort of weapon that the target has ready, NO_CARD if it has none, or SEVERAL. */
  private static int onlyWeapon(Bout bout) {
    Fighter target = bout.fighters[bout.target];
    int only = Fighter.NO_CARD;
    for (int i = 0; i < target.items(); i++) {
      int card = target.item(i);
      if (bout.table.cards[card] instanceof Card.Weapon && card != only) {
        if (only != Fighter.NO_CARD) {
          return SEVERAL;
        }
        only = card;
      }
    }
    return only;
  }

  /** SWP-K.beat-aside: the weapon is discarded. */
  static void beatAside(Bout bout, int card, Log log) {
    bout.fighters[bout.target].letGo(card, 0);
    bout.discardsOf(bout.target).put(card);
    if (log.on()) {
      tell(log, new Told.BeatenAside(bout.target, bout.table.cardName(card)), "SWP-K.beat-aside");
    }
  }
}
