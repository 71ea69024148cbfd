package derring.swordplay;

import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import org.jspecify.annotations.Nullable;

/**
 * What is allowed. The list of moves and the reasons for refusing come from the same questions, so
 * they cannot disagree; each question answers null for yes, or the refusal.
 */
final class Referee {
  private final Moves moves;

  Referee(Moves moves) {
    this.moves = moves;
  }

  // ---- listing

  void list(Bout bout, MoveBuffer<Move> into) {
    switch (bout.phase) {
      case DISCARD -> listDiscards(bout, into);
      case READY -> listReady(bout, into);
      case COMBAT -> listAttacks(bout, into);
      case ANSWER -> listAnswers(bout, into);
      case NAME_PARRYING -> listNames(bout, bout.target, into);
      case NAME_PARRIED -> listNames(bout, bout.attacker, into);
      case BEAT_ASIDE -> listBeaten(bout, into);
      case OVER -> {}
    }
  }

  /** SWP-S4: one card or none. */
  private void listDiscards(Bout bout, MoveBuffer<Move> into) {
    into.add(moves.pass);
    Pile hand = bout.fighters[bout.active].hand;
    for (int i = 0; i < hand.size(); i++) {
      if (hand.isFirst(i)) {
        into.add(moves.discard[hand.get(i)]);
      }
    }
    if (bout.table.options.handDiscard() && throwIn(bout) == null) {
      into.add(moves.throwIn);
    }
  }

  private void listReady(Bout bout, MoveBuffer<Move> into) {
    into.add(moves.pass);
    Fighter fighter = bout.fighters[bout.active];
    for (int i = 0; i < fighter.items(); i++) {
      if (fighter.isFirst(i)) {
        into.add(moves.drop[fighter.item(i)][fighter.used(i)]);
      }
    }
    if (fighter.armour != Fighter.NO_CARD) {
      into.add(moves.drop[fighter.armour][fighter.absorbed]);
    }
    Pile hand = fighter.hand;
    for (int i = 0; i < hand.size(); i++) {
      if (hand.isFirst(i) && ready(bout, fighter, hand.get(i)) == null) {
        into.add(moves.ready[hand.get(i)]);
      }
    }
  }

