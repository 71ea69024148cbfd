package derring.oneforall;

import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** ...And One For All! on the shelf. Its card sets are the catalogue of objects and the tables. */
public final class OneForAllTitle implements Title {

  @Override
  public String id() {
    return "one-for-all";
  }

  @Override
  public String name() {
    return "...And One For All!";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public String pitch() {
    return "Leap, swing, throw and duel across the tavern, and never roll a 1.";
  }

  @Override
  public List<Option> options() {
    return Options.LIST;
  }

  @Override
  public List<String> cardSets() {
    List<String> sets = new ArrayList<>(List.of(Catalogue.ID));
    sets.addAll(Options.TABLES);
    return List.copyOf(sets);
  }

  @Override
  public List<Map<String, Object>> variants() {
    return List.of(
        Map.of(),
        Map.of(
            "table",
            "convent",
            "musketeers",
            List.of("athos", "porthos"),
            "guards",
            List.of("guard", "guard", "guard"),
            "damage",
            true,
            "impetus",
            true,
            "seats",
            4),
        Map.of(
            "table",
            "deck",
            "musketeers",
            List.of("dartagnan", "aramis"),
            "guards",
            List.of("rochefort", "guard"),
            "extended-turns",
            true,
            "damage",
            true),
        Map.of(
            "musketeers",
            List.of("planchet", "athos"),
            "guards",
            List.of("blade", "other"),
            "extended-swashbuckling",
            true,
            "impetus",
            true,
            "impetus-leap-over",
            true,
            "bystanders",
            2),
        Map.of(
            "musketeers",
            List.of("aramis"),
            "guards",
            List.of("guard"),
            "no-repeat",
            true,
            "free-move-cap",
            true),
        Map.of(
            "table",
            "convent",
            "seats",
            3,
            "musketeers",
            List.of("dartagnan", "aramis"),
            "guards",
            List.of("guard"),
            "extended-swashbuckling",
            true,
            "extended-turns",
            true,
            "quiet-limit",
            false,
            "perils",
            false));
  }

  @Override
  public Seam seam() {
    return new Seam(Move.class, Told.class, Seen.class, Foresight.class);
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    return new OneForAll(this, Options.read(choices), cards);
  }
}
