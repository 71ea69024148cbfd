package derring.oneforall;

import static derring.oneforall.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/**
 * Actions take place: the figure does what was announced, then its dice are rolled, those it is
 * aimed at roll theirs, and a 1 may cost the initiative (A1FA-3).
 */
final class Deeds {
  private Deeds() {}

  /** One more action: one more die, and this one counts already (A1FA-3D, A1FA-R4). */
  static void begin(Melee m, int f, Verb verb, int thing) {
    Turn.activate(m, f);
    m.idle = 0;
    m.reached = false;
    m.impetus = false;
    m.elevation = false;
    m.dice++;
    m.lastVerb = verb.ordinal();
    m.lastThing = thing;
  }

  static void told(Melee m, int f, Verb verb, int thing, Log log) {
    if (log.on()) {
      tell(
          log,
          new Told.Acted(
              m.field.figureName(f),
              verb.word(),
              thing < 0 ? "" : m.field.name(thing),
              m.x[f],
              m.y[f],
              m.z[f],
              m.dice),
          "A1FA-3",
          "A1FA-V." + rule(verb));
    }
  }

  /** Blows and words are one clause each, and so is a swing with or without a kick. */
  private static String rule(Verb verb) {
    return switch (verb) {
      case PUNCH, KICK, SLAP, TRIP, BASH -> "punch";
      case TAUNT, INSULT -> "taunt";
      case SWING_KICK -> "swing";
      case CLIMB_DOWN -> "climb";
      default -> verb.word();
    };
  }

  /**
   * The dice of the action under way: as many as actions so far, one less if stunned (A1FA-R13).
   */
  static int roll(Melee m, int f, boolean recovering, Chance chance, Log log) {
    int dice = m.dice - (m.is(f, Melee.STUNNED) && !recovering ? 1 : 0);
    return Dice.roll(m, f, Math.max(1, dice), "action", false, chance, log);
  }

  /**
   * One enemy tries to avoid it; gives whether it was hit (A1FA-3B, A1FA-3C). Who stands higher has
   * no more dice (A1FA-R19), and the 1s of the enemy cost nothing (A1FA-R5).
   */
  static boolean against(
      Melee m, int f, int g, int rolled, int bonus, long dx, long dy, Chance chance, Log log) {
    int his = Dice.roll(m, g, Dice.rating(m, g), "defence", false, chance, log);
    int hits = Dice.hits(Dice.total(rolled), Dice.total(his));
    if (hits > 0 && m.field.options.damage()) {
      hits += bonus;
    }
    if (log.on()) {
      tell(
          log,
          new Told.Decided(m.field.figureName(f), m.field.figureName(g), hits),
          hits > 0 && bonus > 0 && m.field.options.damage() ? "A1FA-7A" : "A1FA-3B");
    }
    Hits.apply(m, g, hits, false, dx, dy, chance, log);
    return hits > 0;
  }

  /** All of a set of enemies, the nearest first (A1FA-R80), each driven straight away. */
  static void againstAll(
      Melee m, int f, int targets, int rolled, int bonus, Chance chance, Log log) {
    int left = targets;
    while (left != 0) {
      int g = nearest(m, f, left);
      left &= ~(1 << g);
      if (m.stands(g) && m.phase != Phase.OVER) {
        against(
            m, f, g, rolled, bonus, (long) m.x[g] - m.x[f], (long) m.y[g] - m.y[f], chance, log);
      }
    }
  }

  static int nearest(Melee m, int f, int set) {
    int best = Melee.NONE;
    long least = Long.MAX_VALUE;
    for (int g = 0; g < m.field.figures; g++) {
      if ((set >> g & 1) == 1) {
        long square = Geo.square((long) m.x[g] - m.x[f], (long) m.y[g] - m.y[f]);
        if (square < least) {
          least = square;
          best = g;
        }
      }
    }
    return best;
  }

