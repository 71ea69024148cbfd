package derring.swordplay;

import static derring.swordplay.Sheet.NONE;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads a bout from plain values, as {@link Sheet} writes them, and refuses what cannot be. */
final class SheetReader {
  private final Table table;
  private final Moves moves;

  SheetReader(Table table, Moves moves) {
    this.table = table;
    this.moves = moves;
  }

  /** What is not named is as at the start of seat 0's first turn, with empty hands. */
  Bout assemble(Facts facts) {
    facts.only(
        "phase",
        "active",
        "turns",
        "first",
        "attack",
        "sweep",
        "prey",
        "question",
        "fighters",
        "deck",
        "discard");
    Bout bout = new Bout(table);
    bout.phase = facts.has("phase") ? facts.at("phase").word(Phase.WORDS) : Phase.DISCARD;
    bout.active = facts.has("active") ? readBody(facts.at("active")) : 0;
    bout.turns = facts.number("turns", 0, table.options.turnLimit(), 0);
    bout.first = facts.number("first", 0, table.seats - 1, 0);
    if (facts.has("prey")) {
      bout.prey = readPrey(facts.at("prey"));
    }
    boolean asks = bout.phase == Phase.ANSWER;
    int question = facts.number("question", asks ? 1 : 0, Integer.MAX_VALUE, asks ? 1 : 0);
    readFighters(bout, facts);
    if (facts.has("attack") && !NONE.equals(facts.at("attack").raw())) {
      readAttack(bout, facts.at("attack"));
    }
    if (facts.has("sweep") && !NONE.equals(facts.at("sweep").raw())) {
      readSweep(bout, facts.at("sweep"));
    }
    for (int side = 0; side < table.decks.size(); side++) {
      readPiles(bout, side, facts);
    }
    for (int body = 0; body < table.seats; body++) {
      int last = bout.fighters[body].lastDefence;
      if (last != Fighter.NO_CARD && !bout.discardsOf(body).has(last)) {
        throw facts.bad(
            "the last-defence " + table.cardName(last) + " must lie in the discard pile");
      }
    }
    SheetCheck.check(bout, facts);
    bout.answer.set(question, asks ? 1 << bout.target : 0);
    return bout;
  }

  private void readFighters(Bout bout, Facts facts) {
    List<Facts> given = facts.items("fighters");
    if (given.size() > table.bodies) {
      throw facts.at("fighters").bad("expected at most " + table.bodies + " fighters");
    }
    for (int body = 0; body < table.bodies; body++) {
      bout.fighters[body].life = table.lifeOf(body);
      if (body < given.size()) {
        readFighter(bout.fighters[body], body, given.get(body));
      }
    }
  }

  private void readFighter(Fighter fighter, int body, Facts f) {
    Figure figure = table.figures[body];
    if (table.isBeast(body)) {
      f.only("name", "life", "tripped");
    } else {
      f.only(
          "name",
          "set",
          "life",
          "hand",
          "ready",
          "armour",
          "stance",
          "tripped",
          "reckless",
          "ability-spent",
          "last-defence",
          "fell");
    }
    if (f.has("name") && !f.at("name").text().equals(figure.name())) {
      throw f.at("name").bad("that seat is " + figure.name() + ": the option fighters decides it");
    }
    if (f.has("set") && !f.at("set").text().equals(figure.set())) {
      throw f.at("set").bad("that seat fights for " + figure.set() + ": the option set decides it");
    }
    fighter.life = f.number("life", -99, 99, table.lifeOf(body));
    fighter.tripped = f.flag("tripped", false);
    fighter.reckless = f.flag("reckless", false);
    fighter.abilitySpent = f.flag("ability-spent", false);
    for (Facts card : f.items("hand")) {
      fighter.hand.slip(readCard(card));
    }
    for (Facts item : f.items("ready")) {
      Move.Drop worn = readItem(item);
      if (fighter.items() == Figure.MOST_HANDS
          || !(table.cards[worn.card()] instanceof Card.Weapon
              || table.cards[worn.card()] instanceof Card.Cloak)) {
        throw item.bad("expected a weapon, cloak or shield, but found " + item.shown());
      }
      fighter.take(worn.card(), worn.used());
    }
    if (fighter.handsUsed(table) > figure.hands()) {
      throw f.at("ready").bad("that needs more than " + figure.hands() + " hands");
    }
    if (f.has("armour") && !NONE.equals(f.at("armour").raw())) {
      Move.Drop worn = readItem(f.at("armour"));
      if (!(table.cards[worn.card()] instanceof Card.Armour)) {
        throw f.at("armour").bad("expected armour, but found " + f.at("armour").shown());
      }
      fighter.armour = worn.card();
      fighter.absorbed = worn.used();
    }
    fighter.stance = readOptionalCard(f, "stance", Card.Stance.class, "a stance");
    fighter.lastDefence = readOptionalCard(f, "last-defence", Card.Defence.class, "a defence");
    boolean placed = table.hasPlaces() && !fighter.alive();
    fighter.fell = f.number("fell", 0, placed ? table.seats - 1 : 0, 0);
  }

