package derring.oneforall;

import org.jspecify.annotations.Nullable;

/**
 * Whether a figure that may act can do a thing with an object: the preconditions of the verbs
 * (A1FA-V). Who may act at all is the {@link Referee}'s affair. Null means that it can.
 */
final class Feats {
  /** How far one leaps, from edge to edge (A1FA-8A). */
  static final int LEAP = Space.HEIGHT;

  /** Over something, so that the gap of contact does not forbid it (A1FA-R68). */
  static final int LEAP_OVER = 1850;

  private static final int SWING = 6000;
  private static final int LANDING = 1600;

  private Feats() {}

  /** Verbs that leave their place, which the stunned cannot (A1FA-R11). */
  static boolean moves(Verb verb) {
    return switch (verb) {
      case DODGE,
          LEAP_ONTO,
          LEAP_OFF,
          LEAP_OVER,
          RUN,
          SLIDE,
          SWING,
          SWING_KICK,
          CLIMB,
          CLIMB_DOWN,
          GRAB ->
          true;
      default -> false;
    };
  }

  /** A verb that names a point. */
  static @Nullable Refusal spot(Melee m, int f, Verb verb, int thing, int x, int y) {
    if (!Space.onTable(m.field, x, y, 0)) {
      return Refusal.OFF_TABLE;
    }
    return switch (verb) {
      case DODGE -> dodge(m, f, thing, x, y);
      case LEAP_ONTO -> leapOnto(m, f, thing, x, y);
      case LEAP_OFF -> leapOff(m, f, thing, x, y);
      case LEAP_OVER -> leapOver(m, f, thing, x, y);
      case RUN -> run(m, f, thing, x, y);
      case SLIDE -> slide(m, f, thing, x, y);
      case SWING, SWING_KICK -> swing(m, f, thing, x, y);
      case ROLL -> away(m, f, thing, x, y, Verb.ROLL);
      case SHOVE -> away(m, f, thing, x, y, Verb.SHOVE);
      default -> Refusal.NOT_AFFORDED;
    };
  }

  static @Nullable Refusal afforded(Melee m, int f, Verb verb, int thing) {
    Field field = m.field;
    if (!field.isObject(thing) || !field.kinds[thing].affords(verb)) {
      return Refusal.NOT_AFFORDED;
    }
    if ((m.ois[thing] & Melee.TIPPED) != 0
        && verb != Verb.DODGE
        && verb != Verb.TIP
        && !field.kinds[thing].affords(Verb.ROLL)) {
      return Refusal.NOT_AFFORDED; // A1FA-R47
    }
    return Touch.touchesObject(m, f, thing) ? null : Refusal.NOT_TOUCHED;
  }

  /** Whether a figure can be at a point on the surface it is on now. */
  static boolean sameGround(Melee m, int f, int x, int y) {
    int support = m.on[f];
    return support < 0
        ? Room.freeFloor(m, f, x, y)
        : Space.over(m, support, x, y) && Room.free(m, f, support, x, y, m.z[f]);
  }

  private static @Nullable Refusal dodge(Melee m, int f, int thing, int x, int y) {
    Field field = m.field;
    long cx;
    long cy;
    boolean beside;
    if (field.isFigure(thing)) {
      int g = field.asFigure(thing);
      if (!Touch.touches(m, f, thing)) {
        return Refusal.NOT_TOUCHED;
      }
      cx = m.x[g];
      cy = m.y[g];
      beside =
          m.is(g, Melee.DOWN)
              ? Space.nearBody(m, g, x, y, Space.RADIUS + Space.TOUCH)
              : Geo.square(x - cx, y - cy)
                  <= (long) (Space.BASE + Space.TOUCH) * (Space.BASE + Space.TOUCH);
    } else {
      Refusal refusal = afforded(m, f, Verb.DODGE, thing);
      if (refusal != null) {
        return refusal;
      }
      if (m.on[f] == thing) {
        return Refusal.NOT_FAR_SIDE;
      }
      if (!beside(m, f, thing)) {
        return Refusal.NOT_TOUCHED;
      }
      cx = m.ox[thing];
      cy = m.oy[thing];
      beside = Space.near(m, thing, x, y, Space.RADIUS + Space.TOUCH);
    }
    long dot = (x - cx) * (m.x[f] - cx) + (y - cy) * (m.y[f] - cy);
    if (!beside || dot > 0) {
      return Refusal.NOT_FAR_SIDE;
    }
    return sameGround(m, f, x, y) ? null : Refusal.NO_ROOM_TO_STAND;
  }

