package derring.oneforall;

import derring.kernel.MoveBuffer;

/** What the sample offers with things that are touched: each verb they afford, and useful spots. */
final class Uses {
  private static final Verb[] VERBS = Verb.values();

  private final Field field;
  private final Interned interned;

  Uses(Field field, Interned interned) {
    this.field = field;
    this.interned = interned;
  }

  /** The nearest enemy that stands; -1 if there is none. */
  int target(Melee m, int f) {
    int best = Melee.NONE;
    long least = Long.MAX_VALUE;
    for (int g = 0; g < field.figures; g++) {
      if (m.enemies(f, g) && m.stands(g)) {
        long square = Geo.square((long) m.x[g] - m.x[f], (long) m.y[g] - m.y[f]);
        if (square < least) {
          least = square;
          best = g;
        }
      }
    }
    return best;
  }

  // What is known of a target besides its number.
  private static final int LOOKED = 1 << 8;
  private static final int IN_SIGHT = 1 << 9;

  /** The target again, with whether it is in sight. */
  private static int look(Melee m, int f, int target) {
    if (target < 0 || (target & LOOKED) != 0) {
      return target;
    }
    return target | LOOKED | (Sight.sight(m, f, target) == Sight.BLOCKED ? 0 : IN_SIGHT);
  }

  /** All that is touched, then words. */
  void list(Melee m, int f, int nearest, MoveBuffer<Move> into) {
    int target = nearest;
    if (m.hang[f] >= 0) {
      swings(m, f, m.hang[f], into);
      thing(m, f, Verb.CLIMB_DOWN, m.hang[f], into);
    } else {
      target = onFloor(m, f, objects(m, f, target, into), into);
    }
    boolean elsewhere = m.active == f && m.reached && nearest >= 0 && !Touch.contact(m, f, nearest);
    if (elsewhere) { // A1FA-R70
      return;
    }
    target = look(m, f, target);
    aim(m, f, Verb.TAUNT, Melee.NONE, target, into);
    aim(m, f, Verb.INSULT, Melee.NONE, target, into);
    if (m.carry[f] >= 0) {
      aim(m, f, Verb.THROW, m.carry[f], target, into);
      aim(m, f, Verb.DISTRACT, m.carry[f], target, into);
    }
  }

  private int objects(Melee m, int f, int nearest, MoveBuffer<Move> into) {
    int target = nearest;
    boolean announces = m.active == f && m.reached;
    for (long set = field.inReach(m, f); set != 0; set &= set - 1) {
      int o = Long.numberOfTrailingZeros(set);
      if (!Touch.touchesObject(m, f, o)) {
        continue;
      }
      int affords = field.kinds[o].affords();
      if ((affords & AIMED) != 0) {
        target = look(m, f, target);
      }
      for (int afforded = affords; afforded != 0; afforded &= afforded - 1) {
        verb(m, f, VERBS[Integer.numberOfTrailingZeros(afforded)], o, target, into);
      }
      if (announces) { // anything can be announced; the sample has the plainest thing that can
        announces = false;
        into.add(interned.announce(f, o, m.x[f], m.y[f]));
      }
      for (int i = 0; i < field.items && m.carry[f] < 0; i++) {
        if (m.iat[i] == o) {
          target = look(m, f, target);
          item(m, f, i, target, into);
        }
      }
    }
    return target;
  }

  private static final int AIMED = Verb.THROW.bit() | Verb.DISTRACT.bit();

  private void verb(Melee m, int f, Verb verb, int o, int target, MoveBuffer<Move> into) {
    switch (verb) {
      case DODGE -> {
        if (Feats.beside(m, f, o)) {
          beyond(m, f, field.kinds[o].affords(Verb.LEAP_OVER), o, m.ox[o], m.oy[o], into);
        }
      }
      case LEAP_OVER -> {} // with the dodges, since it ends at the same spots
      case LEAP_ONTO -> {
        long top = Handiwork.topOf(m, o, m.x[f], m.y[f]);
        spot(m, f, verb, o, Space.pointX(top), Space.pointY(top), into);
      }
      case LEAP_OFF -> leaps(m, f, o, into);
      case RUN -> ends(m, f, verb, o, m.oa[o] + 610L, into);
      case SLIDE -> ends(m, f, verb, o, m.oa[o], into);
      case SWING, SWING_KICK -> {
        if (verb == Verb.SWING) {
          swings(m, f, o, into);
        }
      }
      case ROLL, SHOVE -> sends(m, f, verb, o, into);
      case DISTRACT, THROW -> aim(m, f, verb, o, target, into);
      case SWAT -> {} // what is carried, not what is touched
      default -> thing(m, f, verb, o, into);
    }
  }

