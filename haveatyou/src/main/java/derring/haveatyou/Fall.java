package derring.haveatyou;

import static derring.haveatyou.Told.tell;

import derring.kernel.Log;
import derring.kernel.Outcome;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Falling, scoring and winning (HAY-4.6, HAY-5). */
final class Fall {
  private Fall() {}

  /** HAY-4.6a: everybody whose Physical is gone falls, all at the same time. */
  static void check(Battle battle, Stage stage, int striker, int struck, Log log) {
    int fallen = 0;
    for (int seat = 0; seat < battle.fighters.length; seat++) {
      Fighter fighter = battle.fighters[seat];
      if (!fighter.out && fighter.physical <= 0 && !isBusyElsewhere(battle, stage, seat, struck)) {
        fallen |= 1 << seat;
      }
    }
    if (fallen != 0) {
      fall(battle, stage, fallen, false, striker, struck, log);
    }
  }

  /**
   * Who has a card in progress at another set falls when that is resolved (HAY-1.1d); whoever only
   * defends himself there waits for it too, unless he was struck here.
   */
  private static boolean isBusyElsewhere(Battle battle, Stage here, int seat, int struck) {
    if (battle.stages.length > 1) {
      boolean isHere = seat == struck || seat == here.active;
      for (Stage stage : battle.stages) {
        if (stage.index != here.index
            && !stage.stack.isEmpty()
            && (stage.active == seat || (!isHere && stage.stack.concerns(seat)))) {
          return true;
        }
      }
    }
    return false;
  }

  /** HAY-1.3.3.8s: out at once, in the middle of a card. */
  static void shoved(Battle battle, Stage stage, int shover, int victim, Log log) {
    fall(battle, stage, 1 << victim, true, shover, victim, log);
  }

  private static void fall(
      Battle battle, Stage stage, int fallen, boolean shoved, int striker, int struck, Log log) {
    battle.falls++;
    for (int left = fallen; left != 0; left &= left - 1) {
      leave(battle, Integer.numberOfTrailingZeros(left), shoved, log);
    }
    BattleType type = battle.table.options.battle();
    for (int left = fallen; left != 0 && type.brawl(); left &= left - 1) {
      score(battle, Integer.numberOfTrailingZeros(left), log);
    }
    if (isDecided(battle)) {
      end(battle, type.brawl() ? Battle.End.POINTS : Battle.End.FALLEN, log);
      return;
    }
    for (int left = fallen; left != 0; left &= left - 1) {
      follow(battle, stage, Integer.numberOfTrailingZeros(left), striker, struck);
    }
  }

  /** HAY-4.6c, in every battle (HAY-4.6d): hand and weapon go; overboard it is lost (HAY-5.4g2). */
  private static void leave(Battle battle, int seat, boolean shoved, Log log) {
    Fighter fighter = battle.fighters[seat];
    fighter.out = true;
    fighter.fell = battle.falls;
    if (log.on()) {
      tell(log, new Told.Fell(seat, shoved), shoved ? "HAY-1.3.3.8.shove" : "HAY-4.6", "HAY-4.6a");
    }
    Draws.discardHand(battle, seat, "HAY-4.6c", log);
    if (shoved && !battle.table.options.weaponStays()) {
      Draws.loseHeld(battle, seat, "overboard", "HAY-5.4g2", log);
    } else {
      Draws.dropHeld(battle, seat, "HAY-4.6c", log);
    }
    for (Stage stage : battle.stages) { // nothing waits for him, here or where he is a guest
      stage.stack.forsake(seat);
      forget(stage.waiting, seat);
      forget(stage.queue, seat);
      if (stage.active == seat && stage.turn != Phase.SETUP && stage.turn != Phase.LAST) {
        stage.turn = Phase.LAST;
        stage.points = 0;
      }
    }
  }

  private static void forget(Pile later, int seat) {
    for (int i = later.size() - 1; i >= 0; i--) {
      if (later.get(i) % Stage.ALSO == seat) {
        later.take(i);
      }
    }
  }

  /**
   * HAY-5.4: the other side (HAY-5.5d) scores what the fighter was worth at first, however he fell
   * or was shoved (HAY-5.4f).
   */
  private static void score(Battle battle, int seat, Log log) {
    int side = 1 - battle.table.team[seat];
    battle.points[side] += battle.fighters[seat].start;
    if (log.on()) {
      List<Integer> scorers = new ArrayList<>();
      for (int other = 0; other < battle.fighters.length; other++) {
        if (battle.table.team[other] == side) {
          scorers.add(other);
        }
      }
      tell(
          log,
          new Told.Scored(scorers, battle.fighters[seat].start, battle.points[side]),
          "HAY-5.4",
          "HAY-5.4e");
    }
  }

  static boolean isDecided(Battle battle) {
    if (battle.table.options.battle().brawl()) {
      int goal = battle.table.goal();
      return battle.points[0] != battle.points[1]
          && Math.max(battle.points[0], battle.points[1]) >= goal; // HAY-5.4g
    }
    return Integer.bitCount(livingTeams(battle)) <= 1;
  }

  private static int livingTeams(Battle battle) {
    int teams = 0;
    for (int seat = 0; seat < battle.fighters.length; seat++) {
      if (!battle.fighters[seat].out) {
        teams |= 1 << battle.table.team[seat];
      }
    }
    return teams;
  }

