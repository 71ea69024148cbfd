package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import derring.kernel.Thing;
import derring.kernel.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whoever points at a thing and asks why not is told a reason, or that it may be used. */
class Meanings {
  private static final int MATCHES = 3;

  @TestFactory
  Stream<DynamicTest> everyThingMeansSomethingAndIsAnsweredByAClause() {
    return Tables.each(table -> thingsAreAnswered(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> whatIsNotThereIsRefusedInASentence() {
    return Tables.each(Meanings::strangeThingsAreRefused);
  }

  static <S extends State<S>, M, V> void thingsAreAnswered(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    Set<Verdict> seen = new HashSet<>();
    MoveBuffer<M> meant = new MoveBuffer<>();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          for (int seat = 0; seat < game.seats(); seat++) {
            V view = game.view(play.state(), seat);
            List<Thing> things = game.things(view);
            assertThat(things).as("things of seat %d", seat).doesNotHaveDuplicates();
            List<M> listed = RandomPlay.moves(game, play.state(), seat);
            for (Thing thing : things) {
              meant.clear();
              game.meanings(view, thing, meant);
              String what = thing + " of seat " + seat + ", " + play.place();
              assertThat(meant.size()).as("meanings of %s", what).isPositive();
              assertThat(meant.list()).as("meanings of %s", what).doesNotHaveDuplicates();
              Verdict verdict = thing.why(game, play.state(), seat);
              boolean can = meant.list().stream().anyMatch(listed::contains);
              if (!game.traits().openMoves()) {
                assertThat(verdict.legal()).as(what).isEqualTo(can);
              }
              if (!verdict.legal() && seen.add(verdict)) {
                MovesAndVerdicts.isReasoned(verdict, table, what);
              }
            }
          }
          assertThat(game.things(game.view(play.state(), Game.SPECTATOR)))
              .as("a spectator has nothing to do")
              .isEmpty();
        });
  }

  static <S extends State<S>, M, V> void strangeThingsAreRefused(Table<S, M, V> table) {
    Game<S, M, V> game = table.game();
    V view = game.view(new RandomPlay<>(game, 1).state(), 0);
    Set<String> kinds = new HashSet<>(Set.of("", "gibberish"));
    game.things(view).forEach(thing -> kinds.add(thing.kind()));
    for (String kind : kinds) {
      for (String name : List.of("", "no such thing", "-1", "99999999999", "1 left)")) {
        assertThatThrownBy(() -> game.meanings(view, new Thing(kind, name), new MoveBuffer<>()))
            .as("%s %s", kind, name)
            .isInstanceOf(BadInput.class)
            .hasMessageMatching("\\S.*");
      }
    }
  }
}
