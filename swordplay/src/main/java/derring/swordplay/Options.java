package derring.swordplay;

import derring.kernel.BadInput;
import derring.kernel.Choices;
import derring.kernel.Facts;
import derring.kernel.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The variants, optional rules and house rules of a bout.
 *
 * @param sides the card set of each seat
 * @param names the fighter each seat asked for; empty if it takes what comes
 */
record Options(
    int seats,
    List<String> sides,
    List<String> names,
    boolean realisticParries,
    boolean weaponBreakage,
    boolean monster,
    boolean firstSkipsCombat,
    boolean handDiscard,
    boolean abilities,
    boolean firstPays,
    boolean piratesPay,
    int turnLimit,
    Map<String, Object> values) {

  static final String PIRATES = "pirates";
  static final String ARENA = "arena";

  static final List<Option> LIST =
      List.of(
          Option.number(
              "seats", 2, 1, 8, "How many players; one only against the Beast.", "SWP-S75"),
          Option.choice(
                  "set",
                  PIRATES,
                  List.of(PIRATES, ARENA, "crossover"),
                  "Which cards: Pirates, Arena, or Pirates against Arena, each with its own deck.",
                  "SWP-7")
              .calling(PIRATES, "Pirates", ARENA, "Arena", "crossover", "Pirates against Arena"),
          Option.perSeat(
                  "sides",
                  List.of(PIRATES, ARENA),
                  "In a crossover, who fights for which set; otherwise they alternate.",
                  "SWP-7")
              .calling(PIRATES, "Pirates", ARENA, "Arena"),
          Option.perSeat(
              "fighters",
              List.of(
                  "Captain Mara Quick",
                  "Bosun Tom Iron",
                  "Gorm the Red",
                  "Yrsa Bearhide",
                  "Another pirate",
                  "Another hero"),
              "Which fighter each player takes; otherwise in the order of the cards.",
              "SWP-0.1"),
          Option.flag("realistic-parries", false, "The unarmed cannot parry the armed.", "SWP-6"),
          Option.flag(
              "weapon-breakage", false, "Rapiers and sabers may break on heavy weapons.", "SWP-8"),
          Option.flag("monster", false, "All fight the Pit Beast.", "SWP-M.1"),
          Option.flag(
              "first-skips-combat",
              false,
              "The first player has no combat in the first turn.",
              "SWP-H.1"),
          Option.flag(
              "hand-discard",
              false,
              "A hand without attacks may be shown and thrown in.",
              "SWP-H.2"),
          Option.flag(
              "abilities", false, "Captain Quick and Bosun Iron have their abilities.", "SWP-H.3"),
          Option.flag(
              "first-pays",
              false,
              "Between two, whoever begins starts with 1 life less.",
              "SWP-H.5"),
          Option.flag(
              "pirates-pay",
              false,
              "Where Pirates meet Heroes, each Pirate starts with 2 life less.",
              "SWP-H.6"),
          Option.number(
              "turn-limit", 150, 1, 1000, "The fight is drawn after so many turns.", "SWP-H.4"));

  static Options read(Facts choices) {
    Choices chosen = new Choices(LIST, choices);
    int seats = chosen.number("seats");
    boolean monster = chosen.flag("monster");
    if (seats == 1 && !monster) {
      throw new BadInput(
          List.of("seats"), "one seat is not enough: expected 2 to 8, or the option monster");
    }
    List<String> sides = sides(chosen, seats);
    return new Options(
        seats,
        sides,
        names(chosen, seats),
        chosen.flag("realistic-parries"),
        chosen.flag("weapon-breakage"),
        monster,
        chosen.flag("first-skips-combat"),
        chosen.flag("hand-discard"),
        chosen.flag("abilities"),
        firstPays(chosen, seats, monster),
        piratesPay(chosen, sides, monster),
        chosen.number("turn-limit"),
        chosen.all());
  }

  private static boolean firstPays(Choices chosen, int seats, boolean monster) {
    boolean pays = chosen.flag("first-pays");
    if (pays && (seats != 2 || monster)) {
      throw new BadInput(
          List.of("first-pays"),
          "this is for two who fight each other: expected 2 seats, no Beast");
    }
    return pays;
  }

  private static boolean piratesPay(Choices chosen, List<String> sides, boolean monster) {
    boolean pay = chosen.flag("pirates-pay");
    if (pay && (monster || !sides.contains(PIRATES) || !sides.contains(ARENA))) {
      throw new BadInput(
          List.of("pirates-pay"),
          "this is for Pirates who fight Heroes: expected set=crossover with both sides, no Beast");
    }
    return pay;
  }

  private static List<String> sides(Choices choices, int seats) {
    String set = choices.word("set");
    List<String> chosen = choices.words("sides");
    if (!set.equals("crossover")) {
      if (!chosen.isEmpty()) {
        throw new BadInput(List.of("sides"), "sides can be chosen only with set=crossover");
      }
      return java.util.Collections.nCopies(seats, set);
    }
    if (chosen.isEmpty()) {
      List<String> alternating = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        alternating.add(seat % 2 == 0 ? PIRATES : ARENA);
      }
      return alternating;
    }
    if (chosen.size() != seats) {
      throw new BadInput(List.of("sides"), "expected one side for each of the " + seats + " seats");
    }
    return chosen;
  }

  private static List<String> names(Choices choices, int seats) {
    List<String> chosen = choices.words("fighters");
    if (!chosen.isEmpty() && chosen.size() != seats) {
      throw new BadInput(
          List.of("fighters"), "expected one fighter for each of the " + seats + " seats");
    }
    return chosen;
  }
}
