package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.util.List;

/**
 * Reads a match from plain values. What is not named is as after an ordinary placing, with the
 * first side to act; what cannot be is refused with its field.
 */
final class SheetReader {
  private static final int MANY = 1_000_000;

  private final Field field;
  private final Values values;
  private final Facts facts;
  private final Melee m;

  SheetReader(Field field, Notes notes, Facts facts) {
    this.field = field;
    values = new Values(field, notes);
    this.facts = facts;
    m = new Melee(field);
  }

  Melee read() {
    facts.only(
        "phase",
        "initiative",
        "active",
        "dice",
        "ones",
        "lapses",
        "reached",
        "impetus",
        "elevation",
        "last-verb",
        "last-thing",
        "hidden",
        "quiet",
        "idle",
        "changes",
        "ending",
        "winner",
        "figures",
        "objects",
        "floor",
        "spots",
        "broken",
        "announced",
        "allot",
        "question",
        "asked");
    Turn.deal(m);
    Placing.lineUp(m);
    m.phase = Phase.ACT;
    if (facts.has("objects")) {
      for (String name : facts.at("objects").keys()) {
        object(facts.at("objects").at(name), name);
      }
    }
    items();
    if (facts.has("figures")) {
      for (String name : facts.at("figures").keys()) {
        person(facts.at("figures").at(name), name);
      }
    }
    turn();
    announced();
    allot();
    asked();
    check();
    return m;
  }

  private void turn() {
    m.phase = facts.has("phase") ? facts.at("phase").word(Phase.WORDS) : Phase.ACT;
    m.turn = facts.number("initiative", 0, 1, 0);
    m.active = values.figureOr(facts, "active");
    m.dice = facts.number("dice", 0, MANY, 0);
    m.ones = facts.number("ones", 0, MANY, 0);
    m.lapses = facts.number("lapses", 0, MANY, 0);
    m.reached = facts.flag("reached", false);
    m.impetus = facts.flag("impetus", false);
    m.elevation = facts.flag("elevation", false);
    m.lastVerb =
        Values.named(facts, "last-verb")
            ? facts.at("last-verb").word(Verb.WORDS).ordinal()
            : Melee.NONE;
    m.lastThing = values.thingOr(facts, "last-thing");
    m.hidden = values.figures(facts, "hidden");
    m.quiet = facts.number("quiet", 0, 20, 0);
    m.idle = facts.number("idle", 0, Turn.LONGEST, 0);
    m.changes = facts.number("changes", 0, Turn.LONGEST, 0);
    m.ending = facts.has("ending") ? facts.at("ending").word(Ending.WORDS) : Ending.NONE;
    m.winner = Melee.NONE;
    if (Values.named(facts, "winner")) {
      m.winner = facts.at("winner").word(java.util.Map.of("0", 0, "1", 1, "nobody", 2));
    }
    if (m.active < 0 && (m.dice > 0 || m.reached || m.impetus || m.elevation)) {
      throw facts.bad(
          "nobody is active, so there can be no dice, nothing reached, no impetus or elevation");
    }
    if ((m.phase == Phase.OVER) != (m.winner >= 0)
        || (m.winner >= 0) != (m.ending != Ending.NONE)) {
      throw facts.bad("a match is over exactly if it has a winner and an ending");
    }
  }

