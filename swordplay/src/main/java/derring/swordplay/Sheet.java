package derring.swordplay;

import derring.kernel.BadInput;
import derring.kernel.Cards;
import derring.kernel.Facts;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A bout as plain values, and back. docs/swordplay-state.md lists the fields for the writers of
 * scenarios.
 */
final class Sheet {
  private static final String NONE = "none";

  private final Table table;
  private final Moves moves;

  Sheet(Table table, Moves moves) {
    this.table = table;
    this.moves = moves;
  }

  // ---- writing

  Map<String, Object> describe(Bout bout) {
    Map<String, Object> sheet = describeOpen(bout);
    List<Object> fighters = new ArrayList<>();
    for (int body = 0; body < table.bodies; body++) {
      Map<String, Object> fighter = describeFighter(bout, body);
      if (!table.isBeast(body)) {
        fighter.put("hand", Cards.hand(bout.fighters[body].hand, table::cardName));
      }
      fighters.add(fighter);
    }
    sheet.put("fighters", fighters);
    sheet.put("deck", bySide(side -> Cards.fromTop(bout.decks[side], table::cardName)));
    return sheet;
  }

  private Map<String, Object> describeOpen(Bout bout) {
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("phase", bout.phase.word());
    sheet.put("active", body(bout.active));
    sheet.put("turns", bout.turns);
    sheet.put("first", bout.first);
    sheet.put("attack", bout.attacker == Bout.NOBODY ? NONE : describeAttack(bout));
    sheet.put("sweep", bout.sweeper == Bout.NOBODY ? NONE : describeSweep(bout));
    if (table.options.monster()) {
      sheet.put("prey", body(bout.prey));
    }
    sheet.put("question", bout.answer.number());
    sheet.put("discard", bySide(side -> Cards.fromTop(bout.discards[side], table::cardName)));
    return sheet;
  }

  private Map<String, Object> describeAttack(Bout bout) {
    Map<String, Object> attack = new LinkedHashMap<>();
    attack.put("form", bout.form.word());
    attack.put("attacker", body(bout.attacker));
    attack.put("target", body(bout.target));
    attack.put("card", table.cardName(bout.via));
    attack.put("at", at(bout.at));
    attack.put("damage", Damage.worth(bout));
    attack.put("overextended", bout.overextended);
    attack.put("parry", card(bout.parry));
    return attack;
  }

  private Map<String, Object> describeSweep(Bout bout) {
    Map<String, Object> sweep = new LinkedHashMap<>();
    sweep.put("by", body(bout.sweeper));
    sweep.put("card", table.cardName(bout.sweep));
    sweep.put("at", at(bout.sweepAt));
    sweep.put("last", body(bout.swept));
    return sweep;
  }

  private Map<String, Object> describeFighter(Bout bout, int body) {
    Fighter fighter = bout.fighters[body];
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("name", table.figures[body].name());
    sheet.put("life", fighter.life);
    sheet.put("tripped", fighter.tripped);
    if (table.isBeast(body)) {
      return sheet;
    }
    sheet.put("set", table.figures[body].set());
    List<String> ready = new ArrayList<>();
    for (int i = 0; i < fighter.items(); i++) {
      ready.add(moves.item(fighter.item(i), fighter.used(i)));
    }
    sheet.put("ready", Cards.hand(ready));
    sheet.put(
        "armour",
        fighter.armour == Fighter.NO_CARD ? NONE : moves.item(fighter.armour, fighter.absorbed));
    sheet.put("stance", card(fighter.stance));
    sheet.put("reckless", fighter.reckless);
    sheet.put("ability-spent", fighter.abilitySpent);
    sheet.put("last-defence", card(fighter.lastDefence));
    if (table.hasPlaces()) {
      sheet.put("fell", fighter.fell);
    }
    return sheet;
  }

  /** One value if all share a deck, else one for each set. */
  private Object bySide(Function<Integer, Object> value) {
    if (table.decks.size() == 1) {
      return value.apply(0);
    }
    Map<String, Object> sides = new LinkedHashMap<>();
    for (int side = 0; side < table.decks.size(); side++) {
      sides.put(table.setOf(side), value.apply(side));
    }
    return sides;
  }

  private Object body(int body) {
    return body == Bout.NOBODY ? NONE : table.isBeast(body) ? "beast" : (Object) body;
  }

  private String card(int card) {
    return card == Fighter.NO_CARD ? NONE : table.cardName(card);
  }

  private static String at(int at) {
    return at < 0 ? NONE : Location.of(at).word();
  }

  // ---- reading

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
      bout.prey = readBody(facts.at("prey"));
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
    check(bout, facts);
    bout.answer.set(question, asks ? 1 << bout.target : 0);
    return bout;
  }

  private void readFighters(Bout bout, Facts facts) {
    List<Facts> given = facts.items("fighters");
    if (given.size() > table.bodies) {
      throw facts.at("fighters").bad("expected at most " + table.bodies + " fighters");
    }
    for (int body = 0; body < table.bodies; body++) {
      bout.fighters[body].life = table.figures[body].life();
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
    fighter.life = f.number("life", -99, 99, figure.life());
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
    if (!(table.cards[bout.sweep] instanceof Card.Attack attack && attack.sweeps())) {
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

  /** Refuses what could never come about. */
  private void check(Bout bout, Facts facts) {
    int living = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      living += bout.fighters[seat].alive() ? 1 : 0;
    }
    boolean decided =
        table.options.monster() ? living == 0 || !bout.fighters[table.seats].alive() : living <= 1;
    boolean over = decided || bout.turns == table.options.turnLimit();
    if (over != (bout.phase == Phase.OVER)) {
      throw facts.bad(
          over ? "the fight is over: the phase must be over" : "the fight is not over yet");
    }
    if (over) {
      return;
    }
    boolean exchange = bout.phase.compareTo(Phase.ANSWER) >= 0;
    if (exchange != (bout.attacker != Bout.NOBODY)) {
      throw facts.bad(
          exchange
              ? "the phase " + bout.phase.word() + " needs an attack"
              : "there can be no attack under way in the phase " + bout.phase.word());
    }
    if ((bout.phase == Phase.NAME_PARRYING || bout.phase == Phase.NAME_PARRIED)
        != (bout.parry != Fighter.NO_CARD)) {
      throw facts.bad("a parry is settled while a weapon is named, and only then");
    }
    if (exchange
        && (bout.attacker == bout.target
            || table.isBeast(bout.target)
            || !bout.fighters[bout.target].alive()
            || !bout.fighters[bout.attacker].alive())) {
      throw facts.at("attack").bad("an attack is made by one living fighter on another");
    }
    if (bout.sweeper != Bout.NOBODY && !exchange) {
      throw facts.at("sweep").bad("a sweep goes on only while there is an attack");
    }
    if (!bout.fighters[bout.active].alive() || (table.isBeast(bout.active) && !exchange)) {
      throw facts.bad("the active fighter must be a living player");
    }
  }

  private int readBody(Facts f) {
    if (NONE.equals(f.raw())) {
      return Bout.NOBODY;
    }
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

  // ---- phrases

  /** The attack under way as a sentence names it: "a high attack", "Feint". */
  static String attackPhrase(Bout bout) {
    if (bout.form == Form.SHOT) {
      return "a shot";
    }
    return bout.at < 0
        ? bout.table.cardName(bout.via)
        : "a "
            + Location.of(bout.at).word()
            + (bout.form == Form.COUNTER ? " counter-attack" : " attack");
  }
}
