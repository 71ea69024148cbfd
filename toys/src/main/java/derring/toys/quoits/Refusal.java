package derring.toys.quoits;

import derring.kernel.Verdict;
import java.util.Map;

/** Why a ring may not be thrown. */
enum Refusal {
  OVER("QUO-1.2", "All rings are thrown."),
  NOT_YOUR_TURN("QUO-1.2", "The other player throws next."),
  OUTSIDE("QUO-1.1", "That spot lies outside the yard."),
  TOO_FAR("QUO-2.1", "That is too far: this ring can be thrown {reach} from your mark."),
  ON_ANOTHER("QUO-2.2", "Another ring lies there, at {ring}.");

  private final String rule;
  private final String words;

  Refusal(String rule, String words) {
    this.rule = rule;
    this.words = words;
  }

  Verdict verdict(Yard yard, Point at) {
    String reach = Integer.toString(yard.reach());
    Point ring = Referee.under(yard, at);
    return Verdict.illegal(
        rule,
        words.replace("{reach}", reach).replace("{ring}", ring == null ? "" : ring.toString()),
        Map.of("thrown", yard.thrown));
  }
}
