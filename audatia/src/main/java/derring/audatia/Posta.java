package derring.audatia;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A guard, as its card shows it (AUD-TYP.2). Sets of Strikes are bit sets.
 *
 * @param stack where its sword is drawn; no rule looks at it (AUD-R17)
 * @param strikes what can be played from it
 * @param closed what it may not be attacked by
 * @param extended must be beaten aside first (AUD-EXT.1)
 * @param exchange has the Exchange symbol
 * @param bonus the Virtue of the first Strike from it, or null
 * @param amount how much of it
 * @param text what else it says, or null
 * @param grounds why its reconstructed values are what they are
 * @param origins by field: whether the value is a fact, an inference or a reconstruction
 */
public record Posta(
    String name,
    Side stack,
    int strikes,
    int closed,
    boolean extended,
    boolean exchange,
    @Nullable Virtue bonus,
    int amount,
    @Nullable Text text,
    String grounds,
    Map<String, Origin> origins) {

  /**
   * The text of a Posta, for whoever has most of a Virtue.
   *
   * @param defend Strikes that may be played as an Attack instead of reacting (AUD-TRM.3)
   * @param feint Strikes after whose Parry one of {@code then} may be played as an Attack
   *     (AUD-TRM.4)
   */
  public record Text(Virtue virtue, int defend, int feint, int then) {}

  boolean makes(Strike strike) {
    return (strikes & strike.bit()) != 0;
  }

  boolean closedTo(Strike strike) {
    return (closed & strike.bit()) != 0;
  }

  int bonus(Virtue virtue) {
    return bonus == virtue ? amount : 0;
  }
}
