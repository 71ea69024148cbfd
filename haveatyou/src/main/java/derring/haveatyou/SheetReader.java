package derring.haveatyou;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a battle from plain values. What is not named is as at the start of seat 0's first turn,
 * with empty hands, bare hands and an empty Floor.
 */
final class SheetReader {
  private static final String[] BATTLE = {"end", "falls", "points", "fighters"};
  private static final String[] SET = {
    "phase",
    "turn",
    "active",
    "actions",
    "played",
    "struck",
    "free",
    "swashed",
    "order",
    "first",
    "turns",
    "idle",
    "asked",
    "question",
    "chain",
    "follow-up",
    "waiting",
    "queue",
    "mourned",
    "arriving",
    "victor",
    "freed",
    "floor",
    "in-play",
    "discard",
    "armament-discard",
    "deck",
    "armaments"
  };

  private final Table table;

  SheetReader(Table table) {
    this.table = table;
  }

  Battle assemble(Facts facts) {
    boolean ring = table.stages > 1;
    List<String> known = new ArrayList<>(List.of(BATTLE));
    known.addAll(ring ? List.of("sets") : List.of(SET));
    facts.only(known.toArray(String[]::new));
    Battle battle = new Battle(table);
    if (facts.has("end")) {
      Map<String, Battle.End> ends = new LinkedHashMap<>();
      for (Battle.End end : Battle.End.values()) {
        ends.put(end.word(), end);
      }
      battle.end = facts.at("end").word(ends);
    }
    battle.falls = facts.number("falls", 0, 100_000, 0);
    if (facts.has("points")) {
      readPoints(battle, facts.at("points"));
    }
    readFighters(battle, facts);
    List<Facts> sets = ring ? facts.items("sets") : List.of(facts);
    if (sets.size() > table.stages) {
      throw facts.at("sets").bad("expected at most " + table.stages + " sets");
    }
    for (int i = 0; i < table.stages; i++) {
      Facts set = i < sets.size() ? sets.get(i) : Facts.none();
      if (ring) {
        set.only(SET);
      }
      readSet(battle.stages[i], set);
    }
    for (int i = 0; i < table.stages; i++) {
      Facts set = i < sets.size() ? sets.get(i) : Facts.none();
      readPiles(battle, battle.stages[i], set);
      int asked = readSeats(set, "asked", whoIsAsked(battle, battle.stages[i]));
      int least = asked == 0 ? 0 : 1;
      int number = set.number("question", least, Integer.MAX_VALUE, least);
      battle.stages[i].window.set(number, asked);
    }
    new SheetCheck(battle).check(facts);
    return battle;
  }

  private void readPoints(Battle battle, Facts f) {
    List<Facts> items = f.items();
    if (!table.options.battle().brawl() || items.size() != 2) {
      throw f.bad("expected the points of the two sides, and only in a brawl");
    }
    battle.points[0] = items.get(0).number(0, 100_000);
    battle.points[1] = items.get(1).number(0, 100_000);
  }

  private void readFighters(Battle battle, Facts facts) {
    List<Facts> given = facts.items("fighters");
    if (given.size() > table.seats) {
      throw facts.at("fighters").bad("expected at most " + table.seats + " fighters");
    }
    for (int seat = 0; seat < table.seats; seat++) {
      readFighter(
          battle.fighters[seat], seat, seat < given.size() ? given.get(seat) : Facts.none());
    }
  }

  private void readFighter(Fighter fighter, int seat, Facts f) {
    f.only(
        "physical",
        "start",
        "fatigue",
        "rank",
        "board",
        "weapon",
        "weapon-set",
        "out",
        "fell",
        "offer",
        "fresh",
        "hand");
    fighter.start = f.number("start", 1, 20, table.physical);
    fighter.out = f.flag("out", false);
    fighter.physical = f.number("physical", -99, fighter.start, fighter.out ? 0 : fighter.start);
    fighter.fatigue = f.number("fatigue", 0, 10, 0);
    fighter.rank = f.number("rank", 1, Table.RANKS, table.star[seat]);
    fighter.board = f.number("board", 1, table.twoBoards ? 2 : 1, table.board(seat) + 1) - 1;
    fighter.fell = f.number("fell", 0, 100_000, 0);
    if (f.has("weapon") && !Sheet.NONE.equals(f.at("weapon").raw())) {
      fighter.hold(readItem(f.at("weapon")), readSetOf(f, seat));
    }
    for (Facts item : f.items("offer")) {
      fighter.offer.slip(readItem(item));
    }
    for (Facts card : f.items("hand")) {
      fighter.hand.slip(readAction(card));
    }
    if (fighter.hand.size() > Table.HAND) {
      throw f.at("hand").bad("a hand has at most " + Table.HAND + " cards");
    }
    if (f.has("fresh") && !Sheet.NONE.equals(f.at("fresh").raw())) {
      fighter.fresh = f.at("fresh").number(0, Table.HAND);
    }
  }

