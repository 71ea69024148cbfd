package derring.fireatwill;

import derring.kernel.Event;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Recollection;
import derring.kernel.Tale;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Goes through all that was told of a battle, and keeps what one would tell of it. */
final class Remembered extends Recollection {
  private final int[][] guns = new int[2][Table.COLUMNS];
  private final Told.@Nullable Totalled[] totals = new Told.Totalled[2];

  Remembered(Names names) {
    super(names);
  }

  @Override
  protected void hear(Event event) {
    switch (event) {
      case Told.Scored scored -> guns[scored.seat()][scored.pile() - 1] += scored.points();
      case Told.Exploded exploded -> keep(exploded.sentence(names));
      case Told.CeasedForBoth ceased -> keep(ceased.sentence(names));
      case Told.Totalled totalled -> totals[totalled.seat()] = totalled;
      default -> {}
    }
  }

  /** Null where the battle was broken off before anything was counted. */
  @Override
  protected @Nullable Tale tale(Outcome outcome) {
    Told.Totalled first = totals[0];
    Told.Totalled second = totals[1];
    if (first == null || second == null) {
      return null;
    }
    int best = outcome.drawn() ? 0 : Math.max(0, outcome.places().indexOf(1));
    Told.Totalled ours = best == 0 ? first : second;
    Told.Totalled theirs = best == 0 ? second : first;
    int gun = 0;
    for (int pile = 1; pile < Table.COLUMNS; pile++) {
      gun = guns[best][pile] > guns[best][gun] ? pile : gun;
    }
    int ahead = ours.score() - theirs.score();
    return new Tale(
        outcome.reason(),
        List.of(
            Tale.Figure.of(ahead, "point ahead", "points ahead", names.of(best)),
            Tale.Figure.of(
                guns[best][gun],
                "point from gun " + (gun + 1),
                "points from gun " + (gun + 1),
                names.of(best) + "'s best"),
            Tale.Figure.of(
                ours.sharpshooters(),
                "Sharpshooter shot",
                "Sharpshooter shots",
                theirs.sharpshooters() + " of " + names.of(1 - best))),
        moments());
  }
}