  private void person(Facts f, String name) {
    int g = values.figure(f, name);
    f.only(
        "side",
        "at",
        "z",
        "on",
        "hangs",
        "from",
        "wounds",
        "stunned",
        "weaponless",
        "down",
        "lost",
        "outside",
        "unplaced",
        "clinging",
        "spent",
        "rested",
        "swung",
        "marked",
        "hand",
        "lifts",
        "lies",
        "weapon-at");
    m.side[g] = f.number("side", 0, 2, m.side[g]);
    for (int i = 0; i < Sheet.FLAGS.size(); i++) {
      boolean flag = f.flag(Sheet.FLAGS.get(i), m.is(g, Sheet.BITS[i]));
      m.is[g] = flag ? m.is[g] | Sheet.BITS[i] : m.is[g] & ~Sheet.BITS[i];
    }
    m.hang[g] = values.objectOr(f, "hangs");
    int on = values.objectOr(f, "on");
    if (m.hang[g] >= 0) {
      m.x[g] = m.ox[m.hang[g]];
      m.y[g] = m.oy[m.hang[g]];
      m.z[g] = 1250;
      m.on[g] = Melee.NONE;
    }
    if (on >= 0) {
      m.x[g] = m.ox[on];
      m.y[g] = m.oy[on];
    }
    if (f.has("at")) {
      m.x[g] = Values.pair(f.at("at"), 0, field.table.width);
      m.y[g] = Values.pair(f.at("at"), 1, field.table.height);
      m.z[g] = 0;
      m.on[g] = Melee.NONE;
    }
    if (on >= 0) {
      m.on[g] = on;
      m.z[g] = m.is(g, Melee.OUTSIDE) ? 0 : Space.heightOn(m, on, m.x[g], m.y[g]);
    }
    m.z[g] = f.number("z", 0, 20_000, m.z[g]);
    if (f.has("from")) {
      m.fromX[g] = Values.pair(f.at("from"), 0, field.table.width);
      m.fromY[g] = Values.pair(f.at("from"), 1, field.table.height);
    }
    m.wounds[g] = f.number("wounds", 0, 3, 0);
    m.lies[g] = f.number("lies", 0, 345, 0) / 15;
    if (f.has("weapon-at")) {
      m.wx[g] = Values.pair(f.at("weapon-at"), 0, field.table.width);
      m.wy[g] = Values.pair(f.at("weapon-at"), 1, field.table.height);
    }
    int hand = values.thingOr(f, "hand");
    int lifts = values.thingOr(f, "lifts");
    if (hand >= 0) {
      if (!field.isItem(hand) || lifts >= 0) {
        throw f.at("hand").bad("expected one item in the hand, but found " + f.at("hand").shown());
      }
      m.carry[g] = hand;
      if (m.iat[field.asItem(hand)] < 0) {
        throw f.at("hand").bad("'" + field.name(hand) + "' is somewhere else already");
      }
      m.iat[field.asItem(hand)] = Carried.by(g);
    } else if (lifts >= 0) {
      if (field.isItem(lifts) || field.isFigure(lifts)) {
        throw f.at("lifts")
            .bad("expected an object or a weapon, but found " + f.at("lifts").shown());
      }
      m.carry[g] = lifts;
      if (field.isObject(lifts)) {
        m.ois[lifts] |= Melee.ABSENT;
      }
    }
    sound(f, g);
  }

  /** What is true of one figure must fit together. */
  private void sound(Facts f, int g) {
    if (m.is(g, Melee.DOWN) != (m.wounds[g] == 3) && !m.is(g, Melee.LOST)) {
      throw f.bad("a figure is down exactly if it has three wounds");
    }
    if (m.is(g, Melee.MARKED) && !m.is(g, Melee.WEAPONLESS)) {
      throw f.bad("a weapon lies on the floor only if its figure is weaponless");
    }
    if (m.is(g, Melee.CLINGING) && m.on[g] < 0) {
      throw f.bad("whoever clings must cling to something: name it in 'on'");
    }
    if (m.hang[g] >= 0 && !field.kinds[m.hang[g]].affords(Verb.GRAB)) {
      throw f.at("hangs").bad("nobody can hang on " + field.name(m.hang[g]));
    }
    if (!m.stands(g) || m.hang[g] >= 0) {
      return;
    }
    if (m.on[g] >= 0 && !m.is(g, Melee.CLINGING) && !Space.over(m, m.on[g], m.x[g], m.y[g])) {
      throw f.bad("the figure does not stand over " + field.name(m.on[g]));
    }
    for (int o = 0; o < field.objects; o++) {
      if (Room.inside(m, g, o)) {
        throw f.bad("the figure would be inside " + field.name(o));
      }
    }
  }

