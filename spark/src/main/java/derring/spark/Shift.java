package derring.spark;

import derring.bots.lab.Bench;
import derring.bots.lab.Crew;
import derring.bots.lab.Plan;
import derring.bots.lab.Played;
import derring.formats.Portable;
import derring.formats.Shelf;
import derring.kernel.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * One thread of one machine that plays: games are opened once for a machine, benches for a thread.
 */
final class Shift {
  private static final Shelf SHELF = Shelf.standard();
  private static final Map<List<String>, List<Game<?, ?, ?>>> OPENED = new ConcurrentHashMap<>();
  private static final ThreadLocal<@Nullable Shift> MINE = new ThreadLocal<>();

  private final Plan plan;
  private final List<String> tables;
  private final List<Bench<?, ?, ?>> benches = new ArrayList<>();

  private Shift(Plan plan, List<String> tables) {
    this.plan = plan;
    this.tables = tables;
    List<Game<?, ?, ?>> games = OPENED.computeIfAbsent(tables, Shift::opened);
    for (int variant = 0; variant < games.size(); variant++) {
      benches.add(Bench.of(plan, variant, games.get(variant)));
    }
  }

  /** This thread's, for a plan at these tables. */
  static Shift of(Plan plan, List<String> tables) {
    Shift mine = MINE.get();
    if (mine == null || !mine.plan.equals(plan) || !mine.tables.equals(tables)) {
      mine = new Shift(plan, tables);
      MINE.set(mine);
    }
    return mine;
  }

  private static List<Game<?, ?, ?>> opened(List<String> tables) {
    List<Game<?, ?, ?>> games = new ArrayList<>();
    tables.forEach(text -> games.add(Portable.open(SHELF, text).game()));
    return games;
  }

  Played play(Crew.Task task) {
    return benches.get(task.variant()).play(task.index());
  }
}
