package derring.server;

import derring.bots.coach.Hint;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Hints for somebody who plays alone: against bots, or on from a record whose cards are known
 * anyway. Where another person sits nobody gets one, whatever is asked.
 */
final class Hints {
  private final Hall hall;

  Hints(Hall hall) {
    this.hall = hall;
  }

  /**
   * What the coach would do.
   *
   * @throws Refusal if there is none to be had here
   */
  Hint of(String match, int seat, Who who) {
    Supplier<Hint> thought =
        hall.look(
            match,
            sitting -> {
              allowed(sitting, seat, who);
              return Objects.requireNonNull(sitting.board()).hint(seat);
            });
    if (thought == null) {
      throw new Refusal(404, "", "There is no such match.");
    }
    return thought.get();
  }

  /** Refuses where nobody may have one. */
  static void allowed(Sitting sitting, int seat, Who who) {
    if (!sitting.seatsOf(who.guest()).contains(seat)) {
      throw new Refusal(403, "", "This is not your seat.");
    }
    boolean alone =
        sitting.chairs().stream()
                .noneMatch(chair -> chair.person() && !chair.belongsTo(who.guest()))
            && (sitting.seatsOf(who.guest()).size() == 1 || !sitting.opened().seed().isEmpty());
    if (!alone) {
      throw new Refusal(
          403, "", "Hints are for matches against bots: here people play each other.");
    }
    if (sitting.state() != Standing.RUNNING || (sitting.toAct() >> seat & 1) == 0) {
      throw new Refusal(409, "", "You are not to move now.");
    }
    if (Objects.requireNonNull(sitting.board()).realTime()) {
      throw new Refusal(409, "", "This game waits for nobody, so there are no hints in it.");
    }
  }
}