  /**
   * Spots in contact with the far side of something: to leap straight over it, and to dodge it
   * straight or to either side. They are made so that only the room there is left to ask for.
   */
  void beyond(Melee m, int f, boolean leap, int thing, long cx, long cy, MoveBuffer<Move> into) {
    long dx = cx - m.x[f];
    long dy = cy - m.y[f];
    long k = Geo.stretch(dx, dy);
    if (k == 0
        || m.on[f] == thing
        || Referee.mayDo(m, f, Verb.DODGE, thing, Verb.Form.SPOT) != null) {
      return;
    }
    long len = Geo.reach(dx * k, dy * k) + ROUNDING;
    long round = round(m, thing);
    int dodges = 0;
    for (int step = 0; step < 3 && dodges < DODGES; step++) {
      long c = step == 0 ? Geo.UNIT : Geo.UNIT / 2; // straight on, then sixty degrees to each side
      long s = step == 0 ? 0 : step == 1 ? SIXTY : -SIXTY;
      long ux = (dx * k * c - dy * k * s) / Geo.UNIT;
      long uy = (dx * k * s + dy * k * c) / Geo.UNIT;
      long end = round > 0 ? round + Space.GAP : beyondBox(m, thing, cx, cy, ux, uy, len);
      int x = (int) (cx + ux * end / len);
      int y = (int) (cy + uy * end / len);
      if (leap && step == 0) {
        spot(m, f, Verb.LEAP_OVER, thing, x, y, into);
      }
      if (Space.onTable(field, x, y, 0) && Feats.sameGround(m, f, x, y)) {
        into.add(new Move.ActAt(f, Verb.DODGE, thing, x, y));
        dodges++;
      }
    }
  }

  /** Farther than any table is wide. */
  private static final long MUCH = 100_000;

  /** So many ways around something are enough. */
  private static final int DODGES = 2;

  /** The sine of sixty degrees. */
  private static final long SIXTY = Geo.sin(12);

  /** What turning a direction can add to its length. */
  private static final int ROUNDING = 3;

  /** How far from the centre of something round one is in contact with it; 0 if it is not round. */
  private long round(Melee m, int thing) {
    if (field.isObject(thing)) {
      return m.ob[thing] == 0 ? m.oa[thing] + (long) Space.RADIUS : 0;
    }
    return m.is(field.asFigure(thing), Melee.DOWN) ? 0 : Space.BASE;
  }

  /** The same for a rectangle, in one direction: from well beyond it back until it is touched. */
  private long beyondBox(Melee m, int thing, long cx, long cy, long ux, long uy, long len) {
    boolean object = field.isObject(thing);
    long from =
        Space.BASE
            + (object ? m.oa[thing] + (long) m.ob[thing] : Space.BODY_LONG + Space.BODY_DEEP);
    long px = cx + ux * from / len;
    long py = cy + uy * from / len;
    long way =
        object
            ? Space.sweepTo(m, thing, px, py, -ux, -uy, len, Space.RADIUS)
            : Space.sweepBody(m, field.asFigure(thing), px, py, -ux, -uy, len, Space.RADIUS);
    return from - Math.min(way, from) + Space.GAP;
  }

  /** Leaps into contact with enemies, and to the four sides. */
  private void leaps(Melee m, int f, int o, MoveBuffer<Move> into) {
    if (m.on[f] != o) {
      return;
    }
    for (int g = 0; g < field.figures; g++) {
      if (m.enemies(f, g) && m.stands(g) && m.hang[g] < 0) {
        beside(m, f, Verb.LEAP_OFF, o, g, 5500, into);
      }
    }
    int turn = m.oturn[o];
    for (int quarter = 0; quarter < 4; quarter++) {
      int t = (turn + 6 * quarter) % Geo.TURNS;
      long ux = 3L * Geo.COS[t];
      long uy = 3L * Geo.SIN[t];
      long len = Geo.TURN_REACH[t];
      long rim = m.is(f, Melee.CLINGING) ? 600 : Space.toRim(m, o, m.x[f], m.y[f], ux, uy, len);
      long s = rim + Space.RADIUS + 100;
      int x = (int) (m.x[f] + ux * s / len);
      int y = (int) (m.y[f] + uy * s / len);
      spot(m, f, Verb.LEAP_OFF, o, x, y, into);
    }
  }

