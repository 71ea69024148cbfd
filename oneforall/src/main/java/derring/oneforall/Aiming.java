package derring.oneforall;

import org.jspecify.annotations.Nullable;

/** Whether targets some way off can be aimed at: throws, words, splashes (A1FA-8E, A1FA-8F). */
final class Aiming {
  private static final int RANGE = 8000;
  private static final int SPLASH = 4000;

  /** The laundry falls on those so near to the line. */
  private static final int UNDER_LINE = 1000;

  private Aiming() {}

  static @Nullable Refusal check(Melee m, int f, Verb verb, int thing, int targets, int inSight) {
    Refusal refusal = means(m, f, verb, thing);
    if (refusal != null) {
      return refusal;
    }
    if (targets == 0 || targets >>> m.field.figures != 0) {
      return Refusal.NOT_AN_ENEMY;
    }
    if (Integer.bitCount(targets) == 1) {
      return one(m, f, verb, thing, Integer.numberOfTrailingZeros(targets), inSight);
    }
    for (int g = 0; g < m.field.figures; g++) {
      if ((targets >> g & 1) == 1) {
        refusal = one(m, f, verb, thing, g, inSight);
        if (refusal != null) {
          return refusal;
        }
        if (m.side[g] == m.side[f]) {
          return Refusal.NOT_AN_ENEMY;
        }
      }
    }
    return together(m, targets) ? null : Refusal.TARGETS_APART;
  }

  /** Each within a base-width of another, from edge to edge (A1FA-R62). */
  static boolean together(Melee m, int targets) {
    if (Integer.bitCount(targets) == 1) {
      return true;
    }
    for (int g = 0; g < m.field.figures; g++) {
      boolean beside = (targets >> g & 1) == 0;
      for (int h = 0; h < m.field.figures && !beside; h++) {
        beside =
            h != g
                && (targets >> h & 1) == 1
                && Geo.square((long) m.x[g] - m.x[h], (long) m.y[g] - m.y[h])
                    <= 4L * Space.BASE * Space.BASE;
      }
      if (!beside) {
        return false;
      }
    }
    return true;
  }

  /** Whether the figure has what it takes. */
  private static @Nullable Refusal means(Melee m, int f, Verb verb, int thing) {
    Field field = m.field;
    if (verb.isWords()) {
      return thing < 0 ? null : Refusal.NOT_AFFORDED;
    }
    if (thing < 0) {
      return Refusal.NO_SUCH_THING;
    }
    boolean carried = m.carry[f] == thing;
    if (verb == Verb.THROW) {
      if (carried) {
        return null;
      }
      Refusal refusal = Handiwork.pickUp(m, f, thing); // never one's own sword (A1FA-R17)
      return refusal == Refusal.NOT_TOUCHED ? Refusal.NOT_CARRIED : refusal;
    }
    if (field.isItem(thing)) {
      if (!field.item[field.asItem(thing)].spills()) {
        return Refusal.NOT_AFFORDED;
      }
      return carried || Touch.touches(m, f, thing) ? null : Refusal.NOT_CARRIED;
    }
    if (!field.isObject(thing)
        || !field.kinds[thing].affords(Verb.DISTRACT)
        || (m.ois[thing] & (Melee.TIPPED | Melee.FALLEN)) != 0) {
      return Refusal.NOT_AFFORDED;
    }
    return Touch.touchesObject(m, f, thing) ? null : Refusal.NOT_TOUCHED;
  }

  private static @Nullable Refusal one(Melee m, int f, Verb verb, int thing, int g, int inSight) {
    if (g == f || !m.stands(g) || m.side[g] == 2) {
      return Refusal.NOT_AN_ENEMY;
    }
    if (m.side[g] == m.side[f]) { // A1FA-R28: friends only with words
      return verb.isWords() ? null : Refusal.NOT_AN_ENEMY;
    }
    if ((m.hidden >> g & 1) == 1 && m.active == f) {
      return Refusal.DIE_SAID_NO;
    }
    long square = Geo.square((long) m.x[f] - m.x[g], (long) m.y[f] - m.y[g]);
    if (verb == Verb.THROW && m.field.bonus(thing) > 0 && square > (long) RANGE * RANGE) {
      return Refusal.OUT_OF_RANGE;
    }
    if (verb == Verb.DISTRACT) {
      boolean line = m.field.isObject(thing) && m.field.kinds[thing].layer() == Kind.Layer.LINE;
      boolean near =
          line
              ? Space.near(m, thing, m.x[g], m.y[g], UNDER_LINE + Space.RADIUS)
              : square <= (long) SPLASH * SPLASH;
      if (!near) {
        return Refusal.OUT_OF_SPLASH;
      }
      if (line) {
        return null;
      }
    }
    // Words carry as far as one can be seen (A1FA-V.taunt, A1FA-R29).
    return (inSight >> g & 1) == 1 || Sight.sight(m, f, g) != Sight.BLOCKED ? null : Refusal.UNSEEN;
  }
}
