package derring.bots.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;

import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Phase;
import derring.haveatyou.Stack;
import derring.haveatyou.Stage;
import derring.haveatyou.Told;
import derring.kernel.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Kills, free turns and new fighters of the Multiplayer Brawl, as they come about in play. */
class FreeTurnTest {
  private int atOnce;
  private int later;
  private int noFurther;
  private int arrived;
  private int stood;

  @Test
  void aKillGivesAFreeTurnAgainstTheOtherBoardAndTheNewFighterWaitsForHisTurn() {
    HaveAtYou game = Played.open(Map.of("battle", "multiplayer-brawl", "target", 30));
    Played.battles(game, 150, Watch::new);
    assertThat(atOnce).as("free turns that the killer's turn became").isGreaterThan(50);
    assertThat(later).as("free turns after the turn of another").isGreaterThan(3);
    assertThat(noFurther).as("kills in a free turn").isGreaterThan(3);
    assertThat(arrived).isGreaterThan(100);
    assertThat(stood).isGreaterThan(100);
  }

  /** What is due in one battle. */
  private final class Watch implements Consumer<Played> {
    /** Whose normal turn was last. */
    private int order = -1;

    /** Who has a free turn after the present one. */
    private final List<Integer> due = new ArrayList<>();

    @Override
    public void accept(Played played) {
      AcrossTest.staysOnHisBoard(played); // HAY-5.5
      kills(played);
      earned(played);
      turns(played);
      inFreeTurn(played);
      spawns(played);
      standing(played);
    }

    /** The plain way to kill: a blow that nothing turned round. */
    private void kills(Played played) {
      Stack stack = played.stage().stack();
      if (stack.isEmpty() || stack.deed(0) != Deed.ATTACK || played.over()) {
        return;
      }
      int killer = stack.owner(0);
      int victim = stack.target(0);
      boolean plain =
          played.told(Told.Fell.class).map(Told.Fell::seat).toList().equals(List.of(victim))
              && played.told(Told.Struck.class).count() == 1
              && played.told(Told.Reversed.class).findAny().isEmpty();
      if (!plain) {
        return;
      }
      Stage stage = played.stage();
      List<Integer> freed = played.told(Told.Earned.class).map(Told.Earned::seat).toList();
      if (stage.free() && stage.active() == killer) {
        noFurther++;
        assertThat(freed).as("HAY-5.5c; " + played.place()).isEmpty();
        return;
      }
      boolean anybody = played.enemies(played.after(), killer, false).findAny().isPresent();
      assertThat(freed)
          .as("HAY-5.5; " + played.place())
          .isEqualTo(anybody ? List.of(killer) : List.of());
    }

    private void earned(Played played) {
      Stage stage = played.stage();
      Stage then = played.stageAfter();
      played
          .told(Told.Earned.class)
          .filter(earned -> !earned.attack())
          .forEach(earned -> {
            assertThat(played.told(Told.Fell.class).map(Told.Fell::seat).toList())
                .as(played.place())
                .anyMatch(
                    fallen -> played.game().team(fallen) != played.game().team(earned.seat()));
            if (stage.active() == earned.seat() && stage.turn() == Phase.ACT) {
              atOnce++;
              assertThat(then.active()).as("HAY-D5; " + played.place()).isEqualTo(earned.seat());
              assertThat(then.free()).isTrue();
              assertThat(then.phase()).isEqualTo(Phase.ACT);
              assertThat(then.points()).as("HAY-5.5a").isEqualTo(2);
            } else {
              due.add(earned.seat());
            }
          });
    }

    /** Normal turns go round without a gap; a free one comes only when it is due, and then next. */
    private void turns(Played played) {
      for (Told told : played.told(Told.class).toList()) {
        switch (told) {
          case Told.Fell(int seat, boolean shoved) -> due.removeIf(waits -> waits == seat);
          case Told.TurnBegan(int seat, int turn, boolean free) when free -> {
            boolean became = played.told(Told.Earned.class).anyMatch(e -> e.seat() == seat);
            if (due.isEmpty()) {
              assertThat(became).as(played.place()).isTrue();
            } else {
              later++;
              assertThat(due.removeFirst()).as("HAY-D5; " + played.place()).isEqualTo(seat);
            }
          }
          case Told.TurnBegan(int seat, int turn, boolean free) -> {
            assertThat(due.stream().filter(waits -> hasPrey(played, waits)))
                .as("HAY-D5: the free turn comes first; " + played.place())
                .isEmpty();
            due.clear();
            if (order >= 0) {
              assertThat(seat).as("HAY-5.5b; " + played.place()).isEqualTo((order + 1) % 4);
            }
            order = seat;
            assertThat(played.after().fighter(seat).out()).as(played.place()).isFalse();
          }
          default -> {}
        }
      }
    }

