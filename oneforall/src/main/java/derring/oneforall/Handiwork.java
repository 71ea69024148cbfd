package derring.oneforall;

import org.jspecify.annotations.Nullable;

/**
 * The preconditions of the verbs that name only a thing (A1FA-V). Null means that it can be done.
 */
final class Handiwork {
  private Handiwork() {}

  /** A verb that names only a thing. */
  static @Nullable Refusal thing(Melee m, int f, Verb verb, int thing) {
    return switch (verb) {
      case CLIMB -> climb(m, f, thing);
      case CLIMB_DOWN -> climbDown(m, f, thing);
      case GRAB -> Feats.grab(m, f, thing);
      case PICK_UP -> pickUp(m, f, thing);
      case TIP -> tip(m, f, thing);
      case PULL -> pull(m, f, thing);
      case DROP -> drop(m, f, thing);
      case SLAM, SPIN -> Feats.afforded(m, f, verb, thing);
      case RECOVER -> recover(m, f, thing);
      case PUNCH, KICK, SLAP, TRIP, BASH, SWAT -> blow(m, f, verb, thing);
      default -> Refusal.NOT_AFFORDED;
    };
  }

  private static @Nullable Refusal climb(Melee m, int f, int thing) {
    Refusal refusal = Feats.afforded(m, f, Verb.CLIMB, thing);
    if (refusal != null) {
      return refusal;
    }
    Kind kind = m.field.kinds[thing];
    if (kind.layer() == Kind.Layer.WALL) { // A1FA-R41: through the window
      return m.z[f] <= Space.JUMP ? null : Refusal.AT_THE_TOP;
    }
    if ((m.on[f] == thing && !m.is(f, Melee.CLINGING)) || m.z[f] >= m.otop[thing]) {
      return Refusal.AT_THE_TOP;
    }
    boolean top = m.z[f] + Space.HEIGHT >= m.otop[thing] && standable(kind);
    long spot = top ? topOf(m, thing, m.x[f], m.y[f]) : Space.point(m.x[f], m.y[f]);
    int z = Math.min(m.z[f] + Space.HEIGHT, m.otop[thing]);
    return Room.free(m, f, thing, Space.pointX(spot), Space.pointY(spot), z)
        ? null
        : Refusal.NO_ROOM_TO_STAND;
  }

  /** Whether one stands on top of something climbed, or only holds on to it. */
  static boolean standable(Kind kind) {
    return kind.top() <= 3000;
  }

  /** The spot on the top of something that is nearest to a point, a little inside. */
  static long topOf(Melee m, int o, long px, long py) {
    if (m.ob[o] == 0) {
      return Space.point(m.ox[o], m.oy[o]);
    }
    int turn = m.oturn[o];
    long u = Math.clamp(Geo.along(px - m.ox[o], py - m.oy[o], turn), -m.oa[o] + 100, m.oa[o] - 100);
    long v =
        Math.clamp(Geo.across(px - m.ox[o], py - m.oy[o], turn), -m.ob[o] + 100, m.ob[o] - 100);
    return Space.point(
        m.ox[o] + (u * Geo.COS[turn] - v * Geo.SIN[turn]) / Geo.UNIT,
        m.oy[o] + (u * Geo.SIN[turn] + v * Geo.COS[turn]) / Geo.UNIT);
  }

  private static @Nullable Refusal climbDown(Melee m, int f, int thing) {
    if (m.hang[f] >= 0) {
      return m.hang[f] == thing ? null : Refusal.NOT_CLIMBING;
    }
    if (m.on[f] != thing || thing < 0) {
      return Refusal.NOT_CLIMBING;
    }
    if (!m.field.kinds[thing].affords(Verb.CLIMB_DOWN)) {
      return Refusal.NOT_AFFORDED;
    }
    int z = m.z[f] - Space.HEIGHT;
    if (z <= 0) {
      return null;
    }
    long spot = side(m, f);
    return Room.free(m, f, thing, Space.pointX(spot), Space.pointY(spot), z)
        ? null
        : Refusal.NO_ROOM_TO_STAND;
  }

  /** Where a figure is that climbs down: where it clings, or beside what it stood on. */
  static long side(Melee m, int f) {
    return m.is(f, Melee.CLINGING)
        ? Space.point(m.x[f], m.y[f])
        : Nearest.floor(m, f, m.x[f], m.y[f], 1, 0);
  }

  static @Nullable Refusal pickUp(Melee m, int f, int thing) {
    Field field = m.field;
    if (m.carry[f] >= 0) {
      return Refusal.HANDS_FULL;
    }
    if (field.isFigure(thing)) {
      return Refusal.TOO_BIG;
    }
    if (field.isObject(thing)) {
      if (!field.kinds[thing].affords(Verb.PICK_UP)) {
        return Refusal.TOO_BIG;
      }
      if (someoneOn(m, thing)) {
        return Refusal.STOOD_ON;
      }
    } else if (field.isWeapon(thing) && m.side[field.asWeapon(thing)] == m.side[f]) {
      return Refusal.NOT_AFFORDED; // one's own weapons are recovered (A1FA-R16)
    }
    return Touch.touches(m, f, thing) ? null : Refusal.NOT_TOUCHED;
  }

  static boolean someoneOn(Melee m, int o) {
    for (int g = 0; g < m.field.figures; g++) {
      if (m.on[g] == o && m.stands(g)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Refusal tip(Melee m, int f, int thing) {
    Refusal refusal = Feats.afforded(m, f, Verb.TIP, thing);
    if (refusal == null && m.on[f] == thing) {
      return Refusal.STOOD_ON;
    }
    return refusal;
  }

  private static @Nullable Refusal pull(Melee m, int f, int thing) {
    Refusal refusal = Feats.afforded(m, f, Verb.PULL, thing);
    if (refusal == null && Space.over(m, thing, m.x[f], m.y[f])) {
      return Refusal.ON_RUG;
    }
    return refusal;
  }

  private static @Nullable Refusal drop(Melee m, int f, int thing) {
    Refusal refusal = Feats.afforded(m, f, Verb.DROP, thing);
    if (refusal == null && (m.ois[m.field.drops[thing]] & Melee.FALLEN) != 0) {
      return Refusal.FALLEN;
    }
    return refusal;
  }

  private static @Nullable Refusal recover(Melee m, int f, int thing) {
    if (thing < 0) {
      return m.is(f, Melee.STUNNED) ? null : Refusal.NOT_STUNNED;
    }
    if (!m.field.isWeapon(thing)) {
      return Refusal.NOT_AFFORDED;
    }
    if (!m.is(f, Melee.WEAPONLESS)) {
      return Refusal.NOT_WEAPONLESS;
    }
    if (m.side[m.field.asWeapon(thing)] != m.side[f]) {
      return Refusal.THEIR_WEAPON;
    }
    return Touch.touches(m, f, thing) ? null : Refusal.NOT_TOUCHED;
  }

  private static @Nullable Refusal blow(Melee m, int f, Verb verb, int thing) {
    Field field = m.field;
    if (!field.isFigure(thing)) {
      return Refusal.NOT_AFFORDED;
    }
    int g = field.asFigure(thing);
    if (!m.stands(g) || g == f) {
      return Refusal.NOT_AN_ENEMY;
    }
    if (!Touch.contact(m, f, g)) {
      return Refusal.NO_CONTACT;
    }
    return verb == Verb.SWAT && m.carry[f] < 0 ? Refusal.NOTHING_IN_HAND : null;
  }
}
