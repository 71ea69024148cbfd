package derring.haveatyou;

import derring.kernel.Cards;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A battle as plain values. docs/have-at-you-state.md lists the fields for the writers of
 * scenarios; {@link SheetReader} goes the other way.
 */
final class Sheet {
  static final String NONE = "none";

  private final Table table;

  Sheet(Table table) {
    this.table = table;
  }

  Map<String, Object> describe(Battle battle) {
    Map<String, Object> sheet = new LinkedHashMap<>();
    battle(battle, sheet);
    List<Object> fighters = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      Map<String, Object> fighter = fighter(battle.fighters[seat], seat);
      fighter.put("hand", Cards.hand(battle.fighters[seat].hand, table::cardName));
      fighters.add(fighter);
    }
    sheet.put("fighters", fighters);
    List<Object> sets = new ArrayList<>();
    for (Stage stage : battle.stages) {
      Map<String, Object> set = stage(stage);
      set.put("deck", Cards.fromTop(stage.deck, table::cardName));
      set.put("armaments", Cards.fromTop(stage.armaments, table::cardName));
      sets.add(set);
    }
    return lay(sheet, sets);
  }

  /** A single set lies beside the fighters; several are a list. */
  private Map<String, Object> lay(Map<String, Object> sheet, List<Object> sets) {
    if (sets.size() > 1) {
      sheet.put("sets", sets);
    } else {
      Map<?, ?> only = (Map<?, ?>) sets.getFirst();
      only.forEach((key, value) -> sheet.put((String) key, value));
    }
    return sheet;
  }

  private void battle(Battle battle, Map<String, Object> sheet) {
    sheet.put("end", battle.end.word());
    sheet.put("falls", battle.falls);
    if (table.options.battle().brawl()) {
      sheet.put("points", List.of(battle.points[0], battle.points[1]));
    }
  }

  private Map<String, Object> fighter(Fighter fighter, int seat) {
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("physical", fighter.physical);
    sheet.put("start", fighter.start);
    sheet.put("fatigue", fighter.fatigue);
    sheet.put("rank", fighter.rank);
    sheet.put("board", fighter.board + 1);
    sheet.put("weapon", table.itemName(fighter.weapon));
    if (fighter.armed() && fighter.weaponSet != table.home(seat)) {
      sheet.put("weapon-set", fighter.weaponSet + 1);
    }
    sheet.put("out", fighter.out);
    sheet.put("fell", fighter.fell);
    sheet.put("offer", items(fighter.offer));
    sheet.put("fresh", fighter.fresh == Table.NONE ? NONE : (Object) fighter.fresh);
    return sheet;
  }

  private Map<String, Object> stage(Stage stage) {
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("phase", stage.phase.word());
    sheet.put("turn", stage.turn.word());
    sheet.put("active", stage.active);
    sheet.put("actions", stage.points);
    sheet.put("played", stage.played);
    sheet.put("struck", stage.struck);
    sheet.put("free", stage.free);
    sheet.put("swashed", stage.swashed);
    sheet.put("order", stage.order);
    sheet.put("first", stage.first);
    sheet.put("turns", stage.turns);
    sheet.put("idle", stage.idle);
    sheet.put("asked", seats(stage.window.asked()));
    sheet.put("question", stage.window.number());
    sheet.put("chain", chain(stage.stack));
    sheet.put("follow-up", stage.follower == Table.NONE ? NONE : follow(stage));
    sheet.put("waiting", later(stage.waiting));
    sheet.put("queue", later(stage.queue));
    sheet.put("mourned", seats(stage.mourned));
    sheet.put("arriving", seats(stage.arriving));
    sheet.put("victor", seat(stage.victor));
    sheet.put(
        "freed",
        stage.freed == Table.NONE
            ? NONE
            : fields("seat", stage.freed, "attack", stage.freedStrike));
    sheet.put("floor", items(stage.floor));
    sheet.put("in-play", Cards.fromTop(stage.aside, table::cardName));
    sheet.put("discard", Cards.fromTop(stage.discards, table::cardName));
    sheet.put("armament-discard", Cards.fromTop(stage.lost, table::cardName));
    return sheet;
  }

  private List<Object> chain(Stack stack) {
    List<Object> chain = new ArrayList<>();
    for (int i = 0; i < stack.depth(); i++) {
      Map<String, Object> entry = new LinkedHashMap<>();
      Deed deed = stack.deed(i);
      entry.put("deed", deed.word());
      entry.put("card", stack.card(i) == Table.NONE ? NONE : table.cardName(stack.card(i)));
      entry.put("by", stack.owner(i));
      entry.put("at", seat(stack.target(i)));
      switch (deed) {
        case ATTACK, THROW -> {
          entry.put("mode", table.modeWords.get(stack.mode(i)));
          entry.put("range", stack.range(i));
          entry.put("lunge", stack.amount(i));
          entry.put("weak", stack.weak(i));
          entry.put("hit", stack.hit(i));
          if (deed == Deed.THROW) {
            entry.put("weapon", table.itemName(stack.thrown(i)));
            if (stack.thrownFrom(i) != table.home(stack.owner(i))) {
              entry.put("weapon-set", stack.thrownFrom(i) + 1);
            }
          }
        }
        case FLOOR -> {
          entry.put("item", table.itemName(stack.amount(i)));
          entry.put("slot", stack.mode(i));
        }
        case MOVE, DODGE, RUN -> entry.put("ranks", stack.amount(i));
        default -> {}
      }
      entry.put("closed", stack.closed(i));
      if (stack.is(i, Stack.FORSAKEN)) {
        entry.put("forsaken", true);
      }
      chain.add(entry);
    }
    return chain;
  }

  private static Map<String, Object> follow(Stage stage) {
    Map<String, Object> follow = fields("seat", stage.follower, "by", stage.following.word());
    follow.put("discarded", stage.redrawn);
    return follow;
  }

  private static List<Object> later(Pile pile) {
    List<Object> later = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      later.add(fields("seat", pile.get(i) % Stage.ALSO, "attack", pile.get(i) >= Stage.ALSO));
    }
    return later;
  }

  private static Map<String, Object> fields(String a, Object one, String b, Object other) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(a, one);
    fields.put(b, other);
    return fields;
  }

  private List<String> items(Pile pile) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      names.add(table.itemName(pile.get(i)));
    }
    return names;
  }

  private static Object seat(int seat) {
    return seat == Table.NONE ? NONE : (Object) seat;
  }

  private static List<Integer> seats(int set) {
    List<Integer> seats = new ArrayList<>();
    for (int left = set; left != 0; left &= left - 1) {
      seats.add(Integer.numberOfTrailingZeros(left));
    }
    return seats;
  }
}
