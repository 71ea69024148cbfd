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
}