  /** A spot in contact with a figure, on the side one comes from. */
  private void beside(
      Melee m, int f, Verb verb, int thing, int g, long most, MoveBuffer<Move> into) {
    long dx = (long) m.x[g] - m.x[f];
    long dy = (long) m.y[g] - m.y[f];
    if (Geo.square(dx, dy) > most * most) {
      return;
    }
    long k = Geo.stretch(dx, dy);
    if (k == 0) {
      return;
    }
    long len = Geo.reach(dx * k, dy * k);
    long s = Space.BASE + Space.GAP;
    spot(
        m,
        f,
        verb,
        thing,
        (int) (m.x[g] - dx * k * s / len),
        (int) (m.y[g] - dy * k * s / len),
        into);
  }

  /** Both ends of something long, and its middle where one may stop there. */
  private void ends(Melee m, int f, Verb verb, int o, long reach, MoveBuffer<Move> into) {
    int turn = m.oturn[o];
    long ex = reach * Geo.COS[turn] / Geo.UNIT;
    long ey = reach * Geo.SIN[turn] / Geo.UNIT;
    spot(m, f, verb, o, (int) (m.ox[o] + ex), (int) (m.oy[o] + ey), into);
    spot(m, f, verb, o, (int) (m.ox[o] - ex), (int) (m.oy[o] - ey), into);
    if (verb == Verb.RUN) {
      spot(m, f, verb, o, m.ox[o], m.oy[o], into);
    }
  }

  private void swings(Melee m, int f, int rope, MoveBuffer<Move> into) {
    long dx = (long) m.ox[rope] - (m.hang[f] >= 0 ? m.fromX[f] : m.x[f]);
    long dy = (long) m.oy[rope] - (m.hang[f] >= 0 ? m.fromY[f] : m.y[f]);
    long k = Geo.stretch(dx, dy);
    long ux = k == 0 ? 30_000 : dx * k;
    long uy = dy * k;
    long len = Geo.reach(ux, uy);
    for (int step = 0; step < 2; step++) {
      long s = step == 0 ? 3000 : 5000;
      swing(m, f, rope, (int) (m.ox[rope] + ux * s / len), (int) (m.oy[rope] + uy * s / len), into);
    }
    for (int g = 0; g < field.figures; g++) {
      if (m.enemies(f, g) && m.stands(g) && m.hang[g] < 0) {
        long gx = (long) m.x[g] - m.ox[rope];
        long gy = (long) m.y[g] - m.oy[rope];
        long q = Geo.stretch(gx, gy);
        if (q == 0 || Geo.square(gx, gy) > 7200L * 7200) {
          continue;
        }
        long glen = Geo.reach(gx * q, gy * q);
        long s = Space.BASE + Space.GAP;
        swing(
            m,
            f,
            rope,
            (int) (m.x[g] - gx * q * s / glen),
            (int) (m.y[g] - gy * q * s / glen),
            into);
      }
    }
  }

  private void swing(Melee m, int f, int rope, int x, int y, MoveBuffer<Move> into) {
    if (spot(m, f, Verb.SWING, rope, x, y, into)) {
      into.add(new Move.ActAt(f, Verb.SWING_KICK, rope, x, y));
    }
  }

  /** Straight away from oneself, and at each enemy that can be reached. */
  private void sends(Melee m, int f, Verb verb, int o, MoveBuffer<Move> into) {
    if (m.on[f] == o) {
      return;
    }
    long reach =
        verb == Verb.ROLL
            ? MUCH
            : field.kinds[o].travel() + m.oa[o] + m.ob[o] + (long) Space.RADIUS;
    int x = Math.clamp(2L * m.ox[o] - m.x[f], 0, field.table.width);
    int y = Math.clamp(2L * m.oy[o] - m.y[f], 0, field.table.height);
    spot(m, f, verb, o, x, y, into);
    for (int g = 0; g < field.figures; g++) {
      if (m.enemies(f, g)
          && m.stands(g)
          && (m.x[g] != x || m.y[g] != y)
          && Geo.square((long) m.x[g] - m.ox[o], (long) m.y[g] - m.oy[o]) <= reach * reach) {
        spot(m, f, verb, o, m.x[g], m.y[g], into);
      }
    }
  }

