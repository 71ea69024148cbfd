package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What stays the same for a whole match: the table, the kinds of its objects, who fights for whom.
 * Everything that can be named has one number: objects first, then items, figures, and their
 * dropped weapons.
 */
final class Field {
  private static final int MOST_FIGURES = 20;

  final Options options;
  final Tabletop table;
  final int objects;
  final int items;
  final int figures;

  /** By object. */
  final Kind[] kinds;

  final int[] base;

  /** By object: how high its lowest part is. */
  final int[] bottom;

  /** By object: whether it can ever be in somebody's way. */
  final boolean[] solid;

  /** The objects that can, and as a bit set. */
  final int[] solids;

  final long allSolid;

  /** The objects that hang, and can be grabbed from some way off. */
  private final long hanging;

  /** The objects that stop nobody, but can be reached where one stops (A1FA-R93). */
  final int[] loose;

  final long allLoose;

  /** The objects that can block the sight. */
  final int[] screens;

  /** The objects over which figures are in contact (A1FA-R72). */
  final int[] across;

  /** By object: what it lets drop, or -1. */
  final int[] drops;

  /** By object: the rack it lies in at first, or -1. */
  final int[] inside;

  /** By item. */
  final Item[] item;

  /** By figure. */
  final Figure[] roster;

  final int[] side;

  /** The seat that moves a figure; for bystanders the first seat of the side they join. */
  private final int[] owner;

  final int seats;

  /** Before anything has happened: nobody placed. */
  final Melee bare;

  private final String[] names;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  Field(Options options, Map<String, CardSet> sets) {
    this.options = options;
    seats = options.seats();
    Catalogue catalogue = Catalogue.read(set(sets, Catalogue.ID));
    table = Tabletop.read(catalogue, set(sets, options.table()));
    objects = table.pieces.size();
    items = table.items.size();
    List<Figure> all = new ArrayList<>();
    List<Integer> sides = new ArrayList<>();
    add(catalogue, options.musketeers(), 0, all, sides);
    add(catalogue, options.guards(), 1, all, sides);
    add(catalogue, java.util.Collections.nCopies(options.bystanders(), "bystander"), 2, all, sides);
    figures = all.size();
    if (figures > MOST_FIGURES) {
      throw new BadInput("at most " + MOST_FIGURES + " figures fit on a table");
    }
    roster = all.toArray(Figure[]::new);
    side = sides.stream().mapToInt(Integer::intValue).toArray();
    owner = owners();
    kinds = new Kind[objects];
    base = new int[objects];
    bottom = new int[objects];
    solid = new boolean[objects];
    solids = which(kind -> !stopsNobody(kind));
    allSolid = bits(solids);
    hanging = bits(which(kind -> kind.layer() == Kind.Layer.HANGING));
    loose = which(kind -> stopsNobody(kind) || kind.layer() == Kind.Layer.HANGING);
    allLoose = bits(loose);
    screens = which(Kind::sight);
    across = which(Kind::across);
    drops = new int[objects];
    inside = new int[objects];
    item = new Item[items];
    names = new String[objects + items + 2 * figures];
    nameAll();
    bare = new Melee(this);
    layOut();
    Placing.lineUp(bare.copy()); // or the table is refused
  }

  private int[] which(Predicate<Kind> wanted) {
    return IntStream.range(0, objects)
        .filter(o -> wanted.test(table.pieces.get(o).kind()))
        .toArray();
  }

  private static long bits(int[] objects) {
    long set = 0;
    for (int o : objects) {
      set |= 1L << o;
    }
    return set;
  }

  /** The objects that a figure may touch where it is, as a bit set. */
  long inReach(Melee m, int f) {
    return m.cells.at(m.x[f], m.y[f]) | hanging | (m.on[f] >= 0 ? 1L << m.on[f] : 0);
  }

  private static boolean stopsNobody(Kind kind) {
    return kind.layer() == Kind.Layer.FLAT || kind.layer() == Kind.Layer.LINE;
  }

  private static CardSet set(Map<String, CardSet> sets, String id) {
    CardSet set = sets.get(id);
    if (set == null) {
      throw new BadInput("the set '" + id + "' is missing");
    }
    return set;
  }

  private static void add(
      Catalogue catalogue, List<String> kinds, int side, List<Figure> all, List<Integer> sides) {
    for (String kind : kinds) {
      Figure figure = catalogue.figures.get(kind);
      if (figure == null) {
        throw new BadInput(
            List.of("cards", Catalogue.ID, "figures"), "expected a figure of the kind " + kind);
      }
      all.add(figure);
      sides.add(side);
    }
  }

  /** Those who share a side take its figures in turn (A1FA-R83). */
  private int[] owners() {
    int[] owners = new int[figures];
    int[] next = new int[3];
    for (int f = 0; f < figures; f++) {
      int s = side[f];
      int players = s == 0 ? (seats + 1) / 2 : seats / 2;
      owners[f] = s == 2 ? NOBODY : s + 2 * (next[s]++ % players);
    }
    return owners;
  }