    private boolean hasPrey(Played played, int seat) {
      return !played.before().fighter(seat).out()
          && played.enemies(played.before(), seat, false).findAny().isPresent();
    }

    private void inFreeTurn(Played played) {
      Stage stage = played.stage();
      if (!stage.free() || stage.active() != played.seat() || stage.phase() != Phase.ACT) {
        return;
      }
      Battle before = played.before();
      int own = before.fighter(played.seat()).board();
      for (Move move : played.listed()) {
        assertThat(move).as("HAY-5.5a; " + played.place()).isNotInstanceOf(Move.PassTurn.class);
        int target =
            switch (move) {
              case Move.Attack attack -> attack.target();
              case Move.Throw thrown -> thrown.target();
              default -> -1;
            };
        if (target >= 0) {
          assertThat(before.fighter(target).board())
              .as("HAY-5.5a; " + played.place())
              .isNotEqualTo(own);
        }
      }
    }

    /** Nobody stands there until his owner's turn comes; then a new one does, as in the Brawl. */
    private void spawns(Played played) {
      Battle before = played.before();
      Battle after = played.after();
      for (Told told : played.told(Told.class).toList()) {
        if (told instanceof Told.Scored(List<Integer> side, int points, int total)) {
          int worth =
              played
                  .told(Told.Fell.class)
                  .map(Told.Fell::seat)
                  .filter(seat -> !side.contains(seat))
                  .mapToInt(seat -> before.fighter(seat).start())
                  .sum();
          assertThat(side).hasSize(2);
          assertThat(points).as(played.place()).isLessThanOrEqualTo(worth).isBetween(2, 8);
        }
      }
      List<Integer> coming = played.told(Told.Arrived.class).map(Told.Arrived::seat).toList();
      for (int seat = 0; seat < played.game().seats(); seat++) {
        if (before.fighter(seat).out() && !coming.contains(seat)) {
          assertThat(after.fighter(seat).out()).as("HAY-5.5b; " + played.place()).isTrue();
        }
      }
      played.told(Told.Arrived.class).forEach(told -> arrives(played, told));
    }

    private void arrives(Played played, Told.Arrived told) {
      arrived++;
      Stage then = played.stageAfter();
      Fighter fighter = played.after().fighter(told.seat());
      assertThat(then.active()).as("HAY-5.5b; " + played.place()).isEqualTo(told.seat());
      assertThat(then.free()).isFalse();
      assertThat(order >= 0 ? (order + 1) % 4 : told.seat())
          .as("HAY-5.5b: before anything else in his turn; " + played.place())
          .isIn(told.seat(), (told.seat() + 1) % 4);
      List<Event> events = played.told().stream().map(entry -> entry.open()).toList();
      int die =
          events.subList(0, events.indexOf(told)).reversed().stream()
              .filter(Told.Rolled.class::isInstance)
              .map(Told.Rolled.class::cast)
              .findFirst()
              .orElseThrow()
              .die();
      assertThat(told.physical()).as("HAY-5.4b; " + played.place()).isEqualTo(die + 1);
      assertThat(fighter.start()).isEqualTo(told.physical());
      assertThat(fighter.fatigue()).isZero();
      assertThat(fighter.rank()).isEqualTo(star(told.seat()));
    }

    /**
     * HAY-D8, HAY-5.4c: the enemy on the board of the new fighter goes to his star or beside it.
     */
    private void standing(Played played) {
      if (played.stage().phase() != Phase.STAND) {
        return;
      }
      stood++;
      int star = star(played.seat());
      int fresh = played.stage().active();
      assertThat(played.enemies(played.before(), fresh, true).boxed().toList())
          .as(played.place())
          .containsExactly(played.seat());
      assertThat(played.before().fighter(played.seat()).rank()).isEqualTo(star);
      assertThat(played.listed())
          .as(played.place())
          .containsExactlyInAnyOrder(
              new Move.Stand(star - 1), new Move.Stand(star), new Move.Stand(star + 1));
    }

    private int star(int seat) {
      return seat == 0 || seat == 3 ? 2 : 6;
    }
  }
}
