package derring.bots.swordplay;

import derring.swordplay.Card;
import derring.swordplay.Effect;
import derring.swordplay.Fighter;
import derring.swordplay.Swordplay;
import derring.swordplay.View;

/** What weapons, cloaks, armour and stances are worth to a seat, in points of damage. */
final class Gear {

  /** What each point of damage that a weapon adds is worth in each turn still to come. */
  private static final double WEAPON = 0.33;

  /** The part of its worth that a fragile weapon keeps where weapons may break. */
  private static final double UNBROKEN = 0.7;

  /**
   * The part of the damage of a shot that a pistol is worth beyond the attack it takes the place
   * of.
   */
  private static final double PISTOL = 0.4;

  /** A bind stops one attack, but often not one that no card would have stopped. */
  private static final double BIND = 0.5;

  /** Under Realistic Parries a first weapon gives one's parries their use. */
  private static final double ARMED = 1.5;

  /** A point that armour takes is worth more than one of life: it needs no card to avert it. */
  private static final double ABSORBED = 1.2;

  /** The part of the damage of an attack that a use of a cloak is worth. */
  private static final double CLOAKED = 0.75;

  /** What a point added to attacks is worth in each turn; some footwork is lost for it. */
  private static final double PRESS = 0.3;

  /** What a point off each blow is worth in each turn. */
  private static final double SOFTEN = 0.6;

  /** What a card drawn after a parry is worth in each turn. */
  private static final double DRAW = 0.15;

  /** What footwork that stops more attacks averts in all, for each point of damage. */
  private static final double FREE = 0.75;

  private final Swordplay game;
  private final Prospects prospects;
  private final boolean realistic;
  private final boolean breakage;
  private Fighter self;
  private int me;

  Gear(Swordplay game, Prospects prospects) {
    this.game = game;
    this.prospects = prospects;
    realistic = Boolean.TRUE.equals(game.options().get("realistic-parries"));
    breakage = Boolean.TRUE.equals(game.options().get("weapon-breakage"));
    self = game.blank().fighter(0);
  }

  /** Takes in a view; all else refers to it. */
  void look(View view) {
    me = view.seat();
    self = view.known().fighter(me);
  }

  /** What a card is worth while it is ready, when {@code used} of it has gone; 0 for others. */
  double ready(int card, int used) {
    double turns = prospects.turns();
    return switch (game.card(card)) {
      case Card.Weapon weapon -> weapon(weapon);
      case Card.Armour armour ->
          Math.min(armour.absorbs() - used, prospects.threat() * Prospects.STRIKES * turns)
              * ABSORBED;
      case Card.Cloak cloak ->
          Math.min(cloak.counters() - used, turns) * prospects.threat() * CLOAKED;
      case Card.Stance stance -> stance(stance);
      case Card.Attack attack -> 0;
      case Card.Defence defence -> 0;
    };
  }

  private double weapon(Card.Weapon weapon) {
    double safety = breakage && weapon.does(Effect.FRAGILE) ? UNBROKEN : 1;
    return prospects.punch(weapon) * prospects.turns() * WEAPON * safety
        + weapon.shot() * PISTOL
        + (weapon.does(Effect.BINDS) ? prospects.threat() * BIND : 0);
  }

  private double stance(Card.Stance stance) {
    return prospects.turns()
            * (stance.attackBonus() * PRESS
                + stance.softens() * SOFTEN
                + stance.parryDraws() * DRAW)
        + (stance.frees() == 0 ? 0 : prospects.threat() * FREE);
  }

  /** What readying a card gains, less what must be dropped or replaced for it. */
  double readying(int card) {
    double gain = ready(card, 0) - replaced(card);
    if (realistic && game.card(card) instanceof Card.Weapon && !prospects.armed(me)) {
      gain += ARMED;
    }
    int free = game.figure(me).hands() - hands(card);
    for (int i = 0; i < self.items(); i++) {
      free -= hands(self.item(i));
    }
    for (int dropped = 0; free < 0; ) {
      int least = least(dropped);
      dropped |= 1 << least;
      free += hands(self.item(least));
      gain -= ready(self.item(least), self.used(least));
    }
    return gain;
  }

  /** What is worn now in the place of a card. */
  private double replaced(int card) {
    return switch (game.card(card)) {
      case Card.Armour armour when self.armour() >= 0 -> ready(self.armour(), self.absorbed());
      case Card.Stance stance when self.stance() >= 0 -> ready(self.stance(), 0);
      default -> 0;
    };
  }

  /** Which ready item is worth least for the hands it takes, but for those in a bit set; or -1. */
  int least(int except) {
    int least = -1;
    double worth = 0;
    for (int i = 0; i < self.items(); i++) {
      double each = ready(self.item(i), self.used(i)) / hands(self.item(i));
      if ((except >> i & 1) == 0 && (least < 0 || each < worth)) {
        least = i;
        worth = each;
      }
    }
    return least;
  }

  private int hands(int card) {
    return switch (game.card(card)) {
      case Card.Weapon weapon -> weapon.hands();
      case Card.Cloak cloak -> cloak.hands();
      default -> 0;
    };
  }
}
