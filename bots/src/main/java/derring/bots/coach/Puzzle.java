package derring.bots.coach;

import java.util.List;
import java.util.Map;

/**
 * A position from play in which one thing to do is clearly best, by what its player knows.
 *
 * @param seed of the match that it is from
 * @param seat who is to move
 * @param options of the table, those that are not as usual
 * @param given the position, without what goes without saying
 * @param play the best line: moves of the one who is to move, and what the others do between them
 * @param like the fields in which another move must be the same to be as good; empty if none is
 * @param kind what kind of thing it is, so that not all are of one
 * @param label what it means to the player
 * @param say what is told before it is solved
 * @param then what is told when it is
 * @param hints what is said to other moves, by how they are written
 */
public record Puzzle(
    long seed,
    int seat,
    Map<String, Object> options,
    Map<String, Object> given,
    List<Made> play,
    List<String> like,
    String kind,
    String label,
    String say,
    String then,
    Map<String, String> hints) {
  /** A move as the game writes it, and whose it is. */
  public record Made(int seat, String move) {}

  public Puzzle {
    play = List.copyOf(play);
    like = List.copyOf(like);
  }
}
