package derring.bots.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;

import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Move;
import derring.haveatyou.Phase;
import derring.haveatyou.Stage;
import derring.haveatyou.Told;
import derring.kernel.Entry;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Attacks on another board and changes of boards, as they come about when bots play. */
class AcrossTest {
  private static final Pattern RANGE = Pattern.compile("at range (\\d+)");

  /** Why an enemy on another board could be attacked (HAY-4.5b, HAY-5.3a, HAY-5.5a). */
  private enum Right {
    FREE_TURN,
    SWASH,
    ALONE,
    ALONE_IS_THE_OTHER
  }

  private final Map<Right, Integer> seen = new EnumMap<>(Right.class);

  @Test
  void inAMultiplayerBrawlTheyAreMadeByRightAndOneRankFarther() {
    play("multiplayer-brawl", 60);
    assertThat(seen).containsOnlyKeys(Right.FREE_TURN, Right.SWASH, Right.ALONE);
    assertThat(seen.values()).allMatch(count -> count >= 5);
  }

  @Test
  void inATeamDuelTheyAreMadeByRightAndOneRankFarther() {
    play("team-duel", 60);
    assertThat(seen).containsOnlyKeys(Right.SWASH, Right.ALONE);
  }

  @Test
  void amongThreeOfLastManStandingTheLonelyOneIsReachedToo() {
    play("last-man-standing", 60);
    assertThat(seen).containsOnlyKeys(Right.SWASH, Right.ALONE, Right.ALONE_IS_THE_OTHER);
  }

  private void play(String battle, int battles) {
    Played.battles(
        Played.open(Map.of("battle", battle, "target", 30)),
        battles,
        () ->
            played -> {
              strikes(played);
              listed(played);
            });
  }

  private void strikes(Played played) {
    for (Entry entry : played.told()) {
      if (entry.open() instanceof Told.Declared declared && isBlow(declared)) {
        strike(played, declared, entry);
      }
    }
  }

  private static boolean isBlow(Told.Declared declared) {
    return declared.deed() == Deed.ATTACK || declared.deed() == Deed.THROW;
  }

  private void strike(Played played, Told.Declared blow, Entry entry) {
    Battle before = played.before();
    Stage stage = played.stage();
    int seat = blow.seat();
    int target = blow.target();
    boolean across = before.fighter(seat).board() != before.fighter(target).board();
    int ranks = Math.abs(before.fighter(seat).rank() - before.fighter(target).rank());
    boolean lunge = blow.detail().endsWith("lunging");
    assertThat(range(blow))
        .as(played.place())
        .isEqualTo(ranks - (lunge ? 1 : 0) + (across ? 1 : 0));
    boolean swash = stage.follower() == seat && stage.following() == Deed.ACROSS;
    boolean free = stage.free() && stage.active() == seat;
    if (!across) {
      assertThat(swash || free).as(played.place()).isFalse();
      return;
    }
    boolean alone = isAlone(played, seat);
    boolean reached = isAlone(played, target) && played.game().battleType().word().startsWith("l");
    assertThat(swash || free || alone || reached).as(played.place()).isTrue();
    seen.merge(
        free
            ? Right.FREE_TURN
            : swash ? Right.SWASH : alone ? Right.ALONE : Right.ALONE_IS_THE_OTHER,
        1,
        Integer::sum);
    if (swash) {
      assertThat(entry.rules()).as(played.place()).contains("HAY-4.5");
    }
    if (!played.stageAfter().stack().isEmpty() && before.fighter(target).hand().size() > 0) {
      assertThat(Played.seats(played.stageAfter().asked()).boxed().toList())
          .as("HAY-4.5c: the defender may answer; " + played.place())
          .contains(target);
    }
  }

  private static int range(Told.Declared blow) {
    Matcher range = RANGE.matcher(blow.detail());
    assertThat(range.find()).as(blow.detail()).isTrue();
    return Integer.parseInt(range.group(1));
  }

  private static boolean isAlone(Played played, int seat) {
    return played.enemies(played.before(), seat, true).findAny().isEmpty();
  }

