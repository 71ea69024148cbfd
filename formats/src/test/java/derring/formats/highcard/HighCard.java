package derring.formats.highcard;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Choices;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The title, in two versions of its rules: in the second a tie scores for seat 1. */
public class HighCard implements Title {

  /** The newer version. */
  public static final class Second extends HighCard {
    @Override
    public int rulesVersion() {
      return 2;
    }
  }

  @Override
  public String id() {
    return "high-card";
  }

  @Override
  public String name() {
    return "High Card";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public String pitch() {
    return "The higher card takes the round.";
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.flag("gambling", true, "Whether a die may be thrown for a card.", "HC-3"),
        Option.number("hand", 2, 1, 3, "How many cards are dealt.", "HC-1"));
  }

  @Override
  public List<String> cardSets() {
    return List.of("plain");
  }

  @Override
  public List<Map<String, Object>> variants() {
    return List.of(Map.of());
  }

  @Override
  public Seam seam() {
    return new Seam(Integer.class, Event.class, Rules.Hand.class);
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    List<String> names = new ArrayList<>();
    List<Integer> ranks = new ArrayList<>();
    try {
      Facts content = Facts.of(cards.get("plain").content()).only("cards");
      for (Facts card : content.at("cards").items()) {
        card.only("name", "rank");
        names.add(card.at("name").text());
        ranks.add(card.at("rank").number(1, 9));
      }
    } catch (BadInput e) {
      List<Object> path = new ArrayList<>(List.of("cards", "plain"));
      path.addAll(e.path());
      throw new BadInput(path, e.getMessage());
    }
    return new Rules(this, new Choices(options(), choices).all(), names, ranks);
  }
}
