package derring.audatia;

/** The basic game and its two variants. */
enum Ruleset {
  BASIC("basic"),
  SALLE("salle"),
  SUDDEN_DEATH("sudden-death");

  private final String word;

  Ruleset(String word) {
    this.word = word;
  }

  static Ruleset of(String word) {
    for (Ruleset rules : values()) {
      if (rules.word.equals(word)) {
        return rules;
      }
    }
    throw new IllegalArgumentException("there are no rules named " + word);
  }

  String word() {
    return word;
  }
}
