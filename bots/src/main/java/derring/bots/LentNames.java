package derring.bots;

import derring.kernel.Digest;
import java.util.List;

/**
 * Names for people who have not given one: somebody is always somebody. A name follows from an id
 * alone, so whoever comes back under it is called the same, and from the name nobody finds the id.
 * There are 4096 of them, and none is the name of a character.
 */
public final class LentNames {
  private static final List<String> FIRST =
      List.of(
          "Ned",
          "Isabeau",
          "Corin",
          "Marguerite",
          "Jasper",
          "Odile",
          "Silas",
          "Rosalind",
          "Bastien",
          "Catalina",
          "Hugo",
          "Philippa",
          "Lorenzo",
          "Wilhelmina",
          "Anselm",
          "Beatriz",
          "Crispin",
          "Delphine",
          "Emeric",
          "Fiametta",
          "Gideon",
          "Hester",
          "Ignace",
          "Josephine",
          "Kit",
          "Lucette",
          "Matthias",
          "Ninon",
          "Osric",
          "Perrine",
          "Quentin",
          "Ramona",
          "Severin",
          "Thea",
          "Ursin",
          "Vittoria",
          "Wat",
          "Ximena",
          "Yves",
          "Zora",
          "Alonzo",
          "Blanche",
          "Casimir",
          "Dorothea",
          "Evaristo",
          "Florine",
          "Guy",
          "Honora",
          "Ivo",
          "Jacinta",
          "Lambert",
          "Magda",
          "Nicolas",
          "Orsola",
          "Pascal",
          "Renata",
          "Stellan",
          "Tiphaine",
          "Valentin",
          "Winifred",
          "Ambrose",
          "Clemence",
          "Rufus",
          "Simone");

  private static final List<String> LAST =
      List.of(
          "Halyard",
          "Larkspur",
          "Montclair",
          "Redfern",
          "Bellamy",
          "Carrow",
          "Dunmore",
          "Estoc",
          "Farthing",
          "Gallows",
          "Hawksmoor",
          "Inkpen",
          "Jessamy",
          "Kestrel",
          "Lanyard",
          "Marlin",
          "Nightingale",
          "Oakum",
          "Pennant",
          "Quill",
          "Ravenel",
          "Spindrift",
          "Tourmaline",
          "Umber",
          "Vantreese",
          "Wildgoose",
          "Yardarm",
          "Ashdown",
          "Bowsprit",
          "Coldharbour",
          "Drummond",
          "Everard",
          "Fairweather",
          "Greywater",
          "Harrow",
          "Ironwood",
          "Jolliffe",
          "Kingfisher",
          "Lightfoot",
          "Merriweather",
          "Northcote",
          "Ormonde",
          "Partridge",
          "Quickbeam",
          "Rosethorn",
          "Sparrow-Hill",
          "Thistlewood",
          "Underhill",
          "Vesper",
          "Winterbourne",
          "Aldermoor",
          "Brackwater",
          "Candlewick",
          "Dovetail",
          "Elderwine",
          "Foxglove",
          "Goldfinch",
          "Hollowell",
          "Longshore",
          "Moonraker",
          "Saltmarsh",
          "Sevenoaks",
          "Turnstone",
          "Wayland");

  private LentNames() {}

  /** The name that goes with an id. */
  public static String of(String id) {
    int drawn = drawn(id);
    return FIRST.get(drawn % FIRST.size()) + " " + LAST.get(drawn / FIRST.size() % LAST.size());
  }

  /** The first part of it, for where there is little room. */
  public static String first(String id) {
    return FIRST.get(drawn(id) % FIRST.size());
  }

  private static int drawn(String id) {
    return Integer.parseInt(Digest.of(List.of("lent name", id)).substring(0, 6), 16);
  }
}
