package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Phase;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What holds for every choice of the greedy bot, in every variant of the game. */
class GreedyTest {
  private static final int MATCHES = 20;

  /** Something to be seen to at every choice. */
  @FunctionalInterface
  private interface Check {
    void at(Swordplay game, View view, MoveBuffer<Move> moves, Move choice);
  }

  @TestFactory
  Stream<DynamicTest> itChoosesOneOfTheListedMoves() {
    return inAllVariants((game, view, moves, choice) ->
        assertThat(moves.list()).usingElementComparator((a, b) -> a == b ? 0 : 1).contains(choice));
  }

  @TestFactory
  Stream<DynamicTest> aNewBotChoosesTheSame() {
    return inAllVariants(
        (game, view, moves, choice) -> assertThat(chosenAnew(game, view, moves)).isEqualTo(choice));
  }

  @TestFactory
  Stream<DynamicTest> itChoosesTheSameInAnotherWorldThatLooksTheSame() {
    return inAllVariants((game, view, moves, choice) -> {
      Bout imagined = game.blank();
      game.imagine(view, new SeededChance(choice.hashCode()), imagined);
      MoveBuffer<Move> there = new MoveBuffer<>();
      game.moves(imagined, view.seat(), there);
      assertThat(there.list()).isEqualTo(moves.list());
      assertThat(chosenAnew(game, game.view(imagined, view.seat()), there)).isEqualTo(choice);
    });
  }

  @TestFactory
  Stream<DynamicTest> itNeverFallsWithAnAnswerInHand() {
    return inAllVariants((game, view, moves, choice) -> {
      Bout bout = view.known();
      if (bout.phase() == Phase.ANSWER
          && moves.size() > 1
          && game.wound(bout) >= bout.fighter(view.seat()).life()) {
        assertThat(choice).isNotInstanceOf(Move.Pass.class);
      }
    });
  }

  @Test
  void itDropsOnlyWhatItReplacesAtOnce() {
    Swordplay game = Tables.open(Map.of("set", "arena"));
    List<Move> chosen = new ArrayList<>();
    watched(game, (g, view, moves, choice) -> chosen.add(choice));
    for (int i = 0; i < chosen.size(); i++) {
      if (chosen.get(i) instanceof Move.Drop) {
        assertThat(chosen.get(i + 1)).isInstanceOfAny(Move.Drop.class, Move.Ready.class);
      }
    }
    assertThat(chosen).hasAtLeastOneElementOfType(Move.Drop.class);
  }

  @Test
  void itIsOfferedForSwordplay() {
    assertThat(Bots.forGame(Tables.title()))
        .extracting(BotMaker::name)
        .containsExactly("beginner", "solid", "master", "greedy", "random");
  }

  private static Move chosenAnew(Swordplay game, View view, MoveBuffer<Move> moves) {
    return Tables.bot("greedy", game).choose(view, moves, new SeededChance(1));
  }

  private static Stream<DynamicTest> inAllVariants(Check check) {
    return Tables.title().variants().stream()
        .map(options ->
            DynamicTest.dynamicTest(
                options.toString(), () -> watched(Tables.open(options), check)));
  }

  /** Greedy bots play each other, and every choice is checked. */
  private static void watched(Swordplay game, Check check) {
    Bot<Move, View> greedy = Tables.bot("greedy", game);
    Bot<Move, View> watched =
        (view, moves, chance) -> {
          Move choice = greedy.choose(view, moves, new SeededChance(1));
          check.at(game, view, moves, choice);
          return choice;
        };
    List<Bot<Move, View>> bots = java.util.Collections.nCopies(game.seats(), watched);
    Contest<Bout, Move, View> contest = new Contest<>(game, bots);
    for (int seed = 0; seed < MATCHES; seed++) {
      contest.play(seed);
    }
  }
}
