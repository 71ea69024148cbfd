package derring.bots.fireatwill;

import derring.bots.coach.Analysis.Remark;
import derring.fireatwill.Battle;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.Phase;
import derring.fireatwill.Side;
import derring.fireatwill.Told;
import derring.fireatwill.View;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Match;
import java.util.ArrayList;
import java.util.List;

/**
 * What there is to say of a battle that is over, for each side: what every gun earned, what spoilt
 * its shots and by how much, which flags were missed, and what could still have been had when Cease
 * Fire came. All of it follows from the scoring, which is told once more.
 */
final class AfterAction {
  private static final int COLUMNS = 6;
  private static final String EARNED = "What each gun earned";
  private static final String SPOILT = "What spoilt it";
  private static final String FLAGS = "Flags";
  private static final String REST = "Maneuvers and the end";

  /** For so many things more there might have been time, and so many worlds say what they bring. */
  private static final int ORDERS = 2;

  private static final int WORLDS = 24;

  private final FireAtWill game;
  private final Match<Battle, Move, View> match;
  private final List<Remark> remarks = new ArrayList<>();
  private final List<Entry> scoring;

  AfterAction(FireAtWill game, Match<Battle, Move, View> match) {
    this.game = game;
    this.match = match;
    Battle battle = match.state().copy();
    Chronicle log = new Chronicle();
    game.scoreAsItStands(battle, log); // somebody may have given up before
    scoring = log.take();
  }

  List<Remark> remarks() {
    for (int seat = 0; seat < 2; seat++) {
      for (int pile = 1; pile <= COLUMNS; pile++) {
        new Tally(seat, pile).earned();
      }
      for (int pile = 1; pile <= COLUMNS; pile++) {
        new Tally(seat, pile).spoilt();
      }
      for (int pile = 1; pile <= COLUMNS; pile++) {
        new Tally(seat, pile).flags();
      }
      settled(seat);
      missed(seat);
    }
    return remarks;
  }

  private static String count(int number, String one) {
    return number + " " + one + (number == 1 ? "" : "s");
  }

  private void say(int seat, String about, String words, String rule) {
    remarks.add(new Remark(seat, about, words, rule));
  }

  /** What the scoring of one pile came to. */
  private final class Tally {
    private final int seat;
    private final int pile;
    private final List<Integer> shots = new ArrayList<>();
    private int laid;
    private int claimed;
    private int empty;
    private int eyesOnly;
    private int misplaced;
    private int thrownAway;
    private boolean bound;
    private Told.Exploded burst = new Told.Exploded(0, 0, -1, 0);

    Tally(int seat, int pile) {
      this.seat = seat;
      this.pile = pile;
      scoring.forEach(entry -> read((Told) entry.open()));
    }

    private boolean here(int whose, int which) {
      return whose == seat && which == pile;
    }

    private void read(Told told) {
      switch (told) {
        case Told.FlagsLifted lifted when here(lifted.seat(), lifted.pile()) ->
            laid = lifted.flags();
        case Told.Scored scored when here(scored.seat(), scored.pile()) ->
            shots.add(scored.points());
        case Told.Claimed claim when here(claim.seat(), claim.pile()) -> claimed++;
        case Told.Missed missed when here(missed.seat(), missed.pile()) -> {
          boolean eyes = missed.why().equals("Eyes Only");
          eyesOnly += eyes ? 1 : 0;
          empty += eyes ? 0 : 1;
        }
        case Told.Exploded exploded when here(exploded.seat(), exploded.pile()) -> burst = exploded;
        case Told.Maneuvered maneuver when here(maneuver.seat(), maneuver.pile()) ->
            misplaced += maneuver.counts() ? 0 : 1;
        case Told.Discarded discarded when here(discarded.seat(), discarded.pile()) ->
            thrownAway += discarded.cards();
        case Told.GunnerWorks works when here(works.seat(), works.pile()) ->
            bound |= works.card().equals("Ricochet") || works.card().equals("Defiance");
        default -> {}
      }
    }

    void earned() {
      int points = shots.stream().mapToInt(Integer::intValue).sum() + claimed;
      List<String> each = shots.stream().map(String::valueOf).toList();
      say(
          seat,
          EARNED,
          "Gun "
              + pile
              + ": "
              + count(points, "point")
              + (shots.isEmpty()
                  ? "."
                  : ", by " + count(shots.size(), "shot") + " of " + String.join(", ", each))
              + (shots.isEmpty()
                  ? ""
                  : claimed == 0 ? "." : " and " + count(claimed, "flag") + "."),
          "FAW-3.3");
    }

