package derring.haveatyou;

import derring.kernel.BadInput;
import derring.kernel.Choices;
import derring.kernel.Facts;
import derring.kernel.Option;
import java.util.List;
import java.util.Map;

/**
 * The battle type and the optional rules.
 *
 * @param sets how many sets lie in the ring; 1 but for the Multi-Game Brawl
 * @param perSet how many players each set has
 * @param target victory points that end a brawl, for each set
 */
record Options(
    BattleType battle,
    int sets,
    int perSet,
    int target,
    boolean shoveClose,
    boolean weaponStays,
    boolean noParryAgainstShots,
    boolean noCatchElsewhere,
    boolean activeLosesTie,
    boolean stalemate,
    int turnLimit,
    Map<String, Object> values) {

  static final String SHIP = "ship";

  /** The most seats that a set of seats holds with room to spare. */
  private static final int MOST_SEATS = 16;

  static final List<Option> LIST =
      List.of(
          Option.choice(
              "battle",
              BattleType.DUEL.word(),
              BattleType.LIST,
              "How the game is played and won.",
              "HAY-5.0"),
          Option.number(
              "sets", 2, 2, 8, "In a Multi-Game Brawl: how many sets lie in the ring.", "HAY-5.6"),
          Option.number(
              "per-set",
              2,
              2,
              4,
              "In a Multi-Game Brawl: two or four players at each set.",
              "HAY-5.6"),
          Option.number(
              "target",
              50,
              1,
              500,
              "In a brawl: the victory points that win, for each set.",
              "HAY-5.4"),
          Option.flag(
              "shove-close",
              false,
              "A shove needs range 0 or 1 instead of any range.",
              "HAY-1.3.3.8i2"),
          Option.flag(
              "weapon-stays",
              false,
              "A fighter who is shoved out leaves his weapon on the Floor.",
              "HAY-5.4g2"),
          Option.flag(
              "no-parry-against-shots",
              false,
              "A pistol shot from beyond range 1 cannot be parried.",
              "HAY-1.3.3.5d"),
          Option.flag(
              "no-catch-elsewhere",
              false,
              "In a Multi-Game Brawl: a weapon thrown by or at a guest cannot be caught.",
              "HAY-D6"),
          Option.flag(
              "active-loses-tie",
              false,
              "When the last two fall together, the one whose turn it is loses.",
              "HAY-4.6b"),
          Option.flag(
              "stalemate",
              true,
              "Ten turns in a row without attack, throw or shove are a draw.",
              "HAY-3j"),
          Option.number(
              "turn-limit", 2000, 1, 10_000, "The battle is drawn after so many turns.", "HAY-D1"));

  static Options read(Facts choices) {
    Choices chosen = new Choices(LIST, choices);
    BattleType battle = BattleType.WORDS.getOrDefault(chosen.word("battle"), BattleType.DUEL);
    boolean ring = battle == BattleType.MULTI_GAME;
    int perSet =
        switch (battle) {
          case DUEL, BRAWL -> 2;
          case TEAM_DUEL, LAST_MAN, MULTIPLAYER -> 4;
          case MULTI_GAME -> chosen.number("per-set");
        };
    if (perSet == 3) {
      throw new BadInput(List.of("per-set"), "a set has two or four players, but found 3");
    }
    int sets = ring ? chosen.number("sets") : 1;
    if (sets * perSet > MOST_SEATS) {
      throw new BadInput(
          List.of("sets"), "a ring has at most " + MOST_SEATS + " players in all its sets");
    }
    return new Options(
        battle,
        sets,
        perSet,
        chosen.number("target"),
        chosen.flag("shove-close"),
        chosen.flag("weapon-stays"),
        chosen.flag("no-parry-against-shots"),
        chosen.flag("no-catch-elsewhere"),
        chosen.flag("active-loses-tie"),
        chosen.flag("stalemate"),
        chosen.number("turn-limit"),
        chosen.all());
  }

  int seats() {
    return sets * perSet;
  }
}
