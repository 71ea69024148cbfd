package derring.oneforall;

import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a match as plain values; {@link SheetReader} reads it back. Lengths in thousandths. */
final class Sheet {
  static final String NOBODY = "none";

  private final Field field;
  private final Notes notes;

  Sheet(Field field, Notes notes) {
    this.field = field;
    this.notes = notes;
  }

  Melee assemble(Facts facts) {
    return new SheetReader(field, notes, facts).read();
  }

  Map<String, Object> describe(Melee m) {
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("phase", m.phase.word());
    sheet.put("initiative", m.turn);
    sheet.put("active", figure(m.active));
    sheet.put("dice", m.dice);
    sheet.put("ones", m.ones);
    sheet.put("lapses", m.lapses);
    sheet.put("reached", m.reached);
    sheet.put("impetus", m.impetus);
    if (m.elevation) { // else not named, so that states from before it keep their digests
      sheet.put("elevation", true);
    }
    sheet.put("last-verb", m.lastVerb < 0 ? NOBODY : Verb.values()[m.lastVerb].word());
    sheet.put("last-thing", thing(m.lastThing));
    sheet.put("hidden", figures(m.hidden));
    sheet.put("quiet", m.quiet);
    sheet.put("idle", m.idle);
    sheet.put("changes", m.changes);
    sheet.put("ending", m.ending.word());
    sheet.put(
        "winner", m.winner < 0 ? NOBODY : m.winner == 2 ? "nobody" : String.valueOf(m.winner));
    Map<String, Object> people = new LinkedHashMap<>();
    for (int f = 0; f < field.figures; f++) {
      people.put(field.figureName(f), person(m, f));
    }
    sheet.put("figures", people);
    Map<String, Object> objects = new LinkedHashMap<>();
    for (int o = 0; o < field.objects; o++) {
      objects.put(field.name(o), object(m, o));
    }
    sheet.put("objects", objects);
    List<String> floor = new ArrayList<>();
    Map<String, Object> spots = new LinkedHashMap<>();
    List<String> broken = new ArrayList<>();
    for (int i = 0; i < field.items; i++) {
      String name = field.name(field.itemThing(i));
      if (m.iat[i] == Melee.ON_FLOOR) {
        floor.add(name);
        spots.put(name, List.of(m.ix[i], m.iy[i]));
      } else if (m.iat[i] == Melee.BROKEN) {
        broken.add(name);
      }
    }
    sheet.put("floor", floor);
    sheet.put("spots", spots);
    sheet.put("broken", broken);
    sheet.put("question", m.window.number());
    List<Integer> asked = new ArrayList<>();
    for (int seat = 0; seat < field.seats; seat++) {
      if (m.window.asks(seat)) {
        asked.add(seat);
      }
    }
    sheet.put("asked", asked);
    sheet.put("announced", announced(m));
    sheet.put("allot", allot(m));
    return sheet;
  }

