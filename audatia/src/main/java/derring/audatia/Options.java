package derring.audatia;

import derring.kernel.BadInput;
import derring.kernel.Choices;
import derring.kernel.Facts;
import derring.kernel.Option;
import java.util.List;
import java.util.Map;

/**
 * Who fights, by which rules.
 *
 * @param characters the card set of each seat's Skills
 * @param challenger the seat that issues the challenge
 * @param sideInForce a both-sides Remedy counts only for the side it was played on (AUD-R16)
 * @param thirteenth Boucicault's full hand has a card more (AUD-H.1)
 */
record Options(
    List<String> characters,
    int challenger,
    Ruleset rules,
    boolean breaks,
    boolean sideInForce,
    boolean thirteenth,
    Map<String, Object> values) {

  static final String COMMON = "common";
  static final String GALEAZZO = "galeazzo";
  static final String BOUCICAULT = "boucicault";
  static final int SEATS = 2;

  static final List<Option> LIST =
      List.of(
          Option.choice(
                  "rules",
                  Ruleset.BASIC.word(),
                  List.of(Ruleset.BASIC.word(), Ruleset.SALLE.word(), Ruleset.SUDDEN_DEATH.word()),
                  "The basic game, Roland's Salle Play or Guy's Sudden Death.",
                  "AUD-SAL.1")
              .calling(
                  Ruleset.BASIC.word(),
                  "The basic game",
                  Ruleset.SALLE.word(),
                  "Salle Play",
                  Ruleset.SUDDEN_DEATH.word(),
                  "Sudden Death"),
          Option.perSeat(
                  "characters",
                  List.of(GALEAZZO, BOUCICAULT),
                  "Whose deck each player takes; otherwise Galeazzo, then Boucicault.",
                  "AUD-SET.2")
              .calling(GALEAZZO, "Galeazzo", BOUCICAULT, "Boucicault"),
          Option.number("challenger", 0, 0, 1, "The seat that issues the challenge.", "AUD-SET.1")
              .calling("0", "The first seat", "1", "The second seat"),
          Option.flag("break", false, "Thrusts may be broken.", "AUD-UI3"),
          Option.flag(
              "side-in-force",
              false,
              "A Remedy for both sides is countered only on the side it was played on.",
              "AUD-R16"),
          Option.flag(
              "thirteenth-card",
              false,
              "Boucicault's full hand is thirteen cards: between masters that makes the two even.",
              "AUD-H.1"));

  static Options read(Facts choices) {
    Choices chosen = new Choices(LIST, choices);
    List<String> characters = chosen.words("characters");
    if (characters.isEmpty()) {
      characters = List.of(GALEAZZO, BOUCICAULT);
    } else if (characters.size() != SEATS) {
      throw new BadInput(
          List.of("characters"), "expected one character for each of the " + SEATS + " seats");
    }
    return new Options(
        characters,
        chosen.number("challenger"),
        Ruleset.of(chosen.word("rules")),
        chosen.flag("break"),
        chosen.flag("side-in-force"),
        chosen.flag("thirteenth-card"),
        chosen.all());
  }
}
