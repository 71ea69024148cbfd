package derring.toys.quoits;

import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;

/** Quoits on the shelf. */
public final class QuoitsTitle implements Title {

  @Override
  public String id() {
    return "quoits";
  }

  @Override
  public String name() {
    return "Quoits";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public String pitch() {
    return "Three rings each, and the nearest to the pin wins.";
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<String> cardSets() {
    return List.of();
  }

  @Override
  public List<Map<String, Object>> variants() {
    return List.of(Map.of());
  }

  @Override
  public Seam seam() {
    return new Seam(Move.class, Told.class, Seen.class);
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    choices.only();
    return new Quoits(this);
  }
}
