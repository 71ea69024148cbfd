package derring.haveatyou;

import derring.kernel.Event;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Recollection;
import derring.kernel.Tale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Goes through all that was told of a brawl, and keeps what one would tell of it. */
final class Remembered extends Recollection {
  private int turns;
  private int chain;
  private int longest;
  private int hardest;
  private String hardestOn = "";
  private int tired;

  /** The victory points of each side of a brawl that has any. */
  private final Map<List<Integer>, Integer> points = new HashMap<>();

  private String how = "";
  private int doer = -1;
  private String deed = "";
  private boolean struck;

  Remembered(Names names) {
    super(names);
  }

  @Override
  protected void hear(Event event) {
    switch (event) {
      case Told.TurnBegan began -> turns = began.turn();
      case Told.Declared declared -> declared(declared);
      case Told.Tired spent -> {
        tired += spent.points();
        struck = false;
      }
      case Told.Struck blow -> struck(blow);
      case Told.Scored scored -> points.put(scored.side(), scored.total());
      case Told.Fell fell -> fell(fell);
      default -> {}
    }
  }

  private void declared(Told.Declared declared) {
    chain = declared.begins() ? 1 : chain + 1;
    longest = Math.max(longest, chain);
    if (declared.begins()) {
      doer = declared.seat();
      deed = deed(declared);
      struck = false;
    }
  }

  /** What was done, in the words of the log without how far it went. */
  private static String deed(Told.Declared declared) {
    String what = declared.detail().replaceFirst(" at range.*", "");
    if (declared.deed() == Deed.THROW) {
      return "throw of the " + what;
    }
    return declared.mode().isEmpty()
        ? declared.deed().word()
        : what.replace(" with ", " with the ").replace(" the bare ", " bare ");
  }

  private void struck(Told.Struck blow) {
    struck = true;
    int harm = blow.fatigue() + blow.physical();
    if (harm > hardest) {
      hardest = harm;
      hardestOn = "on " + names.of(blow.seat());
      keep(blow.sentence(names));
    }
  }

  private void fell(Told.Fell fell) {
    how = felled(fell);
    keep(fell.sentence(names));
  }

  private String felled(Told.Fell fell) {
    String whom = names.of(fell.seat());
    if (fell.shoved()) {
      return doer < 0 || doer == fell.seat()
          ? whom + " went overboard."
          : names.of(doer) + " shoved " + whom + " overboard.";
    }
    if (!struck || doer < 0) {
      return whom + " went down, worn out.";
    }
    return doer == fell.seat()
        ? whom + " went down by a " + deed + " that was turned around."
        : names.of(doer) + "'s " + deed + " sent " + whom + " to the planks.";
  }

  @Override
  protected Tale tale(Outcome outcome) {
    List<Tale.Figure> figures = new ArrayList<>();
    if (!points.isEmpty()) {
      figures.add(points());
    }
    figures.add(
        Tale.Figure.of(hardest, "point at a blow", "points at the hardest blow", hardestOn));
    figures.add(Tale.Figure.of(longest, "card in a row", "cards in the longest answer", ""));
    if (points.isEmpty()) {
      figures.add(
          Tale.Figure.of(
              tired, "bead of fatigue", "beads of fatigue spent", "in " + turns + " turns"));
    }
    return new Tale(how.isEmpty() ? outcome.reason() : how, figures, moments());
  }

  /** Of the side that has the most, against the other's. */
  private Tale.Figure points() {
    int most = Collections.max(points.values());
    int least = points.size() < 2 ? 0 : Collections.min(points.values());
    return Tale.Figure.of(most, "victory point", "victory points", "to " + least);
  }
}
