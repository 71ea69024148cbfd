package derring.kernel;

import java.util.List;

/**
 * What is worth telling of a match that is over, from what everybody was told. No secret of a hand
 * is in it.
 *
 * @param how how it was decided, in a sentence or two
 * @param figures the figures that matter, the first the most; three if there are so many
 * @param moments what is worth seeing again, in the order of the match; the last decided it
 */
public record Tale(String how, List<Figure> figures, List<Highlight> moments) {

  public Tale {
    figures = List.copyOf(figures);
    moments = List.copyOf(moments);
  }

  /**
   * A figure.
   *
   * @param value the number, as it is printed large
   * @param words what it counts
   * @param note whose it is or when it was; empty for nothing
   */
  public record Figure(String value, String words, String note) {

    /** So many of something: {@code one} is said of a single one. */
    public static Figure of(int value, String one, String many, String note) {
      return new Figure(String.valueOf(value), value == 1 ? one : many, note);
    }
  }

  /**
   * A moment.
   *
   * @param moves after how many moves it is seen
   * @param words what happened, as the log tells it
   */
  public record Highlight(int moves, String words) {}
}
