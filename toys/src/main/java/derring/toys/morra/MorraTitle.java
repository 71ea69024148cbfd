package derring.toys.morra;

import derring.kernel.CardSet;
import derring.kernel.Choices;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;

/** Morra on the shelf. */
public final class MorraTitle implements Title {
  private static final String SEATS = "seats";

  private static final List<Option> OPTIONS =
      List.of(Option.number(SEATS, 2, 2, 4, "How many play.", "MOR-1.1"));

  @Override
  public String id() {
    return "morra";
  }

  @Override
  public String name() {
    return "Morra";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public String pitch() {
    return "Show your fingers all at once, and count who takes the round.";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  public List<String> cardSets() {
    return List.of();
  }

  @Override
  public List<Map<String, Object>> variants() {
    return List.of(Map.of(), Map.of(SEATS, 3), Map.of(SEATS, 4));
  }

  /** Long enough to make up one's mind. */
  @Override
  public int window() {
    return 15;
  }

  @Override
  public Seam seam() {
    return new Seam(Move.class, Told.class, Seen.class);
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    Choices chosen = new Choices(OPTIONS, choices);
    return new Morra(this, chosen.all(), chosen.number(SEATS));
  }
}
