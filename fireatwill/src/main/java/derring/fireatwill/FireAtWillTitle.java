package derring.fireatwill;

import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;

/** Fire at Will on the shelf. */
public final class FireAtWillTitle implements Title {

  @Override
  public String id() {
    return "fire-at-will";
  }

  @Override
  public String name() {
    return "Fire at Will";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public String pitch() {
    return "Load, ready, aim, fire: two airships trade broadsides in real time.";
  }

  @Override
  public List<Option> options() {
    return Options.LIST;
  }

  @Override
  public List<String> cardSets() {
    return List.of(Table.SET);
  }

  @Override
  public List<Map<String, Object>> variants() {
    return List.of(
        Map.of(),
        Map.of("gunners", "both", "expert", true),
        Map.of("flags", "free", "tie-break", true, "idle", false),
        Map.of("gunners", "illyria", "same-deal", true, "expert", true),
        Map.of("head-start", "illyria", "few-flags", "northwall", "gunners", "northwall"),
        Map.of(
            "head-start",
            "northwall",
            "head-start-cards",
            25,
            "few-flags",
            "illyria",
            "idle",
            false,
            "tie-break",
            true));
  }

  @Override
  public Seam seam() {
    return new Seam(Move.class, Told.class, Seen.class);
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    return new FireAtWill(this, Options.read(choices), cards);
  }
}
