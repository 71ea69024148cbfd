package derring.bots.swordplay;

import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Card;
import derring.swordplay.Effect;
import derring.swordplay.Fighter;
import derring.swordplay.Swordplay;

/** The cards of a table as plain numbers, for those who look at many bouts in a moment. */
final class Arsenal {
  static final int ATTACK = 0;
  static final int DEFENCE = 1;
  static final int WEAPON = 2;
  static final int ARMOUR = 3;
  static final int CLOAK = 4;
  static final int STANCE = 5;

  private static final int LOCATIONS = 5;

  private final Swordplay game;
  private final int[] kind;

  /** What a weapon or a stance adds to an ordinary attack. */
  private final int[] punch;

  /** What a weapon adds to an attack at a location. */
  private final int[][] bonusAt;

  private final int[] absorbs;

  /** How many attacks a cloak turns aside. */
  private final int[] counters;

  /** What an attack card itself adds. */
  private final int[] bonus;

  private final boolean[] baseOnly;
  private final boolean[] harmless;
  private final boolean[] pastArmour;

  /** The locations that a defence stops; all and one more if it stops anything. */
  private final int[] stops;

  private final boolean[] strikesBack;
  private final int[] counterAt;

  Arsenal(Swordplay game) {
    this.game = game;
    int cards = game.kinds();
    kind = new int[cards];
    punch = new int[cards];
    bonusAt = new int[cards][LOCATIONS];
    absorbs = new int[cards];
    counters = new int[cards];
    bonus = new int[cards];
    baseOnly = new boolean[cards];
    harmless = new boolean[cards];
    pastArmour = new boolean[cards];
    stops = new int[cards];
    strikesBack = new boolean[cards];
    counterAt = new int[cards];
    for (int card = 0; card < cards; card++) {
      read(card);
    }
  }

  private void read(int card) {
    switch (game.card(card)) {
      case Card.Attack attack -> {
        kind[card] = ATTACK;
        bonus[card] = attack.bonus();
        baseOnly[card] = attack.does(Effect.BASE_ONLY);
        harmless[card] = attack.does(Effect.NO_DAMAGE);
        pastArmour[card] = attack.does(Effect.IGNORES_ARMOUR);
      }
      case Card.Defence defence -> {
        kind[card] = DEFENCE;
        stops[card] = defence.stopsAny() ? (1 << (LOCATIONS + 1)) - 1 : defence.stops();
        strikesBack[card] = defence.counter() >= 0;
        counterAt[card] = defence.counter();
        baseOnly[card] = defence.counterBaseOnly();
      }
      case Card.Weapon weapon -> {
        kind[card] = WEAPON;
        punch[card] = weapon.damage();
        for (int at = 0; at < weapon.bonusAt().size(); at++) {
          bonusAt[card][at] = weapon.bonusAt().get(at);
        }
      }
      case Card.Armour armour -> {
        kind[card] = ARMOUR;
        absorbs[card] = armour.absorbs();
      }
      case Card.Cloak cloak -> {
        kind[card] = CLOAK;
        counters[card] = cloak.counters();
      }
      case Card.Stance stance -> {
        kind[card] = STANCE;
        punch[card] = stance.attackBonus();
      }
    }
  }

  int cards() {
    return kind.length;
  }

  int kind(int card) {
    return kind[card];
  }

  boolean is(int card, int wanted) {
    return kind[card] == wanted;
  }

  int punch(int card) {
    return punch[card];
  }

  boolean strikesBack(int card) {
    return strikesBack[card];
  }

  boolean stops(int card, int at) {
    return (stops[card] >> (at < 0 ? LOCATIONS : at) & 1) != 0;
  }

  /** The damage of an ordinary attack. */
  int strength(Bout bout, int body) {
    Fighter fighter = bout.fighter(body);
    int sum = game.figure(body).damage();
    for (int i = 0; i < fighter.items(); i++) {
      sum += punch[fighter.item(i)];
    }
    return fighter.stance() >= 0 ? sum + punch[fighter.stance()] : sum;
  }

  /** The damage of an attack with a card, at a location or at none. */
  int damage(Bout bout, int body, int card, int at) {
    if (harmless[card]) {
      return 0;
    }
    if (baseOnly[card]) {
      return game.figure(body).damage();
    }
    return strength(bout, body) + bonus[card] + located(bout, body, at);
  }

  /** The damage of striking back with a defence. */
  int counter(Bout bout, int body, int card) {
    return baseOnly[card]
        ? game.figure(body).damage()
        : strength(bout, body) + located(bout, body, counterAt[card]);
  }

  private int located(Bout bout, int body, int at) {
    int sum = 0;
    if (at >= 0) {
      Fighter fighter = bout.fighter(body);
      for (int i = 0; i < fighter.items(); i++) {
        sum += bonusAt[fighter.item(i)][at];
      }
    }
    return sum;
  }

  /** What a fighter can take of an attack with a card before it falls. */
  int toughness(Bout bout, int body, int card) {
    int life = bout.fighter(body).life();
    return pastArmour[card] ? life : life + armourLeft(bout, body);
  }

  int absorbs(int card) {
    return absorbs[card];
  }

  int counters(int card) {
    return counters[card];
  }

  int armourLeft(Bout bout, int body) {
    Fighter fighter = bout.fighter(body);
    return fighter.armour() >= 0 ? absorbs[fighter.armour()] - fighter.absorbed() : 0;
  }

  /** How many cards of a pile are of a kind. */
  int count(Pile pile, int wanted) {
    int count = 0;
    for (int i = 0; i < pile.size(); i++) {
      count += kind[pile.get(i)] == wanted ? 1 : 0;
    }
    return count;
  }

  /** How many cards of a pile stop an attack at a location, or at none. */
  int stopping(Pile pile, int at) {
    int count = 0;
    for (int i = 0; i < pile.size(); i++) {
      count += stops(pile.get(i), at) ? 1 : 0;
    }
    return count;
  }
}