  /** The enemies of a figure that touch an object or stand on it. */
  private static int enemiesAt(Melee m, int f, int o) {
    int set = 0;
    for (int g = 0; g < m.field.figures; g++) {
      if (m.enemies(f, g) && m.stands(g) && Touch.touchesObject(m, g, o)) {
        set |= 1 << g;
      }
    }
    return set;
  }

  // Verbs with a thing only.

  static void thing(Melee m, int f, Verb verb, int thing, Chance chance, Log log) {
    begin(m, f, verb, thing);
    switch (verb) {
      case CLIMB -> climb(m, f, thing);
      case CLIMB_DOWN -> climbDown(m, f);
      case GRAB -> grab(m, f, thing);
      case PICK_UP -> Carried.take(m, f, thing);
      case SLAM -> m.ois[thing] ^= Melee.OPEN;
      default -> {}
    }
    told(m, f, verb, thing, log);
    boolean steady = verb == Verb.RECOVER && thing < 0; // A1FA-R76
    int rolled = roll(m, f, steady, chance, log);
    int bonus = thing >= 0 ? m.field.bonus(thing) : 0;
    switch (verb) {
      case RECOVER -> recover(m, f, thing);
      case TIP -> Things.tip(m, f, thing, rolled, chance, log);
      case PULL -> againstAll(m, f, onRug(m, f, thing), rolled, 0, chance, log);
      case DROP -> Things.dropChandelier(m, f, m.field.drops[thing], rolled, chance, log);
      case SLAM, SPIN -> // A1FA-V.slam, A1FA-V.spin
          againstAll(m, f, enemiesAt(m, f, thing), rolled, bonus, chance, log);
      case PUNCH, KICK, SLAP, TRIP, BASH, SWAT -> { // A1FA-V.punch, A1FA-V.swat
        int g = m.field.asFigure(thing);
        if (m.enemies(f, g)) { // A1FA-R28: a friend takes it well
          int weight = verb == Verb.SWAT ? m.field.bonus(m.carry[f]) : 0;
          againstAll(m, f, 1 << g, rolled, weight, chance, log);
        }
      }
      default -> {}
    }
    Turn.settle(m, Dice.ones(rolled), log);
  }

  private static int onRug(Melee m, int f, int rug) {
    int set = 0;
    for (int g = 0; g < m.field.figures; g++) {
      if (m.enemies(f, g)
          && m.stands(g)
          && m.on[g] < 0
          && m.hang[g] < 0
          && Space.over(m, rug, m.x[g], m.y[g])) {
        set |= 1 << g;
      }
    }
    return set;
  }

  private static void recover(Melee m, int f, int thing) {
    if (thing < 0) {
      m.is[f] &= ~Melee.STUNNED;
      return;
    }
    int g = m.field.asWeapon(thing);
    if (g != f && m.is(f, Melee.MARKED)) { // a friend's weapon: he finds this one's instead
      m.wx[g] = m.wx[f];
      m.wy[g] = m.wy[f];
    } else if (g != f) {
      m.is[g] &= ~Melee.MARKED;
    }
    m.is[f] &= ~(Melee.WEAPONLESS | Melee.MARKED);
    m.wx[f] = 0;
    m.wy[f] = 0;
    if (!m.is(g, Melee.MARKED)) {
      m.wx[g] = 0;
      m.wy[g] = 0;
    }
  }

  private static void grab(Melee m, int f, int rope) {
    m.fromX[f] = m.x[f];
    m.fromY[f] = m.y[f];
    m.is[f] &= ~Melee.CLINGING;
    m.hang[f] = rope;
    m.on[f] = Melee.NONE;
    m.x[f] = m.ox[rope];
    m.y[f] = m.oy[rope];
    m.z[f] = 1250;
  }

