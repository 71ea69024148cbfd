package derring.oneforall;

import derring.kernel.MoveBuffer;

/**
 * A good finite sample of what can be done (A1FA-2): a run to everything there is, every verb that
 * what is touched affords with a few useful spots, every enemy in contact. All of it passes the
 * {@link Referee}, who allows more.
 */
final class Sample {
  private static final Verb[] VERBS = Verb.values();
  private static final int SLOT = 1300;

  private final Field field;

  /** By figure and object: the run to where the object stands at first. */
  private final Move.Go[][] runs;

  /** By object: another stands at the same spot at first, so the run must not be listed twice. */
  private final boolean[] twins;

  private final Move.Act[][] blows;
  private final Move.Duel[][] duels;
  private final Move.Hit[] hits;

  Sample(Field field) {
    this.field = field;
    runs = new Move.Go[field.figures][field.objects];
    twins = new boolean[field.objects];
    for (int o = 0; o < field.objects; o++) {
      for (int p = 0; p < field.objects; p++) {
        twins[o] |=
            p != o && field.bare.ox[p] == field.bare.ox[o] && field.bare.oy[p] == field.bare.oy[o];
      }
    }
    blows = new Move.Act[field.figures][];
    duels = new Move.Duel[field.figures][field.figures];
    hits = new Move.Hit[field.figures];
    for (int f = 0; f < field.figures; f++) {
      hits[f] = new Move.Hit(f);
      for (int o = 0; o < field.objects; o++) {
        runs[f][o] = new Move.Go(f, field.bare.ox[o], field.bare.oy[o]);
      }
      blows[f] = new Move.Act[field.figures * BLOWS];
      for (int g = 0; g < field.figures; g++) {
        duels[f][g] = new Move.Duel(f, g);
        for (int i = 0; i < BLOWS; i++) {
          blows[f][g * BLOWS + i] =
              new Move.Act(f, VERBS[Verb.PUNCH.ordinal() + i], field.figureThing(g));
        }
      }
    }
  }

  private static final int BLOWS = Verb.SWAT.ordinal() - Verb.PUNCH.ordinal() + 1;
  private static final Move STOP = new Move.Stop();
  private static final Move YIELD = new Move.Yield();
  private static final Move ACCEPT = new Move.Accept();
  private static final Move DOUBT = new Move.Doubt();

  void list(Melee m, int seat, MoveBuffer<Move> into) {
    switch (m.phase) {
      case PLACE -> places(m, seat, into);
      case ANSWER -> {
        into.add(ACCEPT);
        into.add(DOUBT);
      }
      case ALLOT -> {
        for (int f = 0; f < field.figures; f++) {
          if ((m.allotTargets >> f & 1) == 1) {
            into.add(hits[f]);
          }
        }
      }
      case ACT -> {
        if (m.active >= 0) {
          into.add(STOP);
          figure(m, m.active, into);
        } else {
          into.add(YIELD);
          for (int f = 0; f < field.figures; f++) {
            if (Referee.mayAct(m, seat, f) == null) {
              figure(m, f, into);
            }
          }
        }
      }
      case OVER -> {}
    }
  }

  private void places(Melee m, int seat, MoveBuffer<Move> into) {
    int f = 0;
    while (m.side[f] != m.turn || !m.is(f, Melee.UNPLACED) || field.owner(m, f) != seat) {
      f++;
    }
    Tabletop.Zone zone = field.table.zones[m.turn];
    int before = into.size();
    int step = SLOT;
    while (into.size() == before && step > 100) {
      for (int y = zone.lower() + 650; y <= zone.upper() - 600; y += step) {
        for (int x = zone.left() + 650; x <= zone.right() - 600; x += step) {
          if (Referee.roomToPlace(m, f, x, y)) {
            into.add(new Move.Place(f, x, y));
          }
        }
      }
      step /= 2;
    }
  }

