package derring.server;

import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Option;
import derring.kernel.Seam;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A title whose games are twisted, and which is otherwise the same. */
record TwistedTitle(Title sound, UnaryOperator<Game<?, ?, ?>> twist) implements Title {
  @Override
  public String id() {
    return sound.id();
  }

  @Override
  public String name() {
    return sound.name();
  }

  @Override
  public int rulesVersion() {
    return sound.rulesVersion();
  }

  @Override
  public String pitch() {
    return sound.pitch();
  }

  @Override
  public List<Option> options() {
    return sound.options();
  }

  @Override
  public List<String> cardSets() {
    return sound.cardSets();
  }

  @Override
  public Seam seam() {
    return sound.seam();
  }

  @Override
  public List<Map<String, Object>> variants() {
    return sound.variants();
  }

  @Override
  public Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards) {
    return twist.apply(sound.open(choices, cards));
  }

  @Override
  public String folder() {
    return sound.folder();
  }
}