    void spoilt() {
      String gun = "Gun " + pile;
      if (burst.lost() >= 0) {
        say(
            seat,
            SPOILT,
            gun
                + " was loaded twice and burst: that shot"
                + (burst.lost() == 0 ? "" : ", and " + count(burst.lost(), "card") + " above it,")
                + " went for nothing.",
            "FAW-4.4");
      }
      if (empty > 0) {
        say(seat, SPOILT, gun + " was fired " + times(empty) + " without a Load.", "FAW-4.5");
      }
      if (eyesOnly > 0) {
        say(
            seat,
            SPOILT,
            gun + ": " + count(eyesOnly, "shot") + " scored nothing under Eyes Only.",
            "FAW-6.3");
      }
      int plain = (int) shots.stream().filter(points -> points == 1).count();
      if (plain > 0) {
        say(
            seat,
            SPOILT,
            gun
                + ": "
                + count(plain, "shot")
                + " out of order, for 1 point"
                + each(plain)
                + "; Load, Ready, Aim, Fire would have been 2.",
            "FAW-4.1");
      }
      int mixed = (int) shots.stream().filter(points -> points == 2).count();
      if (mixed > 0) {
        say(
            seat,
            SPOILT,
            gun
                + ": "
                + count(mixed, "shot")
                + " in order with mixed stars, for 2 points"
                + each(mixed)
                + "; the same stars would have been 4.",
            "FAW-4.3");
      }
      if (misplaced > 0) {
        say(
            seat,
            SPOILT,
            gun + ": " + count(misplaced, "Maneuver") + " with another number than the pile's.",
            "FAW-R6");
      }
      if (thrownAway > 0) {
        say(
            seat,
            SPOILT,
            gun + ": " + count(thrownAway, "card") + " belonged to no shot.",
            "FAW-4.5");
      }
    }

    private static String each(int number) {
      return number == 1 ? "" : " each";
    }

    private static String times(int number) {
      return number == 1 ? "once" : number + " times";
    }

    /** A flag for every shot that scores, and for no other. */
    void flags() {
      int without = shots.size() - laid;
      if (without > 0 && !bound) {
        say(
            seat,
            FLAGS,
            "Gun "
                + pile
                + ": "
                + count(without, "shot")
                + " scored without a flag; "
                + (without == 1 ? "it" : "each")
                + " would have been a point more.",
            "FAW-2.9");
      } else if (laid > claimed && burst.lost() < 0) {
        say(
            seat,
            FLAGS,
            "Gun " + pile + ": " + count(laid - claimed, "flag") + " planted where no shot scored.",
            "FAW-4.8");
      }
    }
  }

  private void settled(int seat) {
    for (Entry entry : scoring) {
      boolean tells =
          switch ((Told) entry.open()) {
            case Told.ManeuversScored scored -> scored.seat() == seat;
            case Told.Outmaneuvered more -> more.seat() == seat;
            case Told.Penalised penalised -> penalised.seat() == seat;
            case Told.Totalled total -> total.seat() == seat;
            default -> false;
          };
      if (tells) {
        say(
            seat,
            REST,
            entry.open().sentence(whose -> game.faction(whose)),
            entry.rules().getFirst());
      }
    }
  }

  /** What lay open when play stopped, and would have brought something. */
  private void missed(int seat) {
    int steps = match.steps().size();
    while (steps > 0 && match.stateAfter(steps).phase() != Phase.FIRE) {
      steps--;
    }
    Battle last = match.stateAfter(steps);
    Side side = last.side(seat);
    if (last.phase() != Phase.FIRE || side.left() == 0 || side.plays() == 0) {
      return;
    }
    View view = game.view(last, seat);
    Standstill.Line line = new Standstill(game, view, seat, WORLDS, steps).idle(List.of(), ORDERS);
    int worth = (int) Math.rint(line.worth());
    if (worth > 0) {
      say(
          seat,
          REST,
          "When it ended "
              + count(side.left(), "card")
              + (side.left() == 1 ? " was" : " were")
              + " not laid. With "
              + (line.orders().size() == 1 ? "one thing" : "two things")
              + (worth == 1 ? " more there was " : " more there were ")
              + count(worth, "point")
              + " to be had: "
              + String.join(
                  ", then ", line.orders().stream().map(order -> order.label(game, view)).toList())
              + ".",
          "FAW-2.11");
    }
  }
}
