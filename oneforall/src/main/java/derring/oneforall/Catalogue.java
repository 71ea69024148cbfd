package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The kinds of objects, hand items and figures there are (A1FA-C1, A1FA-3B), read from a file. */
final class Catalogue {
  static final String ID = "objects";

  private static final int LONGEST = 60_000;

  private static final Map<String, Kind.Layer> LAYERS =
      Map.of(
          "solid", Kind.Layer.SOLID,
          "platform", Kind.Layer.PLATFORM,
          "ramp", Kind.Layer.RAMP,
          "edge", Kind.Layer.EDGE,
          "wall", Kind.Layer.WALL,
          "flat", Kind.Layer.FLAT,
          "hanging", Kind.Layer.HANGING,
          "line", Kind.Layer.LINE);

  private static final Map<String, Kind.Peril> PERILS =
      Map.of("well", Kind.Peril.WELL, "rail", Kind.Peril.RAIL);

  final Map<String, Kind> kinds = new LinkedHashMap<>();
  final Map<String, Item> items = new LinkedHashMap<>();
  final Map<String, Figure> figures = new LinkedHashMap<>();

  /** By kind of object: what lies on it unless the table says otherwise. */
  final Map<String, List<String>> holds = new LinkedHashMap<>();

  /** By kind of object: how many small barrels it spills when it is tipped. */
  final Map<String, Integer> spills = new LinkedHashMap<>();

  private Catalogue() {}

  static Catalogue read(CardSet set) {
    Catalogue catalogue = new Catalogue();
    try {
      Facts facts = Facts.of(set.content()).only("title", "items", "objects", "figures");
      facts.at("items").items().forEach(catalogue::item);
      facts.at("objects").items().forEach(catalogue::kind);
      facts.at("figures").items().forEach(catalogue::figure);
    } catch (BadInput e) {
      throw blame(set.id(), e);
    }
    return catalogue;
  }

  /** What is wrong in a file is told with its place in that file. */
  static BadInput blame(String set, BadInput e) {
    List<Object> path = new ArrayList<>(List.of("cards", set));
    path.addAll(e.path());
    return new BadInput(path, String.valueOf(e.getMessage()));
  }

  private void item(Facts f) {
    f.only("kind", "name", "bonus", "breaks", "spills");
    String id = word(f.at("kind"));
    if (items.put(
            id,
            new Item(
                id,
                f.text("name", id),
                f.number("bonus", 0, 2, 0),
                f.flag("breaks", false),
                f.flag("spills", false)))
        != null) {
      throw f.at("kind").bad("'" + id + "' is in the list already");
    }
  }

  private void figure(Facts f) {
    f.only("kind", "name", "rating", "duels", "blade");
    String id = word(f.at("kind"));
    figures.put(
        id,
        new Figure(
            id,
            f.text("name", id),
            f.at("rating").number(1, 6),
            f.flag("duels", true),
            f.flag("blade", false)));
  }

  private void kind(Facts f) {
    f.only(
        "kind", "name", "radius", "size", "top", "bottom", "layer", "affords", "bonus", "sight",
        "travel", "soft", "across", "peril", "holds", "spills");
    String id = word(f.at("kind"));
    if (f.has("radius") == f.has("size")) {
      throw f.bad("expected either a radius or a size for " + id);
    }
    boolean round = f.has("radius");
    int affords = 0;
    for (Facts verb : f.items("affords")) {
      affords |= verb.word(Verb.WORDS).bit();
    }
    Kind kind =
        new Kind(
            id,
            f.text("name", id),
            round,
            round ? Inches.read(f.at("radius"), 50, LONGEST) : side(f.at("size"), 0) / 2,
            round ? 0 : side(f.at("size"), 1) / 2,
            Inches.read(f.at("top"), 0, LONGEST),
            f.has("bottom") ? Inches.read(f.at("bottom"), 0, LONGEST) : 0,
            f.at("layer").word(LAYERS),
            affords,
            f.number("bonus", 0, 2, 0),
            f.flag("sight", false),
            f.has("travel") ? Inches.read(f.at("travel"), 0, LONGEST) : 4000,
            f.flag("soft", false),
            f.flag("across", false),
            f.has("peril") ? f.at("peril").word(PERILS) : Kind.Peril.NONE);
    if (kinds.put(id, kind) != null) {
      throw f.at("kind").bad("'" + id + "' is in the list already");
    }
    List<String> held = new ArrayList<>();
    for (Facts item : f.items("holds")) {
      held.add(itemKind(item).id());
    }
    holds.put(id, held);
    spills.put(id, f.number("spills", 0, 4, 0));
  }

  /** One of the two sides in a size. */
  static int side(Facts size, int which) {
    List<Facts> sides = size.items();
    if (sides.size() != 2) {
      throw size.bad("expected two sides in inches, but found " + sides.size());
    }
    return Inches.read(sides.get(which), 100, LONGEST);
  }

  Item itemKind(Facts f) {
    return f.word(items);
  }

  private static String word(Facts f) {
    String word = f.text();
    if (!word.matches("[a-z][a-z-]*")) {
      throw f.bad("expected a word of small letters, but found " + f.shown());
    }
    return word;
  }
}
