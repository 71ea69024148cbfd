package derring.fireatwill;

import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a battle from plain values. What is not named is empty; the cards of a side that are named
 * nowhere have been removed from the game.
 */
final class SheetReader {
  private final Battle battle;
  private final Facts facts;

  /** By seat and card: how many are not placed yet. */
  private final int[][] rest = new int[Table.SEATS][];

  private SheetReader(Table table, Facts facts) {
    this.battle = new Battle(table);
    this.facts = facts;
    for (int seat = 0; seat < Table.SEATS; seat++) {
      rest[seat] = table.copies[seat].clone();
    }
  }

  static Battle read(Table table, Facts facts) {
    return new SheetReader(table, facts).read();
  }

  private Battle read() {
    facts.only("phase", "waits", "waiter", "sides");
    battle.phase = facts.has("phase") ? facts.at("phase").word(Phase.WORDS) : Phase.FIRE;
    battle.waits = facts.number("waits", 0, Table.WAITS - 1, 0);
    battle.waiter =
        facts.has("waiter") && !Sheet.NONE.equals(facts.at("waiter").raw())
            ? facts.at("waiter").number(0, 1)
            : -1;
    if ((battle.waits > 0) != (battle.waiter >= 0)) {
      throw facts.bad("there is a waiter exactly when somebody has waited");
    }
    List<Facts> given = facts.items("sides");
    if (given.size() > Table.SEATS) {
      throw facts.at("sides").bad("expected at most two sides");
    }
    List<Facts> sides = new ArrayList<>(given);
    while (sides.size() < Table.SEATS) {
      sides.add(Facts.none());
    }
    for (int seat = 0; seat < Table.SEATS; seat++) {
      places(seat, sides.get(seat));
    }
    for (int seat = 0; seat < Table.SEATS; seat++) {
      tallies(seat, sides.get(seat));
    }
    check();
    for (int seat = 0; seat < Table.SEATS; seat++) {
      results(seat, sides.get(seat));
    }
    return battle;
  }

  private void places(int seat, Facts f) {
    f.only(
        "faction",
        "numbers",
        "decks",
        "mate",
        "flags",
        "piles",
        "square",
        "hand",
        "hand-from",
        "fired",
        "flagged",
        "plays",
        "across",
        "unloads",
        "score",
        "maneuvers",
        "sharpshooters",
        "claimed",
        "unclaimed",
        "out");
    Side side = battle.sides[seat];
    if (f.has("faction") && !f.at("faction").text().equals(battle.table.factions.get(seat))) {
      throw f.at("faction").bad("that seat fights for " + battle.table.factions.get(seat));
    }
    numbers(side, f);
    List<Facts> decks = columns(f, "decks");
    List<Facts> piles = columns(f, "piles");
    for (int c = 0; c < Table.COLUMNS; c++) {
      if (c < decks.size()) {
        fromTop(seat, decks.get(c), side.decks[c]);
      }
      if (c < piles.size()) {
        for (Named card : cards(piles.get(c))) {
          takeForPile(seat, card);
          side.piles[c].put(card.card);
        }
      }
    }
    if (f.has("mate")) {
      fromTop(seat, f.at("mate"), side.mate);
    }
    hand(seat, side, f);
  }

  private record Named(int card, Facts at) {}

  private static List<Facts> columns(Facts f, String key) {
    List<Facts> items = f.items(key);
    if (items.size() > Table.COLUMNS) {
      throw f.at(key).bad("expected at most " + Table.COLUMNS);
    }
    return items;
  }

  /** A list of names, or one text with blanks between them. */
  private static List<Named> cards(Facts f) {
    List<Named> cards = new ArrayList<>();
    if (f.raw() instanceof String text) {
      for (String name : text.strip().split("\\s+", -1)) {
        if (!name.isEmpty()) {
          cards.add(new Named(named(f, name), f));
        }
      }
    } else {
      f.items().forEach(item -> cards.add(new Named(named(item, item.text()), item)));
    }
    return cards;
  }

  private static int named(Facts f, String name) {
    try {
      return Card.named(name);
    } catch (derring.kernel.BadInput e) {
      throw f.bad(String.valueOf(e.getMessage()));
    }
  }

  private void fromTop(int seat, Facts f, Pile into) {
    for (Named card : cards(f).reversed()) {
      take(seat, card);
      into.put(card.card);
    }
  }

  private void takeForPile(int seat, Named card) {
    if (!Card.isFlag(card.card)) {
      take(Card.isGunner(card.card) ? 1 - seat : seat, card);
    }
  }

  private void take(int owner, Named card) {
    if (card.card >= Card.DEALT || rest[owner][card.card] == 0) {
      throw card.at.bad(
          "there is no further card '"
              + Card.name(card.card)
              + "' of "
              + battle.table.factions.get(owner)
              + " to put there");
    }
    rest[owner][card.card]--;
  }

