package derring.bots.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a card differs between two variants: how often those win who hold it, or how many of those
 * play it. What is changed for both sides shows here, and not in who wins.
 *
 * @param what of it, in words that follow its name
 * @param then in the first variant
 * @param now in the other
 */
public record Shift(String card, String what, Findings.Row then, Findings.Row now) {
  private static final int MOST = 5;

  /** Those that are off by more than both intervals together explain, the clearest first. */
  public static List<Shift> between(Findings.Report first, Findings.Report other) {
    Map<String, Findings.Card> before = new LinkedHashMap<>();
    first.cards().forEach(card -> before.put(card.name(), card));
    List<Shift> shifts = new ArrayList<>();
    for (Findings.Card card : other.cards()) {
      Findings.Card then = before.get(card.name());
      if (then == null) {
        continue;
      }
      if (then.wins().containsKey("held") && card.wins().containsKey("held")) {
        Findings.Row was = then.wins().get("held");
        shifts.add(new Shift(card.name(), "who held it won", was, card.wins().get("held")));
      }
      Findings.Row use = then.use();
      Findings.Row now = card.use();
      if (use != null && now != null) {
        shifts.add(new Shift(card.name(), "who held it played it", use, now));
      }
    }
    shifts.removeIf(shift -> shift.size() < 1);
    shifts.sort(Comparator.comparingDouble(Shift::size).reversed());
    return List.copyOf(shifts.subList(0, Math.min(MOST, shifts.size())));
  }

  /** How far apart, in widths of both intervals together. */
  private double size() {
    return Math.abs(now.value() - then.value())
        / Math.hypot((now.high() - now.low()) / 2, (then.high() - then.low()) / 2);
  }
}