  private void object(Facts f, String name) {
    int o = field.numbered(name);
    if (!field.isObject(o)) {
      throw f.bad("there is no object '" + name + "' on this table");
    }
    f.only("at", "turn", "half", "top", "absent", "tipped", "open", "fallen", "items");
    if (f.has("at")) {
      m.ox[o] = Values.pair(f.at("at"), 0, field.table.width);
      m.oy[o] = Values.pair(f.at("at"), 1, field.table.height);
    }
    m.oturn[o] = f.number("turn", 0, 345, 15 * m.oturn[o]) / 15;
    if (f.has("half")) {
      m.oa[o] = Values.pair(f.at("half"), 0, MANY);
      m.ob[o] = Values.pair(f.at("half"), 1, MANY);
    }
    m.cells.moved(m, o);
    m.otop[o] = f.number("top", 0, MANY, m.otop[o]);
    flag(f, o, "absent", Melee.ABSENT);
    flag(f, o, "tipped", Melee.TIPPED);
    flag(f, o, "open", Melee.OPEN);
    flag(f, o, "fallen", Melee.FALLEN);
  }

  private void flag(Facts f, int o, String name, int bit) {
    m.ois[o] = f.flag(name, (m.ois[o] & bit) != 0) ? m.ois[o] | bit : m.ois[o] & ~bit;
  }

  private void items() {
    if (facts.has("objects")) {
      for (String name : facts.at("objects").keys()) {
        Facts object = facts.at("objects").at(name);
        if (object.has("items")) {
          int o = field.numbered(name);
          for (Facts item : object.items("items")) {
            m.iat[item(item)] = o;
          }
        }
      }
    }
    for (Facts item : facts.items("broken")) {
      m.iat[item(item)] = Melee.BROKEN;
    }
    for (Facts item : facts.items("floor")) {
      int i = item(item);
      m.iat[i] = Melee.ON_FLOOR;
      Facts spot = facts.at("spots").at(item.text());
      m.ix[i] = Values.pair(spot, 0, field.table.width);
      m.iy[i] = Values.pair(spot, 1, field.table.height);
    }
  }

  private int item(Facts f) {
    int thing = field.numbered(f.text());
    if (!field.isItem(thing)) {
      throw f.bad("there is no item '" + f.text() + "' on this table");
    }
    return field.asItem(thing);
  }

  private void announced() {
    if (!Values.named(facts, "announced")) {
      if (m.phase == Phase.ANSWER) {
        throw facts.bad("the phase answer needs what was 'announced'");
      }
      return;
    }
    Facts f =
        facts
            .at("announced")
            .only(
                "thing",
                "opposed",
                "targets",
                "size",
                "impetus",
                "elevation",
                "ending",
                "moving",
                "sentence");
    if (m.phase != Phase.ANSWER || m.active < 0) {
      throw f.bad("something is announced only in the phase answer, by the active figure");
    }
    m.customThing = values.thingOr(f, "thing");
    m.customOpposed = f.flag("opposed", false);
    m.customTargets = values.figures(f, "targets");
    m.customSize = f.number("size", 0, 2, 0);
    m.customImpetus = f.flag("impetus", false);
    m.customElevation = f.flag("elevation", false);
    m.customX = f.has("ending") ? Values.pair(f.at("ending"), 0, field.table.width) : m.x[m.active];
    m.customY =
        f.has("ending") ? Values.pair(f.at("ending"), 1, field.table.height) : m.y[m.active];
    if (Values.named(f, "moving")) {
      m.customToX = Values.pair(f.at("moving"), 0, field.table.width);
      m.customToY = Values.pair(f.at("moving"), 1, field.table.height);
    }
    m.sentence = f.at("sentence").text();
    if (m.customThing < 0 || !Referee.plain(m.sentence)) {
      throw f.bad("expected a thing and a sentence of at most 200 plain characters");
    }
  }

