package derring.toys.morra;

import derring.kernel.Verdict;
import java.util.Map;

/** Why a hand may not be chosen. */
enum Refusal {
  OVER("MOR-3.1", "The three rounds are over."),
  CHOSEN("MOR-1.3", "You have chosen already: wait for the others."),
  NO_SUCH_HAND("MOR-1.2", "A hand shows one to five fingers.");

  private final String rule;
  private final String words;

  Refusal(String rule, String words) {
    this.rule = rule;
    this.words = words;
  }

  Verdict verdict(Hands hands) {
    return Verdict.illegal(rule, words, Map.of("round", hands.window.number()));
  }
}
