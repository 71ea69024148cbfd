package derring.toys.morra;

import derring.kernel.Entry;
import derring.kernel.Log;
import derring.kernel.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a round goes, and who has won. */
final class Rounds {

  private Rounds() {}

  static @Nullable Refusal judge(Hands hands, int seat, int fingers) {
    if (hands.over()) {
      return Refusal.OVER;
    }
    if (!hands.window.asks(seat)) {
      return Refusal.CHOSEN;
    }
    return fingers < 1 || fingers > Hands.FINGERS ? Refusal.NO_SUCH_HAND : null;
  }

  static void choose(Hands hands, int seat, int fingers, Log log) {
    hands.chosen[seat] = fingers;
    hands.window.leave(seat);
    if (log.on()) {
      log.add(Entry.open(new Told.Chose(seat), "MOR-1.2"));
    }
    if (hands.window.settled()) {
      show(hands, log);
    }
  }

  /** MOR-2.1 and MOR-2.2: all hands open, and whom the count ends at takes the round. */
  private static void show(Hands hands, Log log) {
    int sum = Arrays.stream(hands.chosen).sum();
    int taker = (sum - 1) % hands.seats();
    hands.points[taker]++;
    System.arraycopy(hands.chosen, 0, hands.last, 0, hands.seats());
    Arrays.fill(hands.chosen, 0);
    if (log.on()) {
      Told shown = new Told.Shown(list(hands.last), sum, taker, hands.window.number());
      log.add(Entry.open(shown, "MOR-2.1", "MOR-2.2"));
    }
    if (hands.window.number() < Hands.ROUNDS) {
      hands.window.open(hands.all());
    }
  }

  static @Nullable Outcome outcome(Hands hands) {
    if (!hands.over()) {
      return null;
    }
    int most = Arrays.stream(hands.points).max().orElse(0);
    List<Integer> places = new ArrayList<>();
    for (int own : hands.points) {
      places.add(1 + (int) Arrays.stream(hands.points).filter(other -> other > own).count());
    }
    return Arrays.stream(hands.points).filter(own -> own == most).count() > 1
        ? new Outcome(places, true, "Drawn: nobody took more rounds than all others.", "MOR-3.2")
        : new Outcome(places, false, "Who took the most rounds wins.", "MOR-3.1");
  }

  static List<Integer> list(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }
}