  /** SWP-S11: none need be made, and no weapon is needed. */
  private void listAttacks(Bout bout, MoveBuffer<Move> into) {
    into.add(moves.pass);
    Table table = bout.table;
    int seat = bout.active;
    Fighter fighter = bout.fighters[seat];
    Pile hand = fighter.hand;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (hand.isFirst(i) && table.cards[card] instanceof Card.Attack attack) {
        listAttack(bout, seat, card, attack, into);
      }
    }
    for (int i = 0; i < fighter.items(); i++) {
      int card = fighter.item(i);
      if (fighter.isFirst(i) && pistol(table, card)) {
        for (int target = 0; target < table.bodies; target++) {
          if (target(bout, seat, target) == null) {
            into.add(moves.fire[card][target]);
          }
        }
      }
    }
  }

  private void listAttack(
      Bout bout, int seat, int card, Card.Attack attack, MoveBuffer<Move> into) {
    int locations = attack.locations();
    do {
      int at = locations == 0 ? -1 : Integer.numberOfTrailingZeros(locations);
      locations &= locations - 1;
      if (attack.does(Effect.SWEEPS)) {
        if (needs(bout, seat, Bout.NOBODY, attack) == null) {
          into.add(moves.attack[card][at + 1][0]);
        }
        continue;
      }
      for (int target = 0; target < bout.table.bodies; target++) {
        if (target(bout, seat, target) == null && needs(bout, seat, target, attack) == null) {
          into.add(moves.attack[card][at + 1][target + 1]);
        }
      }
    } while (locations != 0);
  }

  private void listAnswers(Bout bout, MoveBuffer<Move> into) {
    into.add(moves.pass);
    Table table = bout.table;
    Fighter fighter = bout.fighters[bout.target];
    Pile hand = fighter.hand;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (hand.isFirst(i)
          && table.cards[card] instanceof Card.Defence defence
          && answer(bout, bout.target, defence) == null) {
        into.add(moves.defend[card]);
      }
    }
    for (int i = 0; i < fighter.items(); i++) {
      int card = fighter.item(i);
      if (!fighter.isFirst(i)) {
        continue;
      }
      if (table.cards[card] instanceof Card.Cloak && cloak(bout) == null) {
        into.add(moves.cloak[card][fighter.used(i)]);
      } else if (table.cards[card] instanceof Card.Weapon weapon
          && weapon.does(Effect.BINDS)
          && bind(bout) == null) {
        into.add(moves.bind[card]);
      }
    }
    if (table.options.abilities() && again(bout) == null) {
      into.add(moves.again);
    }
  }

  private void listNames(Bout bout, int body, MoveBuffer<Move> into) {
    Fighter fighter = bout.fighters[body];
    boolean parrying = bout.phase == Phase.NAME_PARRYING;
    for (int i = 0; i < fighter.items(); i++) {
      int card = fighter.item(i);
      if (fighter.isFirst(i) && Breakage.isCandidate(bout.table, card, parrying)) {
        into.add(moves.name[card]);
      }
    }
  }

  private void listBeaten(Bout bout, MoveBuffer<Move> into) {
    Fighter target = bout.fighters[bout.target];
    for (int i = 0; i < target.items(); i++) {
      int card = target.item(i);
      if (target.isFirst(i) && bout.table.cards[card] instanceof Card.Weapon) {
        into.add(moves.beatAside[card]);
      }
    }
  }

  // ---- judging

  @Nullable Refusal judge(Bout bout, int seat, Move move) {
    if (bout.phase == Phase.OVER) {
      return Refusal.OVER;
    }
    if (seat != bout.waitsFor()) {
      return switch (bout.phase) {
        case ANSWER -> seat == bout.attacker ? Refusal.NOT_THE_TARGET : Refusal.THIRD_PARTY;
        case NAME_PARRYING, NAME_PARRIED -> Refusal.NOT_YOURS_TO_NAME;
        case BEAT_ASIDE -> Refusal.NOT_YOURS_TO_CHOOSE;
        default -> Refusal.NOT_YOUR_TURN;
      };
    }
    Fighter fighter = bout.fighters[seat];
    return switch (move) {
      case Move.Pass() ->
          switch (bout.phase) {
            case NAME_PARRYING, NAME_PARRIED -> Refusal.MUST_NAME;
            case BEAT_ASIDE -> Refusal.MUST_CHOOSE;
            default -> null;
          };
      case Move.Discard(int card) ->
          bout.phase != Phase.DISCARD
              ? Refusal.NOT_DISCARD_PHASE
              : fighter.hand.has(card) ? null : Refusal.NOT_HELD_TO_DISCARD;
      case Move.ThrowIn() ->
          bout.phase != Phase.DISCARD
              ? Refusal.NOT_DISCARD_PHASE
              : bout.table.options.handDiscard() ? throwIn(bout) : Refusal.NO_THROWING_IN;
      case Move.Drop(int card, int used) -> drop(bout, fighter, card, used);
      case Move.Ready(int card) ->
          bout.phase != Phase.READY
              ? Refusal.NOT_READY_PHASE
              : fighter.hand.has(card) ? ready(bout, fighter, card) : Refusal.NOT_HELD_TO_READY;
      case Move.Attack attack -> attack(bout, seat, attack);
      case Move.Fire(int card, int target) ->
          bout.phase != Phase.COMBAT
              ? Refusal.NOT_COMBAT_PHASE
              : pistol(bout.table, card) && fighter.holds(card, 0)
                  ? target(bout, seat, target)
                  : Refusal.NO_PISTOL;
      case Move.Defend(int card) -> defend(bout, fighter, card);
      case Move.Again() ->
          bout.phase != Phase.ANSWER
              ? Refusal.NO_ATTACK_TO_ANSWER
              : bout.table.options.abilities() ? again(bout) : Refusal.NO_ABILITY;
      case Move.Cloak(int card, int used) -> cloak(bout, fighter, card, used);
      case Move.Bind(int card) -> bind(bout, fighter, card);
      case Move.Name(int card) -> name(bout, fighter, card);
      case Move.BeatAside(int card) ->
          bout.phase != Phase.BEAT_ASIDE
              ? Refusal.NOTHING_TO_CHOOSE
              : bout.table.cards[card] instanceof Card.Weapon
                      && bout.fighters[bout.target].holds(card, 0)
                  ? null
                  : Refusal.NOT_THEIR_WEAPON;
    };
  }

  /** SWP-H.2. */
  private static @Nullable Refusal throwIn(Bout bout) {
    Pile hand = bout.fighters[bout.active].hand;
    if (hand.isEmpty()) {
      return Refusal.HAND_EMPTY;
    }
    for (int i = 0; i < hand.size(); i++) {
      if (bout.table.cards[hand.get(i)] instanceof Card.Attack) {
        return Refusal.HAND_HAS_ATTACK;
      }
    }
    return null;
  }

  /** SWP-3.4, SWP-S6. */
  private static @Nullable Refusal drop(Bout bout, Fighter fighter, int card, int used) {
    if (bout.table.cards[card] instanceof Card.Stance) {
      return Refusal.STANCE_STAYS;
    }
    if (bout.phase != Phase.READY) {
      return Refusal.DROP_TOO_LATE;
    }
    boolean worn = fighter.armour == card && fighter.absorbed == used;
    return worn || fighter.holds(card, used) ? null : Refusal.NOT_READY_TO_DROP;
  }

  /** SWP-3.2, SWP-S24: whether a card of the hand may be readied. */
  private static @Nullable Refusal ready(Bout bout, Fighter fighter, int card) {
    Table table = bout.table;
    int needed = table.hands[card];
    if (needed == Table.NEVER_READY) {
      return Refusal.NOT_READIABLE;
    }
    int free = table.figures[bout.active].hands() - fighter.handsUsed(table);
    return needed == 0 || needed <= free ? null : Refusal.HANDS_FULL;
  }

  /** SWP-4.1. */
  private static @Nullable Refusal attack(Bout bout, int seat, Move.Attack move) {
    int card = move.card();
    if (bout.phase != Phase.COMBAT) {
      return bout.phase == Phase.ANSWER && bout.table.cards[card] instanceof Card.Attack
          ? Refusal.ATTACK_IS_NO_ANSWER
          : Refusal.NOT_COMBAT_PHASE;
    }
    if (!(bout.table.cards[card] instanceof Card.Attack attack)) {
      return Refusal.NOT_AN_ATTACK;
    }
    if (!bout.fighters[seat].hand.has(card)) {
      return Refusal.NOT_HELD_TO_ATTACK;
    }
    if (move.at() < 0 && attack.locations() != 0) {
      return Refusal.LOCATION_MISSING;
    }
    if (move.at() >= 0 && (attack.locations() >> move.at() & 1) == 0) {
      return Refusal.NO_SUCH_LOCATION;
    }
    if (attack.does(Effect.SWEEPS)) {
      return move.target() == Bout.NOBODY
          ? needs(bout, seat, Bout.NOBODY, attack)
          : Refusal.NEEDS_NO_TARGET;
    }
    if (move.target() == Bout.NOBODY) {
      return Refusal.TARGET_MISSING;
    }
    Refusal aim = target(bout, seat, move.target());
    return aim != null ? aim : needs(bout, seat, move.target(), attack);
  }

  /** SWP-S12, SWP-S67. */
  private static @Nullable Refusal target(Bout bout, int seat, int target) {
    if (target == seat) {
      return Refusal.NOT_YOURSELF;
    }
    if (!bout.fighters[target].alive()) {
      return Refusal.TARGET_FALLEN;
    }
    return bout.table.options.monster() && !bout.table.isBeast(target)
        ? Refusal.ONLY_THE_BEAST
        : null;
  }

  /** What the card asks to be ready. */
  static @Nullable Refusal needs(Bout bout, int seat, int target, Card.Attack attack) {
    return switch (attack.needs()) {
      case NOTHING -> null;
      case WEAPONS ->
          !armed(bout, seat)
              ? Refusal.NEEDS_OWN_WEAPON
              : target == Bout.NOBODY || armed(bout, target) ? null : Refusal.NEEDS_THEIR_WEAPON;
      case SHIELD -> shielded(bout, seat) ? null : Refusal.NEEDS_SHIELD;
    };
  }

  static boolean pistol(Table table, int card) {
    return table.cards[card] instanceof Card.Weapon weapon && weapon.shot() > 0;
  }

  /** SWP-S33: a ready weapon card, even a pistol (SWP-S34), and nothing else, arms. */
  static boolean armed(Bout bout, int body) {
    Fighter fighter = bout.fighters[body];
    for (int i = 0; i < fighter.items(); i++) {
      if (bout.table.cards[fighter.item(i)] instanceof Card.Weapon) {
        return true;
      }
    }
    return false;
  }

  private static boolean shielded(Bout bout, int body) {
    Fighter fighter = bout.fighters[body];
    for (int i = 0; i < fighter.items(); i++) {
      if (bout.table.cards[fighter.item(i)] instanceof Card.Cloak) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Refusal defend(Bout bout, Fighter fighter, int card) {
    if (bout.phase != Phase.ANSWER) {
      return Refusal.NO_ATTACK_TO_ANSWER;
    }
    if (!(bout.table.cards[card] instanceof Card.Defence defence)) {
      return bout.table.cards[card] instanceof Card.Attack
          ? Refusal.ATTACK_IS_NO_ANSWER
          : Refusal.NOT_A_DEFENCE;
    }
    return fighter.hand.has(card) ? answer(bout, bout.target, defence) : Refusal.NOT_HELD_TO_DEFEND;
  }

  /** Whether {@code body} may play this defence against the attack under way. */
  static @Nullable Refusal answer(Bout bout, int body, Card.Defence defence) {
    Fighter fighter = bout.fighters[body];
    Card.@Nullable Stance stance =
        fighter.stance == Fighter.NO_CARD ? null : (Card.Stance) bout.table.cards[fighter.stance];
    Refusal unfit = stops(bout, defence, stance);
    if (unfit != null) {
      return unfit;
    }
    if (bout.overextended) {
      return Refusal.OVEREXTENDED;
    }
    if (fighter.reckless) {
      return Refusal.RECKLESS;
    }
    if (stance != null && (stance.bars() & defence.tags()) != 0) {
      return Refusal.BARRED;
    }
    return bout.table.options.realisticParries()
            && defence.is(Tag.PARRY)
            && armed(bout, bout.attacker)
            && !armed(bout, body)
        ? Refusal.UNARMED
        : null;
  }

  /** SWP-C.9: by location, or by the list on the attack; what stops anything, always. */
  private static @Nullable Refusal stops(
      Bout bout, Card.Defence defence, Card.@Nullable Stance stance) {
    if (defence.stopsAny()) {
      return null;
    }
    Card.@Nullable Answers listed = listed(bout);
    if (listed != null) {
      return listed.include(defence) ? null : Refusal.NOT_LISTED;
    }
    boolean freed = stance != null && (stance.frees() & defence.tags()) != 0; // SWP-S64
    return freed || (defence.stops() >> bout.at & 1) == 1 ? null : Refusal.WRONG_LOCATION;
  }

  /** The only answers to the attack under way, if its card lists them. */
  private static Card.@Nullable Answers listed(Bout bout) {
    return switch (bout.form) {
      case CARD -> bout.table.attack(bout.via).stoppedBy();
      case SHOT -> ((Card.Weapon) bout.table.cards[bout.via]).shotStoppedBy();
      case COUNTER, STRIKE -> null;
    };
  }

  /** SWP-S65. */
  private static @Nullable Refusal again(Bout bout) {
    Fighter fighter = bout.fighters[bout.target];
    if (bout.table.figures[bout.target].ability() != Ability.QUICK) {
      return Refusal.NO_ABILITY;
    }
    if (fighter.abilitySpent) {
      return Refusal.ABILITY_SPENT;
    }
    if (fighter.lastDefence == Fighter.NO_CARD) {
      return Refusal.NOTHING_TO_REPEAT;
    }
    return answer(bout, bout.target, bout.table.defence(fighter.lastDefence));
  }

  private static @Nullable Refusal cloak(Bout bout, Fighter fighter, int card, int used) {
    if (bout.phase != Phase.ANSWER) {
      return Refusal.NO_ATTACK_TO_ANSWER;
    }
    if (!(bout.table.cards[card] instanceof Card.Cloak)) {
      return Refusal.NOT_A_CLOAK;
    }
    return fighter.holds(card, used) ? cloak(bout) : Refusal.NO_SUCH_CLOAK;
  }

  /** SWP-S26, SWP-7.1: whether a cloak or shield can stop the attack under way. */
  private static @Nullable Refusal cloak(Bout bout) {
    Card.@Nullable Answers listed = listed(bout);
    if (listed != null && !listed.cloak()) {
      return Refusal.IGNORES_CLOAKS;
    }
    if (bout.form == Form.CARD && bout.table.attack(bout.via).does(Effect.IGNORES_CLOAKS)) {
      return Refusal.IGNORES_CLOAKS;
    }
    return pastCloaks(bout) == Fighter.NO_CARD ? null : Refusal.FLAIL;
  }

  /**
   * SWP-S80: the weapon of the attacker that gets past cloaks whatever the card says, or NO_CARD.
   */
  static int pastCloaks(Bout bout) {
    Fighter attacker = bout.fighters[bout.attacker];
    for (int i = 0; i < attacker.items(); i++) {
      int card = attacker.item(i);
      if (bout.table.cards[card] instanceof Card.Weapon weapon
          && weapon.does(Effect.IGNORES_CLOAKS)) {
        return card;
      }
    }
    return Fighter.NO_CARD;
  }

  private static @Nullable Refusal bind(Bout bout, Fighter fighter, int card) {
    if (bout.phase != Phase.ANSWER) {
      return Refusal.NO_ATTACK_TO_ANSWER;
    }
    boolean binder =
        bout.table.cards[card] instanceof Card.Weapon weapon
            && weapon.does(Effect.BINDS)
            && fighter.holds(card, 0);
    return binder ? bind(bout) : Refusal.NO_BINDER;
  }

  /** SWP-S46: only a located attack. */
  static @Nullable Refusal bind(Bout bout) {
    if (bout.at < 0) {
      return Refusal.NOT_LOCATED;
    }
    Card.@Nullable Answers listed = listed(bout);
    return listed == null || (listed.tags() & Tag.PARRY.bit()) != 0 ? null : Refusal.NOT_LISTED;
  }

  private static @Nullable Refusal name(Bout bout, Fighter fighter, int card) {
    boolean parrying = bout.phase == Phase.NAME_PARRYING;
    if (!parrying && bout.phase != Phase.NAME_PARRIED) {
      return Refusal.NOTHING_TO_NAME;
    }
    return fighter.holds(card, 0) && Breakage.isCandidate(bout.table, card, parrying)
        ? null
        : Refusal.CANNOT_NAME;
  }
}
