package derring.oneforall;

import org.jspecify.annotations.Nullable;

/** Who may do what now. Lists and verdicts ask the same questions. Null means allowed. */
final class Referee {
  private static final int LONGEST_SENTENCE = 200;

  private Referee() {}

  static @Nullable Refusal judge(Melee m, int seat, Move move) {
    if (m.phase == Phase.OVER) {
      return Refusal.OVER;
    }
    return switch (move) {
      case Move.Place(int f, int x, int y) -> place(m, seat, f, x, y);
      case Move.Go(int f, int x, int y) -> {
        Refusal refusal = mayAct(m, seat, f);
        yield refusal != null ? refusal : go(m, f, x, y);
      }
      case Move.Act(int f, Verb verb, int thing) -> {
        Refusal refusal = mayUse(m, seat, f, verb, thing, Verb.Form.THING);
        yield refusal != null ? refusal : Handiwork.thing(m, f, verb, thing);
      }
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) -> {
        Refusal refusal = mayUse(m, seat, f, verb, thing, Verb.Form.SPOT);
        yield refusal != null ? refusal : Feats.spot(m, f, verb, thing, x, y);
      }
      case Move.Aim(int f, Verb verb, int thing, int targets) -> {
        Refusal refusal = mayUse(m, seat, f, verb, thing, Verb.Form.AIMED);
        yield refusal != null ? refusal : aim(m, f, verb, thing, targets, 0);
      }
      case Move.Duel(int f, int enemy) -> {
        Refusal refusal = mayAct(m, seat, f);
        yield refusal != null ? refusal : duel(m, f, enemy);
      }
      case Move.Announce a -> announce(m, seat, a);
      case Move.Accept() -> answer(m, seat);
      case Move.Doubt() -> answer(m, seat);
      case Move.Hit(int f) -> hit(m, seat, f);
      case Move.Stop() -> stop(m, seat);
      case Move.Yield() -> yielding(m, seat);
    };
  }

  private static @Nullable Refusal waits(Melee m, Phase wanted) {
    if (m.phase == wanted) {
      return null;
    }
    return switch (m.phase) {
      case PLACE -> Refusal.STILL_PLACING;
      case ANSWER -> Refusal.MUST_ANSWER;
      case ALLOT -> Refusal.MUST_ALLOT;
      default ->
          switch (wanted) {
            case PLACE -> Refusal.NOT_PLACING;
            case ANSWER -> Refusal.NOTHING_TO_ANSWER;
            default -> Refusal.NOTHING_TO_ALLOT;
          };
    };
  }

  private static @Nullable Refusal place(Melee m, int seat, int f, int x, int y) {
    Refusal refusal = waits(m, Phase.PLACE);
    if (refusal != null) {
      return refusal;
    }
    if (f < 0 || f >= m.field.figures || m.field.owner(m, f) != seat) {
      return Refusal.NOT_YOUR_FIGURE;
    }
    if (m.side[f] != m.turn) {
      return Refusal.NOT_YOUR_PLACING;
    }
    if (!m.is(f, Melee.UNPLACED)) {
      return Refusal.PLACED;
    }
    if (!m.field.table.zones[m.side[f]].has(x, y) && !Placing.overflows(m, f, x, y)) {
      return Refusal.OUTSIDE_ZONE;
    }
    return roomToPlace(m, f, x, y) ? null : Refusal.NO_ROOM_TO_STAND;
  }

  static boolean roomToPlace(Melee m, int f, int x, int y) {
    int on = Turn.supportAt(m, x, y);
    return on < 0
        ? Room.freeFloor(m, f, x, y)
        : Space.onTable(m.field, x, y, Space.RADIUS) && Room.free(m, f, on, x, y, m.otop[on]);
  }

  /** Whether a seat may do anything with a figure. */
  static @Nullable Refusal mayAct(Melee m, int seat, int f) {
    Refusal refusal = waits(m, Phase.ACT);
    if (refusal != null) {
      return refusal;
    }
    if (f < 0 || f >= m.field.figures || m.field.owner(m, f) != seat) {
      return Refusal.NOT_YOUR_FIGURE;
    }
    if (m.side[f] != m.turn) {
      return Refusal.NO_INITIATIVE;
    }
    if (!m.fights(f)) {
      return Refusal.OUT;
    }
    if (m.active >= 0 && m.active != f) {
      return Refusal.OTHERS_TURN;
    }
    return m.is(f, Melee.SPENT) ? Refusal.SPENT : null;
  }

  /** Whether a figure may use a verb at all, before it is asked with what. */
  static @Nullable Refusal mayUse(Melee m, int seat, int f, Verb verb, int thing, Verb.Form form) {
    Refusal refusal = mayAct(m, seat, f);
    return refusal != null ? refusal : mayDo(m, f, verb, thing, form);
  }

  /** The same for a figure that may act. */
  static @Nullable Refusal mayDo(Melee m, int f, Verb verb, int thing, Verb.Form form) {
    if (thing >= m.field.things() || thing < -1) {
      return Refusal.NO_SUCH_THING;
    }
    if (verb.form() != form || (thing < 0 && verb != Verb.RECOVER && !verb.isWords())) {
      return Refusal.NO_SUCH_THING;
    }
    if (m.is(f, Melee.OUTSIDE)) {
      return verb == Verb.CLIMB && thing == m.on[f] ? repeated(m, verb, thing) : Refusal.AWAY;
    }
    if (m.is(f, Melee.STUNNED) && Feats.moves(verb)) {
      return Refusal.STUNNED;
    }
    if (m.hang[f] >= 0 && !whileHanging(verb, thing)) {
      return Refusal.HANGING;
    }
    if (m.is(f, Melee.CLINGING) && !whileClinging(verb)) {
      return Refusal.CLINGING;
    }
    return repeated(m, verb, thing);
  }

  private static boolean whileHanging(Verb verb, int thing) {
    return switch (verb) {
      case SWING, SWING_KICK, CLIMB_DOWN, TAUNT, INSULT, THROW -> true;
      case RECOVER -> thing < 0;
      default -> false;
    };
  }

  private static boolean whileClinging(Verb verb) {
    return switch (verb) {
      case DODGE, LEAP_OVER, RUN, SLIDE, TIP, ROLL, SHOVE, PULL -> false;
      default -> true;
    };
  }

  /** A1FA-R69, if the option is on. */
  private static @Nullable Refusal repeated(Melee m, Verb verb, int thing) {
    if (!m.field.options.noRepeat() || m.lastVerb < 0 || thing < 0 || m.lastThing != thing) {
      return null;
    }
    Verb last = LAST[m.lastVerb];
    return last == verb || undoes(verb, last) || undoes(last, verb) ? Refusal.REPEATED : null;
  }

  private static final Verb[] LAST = Verb.values();

  private static boolean undoes(Verb one, Verb other) {
    return (one == Verb.LEAP_OFF && other == Verb.LEAP_ONTO)
        || (one == Verb.CLIMB_DOWN && other == Verb.CLIMB);
  }

  static @Nullable Refusal go(Melee m, int f, int x, int y) {
    Refusal refusal = mayGo(m, f);
    if (refusal != null) {
      return refusal;
    }
    if (!Space.onTable(m.field, x, y, 0)) {
      return Refusal.OFF_TABLE;
    }
    if (x == m.x[f] && y == m.y[f]) {
      return Refusal.NO_WAY;
    }
    if (m.is(f, Melee.RESTED)
        && m.field.options.freeMoveCap()
        && Straight.stopped(m, f, x, y) < 0) {
      return Refusal.RESTED;
    }
    return null;
  }

  /** Whether a figure may make a straight move at all; nobody is held in contact (A1FA-R14). */
  static @Nullable Refusal mayGo(Melee m, int f) {
    if (m.is(f, Melee.OUTSIDE)) {
      return Refusal.AWAY;
    }
    if (m.is(f, Melee.STUNNED)) {
      return Refusal.STUNNED;
    }
    if (m.hang[f] >= 0) {
      return Refusal.HANGING;
    }
    if (m.is(f, Melee.CLINGING)) {
      return Refusal.CLINGING;
    }
    if (m.on[f] >= 0 && m.field.kinds[m.on[f]].layer() == Kind.Layer.RAMP) {
      return Refusal.ON_STAIRS;
    }
    return m.active == f && m.reached ? Refusal.MUST_ACT : null;
  }

  /** Whether targets can be aimed at; some of them may be known to be in sight. */
  static @Nullable Refusal aim(Melee m, int f, Verb verb, int thing, int targets, int inSight) {
    Refusal refusal = Aiming.check(m, f, verb, thing, targets, inSight);
    if (refusal != null || !m.reached || m.active != f) {
      return refusal;
    }
    boolean near = thing >= 0 && m.carry[f] != thing;
    for (int g = 0; g < m.field.figures && !near; g++) {
      near = (targets >> g & 1) == 1 && Touch.contact(m, f, g);
    }
    return near ? null : Refusal.ELSEWHERE;
  }

  /** Whether a figure may duel another, which need not be armed (A1FA-R59). */
  static @Nullable Refusal duel(Melee m, int f, int enemy) {
    if (m.is(f, Melee.OUTSIDE)) {
      return Refusal.AWAY;
    }
    if (!m.field.roster[f].duels()) {
      return Refusal.NEVER_DUELS;
    }
    if (!m.armed(f) && !m.field.roster[f].blade()) { // A1FA-R40
      return Refusal.UNARMED;
    }
    if (enemy < 0 || enemy >= m.field.figures || !m.enemies(f, enemy) || !m.stands(enemy)) {
      return Refusal.NOT_AN_ENEMY;
    }
    return Touch.contact(m, f, enemy) ? null : Refusal.NO_CONTACT;
  }

  private static @Nullable Refusal announce(Melee m, int seat, Move.Announce a) {
    Refusal refusal = mayAct(m, seat, a.figure());
    if (refusal != null) {
      return refusal;
    }
    int f = a.figure();
    if (a.thing() < 0 || a.thing() >= m.field.things()) {
      return Refusal.NO_SUCH_THING;
    }
    if (m.is(f, Melee.OUTSIDE)) {
      return Refusal.AWAY;
    }
    if (!plain(a.sentence()) || a.size() < 0 || a.size() > 2) {
      return Refusal.NO_SENTENCE;
    }
    if (!Touch.touches(m, f, a.thing()) && !Carried.holds(m, f, a.thing())) {
      return Refusal.NOT_TOUCHED;
    }
    if (a.opposed() != (a.targets() != 0)) {
      return Refusal.NO_SENTENCE;
    }
    refusal = a.opposed() ? targets(m, f, a.targets()) : null;
    if (refusal != null) {
      return refusal;
    }
    refusal = endsAt(m, f, a.x(), a.y());
    return refusal != null || !a.shifts() ? refusal : Announced.moves(m, a);
  }

  private static @Nullable Refusal targets(Melee m, int f, int targets) {
    if (targets >>> m.field.figures != 0) {
      return Refusal.NOT_AN_ENEMY;
    }
    for (int g = 0; g < m.field.figures; g++) {
      if ((targets >> g & 1) == 1 && (!m.enemies(f, g) || !m.stands(g))) {
        return Refusal.NOT_AN_ENEMY;
      }
    }
    return Aiming.together(m, targets) ? null : Refusal.TARGETS_APART;
  }

  /** A1FA-R92: where one is, or as far as a leap or a straight line goes. */
  private static @Nullable Refusal endsAt(Melee m, int f, int x, int y) {
    if (x == m.x[f] && y == m.y[f]) {
      return null;
    }
    if (!Space.onTable(m.field, x, y, 0)) {
      return Refusal.OFF_TABLE;
    }
    if (m.is(f, Melee.STUNNED)) {
      return Refusal.STUNNED;
    }
    if (m.hang[f] >= 0) {
      return Refusal.HANGING;
    }
    int on = Feats.landing(m, x, y, m.z[f] + Space.JUMP);
    boolean leap =
        Geo.square((long) x - m.x[f], (long) y - m.y[f])
            <= (long) (Feats.LEAP + Space.BASE) * (Feats.LEAP + Space.BASE);
    boolean line = m.on[f] < 0 && on < 0 && Straight.end(m, f, x, y) == Space.point(x, y);
    boolean room = on < 0 ? Room.freeFloor(m, f, x, y) : Room.free(m, f, on, x, y, m.otop[on]);
    return room && (leap || line) ? null : Refusal.UNREACHABLE;
  }

  /** Printable, not blank, and short enough for a log. */
  static boolean plain(String sentence) {
    if (sentence.isBlank()
        || sentence.length() > LONGEST_SENTENCE
        || !sentence.equals(sentence.strip())) {
      return false;
    }
    for (int i = 0; i < sentence.length(); i++) {
      char c = sentence.charAt(i);
      if (Character.isISOControl(c)
          || Character.getType(c) == Character.FORMAT
          || Character.isSurrogate(c)
          || (c != ' ' && Character.isWhitespace(c))
          || (c == ' ' && sentence.charAt(i - 1) == ' ')) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Refusal answer(Melee m, int seat) {
    Refusal refusal = waits(m, Phase.ANSWER);
    if (refusal != null) {
      return refusal;
    }
    if (m.field.sideOf(seat) == m.turn) {
      return Refusal.MUST_ANSWER;
    }
    return m.window.asks(seat) ? null : Refusal.ANSWERED;
  }

  private static @Nullable Refusal hit(Melee m, int seat, int f) {
    Refusal refusal = waits(m, Phase.ALLOT);
    if (refusal != null) {
      return refusal;
    }
    if (m.field.owner(m, Duel.allotter(m)) != seat) {
      return Refusal.NOT_YOURS_TO_ALLOT;
    }
    return f >= 0 && f < m.field.figures && (m.allotTargets >> f & 1) == 1
        ? null
        : Refusal.NOT_A_LOSER;
  }

  private static @Nullable Refusal stop(Melee m, int seat) {
    Refusal refusal = waits(m, Phase.ACT);
    if (refusal != null) {
      return refusal;
    }
    if (m.active < 0) {
      return Refusal.NOBODY_ACTIVE;
    }
    return m.field.owner(m, m.active) == seat ? null : Refusal.NOT_YOUR_FIGURE;
  }

  private static @Nullable Refusal yielding(Melee m, int seat) {
    Refusal refusal = waits(m, Phase.ACT);
    if (refusal != null) {
      return refusal;
    }
    if (m.field.sideOf(seat) != m.turn) {
      return Refusal.NO_INITIATIVE;
    }
    if (m.active >= 0) {
      return Refusal.NO_YIELDING;
    }
    return m.field.plays(m, seat) ? null : Refusal.NOBODY_LEFT;
  }
}
