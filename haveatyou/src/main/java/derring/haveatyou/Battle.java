package derring.haveatyou;

import derring.kernel.State;
import derring.kernel.Word;
import java.util.Arrays;

/** The state of a battle: the fighters by seat, the sets they fight at, and the victory points. */
public final class Battle implements State<Battle> {
  final Table table;
  final Fighter[] fighters;
  final Stage[] stages;

  /** Victory points by side, in brawls. */
  final int[] points;

  /** How many times somebody has fallen. */
  int falls;

  End end = End.NONE;

  /** Why a battle is over. */
  public enum End implements Word {
    NONE("none"),
    /** Nobody is left to fight (HAY-5.1 to 5.3). */
    FALLEN("fallen"),
    /** The victory points are reached (HAY-5.4). */
    POINTS("points"),
    /** HAY-3j. */
    STALEMATE("stalemate"),
    /** HAY-D1. */
    LIMIT("limit");

    private final String word;

    End(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }
  }

  Battle(Table table) {
    this.table = table;
    fighters = new Fighter[table.seats];
    for (int seat = 0; seat < table.seats; seat++) {
      fighters[seat] = new Fighter();
    }
    stages = new Stage[table.stages];
    for (int i = 0; i < table.stages; i++) {
      stages[i] = new Stage(table, i);
    }
    points = new int[table.teams()];
  }

  public Fighter fighter(int seat) {
    return fighters[seat];
  }

  public int seats() {
    return fighters.length;
  }

  /** A set of the ring; there is only number 0 but in a Multi-Game Brawl. */
  public Stage stage(int index) {
    return stages[index];
  }

  public int stages() {
    return stages.length;
  }

  /** The victory points of a side. */
  public int points(int team) {
    return points[team];
  }

  boolean over() {
    return end != End.NONE;
  }

  Stage home(int seat) {
    return stages[table.home(seat)];
  }

  boolean enemies(int seat, int other) {
    return (table.enemies[seat] >> other & 1) == 1;
  }

  /** The seats that a set waits for. */
  int waitsFor(Stage stage) {
    return switch (stage.phase) {
      case ACT, DISCARD, DRAW -> 1 << stage.active;
      case ARM -> stage.window.asked() & -stage.window.asked(); // HAY-2b: in the order of the seats
      case ANSWER, LAST, MOURN -> stage.window.asked();
      case FOLLOW, REDRAW -> 1 << stage.follower;
      case STAND -> 1 << stage.victor;
      case WHERE -> 1 << stage.freed;
      case SETUP, BEGIN, OVER -> 0;
    };
  }

  int waitsFor() {
    if (stages.length == 1) {
      return waitsFor(stages[0]);
    }
    int seats = 0;
    for (Stage stage : stages) {
      seats |= waitsFor(stage);
    }
    return seats;
  }

  /**
   * The set where a seat acts now (HAY-D7): it answers at its own set first, then acts where it is
   * a guest, and then has its own turn.
   */
  public Stage stageOf(int seat) {
    Stage home = home(seat);
    if (stages.length == 1) {
      return home;
    }
    boolean asked = (waitsFor(home) >> seat & 1) == 1;
    boolean ownTurn =
        home.phase == Phase.ACT || home.phase == Phase.DISCARD || home.phase == Phase.DRAW;
    if (asked && !ownTurn) {
      return home;
    }
    for (Stage stage : stages) {
      if (stage.index != home.index && (waitsFor(stage) >> seat & 1) == 1) {
        return stage;
      }
    }
    return home;
  }

  /** Copies what all may see. */
  void copyOpenFrom(Battle other) {
    for (int i = 0; i < fighters.length; i++) {
      fighters[i].copyOpenFrom(other.fighters[i]);
    }
    for (int i = 0; i < stages.length; i++) {
      stages[i].copyOpenFrom(other.stages[i]);
    }
    copyRestFrom(other);
  }

  private void copyRestFrom(Battle other) {
    System.arraycopy(other.points, 0, points, 0, points.length);
    falls = other.falls;
    end = other.end;
  }

  @Override
  public void copyFrom(Battle other) {
    for (int i = 0; i < fighters.length; i++) {
      fighters[i].copyFrom(other.fighters[i]);
    }
    for (int i = 0; i < stages.length; i++) {
      stages[i].copyFrom(other.stages[i]);
    }
    copyRestFrom(other);
  }

  @Override
  public Battle copy() {
    Battle copy = new Battle(table);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Battle other
        && falls == other.falls
        && end == other.end
        && Arrays.equals(points, other.points)
        && Arrays.equals(fighters, other.fighters)
        && Arrays.equals(stages, other.stages);
  }

  @Override
  public int hashCode() {
    int hash = 31 * falls + end.ordinal();
    hash = 31 * hash + Arrays.hashCode(points);
    hash = 31 * hash + Arrays.hashCode(fighters);
    return 31 * hash + Arrays.hashCode(stages);
  }
}
