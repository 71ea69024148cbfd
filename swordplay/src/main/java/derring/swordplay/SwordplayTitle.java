package derring.swordplay;

import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;

/** Swordplay: Pirates on the shelf. */
public final class SwordplayTitle implements Title {

  @Override
  public String id() {
    return "swordplay";
  }

  @Override
  public String name() {
    return "Swordplay: Pirates";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public String pitch() {
    return "Attack, parry, riposte: a quick duel of cards on the high seas.";
  }

  @Override
  public List<Option> options() {
    return Options.LIST;
  }

  @Override
  public List<String> cardSets() {
    return List.of(Options.PIRATES, Options.ARENA);
  }

  @Override
  public List<Map<String, Object>> variants() {
    return List.of(
        Map.of(),
        Map.of("seats", 4, "realistic-parries", true),
        Map.of("seats", 5, "hand-discard", true),
        Map.of("set", "arena", "first-skips-combat", true, "first-pays", true),
        Map.of("set", "crossover", "weapon-breakage", true, "sides", List.of("arena", "pirates")),
        Map.of(
            "set",
            "crossover",
            "seats",
            3,
            "weapon-breakage",
            true,
            "realistic-parries",
            true,
            "abilities",
            true),
        Map.of(
            "abilities",
            true,
            "turn-limit",
            12,
            "fighters",
            List.of("Bosun Tom Iron", "Captain Mara Quick")),
        Map.of("seats", 1, "monster", true),
        Map.of("seats", 3, "monster", true, "set", "crossover", "abilities", true),
        Map.of("set", "crossover", "first-pays", true, "pirates-pay", true));
  }

  /** A blow is taken by whoever does not answer it, so there is time to look. */
  @Override
  public int window() {
    return 10;
  }

  @Override
  public Seam seam() {
    return new Seam(Move.class, Told.class, Seen.class);
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    return new Swordplay(this, Options.read(choices), cards);
  }
}