  /** The things for the hand, wherever they are. */
  List<String> items(Melee m) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < field.items; i++) {
      int thing = field.itemThing(i);
      int by = Carried.carrier(m.iat[i]);
      if (by < 0 || m.carry[by] == thing) {
        names.add(field.name(thing));
      }
    }
    return names;
  }

  private Object announced(Melee m) {
    if (m.phase != Phase.ANSWER) {
      return NOBODY;
    }
    Map<String, Object> terms = new LinkedHashMap<>();
    terms.put("thing", thing(m.customThing));
    terms.put("opposed", m.customOpposed);
    terms.put("targets", figures(m.customTargets));
    terms.put("size", m.customSize);
    terms.put("impetus", m.customImpetus);
    terms.put("elevation", m.customElevation);
    terms.put("ending", List.of(m.customX, m.customY));
    terms.put(
        "moving", m.customToX == Move.Announce.STAYS ? NOBODY : List.of(m.customToX, m.customToY));
    terms.put("sentence", m.sentence);
    return terms;
  }

  private Object allot(Melee m) {
    if (m.phase != Phase.ALLOT) {
      return NOBODY;
    }
    Map<String, Object> hits = new LinkedHashMap<>();
    hits.put("side", m.allotSide);
    hits.put("targets", figures(m.allotTargets));
    hits.put("left", m.allotLeft);
    hits.put("duel", m.allotDuel);
    hits.put("foe", figure(m.duelFoe));
    hits.put("ones", m.duelOnes);
    Map<String, Object> given = new LinkedHashMap<>();
    for (int f = 0; f < field.figures; f++) {
      if (m.allotted[f] > 0) {
        given.put(field.figureName(f), m.allotted[f]);
      }
    }
    hits.put("given", given);
    return hits;
  }

  private Map<String, Object> person(Melee m, int f) {
    Map<String, Object> person = new LinkedHashMap<>();
    person.put("side", m.side[f]);
    person.put("at", List.of(m.x[f], m.y[f]));
    person.put("z", m.z[f]);
    person.put("on", thing(m.on[f]));
    person.put("hangs", thing(m.hang[f]));
    person.put("from", List.of(m.fromX[f], m.fromY[f]));
    person.put("wounds", m.wounds[f]);
    for (int i = 0; i < FLAGS.size(); i++) {
      person.put(FLAGS.get(i), m.is(f, BITS[i]));
    }
    int carried = m.carry[f];
    person.put("hand", field.isItem(carried) ? field.name(carried) : NOBODY);
    person.put("lifts", carried >= 0 && !field.isItem(carried) ? field.name(carried) : NOBODY);
    person.put("lies", 15 * m.lies[f]);
    person.put("weapon-at", List.of(m.wx[f], m.wy[f]));
    return person;
  }

  static final List<String> FLAGS =
      List.of(
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
          "marked");

  static final int[] BITS = {
    Melee.STUNNED,
    Melee.WEAPONLESS,
    Melee.DOWN,
    Melee.LOST,
    Melee.OUTSIDE,
    Melee.UNPLACED,
    Melee.CLINGING,
    Melee.SPENT,
    Melee.RESTED,
    Melee.SWUNG,
    Melee.MARKED
  };

  private Map<String, Object> object(Melee m, int o) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("at", List.of(m.ox[o], m.oy[o]));
    object.put("turn", 15 * m.oturn[o]);
    object.put("half", List.of(m.oa[o], m.ob[o]));
    object.put("top", m.otop[o]);
    object.put("absent", (m.ois[o] & Melee.ABSENT) != 0);
    object.put("tipped", (m.ois[o] & Melee.TIPPED) != 0);
    object.put("open", (m.ois[o] & Melee.OPEN) != 0);
    object.put("fallen", (m.ois[o] & Melee.FALLEN) != 0);
    List<String> items = new ArrayList<>();
    for (int i = 0; i < field.items; i++) {
      if (m.iat[i] == o) {
        items.add(field.name(field.itemThing(i)));
      }
    }
    object.put("items", items);
    return object;
  }

  private String figure(int f) {
    return f < 0 ? NOBODY : field.figureName(f);
  }

  private String thing(int thing) {
    return thing < 0 ? NOBODY : field.name(thing);
  }

  private List<String> figures(int set) {
    List<String> names = new ArrayList<>();
    for (int f = 0; f < field.figures; f++) {
      if ((set >> f & 1) == 1) {
        names.add(field.figureName(f));
      }
    }
    return names;
  }

  /** What is at a point, in words; empty if nothing is. */
  String lyingAt(Melee m, int x, int y) {
    for (int f = 0; f < field.figures; f++) {
      if (m.stands(f) && m.x[f] == x && m.y[f] == y) {
        return field.figureName(f);
      }
    }
    for (int o = 0; o < field.objects; o++) {
      if (m.ox[o] == x && m.oy[o] == y && (m.ois[o] & Melee.ABSENT) == 0) {
        return field.name(o);
      }
    }
    return "";
  }
}
