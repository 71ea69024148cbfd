package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.Choices;
import derring.kernel.Facts;
import derring.kernel.Option;
import java.util.List;
import java.util.Map;

/** The sides, the table and the optional rules of a match, which are off by default (A1FA-R55). */
record Options(
    int seats,
    String table,
    List<String> musketeers,
    List<String> guards,
    int bystanders,
    boolean damage,
    boolean impetus,
    boolean extendedSwashbuckling,
    boolean extendedTurns,
    boolean freeMoveCap,
    boolean noRepeat,
    boolean quietLimit,
    boolean impetusLeapOver,
    boolean perils,
    Map<String, Object> values) {

  static final List<String> TABLES = List.of("tavern", "convent", "deck");

  private static final List<String> FIGURES =
      List.of(
          "dartagnan",
          "athos",
          "porthos",
          "aramis",
          "rochefort",
          "guard",
          "planchet",
          "blade",
          "other");

  /** As the file of all figures calls them. */
  private static final String[] CALLED = {
    "dartagnan", "D'Artagnan",
    "athos", "Athos",
    "porthos", "Porthos",
    "aramis", "Aramis",
    "rochefort", "Rochefort",
    "guard", "Guard",
    "planchet", "Planchet",
    "blade", "Hired Blade",
    "other", "Other figure"
  };

  /** The sides of the basic game (A1FA-1). */
  private static final List<String> MUSKETEERS = List.of("dartagnan", "athos", "porthos", "aramis");

  private static final List<String> GUARDS =
      List.of("rochefort", "guard", "guard", "guard", "guard");

  /** More figures a side than this leave no room to swing a rapier. */
  private static final int MOST = 8;

  static final List<Option> LIST =
      List.of(
          Option.number(
              "seats", 2, 2, 4, "How many players share the two sides, in turn.", "A1FA-R83"),
          Option.choice("table", "tavern", TABLES, "Where the fight takes place.", "A1FA-C3")
              .calling(
                  "tavern",
                  "Tavern of the Dagger and Drake",
                  "convent",
                  "Convent courtyard",
                  "deck",
                  "Deck of the merchantman"),
          Option.several(
                  "musketeers",
                  FIGURES,
                  MOST,
                  "The figures of the first side; if none is named, D'Artagnan and the Three"
                      + " Musketeers.",
                  "A1FA-R84")
              .calling(CALLED),
          Option.several(
                  "guards",
                  FIGURES,
                  MOST,
                  "The figures of the second side; if none is named, Rochefort and four Guards.",
                  "A1FA-R84")
              .calling(CALLED),
          Option.number("bystanders", 0, 0, 3, "People who may yet take sides.", "A1FA-R34"),
          Option.flag("damage", false, "Large objects and high falls cause more hits.", "A1FA-7A"),
          Option.flag(
              "impetus",
              false,
              "A leap off, swing or slide gives a die in the duel that follows.",
              "A1FA-7B"),
          Option.flag(
              "extended-swashbuckling",
              false,
              "Only the second 1 of a figure's turn loses the initiative.",
              "A1FA-7C"),
          Option.flag(
              "extended-turns",
              false,
              "The first 1 ends the figure's turn, the second the player's.",
              "A1FA-7D"),
          Option.flag(
              "free-move-cap", false, "One free move for each figure and initiative.", "A1FA-R9"),
          Option.flag(
              "no-repeat",
              false,
              "Nobody does the same with an object twice running, or undoes it.",
              "A1FA-R69"),
          Option.flag(
              "quiet-limit", true, "A fight in which nothing happens comes to an end.", "A1FA-R38"),
          Option.flag(
              "impetus-leap-over", false, "Leaping over something gives impetus too.", "A1FA-R58"),
          Option.flag("perils", true, "A push against well or rail may be the last.", "A1FA-R79"));

  static Options read(Facts choices) {
    Choices chosen = new Choices(LIST, choices);
    int seats = chosen.number("seats");
    return new Options(
        seats,
        chosen.word("table"),
        side(chosen, "musketeers", MUSKETEERS, (seats + 1) / 2),
        side(chosen, "guards", GUARDS, seats / 2),
        chosen.number("bystanders"),
        chosen.flag("damage"),
        chosen.flag("impetus"),
        chosen.flag("extended-swashbuckling"),
        chosen.flag("extended-turns"),
        chosen.flag("free-move-cap"),
        chosen.flag("no-repeat"),
        chosen.flag("quiet-limit"),
        chosen.flag("impetus-leap-over"),
        chosen.flag("perils"),
        chosen.all());
  }

  private static List<String> side(
      Choices chosen, String name, List<String> standard, int players) {
    List<String> figures = chosen.words(name);
    if (figures.isEmpty()) {
      return standard;
    }
    if (figures.size() > MOST || figures.size() < players) {
      throw new BadInput(
          List.of(name),
          "expected " + players + " to " + MOST + " figures, but found " + figures.size());
    }
    return figures;
  }
}
