package derring.haveatyou;

import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
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
            "active-loses-tie",
            true,
            "stalemate",
            false,
            "turn-limit",
            30),
        Map.of("battle", "team-duel"),
        Map.of("battle", "last-man-standing"),
        Map.of("battle", "brawl", "target", 10),
        Map.of("battle", "multiplayer-brawl", "target", 12),
        Map.of("battle", "multi-game-brawl", "target", 8, "sets", 3),
        Map.of("battle", "multi-game-brawl", "target", 8, "per-set", 4));
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    return new HaveAtYou(this, Options.read(choices), cards);
  }
}
