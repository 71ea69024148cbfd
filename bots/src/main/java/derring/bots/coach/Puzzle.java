package derring.bots.coach;

import java.util.List;
import java.util.Map;

/**
 * A position from play in which one move is clearly best, by what its player knows.
 *
 * @param seed of the match that it is from
 * @param step how many moves were made in it before
 * @param seat who is to move
 * @param options of the table, those that are not as usual
 * @param given the position, without what goes without saying
 * @param move the best, as the game writes it
 * @param like the fields in which another move must be the same to be as good; empty if none is
 * @param label what it means to the player
 * @param chance the chance to win with it
 * @param next what the second best means
 * @param lead how much less that is worth
 * @param rule the clause of the best move; may be empty
 * @param others what every other move is worth, by how it is written
 */
public record Puzzle(
    long seed,
    int step,
    int seat,
    Map<String, Object> options,
    Map<String, Object> given,
    String move,
    List<String> like,
    String label,
    Estimate chance,
    String next,
    Estimate lead,
    String rule,
    Map<String, Estimate> others) {}
