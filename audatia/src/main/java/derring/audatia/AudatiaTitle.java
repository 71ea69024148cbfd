package derring.audatia;

import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;

/** Audatia on the shelf. */
public final class AudatiaTitle implements Title {

  @Override
  public String id() {
    return "audatia";
  }

  @Override
  public String name() {
    return "Audatia";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public String pitch() {
    return "A duel with the longsword, guard against guard, after the Flower of Battle.";
  }

  @Override
  public List<Option> options() {
    return Options.LIST;
  }

  @Override
  public List<String> cardSets() {
    return List.of(Options.COMMON, Options.GALEAZZO, Options.BOUCICAULT);
  }

  @Override
  public List<Map<String, Object>> variants() {
    List<String> mirrored = List.of(Options.BOUCICAULT, Options.BOUCICAULT);
    return List.of(
        Map.of(),
        Map.of("break", true, "challenger", 1),
        Map.of("characters", mirrored, "side-in-force", true),
        Map.of("characters", List.of(Options.GALEAZZO, Options.GALEAZZO)),
        Map.of("rules", "salle", "characters", List.of(Options.BOUCICAULT, Options.GALEAZZO)),
        Map.of("rules", "sudden-death"),
        Map.of("rules", "sudden-death", "break", true, "characters", mirrored),
        Map.of("thirteenth-card", true),
        Map.of("rules", "sudden-death", "thirteenth-card", true, "challenger", 1));
  }

  @Override
  public Seam seam() {
    return new Seam(Move.class, Told.class, Seen.class);
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    return new Audatia(this, Options.read(choices), cards);
  }
}
