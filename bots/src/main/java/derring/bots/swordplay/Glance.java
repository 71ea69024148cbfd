package derring.bots.swordplay;

import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Card;
import derring.swordplay.Fighter;
import derring.swordplay.Phase;
import derring.swordplay.Swordplay;

/**
 * The judgement of {@link Greedy} at a glance: what attacks, defences and items are worth to a
 * seat, in points of damage, roughly and in a moment. What players do hangs on these worths, so
 * {@link Deed} learns from them. It looks at nothing that the seat does not see: what others hold
 * and what the deck holds is one heap to it.
 */
final class Glance {
  /** As {@link Greedy} reckons: see {@link Foresight}, {@link Gear}, {@link Hand}. */
  private static final float KEPT = 1.9f;

  private static final float FORCED = 0.3f;
  private static final float WIN = 12;
  private static final float DEATH = 10;
  private static final float ANSWERED = 0.2f;
  private static final float CLOAKED = 0.8f;
  private static final float SHARED = 0.4f;
  private static final float SPENT = 0.7f;
  private static final float BACK = 0.5f;

  /** What is not there is dearer than anything. */
  private static final float DEAR = 9;

  private static final float TURN = 0.33f;
  private static final float HITS = 0.75f;
  private static final float LONGEST = 8;
  private static final float ABSORBED = 1.2f;
  private static final float[] RANKED = {0.6f, 0.33f, 0.2f};

  private final Swordplay game;
  private final Arsenal arsenal;
  private final Places places;
  private final float[] each;
  private final float[] once;
  private final int[] hands;
  private final boolean[] frees;
  private final long[] back = new long[Places.COUNT];
  private final float[] share = new float[Byte.MAX_VALUE];
  private final float[] stopped = new float[Places.COUNT];
  private final float[] cost = new float[Places.COUNT];
  private Bout bout;
  private Fighter self;
  private int me;
  private int foe;
  private int threat;
  private int strength;
  private float turns;
  private boolean cloaked;
  private boolean shielded;
  private int bestCard;
  private long coming;
  private long mine;
  private int attacks;
  private final float[] worths = new float[Byte.MAX_VALUE];
  private float bestAttack;
  private float bestGain;
  private float least;

  Glance(Swordplay game, Arsenal arsenal) {
    this.game = game;
    this.arsenal = arsenal;
    int cards = arsenal.cards();
    places = new Places(game, arsenal);
    bout = game.blank();
    self = bout.fighter(0);
    each = new float[cards];
    once = new float[cards];
    hands = new int[cards];
    frees = new boolean[cards];
    for (int card = 0; card < cards; card++) {
      read(card);
    }
  }

  private void read(int card) {
    switch (game.card(card)) {
      case Card.Weapon weapon -> {
        hands[card] = weapon.hands();
        each[card] = weapon.damage() * TURN;
        once[card] = weapon.shot() * 0.4f;
      }
      case Card.Cloak cloak -> hands[card] = cloak.hands();
      case Card.Stance stance -> {
        each[card] =
            stance.attackBonus() * 0.3f + stance.softens() * 0.6f + stance.parryDraws() * 0.15f;
        frees[card] = stance.frees() != 0;
      }
      default -> {}
    }
  }

  /** Takes in what a seat sees that is to move; all else refers to it. */
  void look(Bout seen, int seat, int other) {
    take(seen, seat, other);
    if (seen.phase() != Phase.ANSWER) {
      weigh();
    }
    if (seen.phase() == Phase.DISCARD) {
      for (int i = 0; i < self.hand().size(); i++) {
        least = Math.min(least, keep(self.hand().get(i)));
      }
    }
  }

  /** Takes in what a seat saw that moved before, with the hand that it has now. */
  void lookBack(Bout seen, int seat, int other) {
    take(seen, seat, other);
    weigh();
  }

