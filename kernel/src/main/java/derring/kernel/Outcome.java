package derring.kernel;

import java.util.List;

/**
 * How a match ended.
 *
 * @param places by seat: 1 won, 2 second ...; seats with equal places share them
 * @param reason in words a player would use
 * @param rule the clause that ended it
 */
public record Outcome(List<Integer> places, String reason, String rule) {

  public Outcome {
    places = List.copyOf(places);
  }

  /** Whether {@code seat} won, alone or with others, over at least one seat or over the game. */
  public boolean won(int seat) {
    return places.get(seat) == 1 && !drawn();
  }

  /** Whether nobody won: several seats, all with the same place, and no common victory. */
  public boolean drawn() {
    return reason.startsWith("Drawn");
  }
}
