package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Outcome;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.OneForAll;
import derring.oneforall.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** How well the greedy bot fights; the seeds are fixed, so the figures are always the same. */
class OneForAllGreedyTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int QUICK = 25;
  private static final int LONG = 400;
  private static final String LAST_MAN = "A1FA-R36";

  @Test
  void greedyWinsAsEitherSideAgainstRandom() {
    assertThat(wins(0, QUICK).value()).isGreaterThanOrEqualTo(0.95);
    assertThat(wins(1, QUICK).value()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  @Tag("soak")
  void asMusketeersGreedyWinsNineteenOfTwentyAgainstRandom() {
    Share wins = wins(0, LONG);
    assertThat(wins.value()).as(wins.toString()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  @Tag("soak")
  void asGuardsGreedyWinsNineteenOfTwentyAgainstRandom() {
    Share wins = wins(1, LONG);
    assertThat(wins.value()).as(wins.toString()).isGreaterThanOrEqualTo(0.95);
  }

  /** A draw is no win. */
  private static Share wins(int side, int games) {
    OneForAll game = open(Map.of());
    Bot<Move, View> greedy = Bots.make("greedy", game);
    Bot<Move, View> random = Bots.make("random", game);
    Contest<Melee, Move, View> contest =
        new Contest<>(game, side == 0 ? List.of(greedy, random) : List.of(random, greedy));
    int won = 0;
    for (int seed = 0; seed < games; seed++) {
      Outcome outcome = contest.play(seed).outcome();
      won += outcome.won(side) && !outcome.drawn() ? 1 : 0;
    }
    return new Share(won, games);
  }

  private static OneForAll open(Map<String, Object> options) {
    return (OneForAll) SHELF.open(SHELF.title("one-for-all"), Facts.of(options)).game();
  }

  /** Every option, every table, every figure, and all numbers of players. */
  static Stream<Map<String, Object>> tables() {
    List<Map<String, Object>> all = new ArrayList<>(SHELF.title("one-for-all").variants());
    for (String table : List.of("tavern", "convent", "deck")) {
      for (int seats = 2; seats <= 4; seats++) {
        Map<String, Object> options = new LinkedHashMap<>();
        options.put("table", table);
        options.put("seats", seats);
        options.put("damage", true);
        options.put("impetus", true);
        all.add(options);
      }
    }
    all.add(
        Map.of(
            "table",
            "convent",
            "musketeers",
            List.of("planchet", "dartagnan", "porthos"),
            "guards",
            List.of("blade", "rochefort", "other", "guard"),
            "bystanders",
            3));
    return all.stream();
  }

  @TestFactory
  Stream<DynamicTest> twoGreedySidesFightItOutWithAllOptions() {
    return tables()
        .map(options ->
            DynamicTest.dynamicTest(
                options.toString(),
                () -> {
                  OneForAll game = open(options);
                  List<Bot<Move, View>> bots = new ArrayList<>();
                  for (int seat = 0; seat < game.seats(); seat++) {
                    bots.add(Bots.make("greedy", game));
                  }
                  Contest<Melee, Move, View> contest = new Contest<>(game, bots);
                  for (int seed = 0; seed < 3; seed++) {
                    assertThat(contest.play(seed).outcome().rule()).isEqualTo(LAST_MAN);
                  }
                }));
  }

  /** A free move that leads to a position which was there before would be dithering. */
  @Test
  void itNeverRunsBackToWhereItHasBeenInOneInitiative() {
    OneForAll game = open(Map.of());
    Bot<Move, View> greedy = Bots.make("greedy", game);
    for (int seed = 0; seed < 10; seed++) {
      Set<Melee> between = new HashSet<>();
      int[] runs = new int[1];
      new Contest<>(game, List.of(greedy, Bots.make("greedy", game)))
          .play(
              seed,
              new Contest.Witness<>() {
                @Override
                public void dealt(Melee state) {}

                @Override
                public void moved(int seat, Move move, Melee after) {
                  boolean idles = move instanceof Move.Go || move instanceof Move.Stop;
                  runs[0] = idles ? runs[0] + 1 : 0;
                  assertThat(runs[0]).isLessThan(30);
                  if (!idles) {
                    between.clear();
                  } else if (after.active() < 0) {
                    assertThat(between.add(after.copy())).isTrue();
                  }
                }
              });
    }
  }
}