  private void figure(Melee m, int f, MoveBuffer<Move> into) {
    if (m.is(f, Melee.OUTSIDE)) {
      thing(m, f, Verb.CLIMB, m.on[f], into);
      return;
    }
    if (Referee.mayGo(m, f) == null) {
      runs(m, f, into);
    }
    if (m.is(f, Melee.STUNNED)) {
      thing(m, f, Verb.RECOVER, Melee.NONE, into);
    }
    int seen = nearestSeen(m, f);
    objects(m, f, seen, into);
    if (m.is(f, Melee.WEAPONLESS)) {
      for (int g = 0; g < field.figures; g++) {
        if (m.is(g, Melee.MARKED)) {
          thing(m, f, Verb.RECOVER, field.weaponThing(g), into);
        }
      }
    }
    items(m, f, seen, into);
    people(m, f, into);
    if (seen >= 0) {
      aim(m, f, Verb.TAUNT, Melee.NONE, seen, into);
      aim(m, f, Verb.INSULT, Melee.NONE, seen, into);
      if (m.carry[f] >= 0) {
        aim(m, f, Verb.THROW, m.carry[f], seen, into);
        aim(m, f, Verb.DISTRACT, m.carry[f], seen, into);
      }
    }
  }

  // Runs.

  private void runs(Melee m, int f, MoveBuffer<Move> into) {
    int first = into.size();
    boolean capped = m.is(f, Melee.RESTED) && field.options.freeMoveCap();
    for (int o = 0; o < field.objects; o++) {
      if ((m.ois[o] & Melee.ABSENT) != 0 || o == m.on[f]) {
        continue;
      }
      Move.Go known = runs[f][o];
      if (known.x() == m.ox[o] && known.y() == m.oy[o]) {
        if (!capped && (known.x() != m.x[f] || known.y() != m.y[f]) && !twins[o]) {
          into.add(known);
          continue;
        }
      }
      run(m, f, m.ox[o], m.oy[o], first, into);
    }
    for (int g = 0; g < field.figures; g++) {
      if (g != f && m.stands(g)) {
        run(m, f, m.x[g], m.y[g], first, into);
      }
      if (m.is(g, Melee.MARKED) && m.side[g] == m.side[f]) {
        run(m, f, m.wx[g], m.wy[g], first, into);
      }
    }
    for (int i = 0; i < field.items; i++) {
      if (m.iat[i] == Melee.ON_FLOOR) {
        run(m, f, m.ix[i], m.iy[i], first, into);
      }
    }
    int w = field.table.width;
    int h = field.table.height;
    run(m, f, w / 4, h / 4, first, into);
    run(m, f, w - w / 4, h / 4, first, into);
    run(m, f, w / 4, h - h / 4, first, into);
    run(m, f, w - w / 4, h - h / 4, first, into);
  }

  private void run(Melee m, int f, int x, int y, int first, MoveBuffer<Move> into) {
    for (int i = first; i < into.size(); i++) {
      if (into.get(i) instanceof Move.Go go && go.x() == x && go.y() == y) {
        return;
      }
    }
    if (Referee.go(m, f, x, y) == null) {
      into.add(new Move.Go(f, x, y));
    }
  }

  // What is touched.

  private void objects(Melee m, int f, int seen, MoveBuffer<Move> into) {
    if (m.hang[f] >= 0) {
      swings(m, f, m.hang[f], into);
      thing(m, f, Verb.CLIMB_DOWN, m.hang[f], into);
      return;
    }
    for (int o = 0; o < field.objects; o++) {
      long reach = m.oa[o] + m.ob[o] + 2000L;
      if (Math.abs(m.x[f] - m.ox[o]) > reach
          || Math.abs(m.y[f] - m.oy[o]) > reach
          || !Space.touchesObject(m, f, o)) {
        continue;
      }
      int affords = field.kinds[o].affords();
      for (int v = Integer.numberOfTrailingZeros(affords);
          affords != 0;
          affords &= affords - 1, v = Integer.numberOfTrailingZeros(affords)) {
        verb(m, f, VERBS[v], o, seen, into);
      }
      if (m.active == f && m.reached && o == firstTouched(m, f)) {
        announce(m, f, o, into);
      }
    }
  }

  private int firstTouched(Melee m, int f) {
    for (int o = 0; o < field.objects; o++) {
      if (Space.touchesObject(m, f, o)) {
        return o;
      }
    }
    return Melee.NONE;
  }

