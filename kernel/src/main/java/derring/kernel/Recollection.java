package derring.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through all that was told of a match, and keeps what one would tell of it. A game says what
 * it listens for and what it makes of that; one is used for one match.
 */
public abstract class Recollection {
  private static final List<String> NUMBERS =
      List.of(
          "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");

  protected final Names names;
  private final List<Tale.Highlight> moments = new ArrayList<>();
  private int moves;

  protected Recollection(Names names) {
    this.names = names;
  }

  /** The tale of a match that is over: what everybody was told at each move, and how it ended. */
  public final @Nullable Tale of(List<List<Event>> told, Outcome outcome) {
    for (List<Event> move : told) {
      moves++;
      move.forEach(this::hear);
    }
    return tale(outcome);
  }

  /** Hears the next event. */
  protected abstract void hear(Event event);

  /** What is told after all was heard; null if there is nothing worth telling. */
  protected abstract @Nullable Tale tale(Outcome outcome);

  /** Keeps what happens at this move as worth seeing again. */
  protected final void keep(String words) {
    moments.add(new Tale.Highlight(moves, words));
  }

  /** A small number as one says it. */
  protected static String inWords(int number) {
    return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
  }

  /** What was kept, in the order of the match. */
  protected final List<Tale.Highlight> moments() {
    return moments;
  }
}
