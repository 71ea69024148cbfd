package derring.cli;

import derring.bots.Tempo;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Late;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who is due when in a game in real time: bots at their tempo, and the clock of the host for
 * whoever is late. Times are milliseconds since the match began; whoever asks says how late it is,
 * so this serves real and virtual time alike.
 */
final class Pacing<S extends State<S>, M, V> {
  private final Game<S, M, V> game;
  private final List<@Nullable Tempo> tempos;
  private final Chance whims;
  private final List<Long> due = new ArrayList<>();
  private final List<Long> own = new ArrayList<>();
  private long any;

  /**
   * Something is due.
   *
   * @param late the move that the clock makes; null if a player is to choose
   */
  record Due<M>(long at, int seat, @Nullable M late) {}

  /**
   * @param tempos by seat; null for somebody who moves when he will
   */
  Pacing(Game<S, M, V> game, List<@Nullable Tempo> tempos, Chance whims) {
    this.game = game;
    this.tempos = new ArrayList<>(tempos);
    this.whims = whims;
    for (int seat = 0; seat < game.seats(); seat++) {
      own.add(0L);
      due.add(0L);
      again(seat, 0);
    }
  }

  /** What is due next, if nobody does anything before. */
  Due<M> next(S state) {
    Due<M> next = new Due<>(Long.MAX_VALUE, 0, null);
    for (int seat = 0; seat < game.seats(); seat++) {
      if (due.get(seat) < next.at) {
        next = new Due<>(due.get(seat), seat, null);
      }
      Late<M> late = game.late(state, seat);
      if (late != null) {
        long at = (late.fromAny() ? any : own.get(seat)) + late.millis();
        if (at < next.at) {
          next = new Due<>(at, seat, late.move());
        }
      }
    }
    return next;
  }

  /** A seat has moved. */
  void moved(int seat, long at) {
    own.set(seat, at);
    any = at;
  }

  /** A player who was due thinks again. */
  void again(int seat, long at) {
    Tempo tempo = tempos.get(seat);
    due.set(seat, tempo == null ? Long.MAX_VALUE : at + Math.round(1000 * tempo.next(whims)));
  }
}