  private void take(Bout seen, int seat, int other) {
    bout = seen;
    me = seat;
    foe = other;
    self = seen.fighter(seat);
    Pile hand = self.hand();
    coming = places.allComing(places.side(foe)) - (shared() ? places.coming(hand) : 0);
    mine = 0;
    for (int i = 0; i < hand.size(); i++) {
      mine += hand.isFirst(i) ? places.stops(hand.get(i)) : 0;
    }
    attacks = 0;
    for (int place = 0; place < Places.COUNT; place++) {
      attacks += Places.count(coming, place);
    }
    threat = arsenal.strength(seen, foe);
    strength = arsenal.strength(seen, me);
    float end = Math.min(tough(me) / (threat * HITS), tough(foe) / (strength * HITS));
    turns = Math.max(1, Math.min(end, LONGEST));
    shielded = cloaked(me);
    bestAttack = 0;
    bestCard = -1;
    bestGain = 0;
    least = Float.MAX_VALUE;
  }

  private boolean shared() {
    return places.side(me) == places.side(foe);
  }

  private boolean cloaked(int body) {
    Fighter fighter = bout.fighter(body);
    for (int i = 0; i < fighter.items(); i++) {
      if (arsenal.is(fighter.item(i), Arsenal.CLOAK)) {
        return true;
      }
    }
    return false;
  }

