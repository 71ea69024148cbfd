package derring.bots.swordplay;

import derring.bots.search.Head;
import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Fighter;
import derring.swordplay.Move;
import derring.swordplay.Phase;
import derring.swordplay.Swordplay;

/** What says how likely a fighter is to do something: features of the moves of Swordplay. */
final class Deed {
  private static final int MOST = SwordplayInsight.MOST;

  /** More of a kind of card in a hand makes no difference. */
  private static final int MANY = 4;

  /** What is worth more than this is worth as much. */
  private static final float WORTH = 6;

  /** An attack that waits a turn is worth this much of itself. */
  private static final float DELAY = 0.67f;

  private final Swordplay game;
  private final Arsenal arsenal;
  private final Head head;
  private final int[][] byCard = new int[Verb.values().length][];
  private final int[] plain = new int[Verb.values().length];
  private final int[] attackDamage;
  private final int[] takeDamage;
  private final int[] cloakDamage;
  private final int[] discardAttack;
  private final int[] discardDefence;
  private final int[] discardWeapon;
  private final int[] readyAttacks;
  private final int[] readyStrength;
  private final int[] fightAttacks;
  private final int[] fightStrength;
  private final int[] takeLife;
  private final int lethal;
  private final int shotLethal;
  private final int readyLethal;
  private final int takeLethal;
  private final int gone;
  private final int copies;
  private final int weakest;
  private final int strongest;
  private final int back;
  private final int backLethal;
  private final int stoppers;
  private final int weaker;
  private final Glance glance;
  private final int attackWorth;
  private final int attackBest;
  private final int discardWorth;
  private final int discardLeast;
  private final int discardPoor;
  private final int discardAverts;
  private final int discardGain;
  private final int[] discardRank;
  private final int defendAverts;
  private final int readyGain;
  private final int readyBest;
  private final int[] fightWorth;
  private final int[] fightGain;

  private Bout bout;
  private Fighter self;
  private int me;
  private int foe;
  private int strength;
  private int attacks;
  private int defences;
  private int damage;
  private boolean kills;

  private enum Verb {
    KEEP,
    DISCARD,
    THROW_IN,
    DROP,
    READY,
    FIGHT,
    ATTACK,
    FIRE,
    HOLD,
    TAKE,
    DEFEND,
    AGAIN,
    CLOAK,
    BIND,
    NAME,
    BEAT
  }

  Deed(Swordplay game, Arsenal arsenal, Head head, String shape) {
    this.game = game;
    this.arsenal = arsenal;
    this.head = head;
    bout = game.blank();
    self = bout.fighter(0);
    for (Verb verb : Verb.values()) {
      String name = shape + verb.name().toLowerCase(java.util.Locale.ROOT);
      plain[verb.ordinal()] = head.feature(name);
      byCard[verb.ordinal()] = new int[arsenal.cards()];
      for (int card = 0; card < arsenal.cards(); card++) {
        byCard[verb.ordinal()][card] = head.feature(name + " " + game.cardName(card));
      }
    }
    attackDamage = head.features(shape + "attack for", MOST + 1);
    takeDamage = head.features(shape + "take damage", MOST + 1);
    cloakDamage = head.features(shape + "cloak damage", MOST + 1);
    discardAttack = head.features(shape + "discard of attacks", MANY + 1);
    discardDefence = head.features(shape + "discard of defences", MANY + 1);
    discardWeapon = head.features(shape + "discard weapon at strength", MOST + 1);
    readyAttacks = head.features(shape + "ready with attacks", MANY + 1);
    readyStrength = head.features(shape + "ready weapon at strength", MOST + 1);
    fightAttacks = head.features(shape + "fight with attacks", MANY + 1);
    fightStrength = head.features(shape + "fight at strength", MOST + 1);
    takeLife = head.features(shape + "take at life", MOST + 1);
    lethal = head.feature(shape + "attack kills");
    shotLethal = head.feature(shape + "shot kills");
    readyLethal = head.feature(shape + "fight kills");
    takeLethal = head.feature(shape + "take death");
    gone = head.feature(shape + "attack stops gone");
    copies = head.feature(shape + "discard one of more");
    weakest = head.feature(shape + "attack the weakest");
    strongest = head.feature(shape + "attack the strongest");
    back = head.feature(shape + "defend back");
    backLethal = head.feature(shape + "defend back kills");
    stoppers = head.feature(shape + "defend one of more");
    weaker = head.feature(shape + "ready weaker");
    glance = new Glance(game, arsenal);
    attackWorth = head.feature(shape + "attack worth");
    attackBest = head.feature(shape + "attack best");
    discardWorth = head.feature(shape + "discard worth");
    discardLeast = head.feature(shape + "discard least");
    discardPoor = head.feature(shape + "discard worse than a draw");
    discardAverts = head.feature(shape + "discard averts");
    discardGain = head.feature(shape + "discard gain");
    discardRank = head.features(shape + "discard rank", MANY);
    defendAverts = head.feature(shape + "defend averts");
    readyGain = head.feature(shape + "ready gain");
    readyBest = head.feature(shape + "ready best");
    fightWorth = head.features(shape + "fight worth", MOST + 1);
    fightGain = head.features(shape + "fight rather than gain", 2 * MOST + 1);
  }

