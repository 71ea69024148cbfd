package derring.server;

/** What a {@link Sitting} says to a wish. */
sealed interface Ruling {

  /** It may happen: this is the fact to be stored. */
  record Granted(Noted fact) implements Ruling {}

  /** It has happened before, under the same client id. */
  record Known(long n) implements Ruling {}

  /**
   * It may not.
   *
   * @param status what HTTP calls it
   */
  record Refused(int status, String rule, String sentence) implements Ruling {}

  static Refused bad(String sentence) {
    return new Refused(400, "", sentence);
  }

  static Refused notYours(String sentence) {
    return new Refused(403, "", sentence);
  }

  static Refused tooLate(String sentence) {
    return new Refused(409, "", sentence);
  }
}
