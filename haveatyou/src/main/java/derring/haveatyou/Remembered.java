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
  private String deed = "";

  Remembered(Names names) {
    super(names);
  }

  @Override
  protected void hear(Event event) {
    switch (event) {
      case Told.TurnBegan began -> turns = began.turn();
      case Told.Declared declared -> declared(declared);
      case Told.Tired spent -> tired += spent.points();
      case Told.Struck struck -> struck(struck);
      case Told.Scored scored -> points.put(scored.side(), scored.total());
      case Told.Fell fell -> fell(fell);
      default -> {}
    }
  }

  private void declared(Told.Declared declared) {
    chain = declared.begins() ? 1 : chain + 1;
    longest = Math.max(longest, chain);
    if (declared.begins()) {
      deed =
          names.of(declared.seat())
              + (declared.mode().isEmpty() ? "" : ", " + declared.mode())
              + (declared.card().isEmpty()
                  ? ""
                  : ", with " + declared.card().replaceFirst(" \\d+$", ""));
    }
  }

  private void struck(Told.Struck struck) {
    int harm = struck.fatigue() + struck.physical();
    if (harm > hardest) {
      hardest = harm;
      hardestOn = "on " + names.of(struck.seat());
      keep(struck.sentence(names));
    }
  }

  private void fell(Told.Fell fell) {
    how =
        names.of(fell.seat())
            + (fell.shoved() ? " was shoved overboard" : " went down")
            + (deed.isEmpty() ? "." : " (" + deed + ").");
    keep(fell.sentence(names));
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
