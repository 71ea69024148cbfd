package derring.bots.oneforall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import derring.bots.Bot;
import derring.bots.Contest;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.SeededChance;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.Odds;
import derring.oneforall.OneForAll;
import derring.oneforall.Verb;
import derring.oneforall.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MasterTest {
  private static final Shelf SHELF = Shelf.standard();

  private static OneForAll open(Map<String, Object> options) {
    return (OneForAll) SHELF.open(SHELF.title("one-for-all"), Facts.of(options)).game();
  }

  /** Of all matches that were measured (bench/BOTS.md) it wins more than three in four. */
  @Test
  void itBeatsTheGreedyBotOnEitherSide() {
    OneForAll game = open(Map.of());
    Bot<Move, View> master = new Master(game);
    Bot<Move, View> greedy = new Greedy(game);
    double won = 0;
    for (int seed = 0; seed < 8; seed++) {
      for (int side = 0; side < 2; side++) {
        List<Bot<Move, View>> bots = side == 0 ? List.of(master, greedy) : List.of(greedy, master);
        Outcome outcome = new Contest<>(game, bots).play(seed).outcome();
        won += outcome.drawn() ? 0.5 : outcome.won(side) ? 1 : 0;
      }
    }
    assertThat(won).isGreaterThanOrEqualTo(11);
  }

  @Test
  void oneWordIsForAllWhoStandTogether() {
    OneForAll game =
        open(Map.of("musketeers", List.of("athos"), "guards", List.of("guard", "guard", "guard")));
    Map<String, Object> figures =
        Map.of(
            "athos", Map.of("at", List.of(9000, 3000)),
            "guard1", Map.of("at", List.of(8000, 9000)),
            "guard2", Map.of("at", List.of(9500, 9000)),
            "guard3", Map.of("at", List.of(11000, 9000)));
    Melee melee = game.assemble(Facts.of(Map.of("figures", figures)));
    Bot<Move, View> master = new Master(game);
    Move move = chosen(master, game, melee);
    // First it runs to where it is best said.
    for (int runs = 0; runs < 6 && !(move instanceof Move.Aim); runs++) {
      game.play(melee, 0, move, new SeededChance(1), Log.NONE);
      move = chosen(master, game, melee);
    }
    assertThat(move)
        .isInstanceOfSatisfying(
            Move.Aim.class,
            aim -> {
              assertThat(aim.verb()).isEqualTo(Verb.TAUNT);
              assertThat(Integer.bitCount(aim.targets())).isGreaterThan(1);
            });
  }

  private static Move chosen(Bot<Move, View> master, OneForAll game, Melee melee) {
    MoveBuffer<Move> moves = new MoveBuffer<>();
    game.moves(melee, 0, moves);
    return master.choose(game.view(melee, 0), moves, new SeededChance(1));
  }

  @Test
  void theSameViewGivesTheSameMove() {
    OneForAll game = open(Map.of());
    List<Bot<Move, View>> bots = List.of(new Master(game), new Master(game));
    assertThat(new Contest<>(game, bots).play(4).last())
        .isEqualTo(new Contest<>(game, bots).play(4).last());
  }

  @Test
  void rollsAgreeWithTheOddsOfTheRules() {
    for (int attack = 1; attack < 7; attack++) {
      for (int defend = 1; defend < 5; defend++) {
        for (int blades = 0; blades < 4; blades++) {
          boolean mine = (blades & 1) == 1;
          boolean his = blades > 1;
          Rolls rolls = new Rolls(attack, defend, mine, his);
          Odds odds = Odds.of(attack, defend, mine, his);
          double one = 0;
          for (int hits = 0; hits < Rolls.MOST_HITS; hits++) {
            assertThat(rolls.hit(hits)).isCloseTo(odds.hits(hits), within(1e-9));
          }
          for (int hits = 0; hits <= Rolls.MOST_HITS; hits++) {
            one += rolls.hit(hits, true);
          }
          assertThat(one).isCloseTo(odds.one(), within(1e-9));
          for (int taken = 1; taken < Rolls.MOST_TAKEN; taken++) {
            assertThat(rolls.taken(taken, false) + rolls.taken(taken, true))
                .isCloseTo(odds.taken(taken), within(1e-9));
          }
        }
      }
    }
  }
}