  private void weigh() {
    Pile hand = self.hand();
    reckon();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (arsenal.is(card, Arsenal.ATTACK)) {
        worths[card] = i > 0 && hand.get(i - 1) == card ? worths[card] : attack(card);
        if (worths[card] > bestAttack) {
          bestAttack = worths[card];
          bestCard = card;
        }
      } else if (!arsenal.is(card, Arsenal.DEFENCE)) {
        bestGain = Math.max(bestGain, gain(card));
      }
    }
  }

  private float tough(int body) {
    return bout.fighter(body).life() + arsenal.armourLeft(bout, body);
  }

  /** How likely an attack at each place is stopped, and what that brings and costs. */
  private void reckon() {
    Pile hand = self.hand();
    int theirs = places.side(foe);
    Pile gone = bout.discards(theirs);
    long against =
        places.allStops(theirs) - places.stops(gone) - (shared() ? places.stops(hand) : 0);
    places.copyBacks(theirs, back);
    places.addBacks(gone, back, -1);
    int left = places.size(theirs) - gone.size();
    if (shared()) {
      places.addBacks(hand, back, -1);
      left -= hand.size();
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      left -= places.side(seat) == theirs ? bout.fighter(seat).items() : 0;
    }
    cloaked = cloaked(foe);
    float loss = threat >= tough(me) ? DEATH : threat;
    int held = bout.fighter(foe).hand().size();
    for (int i = 0; i < held; i++) {
      share[i] = KEPT / Math.max(1, left - i);
    }
    for (int place = 0; place < Places.COUNT; place++) {
      int wanted = Places.count(against, place);
      float none = 1;
      for (int i = 0; i < held; i++) {
        none *= Math.max(0, 1 - share[i] * wanted);
      }
      stopped[place] = 1 - none;
      cost[place] = FORCED - loss * returned(place) / Math.max(1, wanted);
    }
  }

  /** How many of the cards that stop an attack at a place strike back: less if it can be met. */
  private float returned(int place) {
    float sum = 0;
    for (int at = 0; at < Places.COUNT; at++) {
      if (back[at] != 0) {
        sum += Places.count(back[at], place) * (Places.count(mine, at) > 0 ? ANSWERED : 1);
      }
    }
    return sum;
  }

  /** What an attack card is worth at its best place. */
  private float attack(int card) {
    float best = 0;
    for (long left = places.strikes(card); left != 0; left &= left - 1) {
      best = Math.max(best, attack(card, Places.at(Places.first(left))));
    }
    return best;
  }

  /** What an attack is worth. */
  float attack(int card, int at) {
    int blow = arsenal.damage(bout, me, card, at);
    int tough = arsenal.toughness(bout, foe, card);
    float hit = blow >= tough ? tough + WIN : blow;
    int place = at < 0 ? Places.COUNT - 1 : at;
    return (1 - stopped[place]) * (cloaked ? Math.min(hit, CLOAKED) : hit)
        + stopped[place] * cost[place];
  }

  /** The attack that is worth most, of equal ones the first; -1 if none is worth anything. */
  int bestCard() {
    return bestCard;
  }

  float bestAttack() {
    return bestAttack;
  }

  /** How many attacks in the hand are better than a card of them. */
  int rank(int card) {
    float worth = worths[card];
    int better = -1;
    Pile hand = self.hand();
    for (int i = 0; i < hand.size(); i++) {
      int other = hand.get(i);
      if (other == card || (arsenal.is(other, Arsenal.ATTACK) && worths[other] > worth)) {
        better++;
      }
    }
    return better;
  }

  /** What a defence averts of the attacks that may come. */
  float averts(int card) {
    float sum = 0;
    for (long left = places.stops(card); left != 0; left &= left - 1) {
      int place = Places.first(left);
      sum += Places.count(coming, place) * (Places.count(mine, place) > 1 || shielded ? SHARED : 1);
    }
    return sum * threat / Math.max(1, attacks);
  }

  /** What a card does that is ready. */
  float ready(int card) {
    return switch (arsenal.kind(card)) {
      case Arsenal.ARMOUR -> armour(arsenal.absorbs(card));
      case Arsenal.CLOAK -> cloak(card, 0);
      case Arsenal.STANCE -> stance(card);
      default -> each[card] * turns + once[card];
    };
  }

  /** What it costs to answer with a defence. */
  float answer(int card) {
    float back = arsenal.strikesBack(card) ? BACK * arsenal.counter(bout, me, card) : 0;
    return SPENT * keep(card) - back;
  }

  /** What the cheapest answer in the hand costs to the attack under way. */
  float cheapest() {
    float cheapest = DEAR;
    Pile hand = self.hand();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (arsenal.is(card, Arsenal.DEFENCE) && arsenal.stops(card, bout.at())) {
        cheapest = Math.min(cheapest, answer(card));
      }
    }
    return cheapest;
  }

  /** What readying a card gains. */
  float gain(int card) {
    float gain = each[card] * turns + once[card];
    switch (arsenal.kind(card)) {
      case Arsenal.ARMOUR ->
          gain = armour(arsenal.absorbs(card)) - armour(arsenal.armourLeft(bout, me));
      case Arsenal.CLOAK -> gain = cloak(card, 0);
      case Arsenal.STANCE -> gain = stance(card) - (self.stance() < 0 ? 0 : stance(self.stance()));
      default -> {}
    }
    return hands[card] == 0 ? gain : gain - dropped(hands[card]);
  }

  private float stance(int card) {
    return each[card] * turns + (frees[card] ? threat * HITS : 0);
  }

  private float armour(int absorbs) {
    return Math.min(absorbs, threat * HITS * turns) * ABSORBED;
  }

  private float cloak(int card, int used) {
    return Math.min(arsenal.counters(card) - used, turns) * threat * HITS;
  }

  /** What must be dropped to have hands free. */
  private float dropped(int wanted) {
    int free = game.figure(me).hands() - wanted;
    float worst = Float.MAX_VALUE;
    for (int i = 0; i < self.items(); i++) {
      int item = self.item(i);
      free -= hands[item];
      boolean cloth = arsenal.is(item, Arsenal.CLOAK);
      worst = Math.min(worst, cloth ? cloak(item, self.used(i)) : each[item] * turns + once[item]);
    }
    return free < 0 ? worst : 0;
  }

  float bestGain() {
    return bestGain;
  }

  /** What holding a card is worth. */
  float keep(int card) {
    if (arsenal.is(card, Arsenal.ATTACK)) {
      return worths[card] * RANKED[Math.min(RANKED.length - 1, rank(card))];
    }
    if (!arsenal.is(card, Arsenal.DEFENCE)) {
      return Math.max(0, gain(card)) * 0.8f;
    }
    float worth = 1.2f * (averts(card) + (arsenal.strikesBack(card) ? strength * 0.15f : 0));
    int copies = 0;
    for (int i = 0; i < self.hand().size(); i++) {
      copies += self.hand().get(i) == card ? 1 : 0;
    }
    return copies > 1 ? worth * SHARED : worth;
  }

  /** What the card is worth that one would miss least. */
  float least() {
    return least;
  }

  /** What a card drawn is worth. */
  float draw() {
    return 0.75f + 0.05f * (strength + threat);
  }
}