  /** Things and weapons that lie at the feet of a figure. */
  private int onFloor(Melee m, int f, int nearest, MoveBuffer<Move> into) {
    int target = nearest;
    for (int i = 0; i < field.items && m.carry[f] < 0; i++) {
      if (m.iat[i] == Melee.ON_FLOOR && Touch.atFeet(m, f, m.ix[i], m.iy[i])) {
        target = look(m, f, target);
        item(m, f, i, target, into);
      }
    }
    for (int g = 0; g < field.figures; g++) {
      if (!m.is(g, Melee.MARKED) || !Touch.atFeet(m, f, m.wx[g], m.wy[g])) {
        continue;
      }
      int weapon = field.weaponThing(g);
      thing(m, f, Verb.RECOVER, weapon, into);
      if (m.side[g] != m.side[f]) {
        thing(m, f, Verb.PICK_UP, weapon, into);
        sendAway(m, f, weapon, m.wx[g], m.wy[g], into);
      }
    }
    return target;
  }

  private void item(Melee m, int f, int i, int target, MoveBuffer<Move> into) {
    int thing = field.itemThing(i);
    thing(m, f, Verb.PICK_UP, thing, into);
    aim(m, f, Verb.THROW, thing, target, into);
    if (field.item[i].spills()) {
      aim(m, f, Verb.DISTRACT, thing, target, into);
    }
  }

  /** Something on the floor is kicked straight away from oneself. */
  void sendAway(Melee m, int f, int thing, int x, int y, MoveBuffer<Move> into) {
    spot(
        m,
        f,
        Verb.SHOVE,
        thing,
        Math.clamp(2L * x - m.x[f], 0, field.table.width),
        Math.clamp(2L * y - m.y[f], 0, field.table.height),
        into);
  }

  /** Everything that bare hands can do to somebody in contact, and what is carried. */
  void blows(Melee m, int f, int person, MoveBuffer<Move> into) {
    boolean alike = !field.options.noRepeat(); // one may be struck as well as another
    for (Verb blow : BLOWS) {
      int before = into.size();
      if (alike && blow != Verb.PUNCH) {
        into.add(interned.act(f, blow, person));
      } else {
        thing(m, f, blow, person, into);
      }
      if (alike && into.size() == before) {
        return;
      }
    }
    if (m.carry[f] >= 0) {
      thing(m, f, Verb.SWAT, person, into);
    }
  }

  private static final Verb[] BLOWS = {Verb.PUNCH, Verb.KICK, Verb.SLAP, Verb.TRIP, Verb.BASH};

  /** Lists a verb that needs only its thing, if the figure may. */
  void thing(Melee m, int f, Verb verb, int thing, MoveBuffer<Move> into) {
    if (Referee.mayDo(m, f, verb, thing, Verb.Form.THING) == null
        && Handiwork.thing(m, f, verb, thing) == null) {
      into.add(interned.act(f, verb, thing));
    }
  }

  /** Lists a verb that ends at a point, if the figure may and it is not listed yet. */
  private boolean spot(Melee m, int f, Verb verb, int thing, int x, int y, MoveBuffer<Move> into) {
    if (Referee.mayDo(m, f, verb, thing, Verb.Form.SPOT) != null
        || Feats.spot(m, f, verb, thing, x, y) != null) {
      return false;
    }
    for (int i = into.size() - 1;
        i >= 0 && into.get(i) instanceof Move.ActAt at && at.thing() == thing && at.figure() == f;
        i--) {
      if (at.verb() == verb && at.x() == x && at.y() == y) {
        return false;
      }
    }
    into.add(new Move.ActAt(f, verb, thing, x, y));
    return true;
  }

  private void aim(Melee m, int f, Verb verb, int thing, int target, MoveBuffer<Move> into) {
    boolean seen = (target & IN_SIGHT) != 0;
    if (target < 0 || (!seen && verb != Verb.DISTRACT)) {
      return;
    }
    int at = 1 << (target & ~(LOOKED | IN_SIGHT));
    if (Referee.mayDo(m, f, verb, thing, Verb.Form.AIMED) == null
        && Referee.aim(m, f, verb, thing, at, seen ? at : 0) == null) {
      into.add(interned.aim(f, verb, thing, at));
    }
  }
}
