package derring.kernel;

import java.util.List;

/**
 * How a match stands to somebody who does not look at the table, in the words of the game.
 *
 * @param sentence what it waits for; to a seat that is asked, the question
 * @param plight what the reader has left, as part of a sentence; empty for whoever only watches
 * @param gauges what is left to each who fights, in the order of their places
 */
public record Outlook(String sentence, String plight, List<Gauge> gauges) {

  private static final List<String> NUMBERS =
      List.of(
          "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");

  public Outlook {
    gauges = List.copyOf(gauges);
  }

  /** What is told by a row of marks. */
  public enum Track {
    LIFE,
    FATIGUE,
    MEN
  }

  /**
   * A row of marks.
   *
   * @param body whose it is: a seat, or one at the table that is no seat
   * @param value how many of them count
   * @param of how many there are
   */
  public record Gauge(int body, Track track, int value, int of) {}

  /** A number as a sentence writes it. */
  public static String number(int count) {
    return count >= 0 && count < NUMBERS.size() ? NUMBERS.get(count) : String.valueOf(count);
  }

  /** So many of something, as a sentence writes it. */
  public static String counted(int count, String one, String many) {
    return number(count) + " " + (count == 1 ? one : many);
  }

  /**
   * Several seats as the subject of a sentence.
   *
   * @param seats a set of bits, as {@link Game#toAct} has them
   */
  public static String called(int seats, Names names) {
    StringBuilder called = new StringBuilder();
    for (int left = seats; left != 0; left &= left - 1) {
      boolean last = (left & left - 1) == 0;
      called.append(called.isEmpty() ? "" : last ? " and " : ", ");
      called.append(names.of(Integer.numberOfTrailingZeros(left)));
    }
    return called.toString();
  }
}
