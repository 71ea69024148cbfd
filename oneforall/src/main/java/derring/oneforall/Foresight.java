package derring.oneforall;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a line of moves would come to, for a screen that shows it before anything is done: where the
 * figure would be, what could be done there, and the exact odds of the dice. Chances are
 * ten-thousandths, so that everybody is shown the same number.
 *
 * @param figure who would move
 * @param reached what a run would end at; absent if it would end in the open
 * @param dice how many dice would be rolled; 0 if none
 * @param sources where they come from, in words
 * @param one the chance that one of them shows a 1
 * @param rows what each hit does, the last one again and again; empty if nobody is hit
 * @param rivals those who would roll against it, in their order
 * @param then what a run would make possible
 */
public record Foresight(
    String figure,
    int x,
    int y,
    int z,
    @Nullable String reached,
    int dice,
    List<String> sources,
    int one,
    List<String> rows,
    List<Rival> rivals,
    List<Then> then) {

  /**
   * Somebody who would roll against it.
   *
   * @param hits the chance of each number of hits that this figure takes, from none upwards
   * @param taken the same of the one who acts, if it is a duel; empty if it is none
   * @param expected the hits that this figure may expect, in hundredths
   * @param pushed where a push-back would end; absent where it is not certain
   */
  public record Rival(
      String figure,
      int dice,
      List<String> sources,
      List<Integer> hits,
      List<Integer> taken,
      int expected,
      Seen.@Nullable Spot pushed) {}

  /**
   * A move that could follow.
   *
   * @param verb as {@link Verb} writes it, or {@code duel} or {@code announce}
   * @param opposed somebody would roll against it
   */
  public record Then(String notation, String verb, @Nullable String thing, boolean opposed) {}
}