  /** The set that the weapon of a seat belongs to, its own if nothing is said. */
  private int readSetOf(Facts f, int seat) {
    return f.number("weapon-set", 1, table.stages, table.home(seat) + 1) - 1;
  }

  private void readSet(Stage stage, Facts f) {
    int from = stage.index * table.perSet;
    stage.phase = f.has("phase") ? f.at("phase").word(Phase.WORDS) : Phase.ACT;
    stage.turn = f.has("turn") ? f.at("turn").word(Phase.WORDS) : turnOf(stage.phase);
    stage.active = f.number("active", 0, table.seats - 1, from);
    int order = table.home(stage.active) == stage.index ? stage.active : from;
    stage.order = f.number("order", from, from + table.perSet - 1, order);
    stage.first = f.number("first", from, from + table.perSet - 1, from);
    stage.points = f.number("actions", 0, 99, 2);
    stage.played = f.flag("played", false);
    stage.struck = f.flag("struck", false);
    stage.free = f.flag("free", false);
    stage.turns = f.number("turns", 0, table.options.turnLimit(), 0);
    stage.idle = f.number("idle", 0, Turn.IDLE_TURNS, 0);
    for (Facts entry : f.items("chain")) {
      readEntry(stage.stack, entry);
    }
    if (f.has("follow-up") && !Sheet.NONE.equals(f.at("follow-up").raw())) {
      Facts follow = f.at("follow-up").only("seat", "by", "discarded");
      stage.follower = follow.at("seat").number(0, table.seats - 1);
      stage.following = follow.has("by") ? follow.at("by").word(Deed.WORDS) : Deed.STRIKE;
      stage.redrawn = follow.number("discarded", 0, Table.HAND, 0);
    }
    readLater(f, "waiting", stage.waiting);
    readLater(f, "queue", stage.queue);
    stage.mourned = readSeats(f, "mourned", 0);
    stage.arriving = readSeats(f, "arriving", 0);
    stage.victor = readSeat(f, "victor");
    if (f.has("freed") && !Sheet.NONE.equals(f.at("freed").raw())) {
      Facts freed = f.at("freed").only("seat", "attack");
      stage.freed = freed.at("seat").number(0, table.seats - 1);
      stage.freedStrike = freed.flag("attack", false);
    }
    boolean swash = false;
    for (int i = 0; i < stage.stack.depth(); i++) {
      swash |= stage.stack.deed(i).swash();
    }
    stage.swashed = f.flag("swashed", swash);
  }

  private static Phase turnOf(Phase phase) {
    return switch (phase) {
      case DISCARD, DRAW, LAST, SETUP -> phase;
      case ARM -> Phase.SETUP;
      default -> Phase.ACT;
    };
  }

  private static int whoIsAsked(Battle battle, Stage stage) {
    return switch (stage.phase) {
      case ANSWER -> stage.stack.isEmpty() ? 0 : Reach.responders(battle, stage);
      case LAST -> Reach.others(battle, stage);
      case ARM -> {
        int asked = 0;
        for (int seat = 0; seat < battle.fighters.length; seat++) {
          boolean here = battle.table.home(seat) == stage.index;
          asked |= here && !battle.fighters[seat].offer.isEmpty() ? 1 << seat : 0;
        }
        yield asked;
      }
      case MOURN -> {
        Turn.mourn(battle, stage);
        yield stage.window.asked();
      }
      default -> 0;
    };
  }

  private void readEntry(Stack stack, Facts f) {
    f.only(
        "deed",
        "card",
        "by",
        "at",
        "mode",
        "range",
        "lunge",
        "weak",
        "hit",
        "item",
        "slot",
        "ranks",
        "closed",
        "weapon",
        "weapon-set",
        "forsaken");
    Deed deed = f.at("deed").word(Deed.WORDS);
    int card =
        f.has("card") && !Sheet.NONE.equals(f.at("card").raw())
            ? readAction(f.at("card"))
            : Table.NONE;
    int owner = f.at("by").number(0, table.seats - 1);
    int target = readSeat(f, "at");
    int mode = Table.NONE;
    int amount = f.number("ranks", -4, 4, 0);
    if (deed == Deed.ATTACK || deed == Deed.THROW) {
      Map<String, Integer> words = new LinkedHashMap<>();
      for (int i = 0; i < table.modeWords.size(); i++) {
        words.put(table.modeWords.get(i), i);
      }
      mode = f.at("mode").word(words);
      amount = f.number("lunge", -1, 1, 0);
    } else if (deed == Deed.FLOOR) {
      mode = f.at("slot").number(1, Table.FLOOR);
      amount = readItem(f.at("item"));
    }
    int flags =
        (f.flag("closed", false) ? Stack.CLOSED : 0)
            + (f.flag("weak", false) ? Stack.WEAK : 0)
            + (f.flag("hit", false) ? Stack.HIT : 0)
            + (f.flag("forsaken", false) ? Stack.FORSAKEN : 0);
    if (stack.depth() == Stack.ROOM) {
      throw f.bad("a chain cannot be so long");
    }
    stack.push(deed, card, owner, target, mode, f.number("range", 0, 9, 0), amount, flags);
    if (deed == Deed.THROW) {
      stack.carry(readItem(f.at("weapon")), readSetOf(f, owner));
    }
  }

