package derring.server;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/** Does what is due at a match by itself, one chore at a time. */
final class Steward {
  private final LiveMatch match;
  private final Hall hall;
  private final LongSupplier clock;
  private final LongConsumer rest;

  Steward(LiveMatch match, Hall hall) {
    this(match, hall, System::nanoTime, LockSupport::parkNanos);
  }

  /**
   * @param clock in nanoseconds
   * @param rest waits for so many
   */
  Steward(LiveMatch match, Hall hall, LongSupplier clock, LongConsumer rest) {
    this.match = match;
    this.hall = hall;
    this.clock = clock;
    this.rest = rest;
  }

  void does(Chore chore) {
    switch (chore.what()) {
      case COLLECT -> ask(new Happening.Collected());
      case START -> ask(new Happening.Started());
      case THINK -> think(chore.seat());
      case PASS -> pass(chore.seat());
      case LATE -> late(chore.seat());
      case FLAG -> flag();
      case OFFER_BOT -> ask(new Happening.Offered(Proposal.BOT, chore.seat()));
      case REMATCH -> hall.rematch(match);
      case CLOSE -> close();
    }
  }

  private void ask(Happening wish) {
    match.ask(wish, Who.SERVER, "", n -> {});
  }

  /** Somebody can do only one thing, or has left what was asked open for too long. */
  private void pass(int seat) {
    Optional<String> move =
        match.look(now -> {
          Board<?, ?, ?> board = now.board();
          if (board == null) {
            return Optional.empty();
          }
          String silence = board.silence(seat);
          return Optional.ofNullable(silence == null ? now.forced(seat) : silence);
        });
    if (move != null && move.isPresent()) {
      ask(new Happening.Moved(seat, move.get()));
    }
  }

  /** The bot thinks outside the lock, and of its view only; what it says late is not heard. */
  private void think(int seat) {
    record Asked(long at, Board.Thought bot, boolean turns) {}
    long ready = clock.getAsLong() + hall.pace().thought().toNanos();
    Optional<Asked> asked =
        match.look(now -> {
          Board<?, ?, ?> board = now.board();
          Chair chair = now.chairs().get(seat);
          return board == null || chair.person() || (now.toAct() >> seat & 1) == 0
              ? Optional.empty()
              : Optional.of(
                  new Asked(
                      now.asking().since(seat),
                      board.thinker(chair.bot(), seat),
                      !board.realTime()));
        });
    if (asked != null && asked.isPresent()) {
      String move = hall.thought(asked.get().bot());
      if (asked.get().turns()) {
        rest.accept(ready - clock.getAsLong()); // how long it thought is nobody's business
      }
      Boolean still = match.look(now -> now.asking().since(seat) == asked.get().at());
      if (Boolean.TRUE.equals(still)) {
        ask(new Happening.Moved(seat, move));
      }
    }
  }

  /** Looks again: somebody may have come in the meantime. */
  private void close() {
    Optional<Happening> closed =
        match.look(now -> {
          boolean begun = now.board() != null;
          boolean due =
              now.state() != Standing.FINISHED
                  && Chore.closesAt(now.lastAt(), begun, hall.pace()) <= hall.now();
          Duration waited = begun ? hall.pace().abandoned() : hall.pace().unstarted();
          return due
              ? Optional.of(new Happening.Closed(sentence(waited, begun)))
              : Optional.empty();
        });
    if (closed != null && closed.isPresent()) {
      ask(closed.get());
    }
  }

  private static String sentence(Duration waited, boolean begun) {
    long hours = waited.toHours();
    String time = hours >= 48 ? hours / 24 + " days" : hours > 1 ? hours + " hours" : "too long";
    return begun
        ? "Nothing happened for " + time + ", so the match was closed."
        : "Nobody came for " + time + ", so the match was closed.";
  }

  private void late(int seat) {
    Optional<Board.Late> late =
        match.look(now -> Optional.ofNullable(now.board()).map(board -> board.late(seat)));
    if (late != null && late.isPresent()) {
      ask(new Happening.Moved(seat, late.get().move()));
    }
  }

  private void flag() {
    List<Integer> fallen =
        match.look(now ->
            Scribe.seats(now.toAct()).stream()
                .filter(seat -> now.clocks().fallen(seat, hall.now()))
                .toList());
    if (fallen != null && !fallen.isEmpty()) {
      ask(new Happening.Flagged(fallen.getFirst()));
    }
  }
}
