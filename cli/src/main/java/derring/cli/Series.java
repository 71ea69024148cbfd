package derring.cli;

import derring.bots.lab.Bench;
import derring.bots.lab.Crew;
import derring.bots.lab.Lab;
import derring.bots.lab.Ledger;
import derring.bots.lab.Plan;
import derring.bots.lab.Played;
import derring.kernel.Game;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/**
 * Matches of bots, one after the other on one thread, so that the processor time of a move can be
 * told. Each is kept as soon as it is over, and none is played twice.
 */
final class Series {
  private static final double SECOND = 1e9;

  private final Plan plan;
  private final List<Game<?, ?, ?>> games;
  private final Ledger ledger;
  private final int all;
  private final Lab.Progress progress;
  private final long start = System.nanoTime();
  private int known;
  private int fresh;

  /**
   * @param games by variant of the plan
   * @param all how many matches there will be
   */
  Series(Plan plan, List<Game<?, ?, ?>> games, Ledger ledger, int all, Lab.Progress progress) {
    this.plan = plan;
    this.games = games;
    this.ledger = ledger;
    this.all = all;
    this.progress = progress;
  }

  Plan plan() {
    return plan;
  }

  /** The first so many matches of a variant. */
  List<Played> play(int variant, int many) {
    return play(variant, many, 1);
  }

  /** So many matches of a variant, of which only every {@code step}th is played. */
  List<Played> play(int variant, int many, int step) {
    Bench<?, ?, ?> bench =
        Bench.timed(
            plan,
            variant,
            games.get(variant),
            ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    List<Played> matches = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      Played before = ledger.played(new Crew.Task(variant, i * step));
      matches.add(before == null ? kept(bench.play(i * step)) : before);
      known += before == null ? 0 : 1;
    }
    return matches;
  }

  private Played kept(Played match) {
    ledger.keep(match);
    fresh++;
    double seconds = (System.nanoTime() - start) / SECOND;
    int done = known + fresh;
    progress.told(done, all, (all - done) * seconds / fresh);
    return match;
  }
}