  /**
   * The decks hold what lies nowhere else; cards named for them lie on top, the first uppermost.
   */
  private void readPiles(Battle battle, Stage stage, Facts f) {
    int from = stage.index * table.perSet;
    Pile rest = new Pile(128);
    rest.copyFrom(table.actionDeck);
    Pile weapons = new Pile(32);
    weapons.copyFrom(table.armamentDeck);
    for (int seat = from; seat < from + table.perSet; seat++) {
      Fighter fighter = battle.fighters[seat];
      for (int i = 0; i < fighter.hand.size(); i++) {
        takeOut(rest, fighter.hand.get(i), f);
      }
      for (int i = 0; i < fighter.offer.size(); i++) {
        takeOut(weapons, table.cardOf(fighter.offer.get(i)), f);
      }
    }
    for (Fighter fighter : battle.fighters) {
      if (fighter.armed() && fighter.weaponSet == stage.index) {
        takeOut(weapons, table.cardOf(fighter.weapon), f);
      }
    }
    for (Stage any : battle.stages) {
      for (int i = 0; i < any.stack.depth(); i++) {
        if (any.stack.thrown(i) != Table.NONE && any.stack.thrownFrom(i) == stage.index) {
          takeOut(weapons, table.cardOf(any.stack.thrown(i)), f);
        }
      }
    }
    List<Facts> floor = f.items("floor");
    if (floor.size() > Table.FLOOR) {
      throw f.at("floor").bad("at most " + Table.FLOOR + " weapons lie on the Floor");
    }
    for (Facts item : floor) {
      stage.floor.put(readItem(item));
      takeOut(weapons, table.cardOf(readItem(item)), item);
    }
    if (f.has("in-play")) {
      fill(stage.aside, f, "in-play", rest);
    } else {
      for (int i = 0; i < stage.stack.depth(); i++) {
        int card = stage.stack.card(i);
        if (card != Table.NONE && table.home(stage.stack.owner(i)) == stage.index) {
          takeOut(rest, card, f);
          stage.aside.put(card);
        }
      }
    }
    fill(stage.discards, f, "discard", rest);
    fill(stage.lost, f, "armament-discard", weapons);
    fillDeck(stage.deck, f, "deck", rest);
    fillDeck(stage.armaments, f, "armaments", weapons);
  }

  private void fill(Pile pile, Facts f, String key, Pile rest) {
    for (int card : readPile(f, key, rest).reversed()) {
      pile.put(card);
    }
  }

  private void fillDeck(Pile deck, Facts f, String key, Pile rest) {
    List<Integer> top = readPile(f, key, rest);
    deck.copyFrom(rest); // the lowest numbers are uppermost
    for (int card : top.reversed()) {
      deck.put(card);
    }
  }

  private List<Integer> readPile(Facts f, String key, Pile rest) {
    List<Integer> cards = new ArrayList<>();
    for (Facts item : f.items(key)) {
      int card = readCard(item);
      takeOut(rest, card, item);
      cards.add(card);
    }
    return cards;
  }

  private void takeOut(Pile rest, int card, Facts where) {
    if (!rest.remove(card)) {
      throw where.bad("there is no further card '" + table.cardName(card) + "' to put there");
    }
  }

  private void readLater(Facts f, String key, Pile into) {
    for (Facts item : f.items(key)) {
      item.only("seat", "attack");
      int seat = item.at("seat").number(0, table.seats - 1);
      into.put(seat + (item.flag("attack", false) ? Stage.ALSO : 0));
    }
  }

  private int readSeats(Facts f, String key, int otherwise) {
    if (!f.has(key)) {
      return otherwise;
    }
    int seats = 0;
    for (Facts seat : f.items(key)) {
      seats |= 1 << seat.number(0, table.seats - 1);
    }
    return seats;
  }

  private int readSeat(Facts f, String key) {
    return !f.has(key) || Sheet.NONE.equals(f.at(key).raw())
        ? Table.NONE
        : f.at(key).number(0, table.seats - 1);
  }

  private int readCard(Facts f) {
    try {
      return table.cardNamed(f.text());
    } catch (BadInput e) {
      throw f.bad(String.valueOf(e.getMessage()));
    }
  }

  private int readAction(Facts f) {
    int card = readCard(f);
    if (!table.isAction(card)) {
      throw f.bad("expected an action card, but found " + f.shown());
    }
    return card;
  }

  private int readItem(Facts f) {
    try {
      return table.itemNamed(f.text());
    } catch (BadInput e) {
      throw f.bad(String.valueOf(e.getMessage()));
    }
  }
}
