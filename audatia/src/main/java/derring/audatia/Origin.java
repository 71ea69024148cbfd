package derring.audatia;

import derring.kernel.Word;

/** How we know a value of a card: the rulebook lists none, so most had to be worked out. */
public enum Origin implements Word {
  /** Read in a public source. */
  FACT("fact"),
  /** Follows from facts. */
  INFERENCE("inference"),
  /** Ours, after Fiore and so that the rules work. */
  RECONSTRUCTION("reconstruction");

  private final String word;

  Origin(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }
}
