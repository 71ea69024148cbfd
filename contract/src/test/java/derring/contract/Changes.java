package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Game;
import derring.kernel.State;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What changed between two views of a seat, laid upon the first, gives the second. */
class Changes {
  private static final int MATCHES = 2;

  @TestFactory
  Stream<DynamicTest> whatChangedMakesOneViewTheNext() {
    return Tables.each(table -> changesAreWhole(table.game(), Length.of(table.game(), MATCHES)));
  }

  private record Shown(Record view) {}

  private static <S extends State<S>, M, V> void changesAreWhole(Game<S, M, V> game, int matches) {
    Map<Integer, Record> shown = new HashMap<>();
    Map<Integer, Object> held = new HashMap<>();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          for (int eye = Game.SPECTATOR; eye < game.seats(); eye++) {
            Record now = new Shown(game.show(game.view(play.state(), eye)));
            Record before = shown.put(eye, now);
            Object whole = read(Json.lean(now));
            Object put =
                before == null
                    ? whole
                    : Json.Change.upon(
                        held.get(eye), read(Json.lean(new Json.Change(before, now))));
            assertThat(put).as("seat %s, %s", eye, play.place()).isEqualTo(whole);
            assertThat(Json.fingerprint(put)).isEqualTo(Json.fingerprint(now));
            held.put(eye, put);
          }
        });
  }

  private static Object read(String text) {
    return Doc.of("view.json", text).facts().raw();
  }
}
