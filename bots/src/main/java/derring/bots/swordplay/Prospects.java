package derring.bots.swordplay;

import derring.swordplay.Bout;
import derring.swordplay.Card;
import derring.swordplay.Fighter;
import derring.swordplay.Swordplay;
import derring.swordplay.View;

/** How a bout stands for one seat: who is strong, who is tough, and how long it will last. */
final class Prospects {

  /**
   * How much of his strength a fighter deals in a turn. Fewer hit so often, but who thinks the bout
   * short fights, and who thinks it long arms for ever.
   */
  static final double STRIKES = 0.75;

  /** Further ahead nothing can be counted on. */
  private static final double LONGEST = 8;

  /** Of attacks at five locations, and some at none, so many are at a given one. */
  private static final double AT_LOCATION = 0.22;

  /** So many of all attacks are counter-attacks. */
  private static final double COUNTERS = 0.25;

  private final Swordplay game;
  private final boolean beast;
  private Bout bout;
  private int me;
  private int foes;
  private double turns;
  private double threat;

  Prospects(Swordplay game) {
    this.game = game;
    bout = game.blank();
    beast = bout.bodies() > game.seats();
  }

  /** Takes in a view; all else refers to it. */
  void look(View view) {
    bout = view.known();
    me = view.seat();
    foes = 0;
    double theirStrength = 0;
    double theirToughness = 0;
    double friends = 0;
    double friendsStrength = 0;
    for (int body = 0; body < bout.bodies(); body++) {
      if (isFoe(body)) {
        foes++;
        theirStrength += strength(body);
        theirToughness += toughness(body);
      } else if (bout.fighter(body).alive()) {
        friends++;
        friendsStrength += strength(body);
      }
    }
    double onMe = theirStrength / (beast ? friends : foes);
    double onThem = friendsStrength + theirStrength * (foes - 1) / foes;
    threat = theirStrength / foes;
    double mine = toughness(me) / (onMe * STRIKES);
    double theirs = theirToughness / (onThem * STRIKES);
    turns = Math.clamp(Math.min(mine, theirs), 1, LONGEST);
  }

  /** Whether {@code body} is alive and can be attacked. */
  boolean isFoe(int body) {
    return body != me && bout.fighter(body).alive() && (!beast || isBeast(body));
  }

  boolean isBeast(int body) {
    return body == game.seats();
  }

  int foes() {
    return foes;
  }

  /** Rounds until the bout is over, or over for this seat. */
  double turns() {
    return turns;
  }

  /** The damage of an ordinary attack by an ordinary foe. */
  double threat() {
    return threat;
  }

  /** The damage of an ordinary attack. */
  double strength(int body) {
    Fighter fighter = bout.fighter(body);
    double sum = game.figure(body).damage();
    for (int i = 0; i < fighter.items(); i++) {
      if (game.card(fighter.item(i)) instanceof Card.Weapon weapon) {
        sum += punch(weapon);
      }
    }
    if (fighter.stance() >= 0 && game.card(fighter.stance()) instanceof Card.Stance stance) {
      sum += stance.attackBonus();
    }
    return sum;
  }

  /** What a weapon adds to an ordinary attack. */
  double punch(Card.Weapon weapon) {
    double sum = weapon.damage() + weapon.counterBonus() * COUNTERS;
    for (int i = 0; i < weapon.bonusAt().size(); i++) {
      sum += weapon.bonusAt().get(i) * AT_LOCATION;
    }
    return sum;
  }

  /** What the best ready weapon of a fighter adds. */
  double bestPunch(int body) {
    Fighter fighter = bout.fighter(body);
    double best = 0;
    for (int i = 0; i < fighter.items(); i++) {
      if (game.card(fighter.item(i)) instanceof Card.Weapon weapon) {
        best = Math.max(best, punch(weapon));
      }
    }
    return best;
  }

  /** The foe with the strongest attacks. */
  int worstFoe() {
    int worst = -1;
    for (int body = 0; body < bout.bodies(); body++) {
      if (isFoe(body) && (worst < 0 || strength(body) > strength(worst))) {
        worst = body;
      }
    }
    return worst;
  }

  /** The damage it takes to fell a fighter. */
  double toughness(int body) {
    return bout.fighter(body).life() + armourLeft(body);
  }

  int armourLeft(int body) {
    Fighter fighter = bout.fighter(body);
    return fighter.armour() >= 0 && game.card(fighter.armour()) instanceof Card.Armour armour
        ? armour.absorbs() - fighter.absorbed()
        : 0;
  }

  boolean armed(int body) {
    Fighter fighter = bout.fighter(body);
    for (int i = 0; i < fighter.items(); i++) {
      if (game.card(fighter.item(i)) instanceof Card.Weapon) {
        return true;
      }
    }
    return false;
  }

  boolean shielded(int body) {
    Fighter fighter = bout.fighter(body);
    for (int i = 0; i < fighter.items(); i++) {
      if (game.card(fighter.item(i)) instanceof Card.Cloak) {
        return true;
      }
    }
    return false;
  }
}
