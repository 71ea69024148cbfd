package derring.bots.coach;

import java.util.List;
import java.util.stream.Collectors;

/** What is told when a puzzle is solved, step by step. */
public final class Answer {
  private Answer() {}

  /**
   * One move of a line: what it is worth, and the next best.
   *
   * @param odds whether the dice were reckoned, and nothing tried
   * @param rule the clause of the move; empty if it has none
   */
  public record Step(
      String move, boolean odds, int worth, String next, int nextWorth, String rule) {
    public Step {
      move = unnumbered(move);
      next = unnumbered(next);
    }

    private String words() {
      return move
          + (odds ? ". By the odds it" : ". It")
          + " stands at "
          + worth
          + " in 100; the next best, "
          + next
          + ", at "
          + nextWorth
          + "."
          + (rule.isEmpty() ? "" : " (" + rule + ")");
    }
  }

  /** Which of several equal cards it was, a notation must know and nobody else. */
  public static String unnumbered(String label) {
    return label.replaceAll(" \\([^()]*! \\d+\\)", "");
  }

  public static String words(List<Step> steps) {
    return "Yes: " + steps.stream().map(Step::words).collect(Collectors.joining(" Then "));
  }
}
