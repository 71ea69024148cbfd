package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Game;
import derring.kernel.Names;
import derring.kernel.Outlook;
import derring.kernel.State;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whoever is away from the table is told in a sentence what it waits for. */
class Outlooks {
  private static final int MATCHES = 1;
  private static final Names NAMES = seat -> "Seat" + seat;

  @TestFactory
  Stream<DynamicTest> eachIsToldWhatTheMatchWaitsFor() {
    return Tables.each(table -> theyAreTold(table, Length.of(table.game(), MATCHES)));
  }

  static <S extends State<S>, M, V> void theyAreTold(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          for (int seat = Game.SPECTATOR; seat < game.seats(); seat++) {
            Outlook outlook = game.outlook(game.view(play.state(), seat), NAMES);
            if (outlook == null) {
              continue; // the game does not say, or it is over
            }
            String what = "to seat " + seat + ", " + play.place();
            assertThat(outlook.sentence()).as(what).matches("(?s)[A-Z].*[.?!]");
            assertThat(outlook.plight().isEmpty()).as(what).isEqualTo(seat == Game.SPECTATOR);
            if (seat >= 0 && (game.toAct(play.state()) >> seat & 1) == 1) {
              assertThat(outlook.sentence())
                  .as(what)
                  .doesNotMatch("(?s).*\\bSeat" + seat + "\\b.*");
            }
            for (Outlook.Gauge gauge : outlook.gauges()) {
              assertThat(gauge.value()).as(what).isBetween(0, gauge.of());
            }
          }
        });
  }
}
