package derring.swordplay;

import static derring.swordplay.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Entry;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** The turn: Discard, Draw, Ready, Combat, and then the next fighter clockwise (SWP-T). */
final class Turn {
  static final int HAND = 5;

  private Turn() {}

  /** SWP-T.2: the turn passes to the left; the Beast sits before the first player (SWP-S68). */
  static void begin(Bout bout, int body, Chance chance, Log log) {
    bout.active = body;
    if (bout.table.isBeast(body)) {
      Beast.turn(bout, chance, log);
      return;
    }
    bout.fighters[body].reckless = false; // SWP-S58
    bout.phase = Phase.DISCARD;
    if (log.on()) {
      tell(log, new Told.TurnBegan(body, bout.turns + 1), "SWP-T.2");
    }
  }

  static void end(Bout bout, Chance chance, Log log) {
    if (bout.phase == Phase.OVER) {
      return;
    }
    clearAttack(bout);
    if (!bout.table.isBeast(bout.active)) {
      bout.fighters[bout.active].tripped = false; // SWP-S57
      bout.turns++;
      if (bout.turns == bout.table.options.turnLimit()) { // SWP-S60
        bout.phase = Phase.OVER;
        if (log.on()) {
          tell(log, new Told.Ended("The turn limit is reached."), "SWP-H.4");
        }
        return;
      }
    }
    begin(bout, next(bout, bout.active), chance, log);
  }

  /** The next living body clockwise. */
  private static int next(Bout bout, int body) {
    Table table = bout.table;
    int next = body;
    do {
      next = clockwise(table, bout.first, next);
    } while (!bout.fighters[next].alive());
    return next;
  }

  /** Who sits to the left of {@code body}, dead or alive. */
  static int clockwise(Table table, int first, int body) {
    if (table.isBeast(body)) {
      return first;
    }
    int next = body + 1 == table.seats ? 0 : body + 1;
    return next == first && table.options.monster() ? table.seats : next;
  }

  /** SWP-1, then SWP-2. */
  static void discard(Bout bout, int card, Chance chance, Log log) {
    bout.fighters[bout.active].hand.remove(card);
    bout.discardsOf(bout.active).put(card);
    if (log.on()) {
      tell(log, new Told.Discarded(bout.active, bout.table.cardName(card)), "SWP-1");
    }
    drawPhase(bout, chance, log);
  }

  /** SWP-H.2: a hand without attacks is shown and thrown in, instead of the one discard. */
  static void throwIn(Bout bout, Chance chance, Log log) {
    Pile hand = bout.fighters[bout.active].hand;
    if (log.on()) {
      tell(log, new Told.ThrewIn(bout.active, names(bout, hand)), "SWP-H.2", "SWP-S44");
    }
    hand.moveAllTo(bout.discardsOf(bout.active));
    drawPhase(bout, chance, log);
  }

  /** SWP-2: draws until the hand is full; nobody is asked, for there is no choice (SWP-S76). */
  static void drawPhase(Bout bout, Chance chance, Log log) {
    draw(bout, bout.active, HAND - bout.fighters[bout.active].hand.size(), "SWP-2", chance, log);
    bout.phase = Phase.READY;
  }

  /** Draws up to {@code count} cards; fewer if no more exist (SWP-S5). */
  static void draw(Bout bout, int body, int count, String rule, Chance chance, Log log) {
    Pile hand = bout.fighters[body].hand;
    List<String> drawn = log.on() ? new ArrayList<>() : List.of();
    int drew = 0;
    while (drew < count) {
      int card = top(bout, bout.table.sideOf[body], chance, log);
      if (card == Fighter.NO_CARD) {
        break;
      }
      hand.slip(card);
      drew++;
      if (log.on()) {
        drawn.add(bout.table.cardName(card));
      }
    }
    if (drew > 0 && log.on()) {
      Told.Drew open = new Told.Drew(body, drew, List.of());
      log.add(Entry.apart(body, new Told.Drew(body, drew, List.copyOf(drawn)), open, rule));
    }
  }

