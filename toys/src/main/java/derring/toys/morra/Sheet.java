package derring.toys.morra;

import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes hands as plain values, and reads them. */
final class Sheet {
  private static final String NONE = "none";

  private Sheet() {}

  static Map<String, Object> describe(Hands hands) {
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < hands.seats(); seat++) {
      Map<String, Object> player = new LinkedHashMap<>();
      player.put("chosen", word(hands.chosen[seat]));
      player.put("last", word(hands.last[seat]));
      player.put("points", hands.points[seat]);
      players.add(player);
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("round", hands.window.number());
    fields.put("over", hands.over());
    fields.put("players", players);
    return fields;
  }

  private static Object word(int fingers) {
    return fingers == 0 ? NONE : fingers;
  }

  static Hands read(int seats, Facts facts) {
    facts.only("round", "over", "players");
    Hands hands = new Hands(seats);
    int round = facts.number("round", 1, Hands.ROUNDS, 1);
    boolean over = facts.flag("over", false);
    List<Facts> players = facts.items("players");
    if (players.size() > seats) {
      throw facts.at("players").bad("there are only " + seats + " players");
    }
    int asked = over ? 0 : hands.all();
    for (int seat = 0; seat < players.size(); seat++) {
      Facts player = players.get(seat).only("chosen", "last", "points");
      hands.chosen[seat] = fingers(player, "chosen");
      hands.last[seat] = fingers(player, "last");
      hands.points[seat] = player.number("points", 0, Hands.ROUNDS, 0);
      asked &= hands.chosen[seat] == 0 ? -1 : ~(1 << seat);
    }
    hands.window.set(round, asked);
    check(hands, round, over, facts);
    return hands;
  }

  private static int fingers(Facts player, String key) {
    return !player.has(key) || NONE.equals(player.at(key).raw())
        ? 0
        : player.at(key).number(1, Hands.FINGERS);
  }

  private static void check(Hands hands, int round, boolean over, Facts facts) {
    boolean any = Arrays.stream(hands.chosen).anyMatch(fingers -> fingers > 0);
    if (over ? any || round < Hands.ROUNDS : hands.window.settled()) {
      throw facts.bad(
          over
              ? "it is over after round 3, when nobody has chosen any more"
              : "all have chosen, so they have shown");
    }
    int played = over ? round : round - 1;
    if (Arrays.stream(hands.points).sum() != played) {
      throw facts.bad("in so many rounds " + played + " points were taken");
    }
    long shown = Arrays.stream(hands.last).filter(fingers -> fingers > 0).count();
    if (shown != (played == 0 ? 0 : hands.seats())) {
      throw facts.bad("all have shown in the last round, and nobody before the first");
    }
    if (played > 0 && hands.points[(Arrays.stream(hands.last).sum() - 1) % hands.seats()] == 0) {
      throw facts.bad("who took the last round has a point");
    }
  }
}
