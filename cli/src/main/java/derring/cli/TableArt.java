package derring.cli;

import derring.kernel.Names;
import java.util.List;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** Draws the table of one game, from what a reader may see. */
public interface TableArt<M, V> {

  /** How much may be drawn. */
  enum Room {
    AMPLE,
    SNUG,
    TIGHT
  }

  /** The colour of the game, by its number among the 256 of a terminal. */
  int ink();

  /** What a seat is called if nobody says otherwise; null where the game has no name for it. */
  default @Nullable String name(int seat) {
    return null;
  }

  /** Where the match stands, in a few words: turn, phase. */
  String standing(Scene<M, V> scene);

  /** The players, the piles, what is going on, and the reader's hand. */
  List<AttributedString> table(Scene<M, V> scene, Pen pen, Room room);

  /** The one sentence that asks the reader. */
  String question(Scene<M, V> scene);

  /** A move in a few words. */
  String label(V view, M move, Names names);

  /** Whether a move leaves things as they are; 0 stands for it, whatever its number is. */
  default boolean passes(M move) {
    return false;
  }

  /**
   * What is typed for each move and stands before it: its number. A game whose moves belong to
   * places may have keys that do not shift instead.
   */
  default List<String> shortcuts(V view, List<M> moves) {
    return IntStream.rangeClosed(1, moves.size()).mapToObj(String::valueOf).toList();
  }

  /**
   * What is said of the moves where there are too many to list them: which there are, in a few
   * lines. If it is empty they are listed, each with its shortcut.
   */
  default List<String> offers(Scene<M, V> scene) {
    return List.of();
  }

  /** The move that some words mean beside those that name it in full, in notation; or the words. */
  default String spelled(V view, String said) {
    return said;
  }

  /** What the signs on the table mean, and what is there, if it needs explaining. */
  default List<String> legend(V view) {
    return List.of();
  }

  /**
   * What help shows by example.
   *
   * @param moves what may be typed for moves
   * @param why what may be asked about
   */
  record Examples(String moves, String why) {}

  /** Examples from this game. */
  Examples examples();

  /** What the result is made of, in a few lines, when the match is over. */
  default List<String> breakdown(Scene<M, V> scene) {
    return List.of();
  }
}