  static final int NOBODY = -1;

  int sideOf(int seat) {
    return seat % 2;
  }

  /** The seat that moves a figure now. */
  int owner(Melee m, int figure) {
    return owner[figure] == NOBODY && m.side[figure] < 2 ? m.side[figure] : owner[figure];
  }

  /** Whether a seat still has somebody in the fight. */
  boolean plays(Melee m, int seat) {
    for (int f = 0; f < figures; f++) {
      if (m.fights(f) && owner(m, f) == seat) {
        return true;
      }
    }
    return false;
  }

  /** The seats of a side that still have somebody in the fight, as a bit set. */
  int playing(Melee m, int side) {
    int set = 0;
    for (int f = 0; f < figures; f++) {
      if (m.side[f] == side && m.fights(f)) {
        set |= 1 << owner(m, f);
      }
    }
    return set;
  }

  private void nameAll() {
    for (int o = 0; o < objects; o++) {
      name(o, table.pieces.get(o).id());
    }
    for (int i = 0; i < items; i++) {
      name(objects + i, table.items.get(i).id());
    }
    Map<String, Integer> all = new LinkedHashMap<>();
    for (Figure figure : roster) {
      all.merge(figure.id(), 1, Integer::sum);
    }
    Map<String, Integer> so = new LinkedHashMap<>();
    for (int f = 0; f < figures; f++) {
      String id = roster[f].id();
      int number = so.merge(id, 1, Integer::sum);
      String name = all.getOrDefault(id, 0) == 1 ? id : id + number;
      name(figureThing(f), name);
      name(weaponThing(f), name + "-weapon");
    }
  }

  private void name(int thing, String name) {
    names[thing] = name;
    if (numbers.put(name.toLowerCase(Locale.ROOT), thing) != null) {
      throw new BadInput(
          List.of("cards", options.table(), "objects"),
          "'" + name + "' names two things; expected another id");
    }
  }

  private void layOut() {
    for (int o = 0; o < objects; o++) {
      Tabletop.Piece piece = table.pieces.get(o);
      kinds[o] = piece.kind();
      base[o] = piece.base();
      bottom[o] = piece.bottom();
      solid[o] = !stopsNobody(piece.kind());
      drops[o] = piece.drops();
      inside[o] = piece.inside();
      bare.ox[o] = piece.x();
      bare.oy[o] = piece.y();
      bare.oturn[o] = piece.turn();
      bare.oa[o] = piece.a();
      bare.ob[o] = piece.b();
      bare.otop[o] = piece.top();
      bare.ois[o] = piece.inside() >= 0 ? Melee.ABSENT : 0;
      bare.cells.moved(bare, o);
    }
    for (int i = 0; i < items; i++) {
      item[i] = table.items.get(i).item();
      bare.iat[i] = table.items.get(i).on();
    }
    for (int f = 0; f < figures; f++) {
      bare.on[f] = Melee.NONE;
      bare.hang[f] = Melee.NONE;
      bare.carry[f] = Melee.NONE;
      bare.side[f] = side[f];
      bare.is[f] = Melee.UNPLACED;
    }
  }

  int itemThing(int item) {
    return objects + item;
  }

  int figureThing(int figure) {
    return objects + items + figure;
  }

  int weaponThing(int figure) {
    return objects + items + figures + figure;
  }

  int things() {
    return names.length;
  }

  boolean isObject(int thing) {
    return thing >= 0 && thing < objects;
  }

  boolean isItem(int thing) {
    return thing >= objects && thing < objects + items;
  }

  boolean isFigure(int thing) {
    return thing >= objects + items && thing < objects + items + figures;
  }

  boolean isWeapon(int thing) {
    return thing >= objects + items + figures;
  }

  int asItem(int thing) {
    return thing - objects;
  }

  int asFigure(int thing) {
    return thing - objects - items;
  }

  int asWeapon(int thing) {
    return thing - objects - items - figures;
  }

  /** The word for a thing in notations and files. */
  String name(int thing) {
    return names[thing];
  }

  String figureName(int figure) {
    return names[figureThing(figure)];
  }

  /** The number of the thing with that name; -1 if there is none. */
  int numbered(String name) {
    return numbers.getOrDefault(name.toLowerCase(Locale.ROOT), -1);
  }

  /** Who a figure is, for sentences: those of whom there are several keep their numbers. */
  String title(int figure) {
    String name = figureName(figure);
    char last = name.charAt(name.length() - 1);
    return last >= '0' && last <= '9' ? roster[figure].name() + " " + last : roster[figure].name();
  }

  /** The size bonus of whatever is thrown, rolled or shoved (A1FA-R60). */
  int bonus(int thing) {
    return isObject(thing) ? kinds[thing].bonus() : isItem(thing) ? item[asItem(thing)].bonus() : 0;
  }
}
