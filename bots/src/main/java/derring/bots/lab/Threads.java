package derring.bots.lab;

import derring.kernel.BadInput;
import derring.kernel.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A crew on this machine: so many threads, each with benches of its own. */
public final class Threads implements Crew {
  /** Small enough that progress can be told, large enough that threads seldom wait. */
  private static final int LOT = 64;

  private final Plan plan;
  private final List<Game<?, ?, ?>> games;
  private final int many;
  private final ExecutorService hands;
  private final ThreadLocal<@Nullable Bench<?, ?, ?>[]> benches =
      ThreadLocal.withInitial(() -> new Bench<?, ?, ?>[plan().variants()]);

  /**
   * A crew of so many threads.
   *
   * @param games by variant
   */
  public Threads(Plan plan, List<? extends Game<?, ?, ?>> games, int many) {
    this.plan = plan;
    this.games = List.copyOf(games);
    this.many = many;
    hands =
        Executors.newFixedThreadPool(many, Thread.ofPlatform().daemon().name("lab-", 0).factory());
  }

  private Plan plan() {
    return plan;
  }

  @Override
  public int lot() {
    return LOT * many;
  }

  @Override
  public void play(List<Task> tasks, Consumer<Played> done) throws InterruptedException {
    AtomicInteger next = new AtomicInteger();
    Object pen = new Object();
    List<Future<?>> shifts = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      shifts.add(
          hands.submit(() -> {
            for (int at = next.getAndIncrement();
                at < tasks.size() && !Thread.currentThread().isInterrupted();
                at = next.getAndIncrement()) {
              Played played = play(tasks.get(at));
              synchronized (pen) {
                done.accept(played);
              }
            }
          }));
    }
    try {
      for (Future<?> shift : shifts) {
        shift.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BadInput bad) {
        throw bad;
      }
      throw new IllegalStateException("a match could not be played", e.getCause());
    } finally {
      shifts.forEach(shift -> shift.cancel(true));
    }
  }

  private Played play(Task task) {
    @Nullable Bench<?, ?, ?>[] mine = benches.get();
    Bench<?, ?, ?> bench = mine[task.variant()];
    if (bench == null) {
      bench = Bench.of(plan, task.variant(), games.get(task.variant()));
      mine[task.variant()] = bench;
    }
    return bench.play(task.index());
  }

  @Override
  public void close() {
    hands.shutdownNow();
  }
}
