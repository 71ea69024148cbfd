package derring.bots.haveatyou;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bot;
import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.bots.Contest;
import derring.bots.Share;
import derring.formats.Shelf;
import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Phase;
import derring.haveatyou.Stack;
import derring.haveatyou.View;
import derring.kernel.Facts;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.SeededChance;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What holds for every choice of the greedy bot in every battle type, and how well it plays. */
class GreedyTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Title TITLE = SHELF.title("have-at-you");
  private static final int MATCHES = 4;

  /** Something to be seen to at every choice. */
  @FunctionalInterface
  private interface Check {
    void at(HaveAtYou game, View view, MoveBuffer<Move> moves, Move choice);
  }

  private static HaveAtYou open(Map<String, Object> options) {
    return (HaveAtYou) SHELF.open(TITLE, Facts.of(options)).game();
  }

  @Test
  void itIsOffered() {
    assertThat(Bots.forGame(TITLE))
        .extracting(BotMaker::name)
        .containsExactly("beginner", "solid", "master", "greedy", "random");
  }

  @TestFactory
  Stream<DynamicTest> itChoosesOneOfTheListedMovesAndANewBotChoosesTheSame() {
    return inAllVariants((game, view, moves, choice) -> {
      assertThat(moves.contains(choice)).isTrue();
      assertThat(chosenAnew(game, view, moves)).isEqualTo(choice);
    });
  }

  @TestFactory
  Stream<DynamicTest> itChoosesTheSameInAnotherWorldThatLooksTheSame() {
    return inAllVariants((game, view, moves, choice) -> {
      Battle imagined = game.blank();
      game.imagine(view, new SeededChance(choice.hashCode()), imagined);
      MoveBuffer<Move> there = new MoveBuffer<>();
      game.moves(imagined, view.seat(), there);
      assertThat(there.list()).isEqualTo(moves.list());
      assertThat(chosenAnew(game, game.view(imagined, view.seat()), there)).isEqualTo(choice);
    });
  }

  @TestFactory
  Stream<DynamicTest> itNeverDrawsToItsDeath() {
    return inAllVariants((game, view, moves, choice) -> {
      Fighter self = view.known().fighter(view.seat());
      if (self.physical() == 1 && self.fatigue() == 10) {
        assertThat(choice).isNotInstanceOf(Move.Draw.class);
      }
    });
  }

  /** With one point left any blow of two cards may well be the last. */
  @Test
  void onItsLastLegsItLetsNoAttackThroughThatItCanParry() {
    int[] seen = {0};
    for (int seed = 0; seed < 60; seed++) {
      watch(
          open(Map.of()),
          seed,
          (game, view, moves, choice) -> {
            Stack stack = view.known().stageOf(view.seat()).stack();
            boolean canParry = moves.list().stream().anyMatch(Move.Parry.class::isInstance);
            if (canParry
                && stack.deed(stack.top()) == Deed.ATTACK
                && view.known().fighter(view.seat()).physical() == 1) {
              seen[0]++;
              assertThat(choice).isNotInstanceOf(Move.Pass.class);
            }
          });
    }
    assertThat(seen[0]).isPositive();
  }

  @Test
  void itTakesTheBestWeaponItIsOffered() {
    List<String> chosen = new ArrayList<>();
    for (int seed = 0; seed < 60; seed++) {
      watch(
          open(Map.of()),
          seed,
          (game, view, moves, choice) -> {
            if (view.known().stageOf(view.seat()).phase() == Phase.ARM) {
              String offered = moves.list().stream().map(game::notation).toList().toString();
              if (offered.contains("Cutlass") && offered.contains("Belaying Pin")) {
                chosen.add(game.notation(choice));
              }
            }
          });
    }
    assertThat(chosen).isNotEmpty().doesNotContain("choose Belaying Pin", "choose nothing");
  }

  @Test
  void itWinsNearlyAllDuelsAgainstRandom() {
    Share wins = wins(open(Map.of()), 150);
    assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.95);
  }

  @TestFactory
  Stream<DynamicTest> itsSideWinsEveryOtherBattleTypeAgainstRandomMoreOftenThanNot() {
    return Stream.of(
            "team-duel", "last-man-standing", "brawl", "multiplayer-brawl", "multi-game-brawl")
        .map(battle ->
            DynamicTest.dynamicTest(
                battle,
                () -> {
                  Share wins = wins(open(Map.of("battle", battle, "target", 20)), 20);
                  assertThat(wins.low()).as(wins.toString()).isGreaterThan(0.6);
                }));
  }

  /** How often the side of the greedy wins, with each side in turn; a draw is half a win. */
  private static Share wins(HaveAtYou game, int seeds) {
    double won = 0;
    for (int side = 0; side < 2; side++) {
      List<Bot<Move, View>> bots = new ArrayList<>();
      int greedy = 0;
      for (int seat = 0; seat < game.seats(); seat++) {
        boolean mine = game.team(seat) % 2 == side;
        greedy = mine ? seat : greedy;
        bots.add(Bots.make(mine ? "greedy" : "random", game));
      }
      Contest<Battle, Move, View> contest = new Contest<>(game, bots);
      for (int seed = 0; seed < seeds; seed++) {
        Outcome outcome = contest.play(seed).outcome();
        won += outcome.drawn() ? 0.5 : sideWon(game, outcome, greedy) ? 1 : 0;
      }
    }
    return new Share(won, 2 * seeds);
  }

  /** Where all fight alone, every second is greedy. */
  private static boolean sideWon(HaveAtYou game, Outcome outcome, int greedy) {
    for (int seat = 0; seat < game.seats(); seat++) {
      if (outcome.won(seat) && game.team(seat) % 2 == game.team(greedy) % 2) {
        return true;
      }
    }
    return false;
  }

  private static Move chosenAnew(HaveAtYou game, View view, MoveBuffer<Move> moves) {
    return new Greedy(game).choose(view, moves, new SeededChance(1));
  }

  private static Stream<DynamicTest> inAllVariants(Check check) {
    return TITLE.variants().stream()
        .map(options ->
            DynamicTest.dynamicTest(
                options.toString(),
                () -> {
                  for (int seed = 0; seed < MATCHES; seed++) {
                    watch(open(options), seed, check);
                  }
                }));
  }

  /** Greedy bots play each other, and every choice is checked. */
  private static void watch(HaveAtYou game, long seed, Check check) {
    Bot<Move, View> greedy = Bots.make("greedy", game);
    Bot<Move, View> watched =
        (view, moves, chance) -> {
          Move choice = greedy.choose(view, moves, new SeededChance(1));
          check.at(game, view, moves, choice);
          return choice;
        };
    new Contest<>(game, Collections.nCopies(game.seats(), watched)).play(seed);
  }
}