  /** HAY-4.5b: with nobody to reach across, no card is offered against another board. */
  private static void listed(Played played) {
    Battle before = played.before();
    int own = before.fighter(played.seat()).board();
    boolean alone = isAlone(played, played.seat());
    boolean free = played.stage().free() && played.stage().active() == played.seat();
    boolean lastMan = played.game().battleType().word().startsWith("l");
    for (Move move : played.listed()) {
      switch (move) {
        case Move.Seize(int card, int target) ->
            assertThat(before.fighter(target).board()).as(played.place()).isEqualTo(own);
        case Move.Swash(int card, Deed use, int to) when use == Deed.SHOVE ->
            assertThat(before.fighter(to).board()).as(played.place()).isEqualTo(own);
        case Move.Attack attack when !alone && !free && !lastMan ->
            assertThat(before.fighter(attack.target()).board()).as(played.place()).isEqualTo(own);
        case Move.Throw(int card, int target) when !alone && !free && !lastMan ->
            assertThat(before.fighter(target).board()).as(played.place()).isEqualTo(own);
        default -> {}
      }
    }
  }

  @Test
  void whoeverGoesToTheBoardOfAFallenFriendKeepsHisRankAndFacesTheEnemyThere() {
    int[] crossed = {0};
    Played.patient(
        Played.open(Map.of("battle", "team-duel")),
        80,
        played -> {
          if (played.stage().phase() == Phase.MOURN && played.move() instanceof Move.Swash) {
            assertThat(isFriendJustFallen(played)).as(played.place()).isTrue();
          }
          crossings(played)
              .forEach(told -> {
                int seat = told.seat();
                crossed[0]++;
                assertThat(told.board()).isNotEqualTo(played.before().fighter(seat).board());
                assertThat(played.after().fighter(seat).board()).isEqualTo(told.board());
                assertThat(played.after().fighter(seat).rank())
                    .isEqualTo(played.before().fighter(seat).rank())
                    .isEqualTo(told.rank());
                assertThat(played.enemies(played.after(), seat, true).boxed().toList())
                    .as("HAY-1.3.3.8n: he takes over the opponent there; " + played.place())
                    .isEqualTo(played.enemies(played.before(), seat, false).boxed().toList());
              });
          if (crossings(played).findAny().isEmpty()) {
            staysOnHisBoard(played);
          }
        });
    assertThat(crossed[0]).isGreaterThanOrEqualTo(5);
  }

  private static Stream<Told.Crossed> crossings(Played played) {
    return played.told(Told.Crossed.class);
  }

  private static boolean isFriendJustFallen(Played played) {
    for (int other = 0; other < played.game().seats(); other++) {
      if (other != played.seat()
          && played.game().team(other) == played.game().team(played.seat())
          && played.before().fighter(other).out()) {
        return true;
      }
    }
    return false;
  }

  @Test
  void theLastTwoMeetOnTheBoardOfTheOneWhoseTurnItIsNot() {
    int[] crossed = {0};
    Played.battles(
        Played.open(Map.of("battle", "last-man-standing")),
        60,
        () ->
            played -> {
              crossings(played)
                  .forEach(told -> {
                    int seat = told.seat();
                    int other =
                        played.enemies(played.after(), seat, true).findFirst().orElseThrow();
                    crossed[0]++;
                    assertThat(played.stageAfter().active()).as(played.place()).isEqualTo(seat);
                    assertThat(played.enemies(played.after(), seat, false)).isEmpty();
                    assertThat(played.after().fighter(other).board())
                        .isEqualTo(played.before().fighter(other).board());
                    assertThat(told.rank()).isEqualTo(played.before().fighter(seat).rank());
                  });
              if (crossings(played).findAny().isEmpty()) {
                staysOnHisBoard(played);
              }
            });
    assertThat(crossed[0]).isGreaterThanOrEqualTo(5);
  }

  static void staysOnHisBoard(Played played) {
    for (int seat = 0; seat < played.game().seats(); seat++) {
      assertThat(played.after().fighter(seat).board())
          .as(played.place())
          .isEqualTo(played.before().fighter(seat).board());
    }
  }
}
