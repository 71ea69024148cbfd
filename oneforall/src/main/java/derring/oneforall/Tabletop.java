package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A table with its objects before anything has happened (A1FA-C3), read from a file. What overlaps,
 * lies beyond the edge or is no object is refused with its place.
 */
final class Tabletop {
  private static final int LEAST = 6_000;
  private static final int MOST = 48_000;

  /** Far below what {@link Space#met} can name. */
  private static final int MOST_ITEMS = 256;

  /** Words that a name in a move or a state would be taken for. */
  private static final Set<String> RESERVED = Set.of("at", "size", "none");

  /** The kind of what a keg rack spills. */
  private static final String SPILT = "small-barrel";

  /**
   * An object where it stands first.
   *
   * @param base how high the floor under it is
   * @param a the radius, or half of the first side
   * @param b half of the second side; 0 if it is round
   * @param drops the object whose rope is made fast here; -1 if none
   * @param inside it comes to light when that object is tipped; -1 if it stands there from the
   *     start
   */
  record Piece(
      String id, Kind kind, int x, int y, int turn, int base, int a, int b, int drops, int inside) {
    int top() {
      return base + kind.top();
    }

    int bottom() {
      return base + kind.bottom();
    }
  }

  /** A thing for the hand, and the object it lies on first. */
  record Lying(String id, Item item, int on) {}

  /** Where a side is placed: left, lower, right, upper. */
  record Zone(int left, int lower, int right, int upper) {
    boolean has(int x, int y) {
      return x >= left && x <= right && y >= lower && y <= upper;
    }
  }

  final String title;
  final int width;
  final int height;
  final Zone[] zones = new Zone[2];
  final List<Piece> pieces = new ArrayList<>();
  final List<Lying> items = new ArrayList<>();

  private final Catalogue catalogue;
  private final Map<String, Integer> ids = new LinkedHashMap<>();

  private Tabletop(Catalogue catalogue, Facts facts) {
    this.catalogue = catalogue;
    facts.only("title", "size", "deploy", "objects");
    title = facts.at("title").text();
    List<Facts> size = facts.at("size").items();
    if (size.size() != 2) {
      throw facts.at("size").bad("expected two sides in inches, but found " + size.size());
    }
    width = Inches.read(size.get(0), LEAST, MOST);
    height = Inches.read(size.get(1), LEAST, MOST);
    Facts deploy = facts.at("deploy").only("a", "b");
    zones[0] = zone(deploy.at("a"));
    zones[1] = zone(deploy.at("b"));
    List<Facts> objects = facts.at("objects").items();
    for (Facts object : objects) {
      piece(object);
    }
    List<List<String>> lying = new ArrayList<>();
    for (int i = 0; i < objects.size(); i++) {
      join(objects.get(i), i);
      lying.add(items(objects.get(i), pieces.get(i).kind()));
    }
    checkOverlaps(objects);
    spill();
    number(lying);
    if (pieces.size() > Cells.MOST_OBJECTS) {
      throw facts.at("objects").bad("expected at most " + Cells.MOST_OBJECTS + " objects");
    }
    if (items.size() > MOST_ITEMS) {
      throw facts.at("objects").bad("expected at most " + MOST_ITEMS + " things for the hand");
    }
  }

  /**
   * The table in a set.
   *
   * @throws BadInput with its place in the set, if it is no table one can play on
   */
  static Tabletop read(Catalogue catalogue, CardSet set) {
    try {
      return new Tabletop(catalogue, Facts.of(set.content()));
    } catch (BadInput e) {
      throw Catalogue.blame(set.id(), e);
    }
  }

  private Zone zone(Facts f) {
    List<Facts> sides = f.items();
    if (sides.size() != 4) {
      throw f.bad("expected left, lower, right and upper in inches, but found " + sides.size());
    }
    Zone zone =
        new Zone(
            Inches.read(sides.get(0), 0, width),
            Inches.read(sides.get(1), 0, height),
            Inches.read(sides.get(2), 0, width),
            Inches.read(sides.get(3), 0, height));
    if (zone.right - zone.left < Space.BASE || zone.upper - zone.lower < Space.BASE) {
      throw f.bad("expected a zone at least as wide and as deep as a base (1.2 inches)");
    }
    return zone;
  }

