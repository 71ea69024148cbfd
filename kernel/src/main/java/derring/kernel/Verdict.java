package derring.kernel;

import java.util.Map;

/**
 * Whether a move is allowed, and if not, by which rule and why.
 *
 * @param rule the id of the clause that forbids it; empty if it is legal
 * @param sentence the reason in words a player would use; empty if it is legal
 * @param facts what the reason rests on, as plain values
 */
public record Verdict(boolean legal, String rule, String sentence, Map<String, Object> facts) {

  public static final Verdict LEGAL = new Verdict(true, "", "", Map.of());

  public static Verdict illegal(String rule, String sentence, Map<String, Object> facts) {
    return new Verdict(false, rule, sentence, facts);
  }
}