  /** Whether the base of a figure touches an object; a rope is in reach from farther away. */
  static boolean beside(Melee m, int f, int o) {
    return Space.near(m, o, m.x[f], m.y[f], Space.RADIUS + Space.TOUCH);
  }

  private static boolean within(long dx, long dy, long limit) {
    return Geo.square(dx, dy) <= limit * limit;
  }

  /** A1FA-V.leap-onto. */
  private static @Nullable Refusal leapOnto(Melee m, int f, int thing, int x, int y) {
    Refusal refusal = afforded(m, f, Verb.LEAP_ONTO, thing);
    if (refusal != null) {
      return refusal;
    }
    if (m.on[f] == thing) {
      return Refusal.NOT_AFFORDED;
    }
    if (m.otop[thing] - m.z[f] > Space.JUMP) {
      return Refusal.TOO_HIGH;
    }
    if (!Space.over(m, thing, x, y)) {
      return Refusal.NOT_ON_TOP;
    }
    if (!within(x - m.x[f], y - m.y[f], LEAP + Space.BASE)) {
      return Refusal.TOO_FAR;
    }
    int height = Math.max(m.z[f], m.otop[thing]);
    if (!Sight.open(m, thing, m.on[f], m.x[f], m.y[f], x, y, height)) {
      return Refusal.PATH_BLOCKED;
    }
    return Room.free(m, f, thing, x, y, m.otop[thing]) ? null : Refusal.NO_ROOM_TO_STAND;
  }

  /** What a figure would stand on that comes down at a point: a top, or -1 for the floor. */
  static int landing(Melee m, int x, int y, int highest) {
    int best = Melee.NONE;
    for (long set = m.cells.at(x, y); set != 0; set &= set - 1) {
      int o = Long.numberOfTrailingZeros(set);
      Kind kind = m.field.kinds[o];
      boolean top = kind.affords(Verb.LEAP_ONTO) || kind.layer() == Kind.Layer.PLATFORM;
      if (top
          && (m.ois[o] & (Melee.ABSENT | Melee.TIPPED)) == 0
          && m.otop[o] <= highest
          && Space.over(m, o, x, y)
          && (best < 0 || m.otop[o] > m.otop[best])) {
        best = o;
      }
    }
    return best;
  }

  /** Whether a figure can come down at a point, on the floor or on what is there. */
  private static boolean canLand(Melee m, int f, int x, int y, int on) {
    return on < 0 ? Room.freeFloor(m, f, x, y) : Room.free(m, f, on, x, y, m.otop[on]);
  }

  /** A1FA-V.leap-off, measured from the edge of the support (A1FA-R39). */
  private static @Nullable Refusal leapOff(Melee m, int f, int thing, int x, int y) {
    Field field = m.field;
    if (m.on[f] != thing || thing < 0) {
      return Refusal.NOT_STANDING_ON;
    }
    if (!field.kinds[thing].affords(Verb.LEAP_OFF)) {
      return Refusal.NOT_AFFORDED;
    }
    int z = m.z[f];
    int on = landing(m, x, y, z + Space.JUMP);
    if (on == thing || Space.over(m, thing, x, y)) {
      return Refusal.TOO_FAR;
    }
    if (m.is(f, Melee.CLINGING)) {
      if (!within(x - m.x[f], y - m.y[f], LEAP + Space.BASE)) {
        return Refusal.TOO_FAR;
      }
    } else {
      long k = Geo.stretch(x - m.x[f], y - m.y[f]);
      long ux = (x - m.x[f]) * k;
      long uy = (y - m.y[f]) * k;
      if (Space.toRim(m, thing, m.x[f], m.y[f], ux, uy, Geo.reach(ux, uy)) > LEAP) {
        return Refusal.NOT_AT_EDGE;
      }
      if (!Space.near(m, thing, x, y, LEAP + Space.RADIUS)) {
        return Refusal.TOO_FAR;
      }
    }
    int height = Math.max(z, on < 0 ? 0 : m.otop[on]);
    if (!Sight.open(m, thing, on, m.x[f], m.y[f], x, y, height)) {
      return Refusal.PATH_BLOCKED;
    }
    return canLand(m, f, x, y, on) ? null : Refusal.NO_ROOM_TO_STAND;
  }

