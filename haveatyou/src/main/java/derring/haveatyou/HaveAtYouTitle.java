package derring.haveatyou;

import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;

/** Have at You! on the shelf. */
public final class HaveAtYouTitle implements Title {

  @Override
  public String id() {
    return "have-at-you";
  }

  @Override
  public String name() {
    return "Have at You!";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public String pitch() {
    return "Swing, parry, throw and shove: a brawl on deck, played with cards that are also the dice.";
  }

  @Override
  public List<Option> options() {
    return Options.LIST;
  }

  @Override
  public List<String> cardSets() {
    return List.of(Options.SHIP);
  }

  @Override
  public List<Map<String, Object>> variants() {
    return List.of(
        Map.of(),
        Map.of(
            "shove-close",
            true,
            "weapon-stays",
            true,
            "no-parry-against-shots",
            true,
            "stalemate",
            false,
            "turn-limit",
            80),
        Map.of("battle", "team-duel", "active-loses-tie", true, "stalemate", false),
        Map.of("battle", "last-man-standing", "stalemate", false),
        Map.of("battle", "brawl", "target", 10, "stalemate", false),
        Map.of("battle", "multiplayer-brawl", "target", 8, "stalemate", false),
        Map.of(
            "battle",
            "multi-game-brawl",
            "target",
            4,
            "sets",
            3,
            "stalemate",
            false,
            "no-catch-elsewhere",
            true),
        Map.of("battle", "multi-game-brawl", "target", 4, "per-set", 4, "stalemate", false));
  }

  /** Everybody is asked about every card, so it is short. */
  @Override
  public int window() {
    return 5;
  }

  @Override
  public Seam seam() {
    return new Seam(Move.class, Told.class, Seen.class);
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    return new HaveAtYou(this, Options.read(choices), cards);
  }
}