  /** What the battle goes on with after one has fallen. */
  private static void follow(Battle battle, Stage stage, int seat, int striker, int struck) {
    BattleType type = battle.table.options.battle();
    Stage home = battle.home(seat);
    if (type == BattleType.TEAM_DUEL) { // HAY-5.2b: nobody earns a turn
      stage.mourned |= 1 << seat;
    } else if (type.brawl()) {
      int killer = striker != Table.NONE && struck == seat ? striker : Reach.opponent(battle, seat);
      if (killer != Table.NONE && battle.fighters[killer].out) {
        killer = Table.NONE;
      }
      if (type == BattleType.BRAWL) {
        home.arriving |= 1 << seat;
        if (killer != Table.NONE) {
          Elsewhere.rest(stage, killer);
        }
      } else if (killer != Table.NONE && stage.free) {
        Elsewhere.rest(stage, killer); // HAY-5.5c: whoever kills, the guest or a defender
      } else if (killer != Table.NONE) {
        stage.freed = killer; // HAY-5.5
        stage.freedStrike = false;
      }
    }
  }

  /** The battle is over; nothing is left waiting. */
  static void end(Battle battle, Battle.End end, Log log) {
    battle.end = end;
    for (Stage stage : battle.stages) {
      stage.phase = Phase.OVER;
      stage.stack.clear();
      stage.aside.moveAllTo(stage.discards);
      stage.waiting.clear();
      stage.queue.clear();
      stage.window.close();
      stage.follower = Table.NONE;
      stage.following = Deed.STRIKE;
      stage.redrawn = 0;
      stage.mourned = 0;
      stage.arriving = 0;
      stage.victor = Table.NONE;
      stage.freed = Table.NONE;
      stage.freedStrike = false;
      stage.swashed = false;
    }
    if (log.on()) {
      Outcome outcome = outcome(battle);
      if (outcome != null) {
        tell(log, new Told.Ended(outcome.reason()), outcome.rule());
      }
    }
  }

  /** How the battle ended, or null. */
  static @Nullable Outcome outcome(Battle battle) {
    return switch (battle.end) {
      case NONE -> null;
      case FALLEN -> fallen(battle);
      case POINTS -> {
        int winner = battle.points[0] > battle.points[1] ? 0 : 1;
        yield new Outcome(
            sides(battle, winner),
            false,
            "The victory points are reached.",
            switch (battle.table.options.battle()) {
              case MULTI_GAME -> "HAY-5.6";
              case MULTIPLAYER -> "HAY-5.5";
              default -> "HAY-5.4";
            });
      }
      case STALEMATE ->
          new Outcome(
              standing(battle), true, "Drawn: ten turns have passed without an attack.", "HAY-3j");
      case LIMIT ->
          new Outcome(standing(battle), true, "Drawn: the turn limit is reached.", "HAY-D1");
    };
  }

  private static Outcome fallen(Battle battle) {
    boolean nobody = livingTeams(battle) == 0;
    BattleType type = battle.table.options.battle();
    if (nobody && battle.table.options.activeLosesTie()) {
      int loser = battle.table.team[battle.stages[0].active];
      List<Integer> places = new ArrayList<>();
      for (int seat = 0; seat < battle.fighters.length; seat++) {
        boolean last = battle.fighters[seat].fell == battle.falls;
        places.add(
            type == BattleType.LAST_MAN
                ? last && battle.table.team[seat] != loser ? 1 : 2
                : battle.table.team[seat] == loser ? 2 : 1);
      }
      return new Outcome(
          places, false, "The last fall together, and the active player loses.", "HAY-4.6b");
    }
    if (nobody) {
      return new Outcome(byFall(battle), true, "Drawn: the last fall together.", "HAY-4.6b");
    }
    return switch (type) {
      case TEAM_DUEL ->
          new Outcome(
              sides(battle, Integer.numberOfTrailingZeros(livingTeams(battle))),
              false,
              "Only one team is standing.",
              "HAY-5.2");
      case LAST_MAN -> new Outcome(byFall(battle), false, "The last man is standing.", "HAY-5.3");
      default -> new Outcome(byFall(battle), false, "The duel is won.", "HAY-5.1");
    };
  }

  private static List<Integer> sides(Battle battle, int winner) {
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < battle.fighters.length; seat++) {
      places.add(battle.table.team[seat] == winner ? 1 : 2);
    }
    return places;
  }

  /** In a draw all share it who still fight; a fallen fighter shares it with his team. */
  private static List<Integer> standing(Battle battle) {
    boolean alone = battle.table.options.battle() == BattleType.LAST_MAN;
    List<Integer> places = new ArrayList<>();
    for (Fighter fighter : battle.fighters) {
      places.add(alone && fighter.out ? 2 : 1);
    }
    return places;
  }

  /** Who falls later comes before who falls earlier. */
  private static List<Integer> byFall(Battle battle) {
    List<Integer> places = new ArrayList<>();
    boolean teams = battle.table.teams() < battle.fighters.length;
    for (Fighter fighter : battle.fighters) {
      int place = 1;
      for (Fighter other : battle.fighters) {
        boolean later = !other.out || other.fell > fighter.fell;
        place += !teams && fighter.out && later ? 1 : 0;
      }
      places.add(place);
    }
    return places;
  }
}
