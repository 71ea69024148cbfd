package derring.oneforall;

import derring.kernel.Event;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Recollection;
import derring.kernel.Tale;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Goes through all that was told of a melee, and keeps what one would tell of it. */
final class Remembered extends Recollection {
  private int duels;
  private int most;
  private String mostBy = "";
  private int feats;
  private Told.@Nullable Decided decided;
  private String how = "";

  Remembered(Names names) {
    super(names);
  }

  @Override
  protected void hear(Event event) {
    switch (event) {
      case Told.Crossed crossed -> duels++;
      case Told.Acted acted -> feats++;
      case Told.Announced announced -> feats++;
      case Told.Decided roll -> {
        if (roll.hits() > most) {
          most = roll.hits();
          mostBy = names.thing(roll.winner()) + " on " + names.thing(roll.loser());
        }
        decided = roll;
      }
      case Told.Suffered suffered -> {
        if (suffered.what().equals("out") || suffered.what().equals("lost")) {
          keep(suffered.sentence(names));
          how = felled(suffered);
        }
      }
      default -> {}
    }
  }

  /** Who was the last to go, and by whose hand where a roll decided it. */
  private String felled(Told.Suffered suffered) {
    Told.Decided roll = decided;
    if (roll == null || roll.hits() == 0 || !roll.loser().equals(suffered.figure())) {
      return suffered.sentence(names);
    }
    return names.thing(roll.winner())
        + (suffered.what().equals("lost") ? " drove " : " laid ")
        + names.thing(roll.loser())
        + (suffered.what().equals("lost") ? " out of the fight" : " low")
        + " with "
        + inWords(roll.hits())
        + (roll.hits() == 1 ? " hit." : " hits at once.");
  }

  @Override
  protected Tale tale(Outcome outcome) {
    return new Tale(
        how.isEmpty() ? outcome.reason() : how,
        List.of(
            Tale.Figure.of(duels, "duel", "duels", ""),
            Tale.Figure.of(most, "hit at once", "hits at once", mostBy),
            Tale.Figure.of(feats, "feat", "feats with table, rope and chair", "")),
        moments());
  }
}