  private void allot() {
    if (!Values.named(facts, "allot")) {
      if (m.phase == Phase.ALLOT) {
        throw facts.bad("the phase allot needs the hits in 'allot'");
      }
      return;
    }
    Facts f = facts.at("allot").only("side", "targets", "left", "duel", "foe", "ones", "given");
    m.duelFoe = values.figureOr(f, "foe");
    if (m.phase != Phase.ALLOT || m.active < 0 || m.duelFoe < 0) {
      throw f.bad("hits are allocated only in the phase allot, after a duel of the active figure");
    }
    m.allotSide = f.at("side").number(0, 1);
    m.allotTargets = values.figures(f, "targets");
    m.allotLeft = f.at("left").number(1, MANY);
    m.allotDuel = f.flag("duel", true);
    m.duelOnes = f.number("ones", 0, MANY, 0);
    if (f.has("given")) {
      for (String name : f.at("given").keys()) {
        Facts hits = f.at("given").at(name);
        m.allotted[values.figure(hits, name)] = hits.number(1, MANY);
      }
    }
    if (m.allotTargets == 0) {
      throw f.bad("hits need somebody who takes them: name 'targets'");
    }
  }

  /** If nobody is named, all those who have to answer are asked. */
  private void asked() {
    int seats = 0;
    if (m.phase == Phase.ANSWER) {
      seats = field.playing(m, 1 - m.turn);
    } else if (m.phase == Phase.ALLOT) {
      seats = 1 << field.owner(m, Duel.allotter(m));
    }
    int all = seats;
    if (facts.has("asked")) {
      seats = 0;
      for (Facts seat : facts.items("asked")) {
        seats |= 1 << seat.number(0, field.seats - 1);
      }
      if ((seats & ~all) != 0 || (seats == 0) != (all == 0)) {
        throw facts.at("asked").bad("those asked must be those who have to answer now");
      }
    }
    m.window.set(facts.number("question", 0, MANY, seats == 0 ? 0 : 1), seats);
  }

  /** What no match can come to. */
  private void check() {
    boolean placing = Turn.unplaced(m, 0) || Turn.unplaced(m, 1);
    if (placing != (m.phase == Phase.PLACE)) {
      throw facts.bad("figures are unplaced in the phase place, and only then");
    }
    if (m.active >= 0 && (m.side[m.active] != m.turn || !m.fights(m.active))) {
      throw facts.at("active").bad("the active figure must fight on the side with the initiative");
    }
    if (m.phase != Phase.OVER) {
      for (int side = 0; side < 2; side++) {
        boolean left = false;
        for (int f = 0; f < field.figures; f++) {
          left |= m.side[f] == side && m.fights(f);
        }
        if (!left) {
          throw facts.bad("side " + side + " has no figure left, so the match must be over");
        }
      }
    }
    checkObjects();
    for (int f = 0; f < field.figures; f++) {
      if (m.stands(f) && m.hang[f] < 0 && !Room.nobodyAt(m, f, m.x[f], m.y[f], m.z[f])) {
        throw new BadInput(
            List.of("figures", field.figureName(f)), "another figure stands in the same place");
      }
    }
  }

  /** Solid objects have their middles apart; what hangs or lies flat may be above or under one. */
  private void checkObjects() {
    for (int o : field.solids) {
      for (int p : field.solids) {
        if (p < o
            && m.ox[p] == m.ox[o]
            && m.oy[p] == m.oy[o]
            && ((m.ois[o] | m.ois[p]) & Melee.ABSENT) == 0) {
          throw new BadInput(
              List.of("objects", field.name(o)), field.name(p) + " stands in the same place");
        }
      }
    }
  }
}
