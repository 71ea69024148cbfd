package derring.fireatwill;

import derring.kernel.Choices;
import derring.kernel.Facts;
import derring.kernel.Option;
import java.util.List;
import java.util.Map;

/**
 * The variants, optional rules and handicaps of a battle.
 *
 * @param gunners the seats that have their Master Gunners, as a bit set
 * @param headStart the seat that may begin alone, or -1
 * @param headStartCards how many cards it plays alone
 * @param fewFlags the seat that has only nine flags, or -1
 */
record Options(
    int gunners,
    boolean expert,
    boolean freeFlags,
    boolean tieBreak,
    boolean sameDeal,
    boolean idle,
    int headStart,
    int headStartCards,
    int fewFlags,
    Map<String, Object> values) {

  static final String NONE = "none";
  static final String ILLYRIA = "illyria";
  static final String NORTHWALL = "northwall";

  private static final String[] CALLED = {
    NONE, "Nobody", ILLYRIA, "The Illyria", NORTHWALL, "The Northwall"
  };

  /** The stock of the stronger side (FAW-7.2). */
  static final int FEW = 9;

  static final List<Option> LIST =
      List.of(
          Option.choice(
                  "gunners",
                  NONE,
                  List.of(NONE, "both", ILLYRIA, NORTHWALL),
                  "Who plays with the Master Gunner cards.",
                  "FAW-6")
              .calling(
                  NONE,
                  "Nobody",
                  "both",
                  "Both",
                  ILLYRIA,
                  "The Illyria",
                  NORTHWALL,
                  "The Northwall"),
          Option.flag(
              "expert", false, "The numbers of the Action Piles are dealt at random.", "FAW-1.7"),
          Option.choice(
              "flags",
              "strict",
              List.of("strict", "free"),
              "Flags only across from the cannon just fired, or on any opposing pile at any time.",
              "FAW-R10"),
          Option.flag(
              "tie-break",
              false,
              "Equal scores are decided by Sharpshooter shots, then by claimed flags.",
              "FAW-R19"),
          Option.flag("same-deal", false, "Both sides get the same deal.", "FAW-R46"),
          Option.flag(
              "idle",
              true,
              "If neither side plays on for a minute, it is Cease Fire for both.",
              "FAW-R41"),
          Option.choice(
                  "head-start",
                  NONE,
                  List.of(NONE, ILLYRIA, NORTHWALL),
                  "Who may begin before the other.",
                  "FAW-7.1")
              .calling(CALLED),
          Option.number(
              "head-start-cards", 10, 10, 82, "How many cards a head start lasts.", "FAW-7.1"),
          Option.choice(
                  "few-flags",
                  NONE,
                  List.of(NONE, ILLYRIA, NORTHWALL),
                  "Who has only nine Battle Flags.",
                  "FAW-7.2")
              .calling(CALLED));

  static Options read(Facts choices) {
    Choices chosen = new Choices(LIST, choices);
    String gunners = chosen.word("gunners");
    boolean both = gunners.equals("both");
    return new Options(
        (both || gunners.equals(ILLYRIA) ? 1 : 0) | (both || gunners.equals(NORTHWALL) ? 2 : 0),
        chosen.flag("expert"),
        chosen.word("flags").equals("free"),
        chosen.flag("tie-break"),
        chosen.flag("same-deal"),
        chosen.flag("idle"),
        seat(chosen.word("head-start")),
        chosen.number("head-start-cards"),
        seat(chosen.word("few-flags")),
        chosen.all());
  }

  /** FAW-7: whether anything is to even out the battle. */
  boolean handicapped() {
    return headStart >= 0 || fewFlags >= 0 || hasGunners(0) != hasGunners(1);
  }

  boolean hasGunners(int seat) {
    return (gunners >> seat & 1) == 1;
  }

  private static int seat(String side) {
    return switch (side) {
      case ILLYRIA -> 0;
      case NORTHWALL -> 1;
      default -> -1;
    };
  }
}
