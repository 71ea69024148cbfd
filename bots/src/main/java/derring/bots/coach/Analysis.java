package derring.bots.coach;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the coach says of a match: plain records, which are written as JSON as they are.
 *
 * @param game the id of the game
 * @param method how the chances were estimated, in a sentence
 * @param lines so many lines were played for each decision
 * @param moves how many moves the match had
 * @param whole whether all of the match was gone through; else the coach was stopped
 * @param sides by seat
 * @param moments what was decided, in order
 * @param lots what chance brought, in order
 * @param scoring how the points came about, side by side, where no move has a price; else empty
 */
public record Analysis(
    String game,
    String method,
    int lines,
    int moves,
    boolean whole,
    List<Side> sides,
    List<Moment> moments,
    List<Lot> lots,
    List<Remark> scoring) {
  /** So many moves of a side are told as those that cost most. */
  public static final int TOLD = 5;

  /** What is less than half a point of chance would be told as nothing. */
  private static final double LEAST = 0.005;

  public Analysis {
    sides = List.copyOf(sides);
    moments = List.copyOf(moments);
    lots = List.copyOf(lots);
    scoring = List.copyOf(scoring);
  }

  /**
   * One side of the match.
   *
   * @param end 1 if it won, 0 if not, its share if nobody did
   * @param cost the chance that its moves gave away, all together
   * @param luck the chance that cards, dice and what lay hidden brought it beyond what was to be
   *     expected, all together; null where it was not asked for
   * @param worst the moments that cost it most for sure, the worst first: places in the list
   * @param finest the moment at which it did most better than a solid player; null if at none
   */
  public record Side(
      int seat,
      String name,
      double end,
      Estimate cost,
      @Nullable Estimate luck,
      List<Integer> worst,
      @Nullable Integer finest) {
    public Side {
      worst = List.copyOf(worst);
    }
  }

  /**
   * One decision, by what its seat knew then.
   *
   * @param step how many moves were made before it
   * @param chance the chance to win with the best move that was found
   * @param played the move that was made, as the game writes it
   * @param choice what it meant to the player
   * @param after the chance with it
   * @param better the best move that was found, if it is another
   * @param instead what that one means
   * @param headline what was wrong with the move, in a few words
   * @param cost how much better it is: worlds and luck were the same for both
   * @param gain how much better than what a solid player would have done
   * @param came what came of the move that was made, as its seat was told
   * @param rule the clause of the better move; else of the one that was made
   */
  public record Moment(
      int step,
      int seat,
      Estimate chance,
      String played,
      String choice,
      Estimate after,
      @Nullable String better,
      @Nullable String instead,
      String headline,
      Estimate cost,
      Estimate gain,
      String came,
      String rule) {}

  /**
   * What chance brought a side.
   *
   * @param step how many moves were made when it was known; 0 for the deal
   * @param jump of the chance to win, beyond what was to be expected
   */
  public record Lot(int step, int seat, Estimate jump, String came) {}

  /**
   * Something to say of a side, with its clause.
   *
   * @param about under which heading it stands
   */
  public record Remark(int seat, String about, String words, String rule) {}

  private static boolean told(Estimate more) {
    return more.surelyMore() && more.value() >= LEAST;
  }

  static List<Integer> worst(List<Moment> moments, int seat) {
    return IntStream.range(0, moments.size())
        .filter(i -> moments.get(i).seat == seat && told(moments.get(i).cost))
        .boxed()
        .sorted(Comparator.comparingDouble(i -> -moments.get(i).cost.value()))
        .limit(TOLD)
        .toList();
  }

  static @Nullable Integer finest(List<Moment> moments, int seat) {
    return IntStream.range(0, moments.size())
        .filter(i -> moments.get(i).seat == seat && told(moments.get(i).gain))
        .boxed()
        .max(Comparator.comparingDouble(i -> moments.get(i).gain.value()))
        .orElse(null);
  }
}