  private static @Nullable Refusal leapOver(Melee m, int f, int thing, int x, int y) {
    Field field = m.field;
    long dx = (long) x - m.x[f];
    long dy = (long) y - m.y[f];
    boolean across;
    if (field.isFigure(thing)) {
      int g = field.asFigure(thing);
      if (m.stands(g) && m.side[g] != m.side[f]) {
        return Refusal.NOT_AFFORDED; // A1FA-R63: only friends are vaulted
      }
      if (!Touch.touches(m, f, thing)) {
        return Refusal.NOT_TOUCHED;
      }
      long fx = (long) m.x[f] - m.x[g];
      long fy = (long) m.y[f] - m.y[g];
      across =
          m.stands(g)
              ? Geo.passes(fx, fy, dx, dy, Space.RADIUS)
              : Geo.crosses(
                  Geo.along(fx, fy, m.lies[g]),
                  Geo.across(fx, fy, m.lies[g]),
                  Geo.along(dx, dy, m.lies[g]),
                  Geo.across(dx, dy, m.lies[g]),
                  Space.BODY_LONG,
                  Space.BODY_DEEP);
    } else {
      Refusal refusal = afforded(m, f, Verb.LEAP_OVER, thing);
      if (refusal != null) {
        return refusal;
      }
      if (m.otop[thing] - m.z[f] > Space.JUMP) {
        return Refusal.TOO_HIGH;
      }
      long fx = (long) m.x[f] - m.ox[thing];
      long fy = (long) m.y[f] - m.oy[thing];
      int turn = m.oturn[thing];
      across =
          m.ob[thing] == 0
              ? Geo.passes(fx, fy, dx, dy, m.oa[thing])
              : Geo.crosses(
                  Geo.along(fx, fy, turn),
                  Geo.across(fx, fy, turn),
                  Geo.along(dx, dy, turn),
                  Geo.across(dx, dy, turn),
                  m.oa[thing],
                  m.ob[thing]);
      across &= m.on[f] != thing;
    }
    if (!across) {
      return Refusal.NOT_ACROSS;
    }
    if (!within(dx, dy, LEAP_OVER + Space.BASE)) {
      return Refusal.TOO_FAR;
    }
    int skip = field.isObject(thing) ? thing : Melee.NONE;
    if (!Sight.open(m, skip, m.on[f], m.x[f], m.y[f], x, y, m.z[f] + Space.JUMP)) {
      return Refusal.PATH_BLOCKED;
    }
    return sameGround(m, f, x, y) ? null : Refusal.NO_ROOM_TO_STAND;
  }

  private static @Nullable Refusal run(Melee m, int f, int thing, int x, int y) {
    Refusal refusal = afforded(m, f, Verb.RUN, thing);
    if (refusal != null) {
      return refusal;
    }
    long u = Geo.along(m.x[f] - m.ox[thing], m.y[f] - m.oy[thing], m.oturn[thing]);
    long v = Geo.across(m.x[f] - m.ox[thing], m.y[f] - m.oy[thing], m.oturn[thing]);
    boolean foot = m.on[f] < 0 && u < -m.oa[thing] && Math.abs(v) <= m.ob[thing];
    boolean head = m.on[f] >= 0 && m.z[f] >= m.otop[thing] - Space.TOUCH;
    if (m.on[f] != thing && !foot && !head) {
      return Refusal.WRONG_END;
    }
    return rampEnd(m, thing, x, y) >= 0 ? null : Refusal.WRONG_END;
  }

  /** Where a point is, seen from a ramp: 1 on it, 0 at its foot, 2 at its head, -1 elsewhere. */
  static int rampEnd(Melee m, int ramp, int x, int y) {
    if (Space.over(m, ramp, x, y)) {
      return 1;
    }
    if (!Space.near(m, ramp, x, y, Space.RADIUS + Space.TOUCH)) {
      return -1;
    }
    long u = Geo.along(x - m.ox[ramp], y - m.oy[ramp], m.oturn[ramp]);
    long v = Geo.across(x - m.ox[ramp], y - m.oy[ramp], m.oturn[ramp]);
    if (Math.abs(v) > m.ob[ramp]) {
      return -1;
    }
    if (u < 0) {
      return 0;
    }
    int on = Turn.supportAt(m, x, y);
    return on >= 0 && m.otop[on] == m.otop[ramp] ? 2 : -1;
  }

  private static @Nullable Refusal slide(Melee m, int f, int thing, int x, int y) {
    Refusal refusal = afforded(m, f, Verb.SLIDE, thing);
    if (refusal != null) {
      return refusal;
    }
    if (m.field.kinds[thing].layer() == Kind.Layer.EDGE) {
      boolean high = m.z[f] * 2 >= m.otop[thing];
      return high ? null : Refusal.NOT_ON_SLIDE;
    }
    if (m.on[f] != thing) {
      return Refusal.NOT_ON_SLIDE;
    }
    long u = Geo.along(m.x[f] - m.ox[thing], m.y[f] - m.oy[thing], m.oturn[thing]);
    long to =
        Geo.along(x - m.ox[thing], y - m.oy[thing], m.oturn[thing]) >= 0
            ? m.oa[thing]
            : -m.oa[thing];
    return Math.abs(to - u) > Space.RADIUS ? null : Refusal.NOT_ON_SLIDE;
  }

