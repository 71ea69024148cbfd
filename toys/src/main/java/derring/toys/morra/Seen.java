package derring.toys.morra;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table as one player sees it.
 *
 * @param seat whose view it is; absent for a spectator
 * @param fingers what this player has chosen; absent before, and for a spectator
 * @param players by seat
 */
public record Seen(
    @Nullable Integer seat, int round, @Nullable Integer fingers, List<PlayerSeen> players) {

  /**
   * A player as all see him.
   *
   * @param chosen whether he has chosen in this round
   * @param last the fingers he showed in the last round; absent in the first
   */
  public record PlayerSeen(boolean chosen, @Nullable Integer last, int points) {}

  static Seen of(View view) {
    Hands hands = view.known();
    List<PlayerSeen> players = new ArrayList<>();
    for (int seat = 0; seat < hands.seats(); seat++) {
      players.add(
          new PlayerSeen(
              !hands.over() && !hands.window.asks(seat),
              number(hands.last[seat]),
              hands.points[seat]));
    }
    return new Seen(
        view.seat() < 0 ? null : view.seat(),
        hands.window.number(),
        view.seat() < 0 ? null : number(hands.chosen[view.seat()]),
        players);
  }

  private static @Nullable Integer number(int fingers) {
    return fingers == 0 ? null : fingers;
  }
}
