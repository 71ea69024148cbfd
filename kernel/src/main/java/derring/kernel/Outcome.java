package derring.kernel;

import java.util.List;

/**
 * How a match ended.
 *
 * @param places by seat: 1 won, 2 second ...; seats with equal places share them
 * @param drawn nobody won; then those with place 1 share the draw
 * @param reason in words a player would use
 * @param rule the clause that ended it
 */
public record Outcome(List<Integer> places, boolean drawn, String reason, String rule) {

  public Outcome {
    places = List.copyOf(places);
  }

  /** Whether {@code seat} won, alone or together with others. */
  public boolean won(int seat) {
    return !drawn && places.get(seat) == 1;
  }

  /** What a seat has made of it: 1 if it won, 0 if it lost, and of a draw its part. */
  public double score(int seat) {
    return drawn ? draw(places.size()) : won(seat) ? 1 : 0;
  }

  /** A seat's part of a draw: the same for all, and half for one who plays alone. */
  public static double draw(int seats) {
    return 1.0 / Math.max(2, seats);
  }
}
