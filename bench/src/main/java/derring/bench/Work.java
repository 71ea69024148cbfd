package derring.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What a benchmark did in an iteration, and the processor time its thread had for it. Wall-clock
 * figures of a shared machine mean little; work per CPU-second can be compared.
 */
@AuxCounters(AuxCounters.Type.EVENTS)
@State(Scope.Thread)
public class Work {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Decisions, copies, or whatever the benchmark counts. */
  public long units;

  /** Whole games, where the units are decisions. */
  public long games;

  private long began;

  /** A new iteration. */
  @Setup(Level.Iteration)
  public void begin() {
    units = 0;
    games = 0;
    began = THREADS.getCurrentThreadCpuTime();
  }

  /** JMH reads this, too, as a counter, in the thread of the benchmark. */
  public long cpuNanos() {
    return THREADS.getCurrentThreadCpuTime() - began;
  }
}
