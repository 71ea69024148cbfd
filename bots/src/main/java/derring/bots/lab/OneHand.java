package derring.bots.lab;

import derring.kernel.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A crew of whoever asks: all is played on the thread that wants it, for a host that counts it. */
public final class OneHand implements Crew {
  private final List<Bench<?, ?, ?>> benches = new ArrayList<>();

  /**
   * A crew of one.
   *
   * @param games by variant
   */
  public OneHand(Plan plan, List<? extends Game<?, ?, ?>> games) {
    for (int variant = 0; variant < games.size(); variant++) {
      benches.add(Bench.of(plan, variant, games.get(variant)));
    }
  }

  @Override
  public void play(List<Task> tasks, Consumer<Played> done) throws InterruptedException {
    for (Task task : tasks) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      done.accept(benches.get(task.variant()).play(task.index()));
    }
  }

  @Override
  public int lot() {
    return 1;
  }

  @Override
  public void close() {}
}
