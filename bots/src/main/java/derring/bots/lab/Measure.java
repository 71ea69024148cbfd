package derring.bots.lab;

import derring.kernel.Word;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** What can be measured besides who wins and how long it takes, which always is. */
public enum Measure implements Word {
  /** Which cards were dealt, held, drawn and played by those who won. */
  CARDS,
  /** With what those who won began. */
  OPENINGS,
  /** Who was ahead when. */
  TENSION,
  /** How much it matters what one chooses: matches are played on after another choice. */
  CHOICES;

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Set<Measure> all() {
    return Collections.unmodifiableSet(EnumSet.allOf(Measure.class));
  }
}
