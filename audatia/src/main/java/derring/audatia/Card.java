package derring.audatia;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on a card of the Action deck. Effects are data: the rules interpret them, and no
 * card has code of its own.
 */
public sealed interface Card {

  Face face();

  /** The name is all most sentences need. */
  default String name() {
    return face().name();
  }

  /**
   * What every card shows.
   *
   * @param text its rule in one line; empty if its symbols say it all
   * @param rule the clause about this card; empty if it has none of its own
   * @param origins by field: whether the value is a fact, an inference or a reconstruction
   */
  record Face(String name, String text, String rule, Map<String, Origin> origins) {}

  /**
   * A Strike.
   *
   * @param sun the half of a sun it carries
   * @param symbols a bit set of {@link Symbol}
   * @param parriedBy a bit set of {@link derring.audatia.Strike}
   * @param end the number of its End Posta
   */
  record Blow(Face face, Strike strike, Side sun, int symbols, int parriedBy, int end)
      implements Card {
    boolean has(Symbol symbol) {
      return (symbols & symbol.bit()) != 0;
    }
  }

  /**
   * A Stretto Remedy.
   *
   * @param afterBreak may also answer a Remedy after a Break (AUD-THR.2.3.3.3)
   */
  record Remedy(Face face, boolean inside, boolean outside, boolean afterBreak) implements Card {}

  /**
   * A Stretto Counter-Remedy.
   *
   * @param perfect the names of the Remedies it counters perfectly
   */
  record Counter(Face face, boolean inside, boolean outside, List<String> perfect)
      implements Card {}

  /**
   * A Skill.
   *
   * @param virtue what its player must have most of, or null
   * @param cycle may be discarded for a new card at any time
   */
  record Trick(Face face, Skill skill, @Nullable Virtue virtue, boolean cycle) implements Card {}
}
