package derring.oneforall;

import derring.kernel.Event;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Recollection;
import derring.kernel.Tale;
import java.util.List;

/** Goes through all that was told of a melee, and keeps what one would tell of it. */
final class Remembered extends Recollection {
  private int duels;
  private int most;
  private String mostBy = "";
  private int feats;
  private String decided = "";

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
          mostBy = capital(roll.winner()) + " on " + capital(roll.loser());
        }
        decided = roll.winner();
      }
      case Told.Suffered suffered -> {
        if (suffered.what().equals("out") || suffered.what().equals("lost")) {
          keep(capital(suffered.sentence(names)));
        }
      }
      default -> {}
    }
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  @Override
  protected Tale tale(Outcome outcome) {
    String end = moments().isEmpty() ? outcome.reason() : moments().getLast().words();
    return new Tale(
        moments().isEmpty() || decided.isEmpty()
            ? end
            : end + " The last word had " + capital(decided) + ".",
        List.of(
            Tale.Figure.of(duels, "duel", "duels", ""),
            Tale.Figure.of(most, "hit at once", "hits at once", mostBy),
            Tale.Figure.of(feats, "feat", "feats with table, rope and chair", "")),
        moments());
  }
}