  static @Nullable Refusal grab(Melee m, int f, int thing) {
    Field field = m.field;
    if (!field.isObject(thing) || !field.kinds[thing].affords(Verb.GRAB)) {
      return Refusal.NOT_AFFORDED;
    }
    if ((m.ois[thing] & Melee.FALLEN) != 0 || m.hang[f] >= 0 || !Touch.inGrasp(m, f, thing)) {
      return Refusal.OUT_OF_GRASP;
    }
    return hanger(m, thing) >= 0 ? Refusal.ROPE_TAKEN : null;
  }

  static int hanger(Melee m, int thing) {
    for (int g = 0; g < m.field.figures; g++) {
      if (m.hang[g] == thing && m.stands(g)) {
        return g;
      }
    }
    return Melee.NONE;
  }

  private static @Nullable Refusal swing(Melee m, int f, int thing, int x, int y) {
    boolean hangs = m.hang[f] == thing && thing >= 0;
    if (!hangs) {
      Refusal refusal = grab(m, f, thing);
      if (refusal != null) {
        return refusal;
      }
    }
    long px = (long) x - m.ox[thing];
    long py = (long) y - m.oy[thing];
    if (!within(px, py, SWING)) {
      return Refusal.WRONG_FAN;
    }
    long ax = (long) m.ox[thing] - (hangs ? m.fromX[f] : m.x[f]);
    long ay = (long) m.oy[thing] - (hangs ? m.fromY[f] : m.y[f]);
    long dot = px * ax + py * ay;
    boolean anywhere = m.is(f, Melee.SWUNG) || (ax == 0 && ay == 0);
    if (!anywhere && (dot < 0 || 2 * dot * dot < Geo.square(px, py) * Geo.square(ax, ay))) {
      return Refusal.WRONG_FAN;
    }
    int on = landing(m, x, y, Integer.MAX_VALUE);
    if (on >= 0 && m.otop[on] > LANDING) {
      return Refusal.TOO_HIGH_LANDING;
    }
    if (!Sight.open(m, thing, on, m.ox[thing], m.oy[thing], x, y, 1250)) {
      return Refusal.PATH_BLOCKED;
    }
    return canLand(m, f, x, y, on) ? null : Refusal.NO_ROOM_TO_STAND;
  }

  /** Whether a long thing would run over who stands at its side, though its middle goes away. */
  private static boolean overOneself(Melee m, int f, int o, long dx, long dy) {
    long k = Geo.stretch(dx, dy);
    long len = Geo.reach(dx * k, dy * k);
    return m.ob[o] > 0
        && m.on[f] < 0
        && Space.sweepTo(m, o, m.x[f], m.y[f], -dx * k, -dy * k, len, Space.RADIUS)
            < m.field.kinds[o].travel();
  }

  private static @Nullable Refusal away(Melee m, int f, int thing, int x, int y, Verb verb) {
    Field field = m.field;
    long cx;
    long cy;
    if (field.isFigure(thing) && verb == Verb.SHOVE && m.is(field.asFigure(thing), Melee.DOWN)) {
      if (!Touch.touches(m, f, thing)) {
        return Refusal.NOT_TOUCHED;
      }
      cx = m.x[field.asFigure(thing)];
      cy = m.y[field.asFigure(thing)];
    } else if (field.isWeapon(thing) && verb == Verb.SHOVE) {
      if (!Touch.touches(m, f, thing)) {
        return Refusal.NOT_TOUCHED;
      }
      cx = m.wx[field.asWeapon(thing)];
      cy = m.wy[field.asWeapon(thing)];
    } else {
      Refusal refusal = afforded(m, f, verb, thing);
      if (refusal != null) {
        return refusal;
      }
      if (m.on[f] == thing) {
        return Refusal.STOOD_ON;
      }
      cx = m.ox[thing];
      cy = m.oy[thing];
    }
    long dx = x - cx;
    long dy = y - cy;
    boolean from = dx * (cx - m.x[f]) + dy * (cy - m.y[f]) > 0;
    return from && !(field.isObject(thing) && overOneself(m, f, thing, dx, dy))
        ? null
        : Refusal.TOWARDS_ONESELF;
  }
}
