package derring.server;

import derring.kernel.SeededChance;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Something the server itself has to do at a match, and when. It follows from the facts alone, so
 * every node comes to the same.
 *
 * @param at milliseconds since 1970
 * @param seat whom it is about; -1 for nobody
 */
record Chore(long at, What what, int seat) {
  private static final long HOUR = Duration.ofHours(1).toMillis();

  enum What {
    COLLECT,
    START,
    THINK,
    PASS,
    LATE,
    FLAG,
    OFFER_BOT,
    REMATCH,
    CLOSE
  }

  /** All there is to do if nothing else happens. */
  static List<Chore> of(Sitting sitting, Pace pace) {
    List<Chore> chores = new ArrayList<>();
    if (sitting.rematchDue()) {
      chores.add(new Chore(sitting.lastAt(), What.REMATCH, -1));
    }
    if (sitting.board() == null && sitting.full()) {
      long grace = sitting.settled() ? 0 : pace.grace().toMillis();
      boolean pledged = sitting.parts().anyPledged() && !sitting.parts().collected();
      What next = pledged ? What.COLLECT : What.START;
      chores.add(new Chore(sitting.seatedAt() + grace, next, -1));
    }
    if (sitting.state() != Standing.FINISHED) {
      boolean begun = sitting.board() != null;
      chores.add(new Chore(closesAt(sitting.lastAt(), begun, pace), What.CLOSE, -1));
    }
    if (sitting.running()) {
      turns(sitting, pace, chores);
      long deadline = sitting.clocks().deadline();
      if (deadline != Long.MAX_VALUE) {
        chores.add(new Chore(deadline + 1, What.FLAG, -1));
      }
      for (int seat = 0; seat < sitting.chairs().size(); seat++) {
        if (sitting.wantsBot(seat)) {
          long wait = pace.lent().minus(pace.gone()).toMillis();
          chores.add(new Chore(sitting.goneSince(seat) + wait, What.OFFER_BOT, seat));
        }
      }
    }
    return chores;
  }

  /**
   * When a match at which nothing happens is closed. Only one time in each hour is named, or every
   * move would set a timer that nobody needs.
   */
  static long closesAt(long lastAt, boolean begun, Pace pace) {
    Duration patience = begun ? pace.abandoned() : pace.unstarted();
    long step = Math.min(HOUR, Math.max(1, patience.toMillis()));
    return Math.ceilDiv(lastAt + patience.toMillis(), step) * step;
  }

  private static void turns(Sitting sitting, Pace pace, List<Chore> chores) {
    Board<?, ?, ?> board = sitting.board();
    for (int set = sitting.toAct(); set != 0 && board != null; set &= set - 1) {
      int seat = Integer.numberOfTrailingZeros(set);
      boolean bot = !sitting.chairs().get(seat).person() && !board.onlyWaits(seat);
      long at = sitting.closesAt(seat);
      if (bot) {
        at = Math.min(at, sitting.asking().since(seat) + pause(sitting, seat, pace));
      } else if (sitting.forced(seat) != null) {
        boolean seen = sitting.company(seat);
        long wait = seen ? pause(sitting, seat, pace) : pace.glance().toMillis();
        at = Math.min(at, sitting.asking().since(seat) + wait);
      }
      if (at != Long.MAX_VALUE) {
        chores.add(new Chore(at, bot ? What.THINK : What.PASS, seat));
      }
      Board.Late late = board.late(seat);
      if (late != null) {
        long from = late.fromAny() ? sitting.movedAt() : sitting.asking().since(seat);
        chores.add(new Chore(from + late.millis(), What.LATE, seat));
      }
    }
  }

  /**
   * Bots, and what the server does for somebody who has no choice, take equally long. The pause
   * follows from a key of its own, so nobody else can foretell it, every node finds the same, and
   * pauses tell nothing about the secret. Where it matters who is faster a bot has a tempo of its
   * own.
   */
  private static long pause(Sitting sitting, int seat, Pace pace) {
    Board<?, ?, ?> board = sitting.board();
    Chair chair = sitting.chairs().get(seat);
    long least = pace.leastPause().toMillis();
    long spread = pace.mostPause().toMillis() - least + 1;
    long mixed = sitting.pauses();
    mixed = (mixed ^ (sitting.asking().since(seat) * 31 + seat)) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L;
    if (board != null && board.realTime() && !chair.person()) {
      double seconds = board.tempo(chair.bot()).next(new SeededChance(mixed));
      return Math.round(1000 * seconds * pace.haste());
    }
    return least + Math.floorMod(mixed ^ (mixed >>> 32), spread);
  }
}
