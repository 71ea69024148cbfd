package derring.audatia;

import org.jspecify.annotations.Nullable;

/**
 * Which hands a fighter can have who has done what he did; what a {@link View} imagines keeps to
 * it.
 */
final class Honesty {
  private Honesty() {}

  /**
   * Whether a hand has what its owner has announced: the Strike that follows a Feint, a Repeat or a
   * Pre-empt, or the Attack of one who was taunted.
   */
  static boolean isHonest(Bout bout, int seat) {
    if (bout.laid) {
      return true;
    }
    Skill announced = announced(bout, seat);
    if (announced == Skill.FEINT || announced == Skill.REPEAT) {
      return Skills.holdsSecond(bout, seat, announced);
    }
    boolean taunted =
        bout.taunted == seat
            && (bout.phase == Phase.STEP_5
                || bout.phase == Phase.STEP_6
                || bout.phase == Phase.PRE_EMPT
                || bout.phase == Phase.PRE_EMPT_STRIKE
                || bout.back == Phase.PRE_EMPT);
    return (announced != Skill.PRE_EMPT && !taunted) || Eligibility.canOpen(bout, seat);
  }

  private static @Nullable Skill announced(Bout bout, int seat) {
    if (bout.phase == Phase.DENY && bout.pendingBy == seat) {
      return ((Card.Trick) bout.table.cards[bout.pending]).skill();
    }
    if (bout.active != seat) {
      return null;
    }
    return switch (bout.phase) {
      case FEINT_STRIKE -> Skill.FEINT;
      case REPEAT_STRIKE -> Skill.REPEAT;
      case PRE_EMPT_STRIKE -> Skill.PRE_EMPT;
      default -> null;
    };
  }
}
