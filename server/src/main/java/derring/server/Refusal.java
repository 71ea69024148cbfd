package derring.server;

/** A request is refused, with a status, perhaps a rule, and one sentence. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;
  private final String rule;

  Refusal(int status, String rule, String sentence) {
    super(sentence, null, false, false);
    this.status = status;
    this.rule = rule;
  }

  static Refusal of(Ruling.Refused refused) {
    return new Refusal(refused.status(), refused.rule(), refused.sentence());
  }

  int status() {
    return status;
  }

  Answer answer() {
    return Answer.error(status, rule, String.valueOf(getMessage()));
  }
}
