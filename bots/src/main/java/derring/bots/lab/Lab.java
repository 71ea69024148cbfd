package derring.bots.lab;

import derring.bots.Mean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers a question: has the matches played, adds them up in order, and stops when the main
 * figures are exact enough. What comes of it follows from the question alone, however many play and
 * whatever was played before an interruption.
 */
public final class Lab {
  /** Looked at after so many matches of each variant, whoever plays them. */
  private static final int LOOK = 50;

  private static final double HUNDRED = 100;

  private final Question question;
  private final Plan plan;
  private final Crew crew;
  private final @Nullable Ledger ledger;
  private final Watch watch;
  private final List<Figures> figures = new ArrayList<>();
  private final List<Mean.Sum> gaps = new ArrayList<>();
  private final List<Mean.Sum> longer = new ArrayList<>();
  private final long start = System.nanoTime();
  private int fresh;
  private int known;

  /** Is told how far it is, by any thread, and may throw to stop it. */
  @FunctionalInterface
  public interface Progress {

    /**
     * Some more are played.
     *
     * @param done how many matches are played
     * @param of how many there will be, as far as one can tell
     * @param seconds how long that will take still; negative if it is too early to tell
     */
    void told(int done, int of, double seconds);
  }

  /**
   * A lab for one question.
   *
   * @param ledger where matches are kept; null if they are not
   */
  public Lab(Question question, Plan plan, Crew crew, @Nullable Ledger ledger) {
    this.question = question;
    this.plan = plan;
    this.crew = crew;
    this.ledger = ledger;
    watch = new Watch(question.within() / HUNDRED, question.games(), 2 * plan.variants() - 1);
    for (int variant = 0; variant < plan.variants(); variant++) {
      figures.add(new Figures(plan, variant));
      gaps.add(new Mean.Sum());
      longer.add(new Mean.Sum());
    }
  }

  /**
   * Answers it.
   *
   * @param called by variant and seat: what a seat is called on the page
   */
  public Findings run(Findings.Heading heading, List<List<String>> called, Progress progress)
      throws InterruptedException {
    return run(heading, called, progress, () -> true);
  }

  /**
   * Answers it as well as it can while there is time.
   *
   * @param time whether there still is some; asked now and then
   */
  public Findings run(
      Findings.Heading heading, List<List<String>> called, Progress progress, BooleanSupplier time)
      throws InterruptedException {
    int most = question.games();
    int step = Math.max(LOOK, crew.lot() / plan.variants() / LOOK * LOOK);
    boolean enough = false;
    int next = 0;
    while (next < most && !enough && (next == 0 || time.getAsBoolean())) {
      int to = Math.min(most, next + step);
      Map<Crew.Task, Played> lot = played(next, to, progress);
      while (next < to && !enough) {
        add(lot, next++);
        enough = next % LOOK == 0 && exact();
      }
    }
    return findings(heading, called, enough);
  }

  /** The matches of a lot, with those that are kept already. */
  private Map<Crew.Task, Played> played(int from, int to, Progress progress)
      throws InterruptedException {
    Map<Crew.Task, Played> lot = new HashMap<>();
    List<Crew.Task> tasks = new ArrayList<>();
    for (int index = from; index < to; index++) {
      for (int variant = 0; variant < plan.variants(); variant++) {
        Crew.Task task = new Crew.Task(variant, index);
        Played kept = ledger == null ? null : ledger.played(task);
        if (kept == null) {
          tasks.add(task);
        } else {
          lot.put(task, kept);
          known++;
        }
      }
    }
    if (!tasks.isEmpty()) {
      int all = expected() * plan.variants();
      crew.play(
          tasks,
          match -> {
            if (ledger != null) {
              ledger.keep(match);
            }
            lot.put(new Crew.Task(match.variant(), match.index()), match);
            fresh++;
            progress.told(known + fresh, Math.max(all, known + fresh), left(all));
          });
    }
    return lot;
  }

  private double left(int all) {
    double seconds = (System.nanoTime() - start) / 1e9;
    return fresh < LOOK ? -1 : Math.max(0, all - known - fresh) * seconds / fresh;
  }

  /** How many matches of a variant there will be: an interval shrinks as the root of them. */
  private int expected() {
    double widest = 0;
    for (Mean mean : watched()) {
      widest = Math.max(widest, watch.reach(mean));
    }
    int so = figures.getFirst().first().of();
    if (question.within() == 0 || so < 2 * LOOK) {
      return question.games();
    }
    double part = widest * HUNDRED / question.within();
    return Math.clamp((long) Math.ceil(so * part * part), so, question.games());
  }

  private void add(Map<Crew.Task, Played> lot, int index) {
    Played base = at(lot, 0, index);
    for (int variant = 0; variant < plan.variants(); variant++) {
      Played match = at(lot, variant, index);
      figures.get(variant).add(match);
      gaps.get(variant).add(match.score(0) - base.score(0));
      longer.get(variant).add(match.decisions() - base.decisions());
    }
  }

  private static Played at(Map<Crew.Task, Played> lot, int variant, int index) {
    Played match = lot.get(new Crew.Task(variant, index));
    if (match == null) {
      throw new IllegalStateException("match " + index + " was not played");
    }
    return match;
  }

  /** The score of the first seat in each variant, and how each differs from the first. */
  private List<Mean> watched() {
    List<Mean> means = new ArrayList<>();
    figures.forEach(each -> means.add(each.first()));
    gaps.subList(1, gaps.size()).forEach(each -> means.add(each.mean()));
    return means;
  }

  private boolean exact() {
    return watched().stream().allMatch(watch::exact);
  }

  private Findings findings(Findings.Heading heading, List<List<String>> called, boolean enough) {
    List<Findings.Report> reports = new ArrayList<>();
    List<Findings.Gap> differences = new ArrayList<>();
    String first = question.variants().getFirst().name();
    for (int variant = 0; variant < plan.variants(); variant++) {
      String name = question.variants().get(variant).name();
      reports.add(figures.get(variant).report(name, watch, called.get(variant)));
      if (variant > 0) {
        Mean gap = gaps.get(variant).mean();
        double reach = watch.reach(gap);
        differences.add(
            new Findings.Gap(
                name,
                first,
                new Findings.Row(
                    called.get(variant).getFirst(),
                    gap.value(),
                    gap.value() - reach,
                    gap.value() + reach,
                    gap.of(),
                    Math.abs(gap.value()) > reach),
                longer.get(variant).mean()));
      }
    }
    return new Findings(heading, enough, reports, differences);
  }
}
