package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** What a pass means, wherever one may pass. */
final class Course {
  private Course() {}

  static void pass(Bout bout, int seat, Chance chance, Log log) {
    if (log.on()) {
      tell(log, new Told.Waited(seat, bout.phase.word()), rule(bout.phase));
    }
    switch (bout.phase) {
      case SALUTE -> Measure.begin(bout, false, chance, log);
      case SALUTE_ANSWER -> SetUp.endSalute(bout, false, chance, log);
      case SKILLS -> Measure.passSkill(bout, log);
      case PRE_EMPT -> Measure.notPreEmpted(bout, seat);
      case STEP_5 -> Measure.stepSix(bout, log);
      case STEP_6 -> Measure.stepSeven(bout);
      case STEP_7 -> Measure.drawn(bout, chance, log);
      case DENY -> Skills.resolve(bout, chance, log);
      case FEINT -> Blows.checkBind(bout, log);
      case ENTRY -> bout.wait(Phase.BIND_DEFENDER, bout.defender());
      case BIND_DEFENDER -> // AUD-CUT.4.1, AUD-CUT.4.2, AUD-R9
          bout.wait(Phase.BIND_ATTACKER, bout.attacker);
      case BEAT_FIRST -> {
        if (bout.measured) { // AUD-R47
          Measure.breakOff(bout, chance, log);
        } else {
          bout.wait(Phase.BEAT_SECOND, bout.attacker);
        }
      }
      case BREAK_ATTACKER, BREAK_DEFENDER -> Blows.waitAfterBreak(bout, seat, chance, log);
      default -> Measure.breakOff(bout, chance, log);
    }
  }

  private static String rule(Phase phase) {
    return switch (phase) {
      case SALUTE, SALUTE_ANSWER -> "AUD-SET.7";
      case SKILLS -> "AUD-R25";
      case PRE_EMPT -> "AUD-K.pre-empt";
      case STEP_5 -> "AUD-OOM.5";
      case STEP_6 -> "AUD-OOM.6";
      case STEP_7 -> "AUD-OOM.7";
      case DENY -> "AUD-K.deny";
      case BEAT_FIRST, BEAT_SECOND -> "AUD-EXT.1";
      case BREAK_ATTACKER -> "AUD-THR.2.3.2";
      case BREAK_DEFENDER -> "AUD-THR.2.3.3";
      case MEASURE -> "AUD-K.perfect-measure";
      case KICK_STRIKE -> "AUD-K.kick-to-the-groin";
      case FEINT, ENTRY -> "AUD-R10";
      default -> "AUD-CUT.4.2";
    };
  }
}