  void look(Bout seen, int seat) {
    bout = seen;
    me = seat;
    self = seen.fighter(seat);
    strength = Math.min(MOST, arsenal.strength(seen, seat));
    attacks = Math.min(MANY, arsenal.count(self.hand(), Arsenal.ATTACK));
    defences = Math.min(MANY, arsenal.count(self.hand(), Arsenal.DEFENCE));
    Phase phase = seen.phase();
    damage = phase == Phase.ANSWER ? game.damage(seen) : 0;
    foe = Glance.foe(seen, seat);
    kills = phase == Phase.READY && kills();
    glance.look(seen, seat, foe, phase);
  }

  private boolean kills() {
    Pile hand = self.hand();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (arsenal.is(card, Arsenal.ATTACK)
          && arsenal.damage(bout, me, card, -1) >= arsenal.toughness(bout, foe, card)) {
        return true;
      }
    }
    return false;
  }

  void choice(Move move) {
    switch (move) {
      case Move.Pass() -> pass();
      case Move.Discard(int card) -> discard(card);
      case Move.ThrowIn() -> plain(Verb.THROW_IN);
      case Move.Drop(int card, int used) -> card(Verb.DROP, card);
      case Move.Ready(int card) -> ready(card);
      case Move.Attack(int card, int at, int target) -> attack(card, at, target);
      case Move.Fire(int card, int target) -> {
        card(Verb.FIRE, card);
        if (bout.fighter(target).life() <= 4) {
          head.add(shotLethal);
        }
      }
      case Move.Defend(int card) -> defend(card);
      case Move.Again() -> plain(Verb.AGAIN);
      case Move.Cloak(int card, int used) -> {
        card(Verb.CLOAK, card);
        head.add(cloakDamage[Math.min(MOST, damage)]);
      }
      case Move.Bind(int card) -> card(Verb.BIND, card);
      case Move.Name(int card) -> card(Verb.NAME, card);
      case Move.BeatAside(int card) -> card(Verb.BEAT, card);
    }
  }

  private void plain(Verb verb) {
    head.add(plain[verb.ordinal()]);
  }

  private void card(Verb verb, int card) {
    head.add(plain[verb.ordinal()]);
    head.add(byCard[verb.ordinal()][card]);
  }

  private void pass() {
    switch (bout.phase()) {
      case DISCARD -> plain(Verb.KEEP);
      case READY -> {
        plain(Verb.FIGHT);
        head.add(fightAttacks[attacks]);
        head.add(fightStrength[strength]);
        if (kills) {
          head.add(readyLethal);
        }
        head.add(fightWorth, (int) (glance.bestAttack() * 1.5f));
        head.add(fightGain, MOST + (int) (2 * (glance.bestGain() - DELAY * glance.bestAttack())));
      }
      case COMBAT -> plain(Verb.HOLD);
      default -> {
        plain(Verb.TAKE);
        head.add(takeDamage[Math.min(MOST, damage)]);
        int left = self.life() + arsenal.armourLeft(bout, me) - damage;
        head.add(takeLife[Math.clamp(left, 0, MOST)]);
        if (left <= 0) {
          head.add(takeLethal);
        }
      }
    }
  }

  private void discard(int card) {
    card(Verb.DISCARD, card);
    if (copies(card) > 1) {
      head.add(copies);
    }
    float worth = glance.keep(card);
    head.add(discardWorth, Math.min(worth, WORTH));
    if (worth <= glance.least()) {
      head.add(discardLeast);
    }
    if (worth < glance.draw()) {
      head.add(discardPoor);
    }
    switch (arsenal.kind(card)) {
      case Arsenal.ATTACK -> {
        head.add(discardAttack[attacks]);
        head.add(discardRank, glance.rank(card));
      }
      case Arsenal.DEFENCE -> {
        head.add(discardDefence[defences]);
        head.add(discardAverts, glance.averts(card));
      }
      default -> {
        head.add(discardGain, glance.gain(card));
        if (arsenal.is(card, Arsenal.WEAPON)) {
          head.add(discardWeapon[strength]);
        }
      }
    }
  }

  private int copies(int card) {
    int count = 0;
    for (int i = 0; i < self.hand().size(); i++) {
      count += self.hand().get(i) == card ? 1 : 0;
    }
    return count;
  }

  private void ready(int card) {
    card(Verb.READY, card);
    head.add(readyAttacks[attacks]);
    float gain = glance.gain(card);
    head.add(readyGain, Math.min(gain, WORTH));
    if (gain >= glance.bestGain()) {
      head.add(readyBest);
    }
    if (arsenal.is(card, Arsenal.WEAPON)) {
      head.add(readyStrength[strength]);
      for (int i = 0; i < self.items(); i++) {
        if (arsenal.punch(self.item(i)) > arsenal.punch(card)) {
          head.add(weaker);
        }
      }
    }
  }

  private void attack(int card, int at, int target) {
    card(Verb.ATTACK, card);
    int blow = arsenal.damage(bout, me, card, at);
    head.add(attackDamage[Math.min(MOST, blow)]);
    int on = target < 0 ? foe : target;
    if (blow >= arsenal.toughness(bout, on, card)) {
      head.add(lethal);
    }
    head.add(gone, glance.seenStops(at));
    float worth = glance.attack(card, at);
    head.add(attackWorth, Math.min(worth, WORTH));
    if (worth >= glance.bestAttack()) {
      head.add(attackBest);
    }
    if (target >= 0 && bout.bodies() > 2) {
      rank(target);
    }
  }

  private void rank(int target) {
    boolean low = true;
    boolean strong = true;
    for (int body = 0; body < bout.bodies(); body++) {
      if (body != me && body != target && bout.fighter(body).alive()) {
        low &= bout.fighter(target).life() <= bout.fighter(body).life();
        strong &= arsenal.strength(bout, target) >= arsenal.strength(bout, body);
      }
    }
    if (low) {
      head.add(weakest);
    }
    if (strong) {
      head.add(strongest);
    }
  }

  private void defend(int card) {
    card(Verb.DEFEND, card);
    head.add(defendAverts, glance.averts(card));
    if (arsenal.strikesBack(card)) {
      int blow = arsenal.counter(bout, me, card);
      head.add(back, blow);
      if (blow >= arsenal.toughness(bout, bout.attacker(), card)) {
        head.add(backLethal);
      }
    } else if (arsenal.stopping(self.hand(), bout.at()) > 1) {
      head.add(stoppers);
    }
  }
}
