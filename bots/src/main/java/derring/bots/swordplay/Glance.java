package derring.bots.swordplay;

import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Card;
import derring.swordplay.Fighter;
import derring.swordplay.Phase;
import derring.swordplay.Swordplay;
import derring.swordplay.View;

/**
 * The judgement of {@link Greedy} at a glance: what attacks, defences and items are worth to a
 * seat, in points of damage, roughly and in a moment. What players do hangs on these worths, so
 * {@link Deed} learns from them. It looks at nothing that the seat does not see: what others hold
 * and what the deck holds is one heap to it.
 */
final class Glance {
  /** The locations, and one more for attacks at none. */
  static final int PLACES = 6;

  /** Counts by place are kept side by side in one number, so many bits each. */
  private static final int BITS = 10;

  private static final int ONE = (1 << BITS) - 1;

  /** As {@link Greedy} reckons: see {@link Foresight}, {@link Gear}, {@link Hand}. */
  private static final float KEPT = 1.9f;

  private static final float FORCED = 0.3f;
  private static final float WIN = 12;
  private static final float DEATH = 10;
  private static final float BACK = 0.6f;
  private static final float CLOAKED = 0.8f;
  private static final float TURN = 0.33f;
  private static final float HITS = 0.75f;
  private static final float LONGEST = 8;
  private static final float ABSORBED = 1.2f;
  private static final float[] RANKED = {0.6f, 0.33f, 0.2f};

  private final Swordplay game;
  private final Arsenal arsenal;
  private final int[] side;
  private final int[] size;

  // By card: what it stops, where it strikes, and what it stops and strikes back at.
  private final long[] stops;
  private final long[] strikes;
  private final long[] backs;
  private final float[] each;
  private final float[] once;
  private final int[] hands;
  private final boolean[] frees;

  // The same of all the cards of a side.
  private final long[] allStops;
  private final long[] allStrikes;
  private final long[] allBacks;

  private final float[] stopped = new float[PLACES];
  private final float[] cost = new float[PLACES];
  private Bout bout;
  private Fighter self;
  private int me;
  private int foe;
  private int threat;
  private int strength;
  private float turns;
  private boolean cloaked;
  private long coming;
  private long mine;
  private int theirs;

  // Of the discards of the foe's side.
  private long goneStops;
  private long goneBacks;
  private int attacks;
  private final float[] worths = new float[Byte.MAX_VALUE];
  private float bestAttack;
  private float bestGain;
  private float least;

  Glance(Swordplay game, Arsenal arsenal) {
    this.game = game;
    this.arsenal = arsenal;
    int cards = arsenal.cards();
    bout = game.blank();
    self = bout.fighter(0);
    stops = new long[cards];
    strikes = new long[cards];
    backs = new long[cards];
    each = new float[cards];
    once = new float[cards];
    hands = new int[cards];
    frees = new boolean[cards];
    for (int card = 0; card < cards; card++) {
      read(card);
    }
    View view = game.view(bout, 0);
    side = new int[bout.bodies()];
    for (int seat = 0; seat < game.seats(); seat++) {
      side[seat] = view.side(seat);
    }
    size = new int[game.sides()];
    allStops = new long[game.sides()];
    allStrikes = new long[game.sides()];
    allBacks = new long[game.sides()];
    Pile all = new Pile(Byte.MAX_VALUE);
    for (int s = 0; s < size.length; s++) {
      view.unseen(s, all);
      size[s] = all.size();
      allStops[s] = sum(all, stops);
      allStrikes[s] = sum(all, strikes);
      allBacks[s] = sum(all, backs);
    }
  }

