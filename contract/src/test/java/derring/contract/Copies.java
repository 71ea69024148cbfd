package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Rota;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Copies, hashes and descriptions of a state all hold the whole of it, and nothing else does. */
class Copies {
  private static final int MATCHES = 4;
  private static final int EVERY = 3;
  private static final int PLAYED_ON = 8;

  @TestFactory
  Stream<DynamicTest> aCopyIsEqualAndGoesItsOwnWay() {
    return Tables.each(table -> copiesAreIndependent(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> earlierCopiesNeverChange() {
    return Tables.each(table -> copiesStay(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> statesAreEqualExactlyWhenTheyAreDescribedAlike() {
    return Tables.each(table -> equalMeansAlike(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> aDescriptionIsReadBackToTheSameState() {
    return Tables.each(table -> descriptionsAreReadBack(table, Length.of(table.game(), MATCHES)));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> copiesAndDescriptionsHoldInManyMatches() {
    return Tables.each(table -> {
      copiesAreIndependent(table, Length.SOAK);
      copiesStay(table, Length.SOAK);
      equalMeansAlike(table, Length.SOAK);
      descriptionsAreReadBack(table, Length.SOAK);
    });
  }

  static <S extends State<S>, M, V> void copiesAreIndependent(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    S dirty = game.blank();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          if (play.made() % EVERY != 0 && !play.over()) {
            return;
          }
          S state = play.state();
          String text = text(game, state);
          int hash = state.hashCode();
          S copy = state.copy();
          dirty.copyFrom(state);
          same(game, state, copy, play.place());
          same(game, state, dirty, play.place());
          long seed = play.made();
          playOn(game, copy, seed);
          assertThat(text(game, state)).as("played on a copy: %s", play.place()).isEqualTo(text);
          assertThat(state.hashCode()).as("played on a copy: %s", play.place()).isEqualTo(hash);
          playOn(game, dirty, seed);
          same(game, copy, dirty, "played on, " + play.place());
        });
  }

  static <S extends State<S>, M, V> void copiesStay(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    record Kept<T>(T state, String text, int hash) {}
    List<Kept<S>> kept = new ArrayList<>();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          S copy = play.state().copy();
          kept.add(new Kept<>(copy, text(game, copy), copy.hashCode()));
          if (play.over()) {
            for (Kept<S> earlier : kept) {
              assertThat(text(game, earlier.state)).isEqualTo(earlier.text);
              assertThat(earlier.state.hashCode()).isEqualTo(earlier.hash);
            }
            kept.clear();
          }
        });
  }

  static <S extends State<S>, M, V> void equalMeansAlike(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    List<S> last = new ArrayList<>();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          S copy = play.state().copy();
          for (S other : last) {
            boolean alike = text(game, other).equals(text(game, copy));
            assertThat(copy.equals(other))
                .as("equal to an earlier state: %s", play.place())
                .isEqualTo(alike);
          }
          last.add(copy);
          if (last.size() > 3) {
            last.removeFirst();
          }
        });
  }

  static <S extends State<S>, M, V> void descriptionsAreReadBack(
      Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          if (play.made() % EVERY != 0 && !play.over()) {
            return;
          }
          S copy = play.state().copy();
          S read = game.assemble(Doc.of("state.json", text(game, copy)).facts());
          same(game, copy, read, play.place());
          playOn(game, copy, play.made());
          playOn(game, read, play.made());
          same(game, copy, read, "played on, " + play.place());
        });
  }

  private static <S extends State<S>, M, V> void same(
      Game<S, M, V> game, S state, S twin, String place) {
    assertThat(text(game, twin)).as(place).isEqualTo(text(game, state));
    assertThat(twin.equals(state) && state.equals(twin)).as("equal: %s", place).isTrue();
    assertThat(twin.hashCode()).as("hash: %s", place).isEqualTo(state.hashCode());
  }

  /** A few moves on, the same from equal states: whatever a copy has lost would show. */
  private static <S extends State<S>, M, V> void playOn(Game<S, M, V> game, S state, long seed) {
    SeededChance chance = new SeededChance(seed);
    Rota rota = new Rota();
    for (int i = 0; i < PLAYED_ON && game.toAct(state) != 0; i++) {
      int seat = rota.next(game.toAct(state));
      List<M> moves = RandomPlay.moves(game, state, seat);
      game.play(state, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
    }
  }

  private static <S extends State<S>, M, V> String text(Game<S, M, V> game, S state) {
    return Json.compact(game.describe(state));
  }
}
