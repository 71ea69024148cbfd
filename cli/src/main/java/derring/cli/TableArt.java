package derring.cli;

import derring.kernel.Names;
import java.util.List;
import org.jline.utils.AttributedString;

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

  /** What a seat is called if nobody says otherwise. */
  String name(int seat);

  /** Where the match stands, in a few words: turn, phase. */
  String standing(Scene<M, V> scene);

  /** The players, the piles, what is going on, and the reader's hand. */
  List<AttributedString> table(Scene<M, V> scene, Pen pen, Room room);

  /** The one sentence that asks the reader. */
  String question(Scene<M, V> scene);

  /** A move in a few words. */
  String label(V view, M move, Names names);
}
