package derring.swordplay;

import static derring.swordplay.Told.tell;

import derring.kernel.Log;

/** Working out damage and applying it (SWP-4.4, SWP-4.5). */
final class Damage {
  private Damage() {}

  /** SWP-4.4: what the attack under way does if it is not countered. */
  static int worth(Bout bout) {
    Table table = bout.table;
    int base = table.figures[bout.attacker].damage();
    return switch (bout.form) {
      case SHOT -> ((Card.Weapon) table.cards[bout.via]).shot();
      case STRIKE -> base + table.attack(bout.via).bonus(); // SWP-S71
      case COUNTER ->
          table.defence(bout.via).counterBaseOnly() || table.isBeast(bout.attacker)
              ? base
              : base + weapons(bout, bout.attacker, bout.at, true);
      case CARD -> {
        Card.Attack card = table.attack(bout.via);
        yield card.does(Effect.NO_DAMAGE)
            ? 0
            : card.does(Effect.BASE_ONLY)
                ? base // SWP-S47: no bonus of any kind
                : base
                    + weapons(bout, bout.attacker, bout.at, false)
                    + card.bonus()
                    + stanceBonus(bout, bout.attacker);
      }
    };
  }

  /** SWP-S22, SWP-S23, SWP-S48: all ready weapons and all their bonuses that fit. */
  static int weapons(Bout bout, int body, int at, boolean counter) {
    Fighter fighter = bout.fighters[body];
    int sum = 0;
    for (int i = 0; i < fighter.items(); i++) {
      if (bout.table.cards[fighter.item(i)] instanceof Card.Weapon weapon) {
        sum += weapon.damage();
        if (at >= 0) {
          sum += weapon.bonusAt().get(at);
        }
        if (counter) {
          sum += weapon.counterBonus();
        }
      }
    }
    return sum;
  }

  private static int stanceBonus(Bout bout, int body) {
    int stance = bout.fighters[body].stance;
    return stance == Fighter.NO_CARD ? 0 : ((Card.Stance) bout.table.cards[stance]).attackBonus();
  }

  /** SWP-4.5: ability and stance make the hit smaller, armour absorbs, the rest is life. */
  static void apply(Bout bout, Log log) {
    Table table = bout.table;
    int body = bout.target;
    Fighter target = bout.fighters[body];
    int worth = worth(bout);
    int byAbility = byAbility(bout, worth);
    int byStance = byStance(bout, worth - byAbility);
    int absorbs = absorbs(bout, worth - byAbility - byStance);
    int toLife = worth - byAbility - byStance - absorbs;
    if (byAbility > 0) {
      target.abilitySpent = true;
      if (log.on()) {
        tell(log, new Told.Softened(body, table.figures[body].name(), byAbility), "SWP-S65");
      }
    }
    if (byStance > 0 && log.on()) {
      tell(
          log,
          new Told.Softened(body, table.cardName(target.stance), byStance),
          "SWP-K.high-guard");
    }
    target.absorbed += absorbs;
    target.life -= toLife;
    if (log.on()) {
      tell(log, new Told.Hit(body, toLife, absorbs, target.life), "SWP-4.5");
    }
    if (absorbs > 0
        && target.absorbed == ((Card.Armour) table.cards[target.armour]).absorbs()) { // SWP-S29
      bout.discardsOf(body).put(target.armour);
      if (log.on()) {
        tell(log, new Told.WornOut(body, table.cardName(target.armour)), "SWP-S29");
      }
      target.armour = Fighter.NO_CARD;
      target.absorbed = 0;
    }
  }

  /** SWP-S65: Iron comes first. */
  static int byAbility(Bout bout, int damage) {
    return damage > 0
            && bout.table.options.abilities()
            && bout.table.figures[bout.target].ability() == Ability.IRON
            && !bout.fighters[bout.target].abilitySpent
        ? 1
        : 0;
  }

  /** Then the stance, never below 1 (SWP-S49). */
  static int byStance(Bout bout, int damage) {
    int stance = bout.fighters[bout.target].stance;
    return damage > 1 && stance != Fighter.NO_CARD
        ? Math.min(((Card.Stance) bout.table.cards[stance]).softens(), damage - 1)
        : 0;
  }

  /** What armour takes of the damage that is left; piercing points pass it (SWP-S30). */
  static int absorbs(Bout bout, int damage) {
    Fighter target = bout.fighters[bout.target];
    if (target.armour == Fighter.NO_CARD || ignoresArmour(bout)) {
      return 0;
    }
    int left = ((Card.Armour) bout.table.cards[target.armour]).absorbs() - target.absorbed;
    return Math.min(damage - Math.min(piercing(bout), damage), left);
  }

  private static boolean ignoresArmour(Bout bout) {
    return bout.form == Form.CARD && bout.table.attack(bout.via).does(Effect.IGNORES_ARMOUR);
  }

  /** Points of the hit that pass through armour; a shot has none (SWP-S77). */
  private static int piercing(Bout bout) {
    if (bout.form == Form.SHOT) {
      return 0;
    }
    Fighter attacker = bout.fighters[bout.attacker];
    int sum = 0;
    for (int i = 0; i < attacker.items(); i++) {
      if (bout.table.cards[attacker.item(i)] instanceof Card.Weapon weapon) {
        sum += weapon.pierces();
      }
    }
    return sum;
  }
}
