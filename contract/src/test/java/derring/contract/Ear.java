package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Json;
import derring.kernel.Chance;
import derring.kernel.Drawn;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Hears a move as one reader does: what is told, and what chance had said before it was told. */
final class Ear implements Log, Chance {
  private final int reader;
  private final Chance source;

  /** Dice and random cards; the order of a shuffled pile shows nothing until it is drawn from. */
  private final List<Drawn> drawn = new ArrayList<>();

  private final List<Heard> heard = new ArrayList<>();
  private String view = "";

  /**
   * An entry.
   *
   * @param text all that the reader gets of it, as JSON
   */
  private record Heard(String text, Event event, List<String> rules, List<Drawn> before) {}

  Ear(int reader, Chance source) {
    this.reader = reader;
    this.source = source;
  }

  /** What the reader sees after the move. */
  void sees(String text) {
    view = text;
  }

  /** Whether the move told nothing at all by chance or revelation. */
  boolean toldNothing() {
    return drawn.isEmpty() && heard.stream().noneMatch(one -> one.event.reveals());
  }

  String view() {
    return view;
  }

  /** Holds what was heard in another world against this. */
  void hold(Ear other, String what) {
    for (int i = 0; i < Math.min(heard.size(), other.heard.size()); i++) {
      Heard one = heard.get(i);
      Heard two = other.heard.get(i);
      if (one.text.equals(two.text)) {
        continue;
      }
      if (one.before.equals(two.before)) {
        assertThat(one.event.reveals() && two.event.reveals())
            .as("%s\n%s\nand in the other world\n%s\nreveals", what, one.text, two.text)
            .isTrue();
        assertThat(two.event.getClass()).as(what).isEqualTo(one.event.getClass());
        assertThat(two.rules).as(what).isEqualTo(one.rules);
      }
      return;
    }
    if (heard.size() == other.heard.size()) {
      assertThat(other.view).as("all heard alike, %s", what).isEqualTo(view);
    } else {
      assertThat(other.drawn)
          .as("%s: %s\nand in the other world\n%s", what, heard, other.heard)
          .isNotEqualTo(drawn);
    }
  }

  @Override
  public boolean on() {
    return true;
  }

  @Override
  public void add(Entry entry) {
    Event event = entry.seenBy(reader);
    String text =
        Json.compact(
            List.of(
                entry.rules(),
                Map.of("event", event, "sentence", event.sentence(seat -> "Seat " + seat))));
    heard.add(new Heard(text, event, entry.rules(), List.copyOf(drawn)));
  }

  @Override
  public int die(int sides) {
    int value = source.die(sides);
    drawn.add(new Drawn.Die(value));
    return value;
  }

  @Override
  public int card(Pile from) {
    int card = source.card(from);
    drawn.add(new Drawn.Card(card));
    return card;
  }

  @Override
  public void shuffle(Pile pile) {
    source.shuffle(pile);
  }
}
