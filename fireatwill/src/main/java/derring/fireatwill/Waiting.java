package derring.fireatwill;

import derring.kernel.Game;
import derring.kernel.Names;
import derring.kernel.Outlook;
import java.util.List;

/** What a battle waits for, told to somebody away from the table. */
final class Waiting {
  private final Seen seen;
  private final int asked;
  private final Names names;

  Waiting(Seen seen, int asked, Names names) {
    this.seen = seen;
    this.asked = asked;
    this.names = names;
  }

  Outlook outlook() {
    Integer reader = seen.seat();
    int own = reader == null ? Game.SPECTATOR : reader;
    boolean mine = own >= 0 && (asked >> own & 1) == 1;
    String sentence =
        seen.phase() == Phase.LAST
            ? "Cease Fire! "
                + (mine
                    ? "Lay the card in your hand, or let go of it."
                    : Outlook.called(asked, names) + " may still lay a card.")
            : mine ? "The guns are hot. Back to your ship!" : "The guns are hot.";
    return new Outlook(sentence, own < 0 ? "" : plight(own), List.of());
  }

  private String plight(int own) {
    return Outlook.counted(seen.sides().get(own).left(), "card", "cards") + " left";
  }
}