  private static void climb(Melee m, int f, int thing) {
    Kind kind = m.field.kinds[thing];
    if (kind.layer() == Kind.Layer.WALL) {
      throughWindow(m, f, thing);
      return;
    }
    int z = m.z[f] + Space.HEIGHT;
    if (z >= m.otop[thing] && Handiwork.standable(kind)) {
      long spot = Handiwork.topOf(m, thing, m.x[f], m.y[f]);
      m.is[f] &= ~Melee.CLINGING;
      Turn.stand(m, f, Space.pointX(spot), Space.pointY(spot), thing);
    } else {
      m.is[f] |= Melee.CLINGING;
      m.on[f] = thing;
      m.z[f] = Math.min(z, m.otop[thing]);
    }
  }

  private static void throughWindow(Melee m, int f, int window) {
    if (m.is(f, Melee.OUTSIDE)) {
      m.is[f] &= ~Melee.OUTSIDE;
      m.on[f] = Melee.NONE;
      m.z[f] = 0;
      long spot = Nearest.floor(m, f, m.x[f], m.y[f], 1, 0);
      m.x[f] = Space.pointX(spot);
      m.y[f] = Space.pointY(spot);
    } else {
      m.is[f] |= Melee.OUTSIDE;
      m.on[f] = window;
      m.z[f] = 0;
    }
  }

  private static void climbDown(Melee m, int f) {
    if (m.hang[f] >= 0) {
      Push.down(m, f);
      return;
    }
    int thing = m.on[f];
    int z = m.z[f] - Space.HEIGHT;
    if (z <= 0) {
      Push.down(m, f);
    } else {
      long spot = Handiwork.side(m, f);
      m.is[f] |= Melee.CLINGING;
      m.x[f] = Space.pointX(spot);
      m.y[f] = Space.pointY(spot);
      m.on[f] = thing;
      m.z[f] = z;
    }
  }

  // Verbs aimed at somebody.

  static void aim(Melee m, int f, Verb verb, int thing, int targets, Chance chance, Log log) {
    int seen = targets;
    boolean friend = m.side[Integer.numberOfTrailingZeros(targets)] == m.side[f]; // A1FA-R28
    boolean line = m.field.isObject(thing) && m.field.kinds[thing].layer() == Kind.Layer.LINE;
    if (!friend && !line) {
      Turn.activate(m, f);
      seen = friendlyDice(m, f, targets, chance, log);
      if (seen == 0) { // A1FA-R51: no action was made
        return;
      }
    }
    begin(m, f, verb, thing);
    told(m, f, verb, thing, log);
    int rolled = roll(m, f, false, chance, log);
    if (!friend) {
      int first = nearest(m, f, seen);
      long dx = (long) m.x[first] - m.x[f];
      long dy = (long) m.y[first] - m.y[f];
      long px = m.x[first];
      long py = m.y[first];
      int wounds = m.quiet;
      m.quiet = -1;
      againstAll(m, f, seen, rolled, thing < 0 ? 0 : m.field.bonus(thing), chance, log);
      boolean hit = m.quiet == 0;
      m.quiet = hit ? 0 : wounds;
      if (verb == Verb.THROW) {
        Things.thrown(m, f, thing, px, py, dx, dy, hit, log);
      } else if (line) {
        m.ois[thing] |= Melee.FALLEN;
      }
    }
    Turn.settle(m, Dice.ones(rolled), log);
  }

  /** Those of the targets that are in sight after the friendly dice (A1FA-R51). */
  private static int friendlyDice(Melee m, int f, int targets, Chance chance, Log log) {
    int seen = 0;
    for (int g = 0; g < m.field.figures; g++) {
      if ((targets >> g & 1) == 0) {
        continue;
      }
      if (Sight.sight(m, f, g) == Sight.CLEAR) {
        seen |= 1 << g;
        continue;
      }
      int die = chance.die(6);
      boolean clear = die >= 4;
      seen |= clear ? 1 << g : 0;
      m.hidden |= clear ? 0 : 1 << g;
      if (log.on()) {
        tell(
            log,
            new Told.FriendlyDie("the sight of " + m.field.title(g), die, clear),
            "A1FA-R51",
            "A1FA-8E");
      }
    }
    return seen;
  }
}