  private void hand(int seat, Side side, Facts f) {
    if (!f.has("hand") || Sheet.NONE.equals(f.at("hand").raw())) {
      return;
    }
    Named card = new Named(named(f.at("hand"), f.at("hand").text()), f.at("hand"));
    take(seat, card);
    side.hand = card.card;
    side.handFrom = 0;
    if (f.has("hand-from")) {
      Facts from = f.at("hand-from");
      side.handFrom = Sheet.MATE.equals(from.raw()) ? Side.MATE : from.number(1, 6) - 1;
    }
  }

  private static void numbers(Side side, Facts f) {
    int seen = 0;
    List<Facts> given = f.items("numbers");
    for (int c = 0; c < Table.COLUMNS; c++) {
      side.numbers[c] = (byte) (c < given.size() ? given.get(c).number(1, 6) : c + 1);
      seen |= 1 << side.numbers[c];
    }
    if (seen != 0b1111110) {
      throw f.at("numbers").bad("expected each number from 1 to 6 once");
    }
  }

  private void tallies(int seat, Facts f) {
    Side side = battle.sides[seat];
    Side enemy = battle.sides[1 - seat];
    for (int c = 0; c < Table.COLUMNS; c++) {
      for (int i = 0; i < side.piles[c].size(); i++) {
        int card = side.piles[c].get(i);
        side.plays += card < Card.BREECHER ? 1 : 0;
        side.unloads += card == Card.flagOf(seat) ? 1 : 0;
      }
      for (int i = 0; i < enemy.piles[c].size(); i++) {
        side.across += enemy.piles[c].get(i) == Card.flagOf(seat) ? 1 : 0;
      }
      side.left += side.decks[c].size();
    }
    side.left += side.mate.size() + (side.hand == Card.NONE ? 0 : 1);
    same(f, "plays", side.plays);
    same(f, "across", side.across);
    same(f, "unloads", side.unloads);
    int most = battle.table.flags[seat] - side.across - side.unloads;
    if (most < 0) {
      throw f.bad("there are more flags on the piles than " + battle.table.flags[seat]);
    }
    side.flags = most;
    if (f.has("flags")) {
      Facts flags = f.at("flags");
      if (flags.raw() instanceof Number) {
        side.flags = flags.number(0, most);
      } else {
        flags.only("card", "count");
        side.flags = flags.at("count").number(0, most);
      }
    }
    squares(seat, side, f);
    side.fired = column(f, "fired");
    side.flagged = column(f, "flagged");
    for (int card = 0; card < Card.DEALT; card++) {
      for (int i = 0; i < rest[seat][card]; i++) {
        side.out.put(card);
      }
    }
    if (f.has("out")) {
      Pile out = new Pile(8);
      cards(f.at("out")).forEach(card -> out.slip(card.card));
      if (!out.equals(side.out)) {
        throw f.at("out").bad("the cards that lie nowhere else are " + Sheet.text(side.out));
      }
    }
  }

  private static void squares(int seat, Side side, Facts f) {
    List<Facts> given = columns(f, "square");
    for (int c = 0; c < Table.COLUMNS; c++) {
      int flag = c < given.size() ? given.get(c).number(0, side.piles[c].size()) - 1 : -1;
      if (flag >= 0 && side.piles[c].get(flag) != Card.flagOf(1 - seat)) {
        throw given.get(c).bad("a pile is straightened under a flag of the enemy");
      }
      side.square[c] = (byte) flag;
    }
  }

  private static int column(Facts f, String key) {
    return !f.has(key) || Sheet.NONE.equals(f.at(key).raw()) ? -1 : f.at(key).number(1, 6) - 1;
  }

  private static void same(Facts f, String key, int value) {
    if (f.has(key) && f.at(key).number(0, 999) != value) {
      throw f.at(key).bad("this is " + value + " where the cards lie");
    }
  }

  /** Refuses what could never come about, and scores a battle that is over. */
  private void check() {
    boolean held = battle.sides[0].hand != Card.NONE || battle.sides[1].hand != Card.NONE;
    if (battle.phase != Phase.FIRE) {
      for (Side side : battle.sides) {
        if (side.fired >= 0 || side.flagged >= 0 || battle.waits > 0) {
          throw facts.bad("after Cease Fire there is nothing to flag and nothing to wait for");
        }
      }
    }
    if (battle.phase == Phase.LAST && !held) {
      throw facts.bad("the phase last-card needs a card in a hand");
    }
    if (battle.phase == Phase.OVER) {
      if (battle.sides[0].left + battle.sides[1].left > 0) {
        throw facts.bad("the battle is over: no card may be left to play");
      }
      Scoring.score(battle, Log.NONE);
    }
  }

  private void results(int seat, Facts f) {
    Side side = battle.sides[seat];
    same(f, "score", side.score);
    same(f, "maneuvers", side.maneuvers);
    same(f, "sharpshooters", side.sharpshooters);
    same(f, "claimed", side.claimed);
    same(f, "unclaimed", side.unclaimed);
  }
}