  private void piece(Facts f) {
    f.only("id", "kind", "at", "turn", "size", "radius", "on", "drops", "items");
    String id = f.at("id").text();
    if (!id.matches("[A-Za-z][A-Za-z0-9]{0,19}")) {
      throw f.at("id").bad("expected a word of letters and digits, but found '" + id + "'");
    }
    if (RESERVED.contains(id.toLowerCase(Locale.ROOT))) {
      throw f.at("id").bad("'" + id + "' is a word of the notation; expected another id");
    }
    if (ids.put(id, pieces.size()) != null) {
      throw f.at("id").bad("'" + id + "' is the name of another object already");
    }
    Kind kind = catalogue.kinds.get(f.at("kind").text());
    if (kind == null) {
      throw f.at("kind")
          .bad(
              "there is no object '"
                  + f.at("kind").text()
                  + "'; expected "
                  + Facts.oneOf(catalogue.kinds.keySet()));
    }
    List<Facts> at = f.at("at").items();
    if (at.size() != 2) {
      throw f.at("at").bad("expected two coordinates in inches, but found " + at.size());
    }
    int degrees = f.number("turn", 0, 345, 0);
    if (degrees % 15 != 0) {
      throw f.at("turn").bad("expected a multiple of 15 degrees, but found " + degrees);
    }
    if (kind.round() ? f.has("size") : f.has("radius")) {
      throw f.bad(
          "a "
              + kind.name()
              + " is "
              + (kind.round() ? "round" : "not round")
              + ": expected a "
              + (kind.round() ? "radius" : "size"));
    }
    int a = kind.a();
    int b = kind.b();
    if (f.has("radius")) {
      a = Inches.read(f.at("radius"), 50, MOST);
    } else if (f.has("size")) {
      a = Catalogue.side(f.at("size"), 0) / 2;
      b = Catalogue.side(f.at("size"), 1) / 2;
    }
    int x = Inches.read(at.get(0), 0, width);
    int y = Inches.read(at.get(1), 0, height);
    Piece piece = new Piece(id, kind, x, y, degrees / 15, 0, a, b, -1, -1);
    long reachX = kind.round() ? a : Geo.spreadX(piece);
    long reachY = kind.round() ? a : Geo.spreadY(piece);
    if (x - reachX < 0 || x + reachX > width || y - reachY < 0 || y + reachY > height) {
      throw f.at("at")
          .bad(
              "'"
                  + id
                  + "' reaches beyond the edge of the table ("
                  + Inches.text(width)
                  + " by "
                  + Inches.text(height)
                  + " inches)");
    }
    pieces.add(piece);
  }

  /** What stands on something, and what is made fast to something. */
  private void join(Facts f, int index) {
    Piece p = pieces.get(index);
    int base = 0;
    int drops = -1;
    if (f.has("on")) {
      Piece under = pieces.get(named(f.at("on")));
      if (under.kind().layer() != Kind.Layer.PLATFORM) {
        throw f.at("on").bad("'" + under.id() + "' is no platform that an object can stand on");
      }
      base = under.kind().top();
    }
    if (f.has("drops")) {
      drops = named(f.at("drops"));
      if (!p.kind().affords(Verb.DROP) || pieces.get(drops).kind().layer() != Kind.Layer.HANGING) {
        throw f.at("drops").bad("expected a cleat, and something hanging that it lets drop");
      }
    } else if (p.kind().affords(Verb.DROP)) {
      throw f.bad("'" + p.id() + "' needs 'drops': the hanging object whose rope it holds");
    }
    pieces.set(
        index, new Piece(p.id(), p.kind(), p.x(), p.y(), p.turn(), base, p.a(), p.b(), drops, -1));
  }

  private int named(Facts f) {
    Integer index = ids.get(f.text());
    if (index == null) {
      throw f.bad("there is no object '" + f.text() + "' on this table");
    }
    return index;
  }

  private List<String> items(Facts f, Kind kind) {
    List<String> lying = new ArrayList<>(catalogue.holds.getOrDefault(kind.id(), List.of()));
    for (Facts item : f.items("items")) {
      lying.add(catalogue.itemKind(item).id());
    }
    return lying;
  }

  private void checkOverlaps(List<Facts> objects) {
    for (int i = 0; i < pieces.size(); i++) {
      for (int j = 0; j < i; j++) {
        Piece one = pieces.get(i);
        Piece other = pieces.get(j);
        boolean apart =
            !one.kind().takesFloor()
                || !other.kind().takesFloor()
                || one.bottom() >= other.top()
                || other.bottom() >= one.top();
        if (!apart && Geo.overlap(one, other)) {
          throw objects
              .get(i)
              .at("at")
              .bad("'" + one.id() + "' overlaps '" + other.id() + "'; expected room between them");
        }
      }
    }
  }

  /** What is inside a keg rack lies where it is until the rack is tipped (A1FA-C1). */
  private void spill() {
    Kind barrel = catalogue.kinds.get(SPILT);
    int first = pieces.size();
    for (int i = 0; i < first; i++) {
      Piece rack = pieces.get(i);
      int many = barrel == null ? 0 : catalogue.spills.getOrDefault(rack.kind().id(), 0);
      for (int k = 1; k <= many && barrel != null; k++) {
        String id = rack.id() + "Keg" + k;
        ids.put(id, pieces.size());
        pieces.add(new Piece(id, barrel, rack.x(), rack.y(), 0, 0, barrel.a(), barrel.b(), -1, i));
      }
    }
  }

  /** Things of which there are several are numbered over the whole table. */
  private void number(List<List<String>> lying) {
    Map<String, Integer> all = new HashMap<>();
    lying.forEach(kinds -> kinds.forEach(kind -> all.merge(kind, 1, Integer::sum)));
    Map<String, Integer> so = new HashMap<>();
    for (int i = 0; i < lying.size(); i++) {
      for (String kind : lying.get(i)) {
        int number = so.merge(kind, 1, Integer::sum);
        String id = all.getOrDefault(kind, 0) == 1 ? kind : kind + number;
        Item item = catalogue.items.get(kind);
        if (item != null) {
          items.add(new Lying(id, item, i));
        }
      }
    }
  }
}
