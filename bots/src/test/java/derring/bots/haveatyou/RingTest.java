package derring.bots.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;

import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Move;
import derring.haveatyou.Phase;
import derring.haveatyou.Stage;
import derring.haveatyou.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Free turns that are put into the fight at another set, as they come about when bots play. */
class RingTest {
  private int turns;
  private int attacks;
  private int blows;
  private int fromHome;

  @Test
  void amongThreePairsAGuestComesWhenTheTurnThereIsOverAndStrikesOneRankFarther() {
    play(Map.of("battle", "multi-game-brawl", "sets", 3, "target", 20), 40);
  }

  @Test
  void amongTwoFoursAGuestComesWhenTheTurnThereIsOverAndStrikesOneRankFarther() {
    play(Map.of("battle", "multi-game-brawl", "per-set", 4, "target", 20), 40);
  }

  private void play(Map<String, Object> options, int battles) {
    Played.battles(Played.open(options), battles, Watch::new);
    assertThat(turns).as("free turns at another set").isGreaterThan(50);
    assertThat(attacks).as("single attacks at another set").isGreaterThan(3);
    assertThat(blows).as("blows at another set").isGreaterThan(50);
    assertThat(fromHome).as("blows at another set from home").isGreaterThan(3);
  }

  /** Who is on his way, set by set. */
  private final class Watch implements Consumer<Played> {
    private final List<List<Told.Earned>> due = new ArrayList<>();

    @Override
    public void accept(Played played) {
      while (due.size() < played.after().stages()) {
        due.add(new ArrayList<>());
      }
      AcrossTest.staysOnHisBoard(played);
      for (Told told : played.told(Told.class).toList()) {
        if (told instanceof Told.Earned earned
            && earned.set() != played.game().home(earned.seat())) {
          sets(played, earned);
          due.get(earned.set()).add(earned);
        } else if (told instanceof Told.Fell(int seat, boolean shoved)) {
          due.forEach(waiting -> waiting.removeIf(earned -> earned.seat() == seat));
        }
      }
      for (int set = 0; set < due.size(); set++) {
        arrival(played, set);
      }
      blows(played);
      listed(played);
    }

    /** HAY-5.6: a set to the left or to the right, and an enemy stands there. */
    private void sets(Played played, Told.Earned earned) {
      int sets = played.after().stages();
      int home = played.game().home(earned.seat());
      assertThat(earned.set()).as(played.place()).isIn((home + 1) % sets, (home + sets - 1) % sets);
      assertThat(anyEnemy(played, earned.seat(), earned.set())).as(played.place()).isTrue();
    }

    private boolean anyEnemy(Played played, int seat, int set) {
      for (int other = 0; other < played.game().seats(); other++) {
        if (played.game().home(other) == set
            && played.game().team(other) != played.game().team(seat)
            && !played.after().fighter(other).out()) {
          return true;
        }
      }
      return false;
    }

    /** HAY-5.6a: nobody is a guest who is not due, and none comes into a turn under way. */
    private void arrival(Played played, int set) {
      Stage before = played.before().stage(set);
      Stage after = played.after().stage(set);
      int guest = after.active();
      boolean begun = after.turns() > before.turns();
      if (played.game().home(guest) == set) {
        if (begun && !played.over()) {
          due.get(set).clear(); // whoever was due found no enemy, or could not strike
        }
        return;
      }
      if (!begun) {
        assertThat(before.active()).as(played.place()).isEqualTo(guest);
        return;
      }
      List<Told.Earned> waiting = due.get(set);
      while (!waiting.isEmpty() && waiting.getFirst().seat() != guest) {
        waiting.removeFirst();
      }
      assertThat(waiting).as("HAY-5.6a: he was due; " + played.place()).isNotEmpty();
      boolean attack = waiting.removeFirst().attack();
      assertThat(after.free()).as("HAY-5.5c; " + played.place()).isEqualTo(!attack);
      if (attack) {
        attacks++;
        assertThat(after.points()).isZero();
        assertThat(after.follower()).as(played.place()).isEqualTo(guest);
      } else {
        turns++;
        assertThat(after.points()).as("HAY-5.5a; " + played.place()).isEqualTo(2);
        assertThat(after.phase()).isEqualTo(Phase.ACT);
      }
    }

    private void blows(Played played) {
      int home = played.game().home(played.seat());
      played
          .told(Told.Declared.class)
          .filter(told -> told.target() >= 0 && told.detail().contains("at range "))
          .filter(told -> played.game().home(told.target()) != home)
          .forEach(told -> {
            blows++;
            Battle before = played.before();
            boolean lunge = told.detail().endsWith("lunging");
            int ranks =
                Math.abs(before.fighter(told.seat()).rank() - before.fighter(told.target()).rank());
            reaches(played, told.seat(), told.target());
            assertThat(told.detail())
                .as("HAY-5.6a; " + played.place())
                .contains("at range " + (ranks + 1 - (lunge ? 1 : 0)));
          });
    }

    /** HAY-5.6: as a guest there, with a Swash! across, or from home if he is alone there. */
    private void reaches(Played played, int seat, int target) {
      Stage stage = played.stage();
      if (stage.index() == played.game().home(target)) {
        assertThat(stage.active() == seat || stage.following() == Deed.ACROSS)
            .as(played.place())
            .isTrue();
      } else {
        fromHome++;
        assertThat(stage.index()).as(played.place()).isEqualTo(played.game().home(seat));
        assertThat(stage.active()).as(played.place()).isEqualTo(seat);
        assertThat(stage.free()).as(played.place()).isFalse();
        assertThat(played.enemies(played.before(), seat, true)).as(played.place()).isEmpty();
      }
    }

    /** Where he is a guest he attacks nobody at home, and does not pass, shove or seize. */
    private void listed(Played played) {
      Stage stage = played.stage();
      if (played.game().home(played.seat()) == stage.index() || stage.phase() != Phase.ACT) {
        return;
      }
      for (Move move : played.listed()) {
        assertThat(move)
            .as(played.place())
            .isNotInstanceOfAny(Move.PassTurn.class, Move.Seize.class);
        if (move instanceof Move.Attack attack) {
          assertThat(played.game().home(attack.target())).isEqualTo(stage.index());
        }
      }
    }
  }
}