  /** Anything can be announced; the sample has the plainest thing that can. */
  private void announce(Melee m, int f, int o, MoveBuffer<Move> into) {
    Move.Announce move =
        new Move.Announce(
            f,
            o,
            false,
            0,
            0,
            false,
            m.x[f],
            m.y[f],
            "He makes the most of " + field.name(o) + ".");
    if (Referee.judge(m, field.owner(m, f), move) == null) {
      into.add(move);
    }
  }

  private void verb(Melee m, int f, Verb verb, int o, int seen, MoveBuffer<Move> into) {
    switch (verb) {
      case DODGE, LEAP_OVER -> beyond(m, f, verb, o, m.ox[o], m.oy[o], into);
      case LEAP_ONTO -> {
        long top = Feats.topOf(m, o, m.x[f], m.y[f]);
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
      case DISTRACT -> {
        if (seen >= 0) {
          aim(m, f, verb, o, seen, into);
        }
      }
      case THROW -> {
        if (seen >= 0) {
          aim(m, f, verb, o, seen, into);
        }
      }
      case SWAT -> {} // what is carried, not what is touched
      default -> thing(m, f, verb, o, into);
    }
  }

  /** Spots in contact with the far side of something. */
  private void beyond(
      Melee m, int f, Verb verb, int thing, long cx, long cy, MoveBuffer<Move> into) {
    long dx = cx - m.x[f];
    long dy = cy - m.y[f];
    long k = Geo.stretch(dx, dy);
    if (k == 0 || m.on[f] == thing) {
      return;
    }
    int found = 0;
    for (int step = 0; step < 3 && found < 2; step++) {
      int angle = step == 0 ? 0 : step == 1 ? 12 : -12;
      long c = Geo.cos(angle);
      long s = Geo.sin(angle);
      long ux = (dx * k * c - dy * k * s) / Geo.UNIT;
      long uy = (dx * k * s + dy * k * c) / Geo.UNIT;
      long len = Geo.reach(ux, uy);
      long from = field.isObject(thing) ? m.oa[thing] + m.ob[thing] + 2000L : 4000;
      long px = cx + ux * from / len;
      long py = cy + uy * from / len;
      long way = wayBack(m, thing, px, py, -ux, -uy, len);
      if (way < from) {
        long end = from - way + Space.GAP;
        found +=
            spot(m, f, verb, thing, (int) (cx + ux * end / len), (int) (cy + uy * end / len), into)
                ? 1
                : 0;
      }
    }
  }

  private long wayBack(Melee m, int thing, long px, long py, long ux, long uy, long len) {
    if (field.isObject(thing)) {
      return Space.sweepTo(m, thing, px, py, ux, uy, len, Space.RADIUS);
    }
    int g = field.asFigure(thing);
    return m.is(g, Melee.DOWN)
        ? Space.sweepBody(m, g, px, py, ux, uy, len, Space.RADIUS)
        : Geo.sweepCircle(px - m.x[g], py - m.y[g], ux, uy, len, Space.BASE);
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
      long len = Geo.reach(ux, uy);
      long rim = m.is(f, Melee.CLINGING) ? 600 : Space.toRim(m, o, m.x[f], m.y[f], ux, uy, len);
      long s = rim + Space.RADIUS + 100;
      spot(
          m,
          f,
          Verb.LEAP_OFF,
          o,
          (int) (m.x[f] + ux * s / len),
          (int) (m.y[f] + uy * s / len),
          into);
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

  /** Straight away from oneself, and at each enemy. */
  private void sends(Melee m, int f, Verb verb, int o, MoveBuffer<Move> into) {
    if (m.on[f] == o) {
      return;
    }
    int x = Math.clamp(2L * m.ox[o] - m.x[f], 0, field.table.width);
    int y = Math.clamp(2L * m.oy[o] - m.y[f], 0, field.table.height);
    spot(m, f, verb, o, x, y, into);
    for (int g = 0; g < field.figures; g++) {
      if (m.enemies(f, g) && m.stands(g) && (m.x[g] != x || m.y[g] != y)) {
        spot(m, f, verb, o, m.x[g], m.y[g], into);
      }
    }
  }

  private void items(Melee m, int f, int seen, MoveBuffer<Move> into) {
    if (m.hang[f] >= 0) {
      return;
    }
    for (int i = 0; i < field.items; i++) {
      int at = m.iat[i];
      int thing = field.itemThing(i);
      if (at <= Melee.BROKEN || m.carry[f] >= 0 || !Space.touches(m, f, thing)) {
        continue;
      }
      thing(m, f, Verb.PICK_UP, thing, into);
      if (seen >= 0) {
        aim(m, f, Verb.THROW, thing, seen, into);
        if (field.item[i].spills()) {
          aim(m, f, Verb.DISTRACT, thing, seen, into);
        }
      }
    }
    for (int g = 0; g < field.figures; g++) {
      if (m.is(g, Melee.MARKED) && m.side[g] != m.side[f]) {
        int weapon = field.weaponThing(g);
        thing(m, f, Verb.PICK_UP, weapon, into);
        if (Space.touches(m, f, weapon)) {
          spot(
              m,
              f,
              Verb.SHOVE,
              weapon,
              Math.clamp(2L * m.wx[g] - m.x[f], 0, field.table.width),
              Math.clamp(2L * m.wy[g] - m.y[f], 0, field.table.height),
              into);
        }
      }
    }
  }

  // Who is touched.

  private void people(Melee m, int f, MoveBuffer<Move> into) {
    for (int g = 0; g < field.figures; g++) {
      int thing = field.figureThing(g);
      if (g == f
          || Math.abs(m.x[f] - m.x[g]) > 3000
          || Math.abs(m.y[f] - m.y[g]) > 3000
          || !Space.touches(m, f, thing)) {
        continue;
      }
      if (m.enemies(f, g) && m.stands(g)) {
        if (Referee.duel(m, f, g) == null) {
          into.add(duels[f][g]);
        }
        for (int i = 0; i < BLOWS; i++) {
          Move.Act blow = blows[f][g * BLOWS + i];
          if (use(m, f, blow.verb(), thing, Verb.Form.THING)
              && Feats.thing(m, f, blow.verb(), thing) == null) {
            into.add(blow);
          }
        }
      } else {
        beyond(m, f, Verb.LEAP_OVER, thing, m.x[g], m.y[g], into);
      }
      beyond(m, f, Verb.DODGE, thing, m.x[g], m.y[g], into);
      if (m.is(g, Melee.DOWN)) {
        spot(
            m,
            f,
            Verb.SHOVE,
            thing,
            Math.clamp(2L * m.x[g] - m.x[f], 0, field.table.width),
            Math.clamp(2L * m.y[g] - m.y[f], 0, field.table.height),
            into);
      }
    }
  }

  private int nearestSeen(Melee m, int f) {
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

  private boolean use(Melee m, int f, Verb verb, int thing, Verb.Form form) {
    return Referee.mayUse(m, field.owner(m, f), f, verb, thing, form) == null;
  }

  private void thing(Melee m, int f, Verb verb, int thing, MoveBuffer<Move> into) {
    if (use(m, f, verb, thing, Verb.Form.THING) && Feats.thing(m, f, verb, thing) == null) {
      into.add(new Move.Act(f, verb, thing));
    }
  }

  private boolean spot(Melee m, int f, Verb verb, int thing, int x, int y, MoveBuffer<Move> into) {
    if (!use(m, f, verb, thing, Verb.Form.SPOT) || Feats.spot(m, f, verb, thing, x, y) != null) {
      return false;
    }
    for (int i = into.size() - 1; i >= 0 && i > into.size() - 16; i--) {
      if (into.get(i) instanceof Move.ActAt at
          && at.x() == x
          && at.y() == y
          && at.verb() == verb
          && at.thing() == thing
          && at.figure() == f) {
        return false;
      }
    }
    into.add(new Move.ActAt(f, verb, thing, x, y));
    return true;
  }

  private void aim(Melee m, int f, Verb verb, int thing, int g, MoveBuffer<Move> into) {
    if (use(m, f, verb, thing, Verb.Form.AIMED) && Referee.aim(m, f, verb, thing, 1 << g) == null) {
      into.add(new Move.Aim(f, verb, thing, 1 << g));
    }
  }
}
