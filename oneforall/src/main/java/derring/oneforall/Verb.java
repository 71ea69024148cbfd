package derring.oneforall;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a figure can do with a thing as an action (A1FA-2A); duelling is none (A1FA-4). */
public enum Verb {
  DODGE("dodge", "dodges", Form.SPOT),
  LEAP_ONTO("leap-onto", "leaps onto", Form.SPOT),
  LEAP_OFF("leap-off", "leaps off", Form.SPOT),
  LEAP_OVER("leap-over", "leaps over", Form.SPOT),
  RUN("run", "runs along", Form.SPOT),
  SLIDE("slide", "slides along", Form.SPOT),
  SWING("swing", "swings on", Form.SPOT),
  SWING_KICK("swing-kick", "swings, kicking, on", Form.SPOT),
  ROLL("roll", "rolls", Form.SPOT),
  SHOVE("shove", "shoves", Form.SPOT),
  CLIMB("climb", "climbs", Form.THING),
  CLIMB_DOWN("climb-down", "climbs down", Form.THING),
  GRAB("grab", "grabs", Form.THING),
  PICK_UP("pick-up", "picks up", Form.THING),
  TIP("tip", "tips over", Form.THING),
  PULL("pull", "pulls", Form.THING),
  DROP("drop", "cuts the rope at", Form.THING),
  SLAM("slam", "slams", Form.THING),
  SPIN("spin", "spins", Form.THING),
  RECOVER("recover", "recovers", Form.THING),
  PUNCH("punch", "punches", Form.THING),
  KICK("kick", "kicks", Form.THING),
  SLAP("slap", "slaps", Form.THING),
  TRIP("trip", "trips", Form.THING),
  BASH("bash", "bashes", Form.THING),
  SWAT("swat", "swats", Form.THING),
  TAUNT("taunt", "taunts", Form.AIMED),
  INSULT("insult", "insults", Form.AIMED),
  THROW("throw", "throws", Form.AIMED),
  DISTRACT("distract", "distracts with", Form.AIMED);

  /** What has to be named beside the thing. */
  enum Form {
    /** A point: where one ends, or whither the thing goes. */
    SPOT,
    /** Nothing more. */
    THING,
    /** The figures it is meant for. */
    AIMED
  }

  static final Map<String, Verb> WORDS =
      Arrays.stream(values()).collect(Collectors.toMap(Verb::word, Function.identity()));

  private final String word;
  private final String does;
  private final Form form;

  Verb(String word, String does, Form form) {
    this.word = word;
    this.does = does;
    this.form = form;
  }

  /** As files and notations write it. */
  public String word() {
    return word;
  }

  /** As a sentence tells it of somebody. */
  public String does() {
    return does;
  }

  Form form() {
    return form;
  }

  int bit() {
    return 1 << ordinal();
  }

  /** Whether it is done to a figure with bare hands, or with what one carries (A1FA-V.punch). */
  boolean isBlow() {
    return ordinal() >= PUNCH.ordinal() && ordinal() <= SWAT.ordinal();
  }

  boolean isWords() {
    return this == TAUNT || this == INSULT;
  }
}
