package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** The turn: two action points, the refill, the last word of the others (HAY-3). */
final class Turn {
  /** HAY-3j. */
  static final int IDLE_TURNS = 10;

  private Turn() {}

  /** Goes on with the turn; true if somebody must decide. */
  static boolean goOn(Battle battle, Stage stage, Chance chance, Log log) {
    return switch (stage.turn) {
      case SETUP -> {
        if (!stage.window.settled()) {
          stage.phase = Phase.ARM;
          yield true;
        }
        SetUp.complete(battle, stage, chance, log);
        yield false;
      }
      case BEGIN -> {
        start(stage, log);
        yield true;
      }
      case LAST -> {
        stage.window.open(Reach.others(battle, stage));
        stage.phase = Phase.LAST;
        yield !stage.window.settled() || finish(battle, stage, log);
      }
      default -> {
        stage.phase = stage.turn;
        yield true;
      }
    };
  }

  /** A turn in the normal order is about to begin. */
  static void begin(Battle battle, Stage stage, int seat, Log log) {
    stage.active = seat;
    stage.order = seat;
    stage.free = false;
    stage.turn = Phase.BEGIN;
    Fighter fighter = battle.fighters[seat];
    if (fighter.out) { // HAY-5.5b
      stage.arriving |= 1 << seat;
    } else if (battle.table.options.battle() == BattleType.LAST_MAN) {
      closeIn(battle, seat, log);
    }
  }

  /** HAY-5.3b: of the last two, the one whose turn comes goes to the other's board. */
  private static void closeIn(Battle battle, int seat, Log log) {
    int other = Table.NONE;
    for (int i = 0; i < battle.fighters.length; i++) {
      if (i != seat && !battle.fighters[i].out) {
        if (other != Table.NONE) {
          return;
        }
        other = i;
      }
    }
    Fighter fighter = battle.fighters[seat];
    if (other != Table.NONE && battle.fighters[other].board != fighter.board) {
      fighter.board = battle.fighters[other].board;
      if (log.on()) {
        tell(log, new Told.Crossed(seat, fighter.board, fighter.rank), "HAY-5.3b");
      }
    }
  }

  /** HAY-3a: two action points. */
  private static void start(Stage stage, Log log) {
    stage.points = 2;
    stage.played = false;
    stage.struck = false;
    stage.turn = Phase.ACT;
    stage.phase = Phase.ACT;
    if (log.on()) {
      tell(
          log,
          new Told.TurnBegan(stage.active, stage.turns + 1, stage.free),
          stage.free ? "HAY-5.5a" : "HAY-3.0");
    }
  }

  /** A free turn begins, or goes on from the killer's own (HAY-5.5a). */
  static void startFree(Stage stage, Log log) {
    boolean struck = stage.struck && stage.turn != Phase.BEGIN;
    stage.free = true;
    start(stage, log);
    stage.struck = struck;
  }

  /**
   * HAY-3b: a card is drawn for a point of fatigue; one may die of it (HAY-3h). The actions are
   * over (HAY-3d), even if there were none (HAY-3f).
   */
  static void draw(Battle battle, Stage stage, Chance chance, Log log) {
    stage.turn = Phase.DRAW;
    stage.phase = Phase.DRAW;
    Draws.toHand(battle, stage.active, 1, "HAY-3b", chance, log);
    Chain.tire(battle, stage.active, 1, "for the card", "HAY-3b", log);
    if (battle.fighters[stage.active].physical <= 0) {
      Course.settle(battle, stage, Table.NONE, Table.NONE, chance, log);
    }
  }

  static void discard(Battle battle, Stage stage, int card, Log log) {
    stage.turn = Phase.DISCARD;
    stage.phase = Phase.DISCARD;
    Draws.discard(battle, stage.active, card, "HAY-3b", log);
  }

  /** HAY-3.pass: all cards for five new ones. */
  static void pass(Battle battle, Stage stage, Chance chance, Log log) {
    Draws.discardHand(battle, stage.active, "HAY-3g", log);
    Draws.toHand(battle, stage.active, Table.HAND, "HAY-3.pass", chance, log);
    close(battle, stage, chance, log);
  }

  /** The turn is over but for the others' last word (HAY-1.3.3.8a2). */
  static void close(Battle battle, Stage stage, Chance chance, Log log) {
    stage.turn = Phase.LAST;
    Course.proceed(battle, stage, chance, log);
  }

  /** A seat does not use the last word. */
  static void noLastWord(Battle battle, Stage stage, int seat, Chance chance, Log log) {
    stage.window.leave(seat);
    if (log.on()) {
      tell(log, new Told.LetBe(seat), "HAY-1.3.3.8a2");
    }
    if (stage.window.settled() && !finish(battle, stage, log)) {
      Course.proceed(battle, stage, chance, log);
    }
  }

  /** The turn passes; true if the battle is over with it or a single attack is to be made. */
  private static boolean finish(Battle battle, Stage stage, Log log) {
    stage.turns++;
    stage.idle = stage.struck ? 0 : Math.min(IDLE_TURNS, stage.idle + 1);
    stage.struck = false;
    if (battle.table.options.stalemate() && isStalemate(battle)) {
      Fall.end(battle, Battle.End.STALEMATE, log);
      return true;
    }
    if (stage.turns >= battle.table.options.turnLimit()) {
      Fall.end(battle, Battle.End.LIMIT, log);
      return true;
    }
    if (Elsewhere.next(battle, stage, log)) {
      return stage.phase == Phase.FOLLOW;
    }
    begin(battle, stage, next(battle, stage), log);
    return false;
  }

  private static boolean isStalemate(Battle battle) {
    for (Stage stage : battle.stages) {
      if (stage.idle < IDLE_TURNS) {
        return false;
      }
    }
    return true;
  }

  /** Clockwise; the dead are skipped, unless they are to be replaced (HAY-5.2a, HAY-5.5b). */
  private static int next(Battle battle, Stage stage) {
    Table table = battle.table;
    int from = stage.index * table.perSet;
    int place = stage.order - from;
    do {
      place = place + 1 == table.perSet ? 0 : place + 1;
    } while (battle.fighters[from + place].out && !table.options.battle().freeTurns());
    return from + place;
  }

  /** HAY-1.3.3.8n: asks the friend of a fallen fighter, if he could have a Swash!. */
  static boolean mourn(Battle battle, Stage stage) {
    int fallen = Integer.numberOfTrailingZeros(stage.mourned);
    int team = battle.table.team[fallen];
    for (int seat = 0; seat < battle.fighters.length; seat++) {
      Fighter friend = battle.fighters[seat];
      if (battle.table.team[seat] == team && !friend.out && !friend.hand.isEmpty()) {
        stage.window.open(1 << seat);
        stage.phase = Phase.MOURN;
        return true;
      }
    }
    stage.mourned &= ~(1 << fallen);
    return false;
  }

  /** The friend stays where he is. */
  static void moveOn(Battle battle, Stage stage, Chance chance, Log log) {
    if (log.on()) {
      tell(
          log,
          new Told.LetBe(Integer.numberOfTrailingZeros(stage.window.asked())),
          "HAY-1.3.3.8.switch");
    }
    stage.window.close();
    stage.mourned &= stage.mourned - 1;
    Course.proceed(battle, stage, chance, log);
  }
}