  /** SWP-2.1: the top card of a deck, reshuffled only when a card is wanted of none (SWP-S52). */
  static int top(Bout bout, int side, Chance chance, Log log) {
    Pile deck = bout.decks[side];
    if (deck.isEmpty()) {
      if (bout.discards[side].isEmpty()) {
        return Fighter.NO_CARD;
      }
      bout.discards[side].moveAllTo(deck);
      for (int body = 0; body < bout.fighters.length; body++) {
        if (bout.table.sideOf[body] == side) {
          bout.fighters[body].lastDefence = Fighter.NO_CARD; // it lies there no longer (SWP-S65)
        }
      }
      List<String> pile = log.on() ? names(bout, deck) : List.of();
      chance.shuffle(deck);
      if (log.on()) {
        tell(log, new Told.Shuffled("", deck.size(), true, false, pile), "SWP-2.1");
      }
    }
    return deck.draw();
  }

  /** SWP-3.4: a dropped item comes back whole when it is readied again (SWP-S63). */
  static void drop(Bout bout, int card, int used, Log log) {
    Fighter fighter = bout.fighters[bout.active];
    if (!fighter.letGo(card, used)) {
      fighter.armour = Fighter.NO_CARD;
      fighter.absorbed = 0;
    }
    bout.discardsOf(bout.active).put(card);
    if (log.on()) {
      tell(log, new Told.Dropped(bout.active, bout.table.cardName(card)), "SWP-3.4");
    }
  }

  /** SWP-3: one card is readied, and the turn ends without combat (SWP-3.5, SWP-S7). */
  static void ready(Bout bout, int card, Chance chance, Log log) {
    int seat = bout.active;
    Fighter fighter = bout.fighters[seat];
    fighter.hand.remove(card);
    String rule;
    switch (bout.table.cards[card]) {
      case Card.Armour armour -> {
        rule = "SWP-3.1";
        putAway(bout, seat, fighter.armour, rule, log); // SWP-S9: however much it could still take
        fighter.armour = card;
        fighter.absorbed = 0;
      }
      case Card.Stance stance -> {
        rule = "SWP-3.3";
        putAway(bout, seat, fighter.stance, rule, log); // SWP-S31
        fighter.stance = card;
      }
      default -> {
        rule = "SWP-3.2";
        fighter.take(card, 0);
      }
    }
    if (log.on()) {
      tell(log, new Told.Readied(seat, bout.table.cardName(card)), rule, "SWP-3");
    }
    end(bout, chance, log);
  }

  private static void putAway(Bout bout, int seat, int card, String rule, Log log) {
    if (card != Fighter.NO_CARD) {
      bout.discardsOf(seat).put(card);
      if (log.on()) {
        tell(log, new Told.Replaced(seat, bout.table.cardName(card)), rule);
      }
    }
  }

  /** On to the Combat phase, unless it is barred. */
  static void readyNothing(Bout bout, Chance chance, Log log) {
    int seat = bout.active;
    boolean tripped = bout.fighters[seat].tripped;
    boolean firstSkips =
        bout.table.options.firstSkipsCombat() && bout.turns == 0 && seat == bout.first;
    if (tripped || firstSkips) {
      if (log.on()) {
        tell(log, new Told.SkippedCombat(seat, tripped), tripped ? "SWP-K.leg-sweep" : "SWP-H.1");
      }
      end(bout, chance, log);
    } else {
      bout.phase = Phase.COMBAT;
    }
  }

  /** Leaves nothing of an exchange behind, so that equal bouts are equal. */
  static void clearAttack(Bout bout) {
    bout.form = Form.CARD;
    bout.attacker = Bout.NOBODY;
    bout.target = Bout.NOBODY;
    bout.via = Fighter.NO_CARD;
    bout.at = -1;
    bout.overextended = false;
    bout.parry = Fighter.NO_CARD;
    bout.sweeper = Bout.NOBODY;
    bout.sweep = Fighter.NO_CARD;
    bout.sweepAt = -1;
    bout.swept = Bout.NOBODY;
  }

  static List<String> names(Bout bout, Pile pile) {
    List<String> names = new ArrayList<>(pile.size());
    for (int i = 0; i < pile.size(); i++) {
      names.add(bout.table.cardName(pile.get(i)));
    }
    return names;
  }
}
