package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;

import derring.fireatwill.Battle;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.View;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Log;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Virtual time: the same seed gives the same battle, and the clock of the host acts in time. */
class SkirmishTest {
  private static final Tempo NEVER = new Tempo(1e9, 0);

  private static FireAtWill open(Map<String, Object> options) {
    Shelf shelf = Shelf.standard();
    return (FireAtWill) shelf.open(shelf.title("fire-at-will"), Facts.of(options)).game();
  }

  private static Skirmish<Battle, Move, View> between(
      FireAtWill game, String one, Tempo first, String other, Tempo second) {
    return new Skirmish<>(
        game,
        List.of(Bots.<Battle, Move, View>make(one, game), Bots.make(other, game)),
        List.of(first, second));
  }

  private static List<String> told(Skirmish<Battle, Move, View> skirmish, long seed) {
    List<String> moves = new ArrayList<>();
    skirmish.play(
        seed,
        Log.NONE,
        (seconds, seat, move, after) -> moves.add(seconds + " " + seat + " " + move));
    return moves;
  }

  @Test
  void theSameSeedGivesTheSameBattleAtTheSameTimes() {
    FireAtWill game = open(Map.of("gunners", "both"));
    Tempo master = Simulation.tempo(game.title(), "master");
    Tempo beginner = Simulation.tempo(game.title(), "beginner");
    List<String> once = told(between(game, "master", master, "beginner", beginner), 7);
    List<String> again = told(between(game, "master", master, "beginner", beginner), 7);
    List<String> other = told(between(game, "master", master, "beginner", beginner), 8);
    assertThat(again).isEqualTo(once).hasSizeGreaterThan(150);
    assertThat(other).isNotEqualTo(once);
  }

  @Test
  void timeNeverRunsBackwardsAndTheFasterActsMore() {
    FireAtWill game = open(Map.of());
    int[] acted = new int[2];
    List<Double> times = new ArrayList<>();
    between(game, "master", new Tempo(1, 0.3), "master", new Tempo(3, 0.3))
        .play(
            1,
            Log.NONE,
            (seconds, seat, move, after) -> {
              times.add(seconds);
              acted[seat]++;
            });
    List<Double> sorted = new ArrayList<>(times);
    Collections.sort(sorted);
    assertThat(times).isEqualTo(sorted);
    assertThat((double) acted[0] / acted[1]).isBetween(2.7, 3.3);
  }

  @Test
  void ifNobodyPlaysTheClockWaitsSixTimesAndStopsTheBattleAfterAMinute() {
    FireAtWill game = open(Map.of());
    Skirmish.Result<Battle> result = between(game, "master", NEVER, "master", NEVER).play(1);
    assertThat(result.seconds()).isEqualTo(60);
    assertThat(result.moves()).isEqualTo(6);
    assertThat(result.outcome().drawn()).isTrue();
  }

  /** One who is fast until nothing is left, and then takes for ever to call. */
  @Test
  void theClockCallsCeaseFireThreeSecondsAfterTheLastCard() {
    FireAtWill game = open(Map.of());
    Bot<Move, View> master = Bots.make("master", game);
    List<String> last = new ArrayList<>();
    double[] times = new double[2];
    Skirmish<Battle, Move, View> skirmish =
        new Skirmish<>(game, List.of(master, master), List.of(new Tempo(40, 0), NEVER));
    Skirmish.Result<Battle> result =
        skirmish.play(
            3,
            Log.NONE,
            (seconds, seat, move, after) -> {
              times[0] = times[1];
              times[1] = seconds;
              last.add(move.toString());
            });
    assertThat(last.getLast()).contains("Cease");
    assertThat(times[1] - times[0]).isEqualTo(3);
    assertThat(result.outcome().won(0)).isTrue();
  }

  @Test
  void aCardInTheHandIsLetGoTwoSecondsAfterCeaseFire() {
    FireAtWill game = open(Map.of());
    // The second player's moves take 100 seconds, so it is mostly caught with a card in its hand.
    int caught = 0;
    for (int seed = 0; seed < 20; seed++) {
      List<String> last = new ArrayList<>();
      double[] times = new double[2];
      between(game, "master", new Tempo(0.9, 0), "master", new Tempo(190, 0.5))
          .play(
              seed,
              Log.NONE,
              (seconds, seat, move, after) -> {
                times[0] = times[1];
                times[1] = seconds;
                last.add(move.toString());
              });
      if (last.getLast().contains("LetGo")) {
        caught++;
        assertThat(times[1] - times[0]).isBetween(1.999, 2.001);
      }
    }
    assertThat(caught).isPositive();
  }

  @Test
  void aHeadStartIsKeptInVirtualTimeToo() {
    FireAtWill game = open(Map.of("head-start", "northwall", "head-start-cards", 10));
    boolean[] early = {false};
    between(game, "master", new Tempo(0.9, 0), "beginner", new Tempo(2.5, 0))
        .play(
            1,
            Log.NONE,
            (seconds, seat, move, after) ->
                early[0] |=
                    seat == 0 && !(move instanceof Move.Wait) && after.side(1).plays() < 10);
    assertThat(early[0]).isFalse();
  }
}