  private void read(int card) {
    for (int place = 0; place < PLACES; place++) {
      if (arsenal.is(card, Arsenal.DEFENCE) && arsenal.stops(card, at(place))) {
        stops[card] |= 1L << (place * BITS);
      }
    }
    backs[card] = arsenal.strikesBack(card) ? stops[card] : 0;
    switch (game.card(card)) {
      case Card.Attack attack -> {
        int places = attack.locations() == 0 ? 1 << (PLACES - 1) : attack.locations();
        for (int place = 0; place < PLACES; place++) {
          strikes[card] |= (long) ((places >> place) & 1) << (place * BITS);
        }
      }
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

  /** The location that a place stands for; -1 for none. */
  static int at(int place) {
    return place == PLACES - 1 ? -1 : place;
  }

  private static long sum(Pile pile, long[] by) {
    long sum = 0;
    for (int i = 0; i < pile.size(); i++) {
      sum += by[pile.get(i)];
    }
    return sum;
  }

  private static int count(long counts, int place) {
    return (int) (counts >> (place * BITS)) & ONE;
  }

  /** Whom a seat thinks of: the last of the others who lives. */
  static int foe(Bout bout, int seat) {
    for (int body = bout.bodies() - 1; body >= 0; body--) {
      if (body != seat && bout.fighter(body).alive()) {
        return body;
      }
    }
    return seat;
  }

  /**
   * Takes in what a seat sees; all else refers to it.
   *
   * @param phase what it is asked in, which need not be now
   */
  void look(Bout seen, int seat, int other, Phase phase) {
    bout = seen;
    me = seat;
    foe = other;
    self = seen.fighter(seat);
    Pile hand = self.hand();
    theirs = side[foe];
    boolean shared = side[me] == theirs;
    coming = allStrikes[theirs] - gone(seen.discards(theirs)) - (shared ? sum(hand, strikes) : 0);
    mine = sum(hand, stops);
    attacks = 0;
    for (int place = 0; place < PLACES; place++) {
      attacks += count(coming, place);
    }
    threat = arsenal.strength(seen, foe);
    strength = arsenal.strength(seen, me);
    float end = Math.min(tough(me) / (threat * HITS), tough(foe) / (strength * HITS));
    turns = Math.max(1, Math.min(end, LONGEST));
    bestAttack = 0;
    bestGain = 0;
    least = Float.MAX_VALUE;
    if (phase != Phase.ANSWER) {
      reckon(seen.discards(theirs).size(), shared);
      for (int i = 0; i < hand.size(); i++) {
        int card = hand.get(i);
        if (arsenal.is(card, Arsenal.ATTACK)) {
          worths[card] = i > 0 && hand.get(i - 1) == card ? worths[card] : attack(card);
          bestAttack = Math.max(bestAttack, worths[card]);
        } else if (!arsenal.is(card, Arsenal.DEFENCE)) {
          bestGain = Math.max(bestGain, gain(card));
        }
      }
      for (int i = 0; i < hand.size() && phase == Phase.DISCARD; i++) {
        least = Math.min(least, keep(hand.get(i)));
      }
    }
  }

  /** Counts what has been discarded, once for all questions; where those cards strike. */
  private long gone(Pile discards) {
    long struck = 0;
    long stop = 0;
    long back = 0;
    for (int i = 0; i < discards.size(); i++) {
      int card = discards.get(i);
      struck += strikes[card];
      stop += stops[card];
      back += backs[card];
    }
    goneStops = stop;
    goneBacks = back;
    return struck;
  }

  /** How many cards that stop an attack at a place the foe cannot hold, for they can be seen. */
  int seenStops(int at) {
    long seen = mine + goneStops;
    for (int other = 0; other < size.length; other++) {
      seen += other == theirs ? 0 : sum(bout.discards(other), stops);
    }
    return count(seen, at < 0 ? PLACES - 1 : at);
  }

  private float tough(int body) {
    return bout.fighter(body).life() + arsenal.armourLeft(bout, body);
  }

  /** How likely an attack at each place is stopped, and what that brings and costs. */
  private void reckon(int gone, boolean shared) {
    Pile hand = self.hand();
    Fighter other = bout.fighter(foe);
    long against = allStops[theirs] - goneStops - (shared ? mine : 0);
    long back = allBacks[theirs] - goneBacks - (shared ? sum(hand, backs) : 0);
    int left = size[theirs] - gone - (shared ? hand.size() : 0);
    for (int seat = 0; seat < game.seats(); seat++) {
      left -= side[seat] == theirs ? bout.fighter(seat).items() : 0;
    }
    cloaked = false;
    for (int i = 0; i < other.items(); i++) {
      cloaked |= arsenal.is(other.item(i), Arsenal.CLOAK);
    }
    float loss = threat >= tough(me) ? DEATH : threat;
    int held = other.hand().size();
    float share = KEPT / Math.max(1, left - (held - 1) * 0.5f);
    for (int place = 0; place < PLACES; place++) {
      float miss = Math.max(0, 1 - share * count(against, place));
      float none = 1;
      for (int i = 0; i < held; i++) {
        none *= miss;
      }
      stopped[place] = 1 - none;
      cost[place] = FORCED - loss * BACK * count(back, place) / Math.max(1, count(against, place));
    }
  }

  /** What an attack card is worth at its best place. */
  private float attack(int card) {
    float best = 0;
    for (long left = strikes[card]; left != 0; left &= left - 1) {
      best = Math.max(best, attack(card, at(Long.numberOfTrailingZeros(left) / BITS)));
    }
    return best;
  }

  /** What an attack is worth. */
  float attack(int card, int at) {
    int blow = arsenal.damage(bout, me, card, at);
    int tough = arsenal.toughness(bout, foe, card);
    float hit = blow >= tough ? tough + WIN : blow;
    int place = at < 0 ? PLACES - 1 : at;
    return (1 - stopped[place]) * (cloaked ? Math.min(hit, CLOAKED) : hit)
        + stopped[place] * cost[place];
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

  private int better(float worth) {
    int better = 0;
    Pile hand = self.hand();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      better += arsenal.is(card, Arsenal.ATTACK) && worths[card] > worth ? 1 : 0;
    }
    return better;
  }

  /** What a defence averts of the attacks that may come. */
  float averts(int card) {
    float sum = 0;
    for (long left = stops[card]; left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left) / BITS;
      sum += count(coming, place) * (count(mine, place) <= 1 ? 1 : 0.4f);
    }
    return sum * threat / Math.max(1, attacks);
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
      return worths[card] * ranked(rank(card));
    }
    return keep(card, 1);
  }

  /** What holding a card would be worth that is not in the hand. */
  float missed(int card) {
    if (arsenal.is(card, Arsenal.ATTACK)) {
      float worth = attack(card);
      return worth * ranked(better(worth));
    }
    return keep(card, 0);
  }

  private static float ranked(int rank) {
    return RANKED[Math.min(RANKED.length - 1, rank)];
  }

  private float keep(int card, int alone) {
    if (!arsenal.is(card, Arsenal.DEFENCE)) {
      return Math.max(0, gain(card)) * 0.8f;
    }
    float worth = 1.2f * (averts(card) + (arsenal.strikesBack(card) ? strength * 0.15f : 0));
    int copies = 0;
    for (int i = 0; i < self.hand().size(); i++) {
      copies += self.hand().get(i) == card ? 1 : 0;
    }
    return copies > alone ? worth * 0.4f : worth;
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
