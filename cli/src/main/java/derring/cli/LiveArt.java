package derring.cli;

import java.util.List;

/** Draws a game in real time, and knows the keys that it is played with. */
public interface LiveArt<M, V> extends TableArt<M, V> {

  /** What keys mean. */
  sealed interface Pressed {
    /** A move, in notation. */
    record Play(String notation) implements Pressed {}

    /** More keys are needed; the sentence says which. */
    record More(String sentence) implements Pressed {}

    /** Nothing. */
    record Nothing() implements Pressed {}
  }

  /**
   * What the keys typed since the last move mean to the player who sees {@code view}.
   *
   * @param keys one or more signs
   */
  Pressed pressed(V view, String keys);

  /** The keys, in a line or two. */
  List<String> keys();
}
