package derring.fireatwill;

import derring.kernel.Word;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an Action Pile tells whoever looks at it: how far its shot has come, what fits next, and
 * what that can still be worth, by the same rules as in the scoring. It follows from the cards that
 * can be seen and from no others.
 *
 * @param sockets the cards of the shot in hand, or of the one just fired: four places for Load,
 *     Ready, Aim, Fire
 * @param wants the cards that are best laid next
 * @param worth the most that the shot can still score, or has scored; absent where that depends on
 *     cards that cannot be seen
 * @param says all that in one short sentence
 * @param word what is to be done, in a word or two
 */
public record Gun(
    State state,
    List<Socket> sockets,
    List<String> wants,
    @Nullable Integer worth,
    String says,
    String word) {

  /** How a cannon stands. */
  public enum State implements Word {
    /** Nothing is in it that counts. */
    EMPTY("empty"),
    /** A Load. */
    LOADED("loaded"),
    /** Load and Ready. */
    PRIMED("primed"),
    /** Load, Ready and Aim. */
    AIMED("aimed"),
    /** Its last card was a Fire. */
    FIRED("fired"),
    /** Loaded, but no longer in order: 1 point at most. */
    SPOILT("spoilt"),
    /** Loaded twice: a Fire would blow it up. */
    DOUBLE("double"),
    /** It was fired so: all that lies on it later is lost. */
    BURST("burst"),
    /** What cannot be seen decides. */
    UNSURE("unsure");

    private final String word;

    State(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }
  }

  /**
   * One of the four places.
   *
   * @param card the card that lies there
   */
  public record Socket(Mark mark, @Nullable String card) {}

  /** What is to be seen at a place. */
  public enum Mark implements Word {
    /** A card that keeps to the order. */
    LAID("laid"),
    /** A card that has spoilt it. */
    WRONG("wrong"),
    /** The place that is filled next. */
    NEXT("next"),
    OPEN("open"),
    /** What lies there cannot be seen. */
    HIDDEN("hidden");

    private final String word;

    Mark(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }
  }
}