  private void readAttack(Bout bout, Facts f) {
    f.only("form", "attacker", "target", "card", "at", "damage", "overextended", "parry");
    bout.form = f.has("form") ? f.at("form").word(Form.WORDS) : Form.CARD;
    bout.attacker = readBody(f.at("attacker"));
    bout.target = readBody(f.at("target"));
    bout.via = readCard(f.at("card"));
    Card card = table.cards[bout.via];
    boolean fits =
        switch (bout.form) {
          case CARD, STRIKE -> card instanceof Card.Attack;
          case COUNTER -> card instanceof Card.Defence defence && defence.counter() >= 0;
          case SHOT -> card instanceof Card.Weapon weapon && weapon.shot() > 0;
        };
    if (!fits) {
      throw f.at("card")
          .bad("a " + bout.form.word() + " cannot be made with " + f.at("card").shown());
    }
    bout.at = readAt(f, card);
    bout.overextended = f.flag("overextended", false);
    if (f.has("parry") && !NONE.equals(f.at("parry").raw())) {
      bout.parry = readCard(f.at("parry"));
    }
    if (f.has("damage") && f.at("damage").number(0, 999) != Damage.worth(bout)) {
      throw f.at("damage").bad("this attack is worth " + Damage.worth(bout));
    }
  }

  private int readAt(Facts f, Card card) {
    int possible =
        switch (card) {
          case Card.Attack attack -> attack.locations();
          case Card.Defence defence -> 1 << defence.counter();
          default -> 0;
        };
    if (!f.has("at")) {
      if (Integer.bitCount(possible) > 1) {
        throw f.bad("'at' is missing: announce where the attack strikes");
      }
      return possible == 0 ? -1 : Integer.numberOfTrailingZeros(possible);
    }
    int at = NONE.equals(f.at("at").raw()) ? -1 : f.at("at").word(Location.WORDS).ordinal();
    if (at < 0 ? possible != 0 : (possible >> at & 1) == 0) {
      throw f.at("at").bad("this attack cannot strike there");
    }
    return at;
  }

  private void readSweep(Bout bout, Facts f) {
    f.only("by", "card", "at", "last");
    bout.sweeper = readBody(f.at("by"));
    bout.sweep = readCard(f.at("card"));
    if (!(table.cards[bout.sweep] instanceof Card.Attack attack && attack.does(Effect.SWEEPS))) {
      throw f.at("card").bad("expected a card that strikes everybody");
    }
    bout.sweepAt = readAt(f, table.cards[bout.sweep]);
    bout.swept = readBody(f.at("last"));
  }

  /** The deck is what lies nowhere else; cards named for it lie on top, the first uppermost. */
  private void readPiles(Bout bout, int side, Facts facts) {
    Pile rest = new Pile(64);
    rest.copyFrom(table.decks.get(side));
    for (int body = 0; body < table.seats; body++) {
      if (table.sideOf[body] == side) {
        takeOut(bout.fighters[body], rest, facts);
      }
    }
    List<Integer> discard = readSide(facts, "discard", side, rest);
    for (int card : discard.reversed()) {
      bout.discards[side].put(card);
    }
    List<Integer> top = readSide(facts, "deck", side, rest);
    while (!rest.isEmpty()) {
      bout.decks[side].put(rest.draw()); // the lowest card numbers end up uppermost
    }
    for (int card : top.reversed()) {
      bout.decks[side].put(card);
    }
  }

  private void takeOut(Fighter fighter, Pile rest, Facts facts) {
    List<Integer> held = new ArrayList<>();
    for (int i = 0; i < fighter.hand.size(); i++) {
      held.add(fighter.hand.get(i));
    }
    for (int i = 0; i < fighter.items(); i++) {
      held.add(fighter.item(i));
    }
    held.add(fighter.armour);
    held.add(fighter.stance);
    for (int card : held) {
      if (card != Fighter.NO_CARD && !rest.remove(card)) {
        throw facts
            .at("fighters")
            .bad(
                "there are not so many cards '" + table.cardName(card) + "' in that fighter's set");
      }
    }
  }

  private List<Integer> readSide(Facts facts, String key, int side, Pile rest) {
    if (!facts.has(key)) {
      return List.of();
    }
    Facts piles = facts.at(key);
    List<Facts> given = piles.raw() instanceof Map ? bySet(piles, side) : piles.items();
    if (table.decks.size() > 1 && !(piles.raw() instanceof Map)) {
      throw piles.bad("expected a list for each set, as there are several decks");
    }
    List<Integer> cards = new ArrayList<>();
    for (Facts card : given) {
      int number = readCard(card);
      if (!rest.remove(number)) {
        throw card.bad("there is no further card '" + table.cardName(number) + "' to put there");
      }
      cards.add(number);
    }
    return cards;
  }

  private List<Facts> bySet(Facts piles, int side) {
    String[] sets = new String[table.decks.size()];
    for (int i = 0; i < sets.length; i++) {
      sets[i] = table.setOf(i);
    }
    return piles.only(sets).items(table.setOf(side));
  }

  private int readPrey(Facts f) {
    if (!table.options.monster()) {
      throw f.bad("there is no Beast to have a prey: that takes the option monster");
    }
    return NONE.equals(f.raw()) ? Bout.NOBODY : f.number(0, table.seats - 1);
  }

  private int readBody(Facts f) {
    return "beast".equals(f.raw()) && table.options.monster()
        ? table.seats
        : f.number(0, table.seats - 1);
  }

  private int readCard(Facts f) {
    try {
      return table.cardNamed(f.text());
    } catch (BadInput e) {
      throw f.bad(String.valueOf(e.getMessage()));
    }
  }

  private int readOptionalCard(Facts f, String key, Class<? extends Card> kind, String expected) {
    if (!f.has(key) || NONE.equals(f.at(key).raw())) {
      return Fighter.NO_CARD;
    }
    int card = readCard(f.at(key));
    if (!kind.isInstance(table.cards[card])) {
      throw f.at(key).bad("expected " + expected + ", but found " + f.at(key).shown());
    }
    return card;
  }

  private Move.Drop readItem(Facts f) {
    try {
      return (Move.Drop) moves.parse("drop " + f.text());
    } catch (BadInput e) {
      throw f.bad(String.valueOf(e.getMessage()));
    }
  }
}
