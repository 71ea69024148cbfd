package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The server is a host like others: in a ring nobody waits because another has a lower number. */
class AllAreAskedTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int MOVES = 1500;

  /** So many moves of others, for each seat, may be made while one may act. */
  private static final int PATIENCE = 20;

  @Test
  void everySetOfARingPlays() {
    Facts options = Facts.of(Map.of("battle", "multi-game-brawl", "sets", 2));
    Box box = SHELF.open(SHELF.title("have-at-you"), options);
    int seats = box.game().seats();
    Noted opened =
        new Noted(
            1000,
            "",
            "",
            new Happening.Opened(
                "have-at-you",
                box.title().rulesVersion(),
                box.game().options(),
                Collections.nCopies(seats, Chair.bot("random")),
                Reach.LINK,
                ClockRule.NONE,
                true,
                Seed.numbered(5, seats).secret(),
                List.of(),
                List.of()));
    Sitting sitting = Sitting.begin(SHELF, opened);
    SeededChance whim = new SeededChance(5);
    int[] waited = new int[seats];
    int[] made = new int[seats];
    for (int move = 0; move < MOVES && (move == 0 || sitting.running()); move++) {
      Chore chore =
          Collections.min(Chore.of(sitting, Pace.HUMAN), Comparator.comparingLong(Chore::at));
      Happening wish =
          chore.what() == Chore.What.START
              ? new Happening.Started()
              : new Happening.Moved(
                  chore.seat(), sitting.board().thinker("random", chore.seat()).move(whim, 1));
      Ruling ruling = sitting.decide(wish, Who.SERVER, "", chore.at());
      assertThat(ruling).isInstanceOf(Ruling.Granted.class);
      sitting.apply(((Ruling.Granted) ruling).fact());
      for (int seat = 0; seat < seats; seat++) {
        boolean asked = (sitting.toAct() >> seat & 1) == 1 && seat != chore.seat();
        waited[seat] = asked ? waited[seat] + 1 : 0;
        assertThat(waited[seat])
            .as("moves while seat %d may act", seat)
            .isLessThan(PATIENCE * seats);
      }
      if (chore.seat() >= 0) {
        made[chore.seat()]++;
      }
    }
    assertThat(made).as("moves of each seat").doesNotContain(0);
  }
}
