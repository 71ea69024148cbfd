package derring.swordplay;

import java.util.Map;

/** What a fighter can do beyond the rules, if the option allows it (SWP-H.3). */
enum Ability {
  NONE,
  /** Once a game plays his last defence card again. */
  QUICK,
  /** The first hit that would hurt does 1 less. */
  IRON;

  static final Map<String, Ability> WORDS = Map.of("quick", QUICK, "iron", IRON);
}
