package derring.audatia;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** A bout from plain values; what is not named is as docs/audatia-state.md says. */
final class SheetReader {
  private static final String[] FIELDS = {
    "phase",
    "active",
    "question",
    "asked",
    "mark",
    "challenger",
    "attacker",
    "form",
    "bind",
    "inside",
    "remedy-by",
    "remedy-inside",
    "entry",
    "breaker",
    "waited",
    "measured",
    "passes",
    "taunted",
    "pending",
    "pending-by",
    "denied",
    "back",
    "draws",
    "measures",
    "spent",
    "laid",
    "round",
    "winner",
    "ending",
    "fighters"
  };

  private static final int MANY = 9999;
  private static final int DECK = 39;

  private final Table table;

  SheetReader(Table table) {
    this.table = table;
  }

  Bout assemble(Facts facts) {
    facts.only(FIELDS);
    Bout bout = new Bout(table);
    bout.phase = facts.has("phase") ? facts.at("phase").word(Phase.WORDS) : Phase.STEP_5;
    bout.challenger = facts.number("challenger", 0, 1, table.options.challenger());
    bout.attacker = seat(facts, "attacker", Bout.NOBODY);
    bout.form = facts.has("form") ? facts.at("form").word(Form.WORDS) : Form.ATTACK;
    bout.bind = facts.has("bind") ? facts.at("bind").word(Bind.WORDS) : Bind.NONE;
    bout.inside = seat(facts, "inside", Bout.NOBODY);
    bout.remedyBy = seat(facts, "remedy-by", Bout.NOBODY);
    bout.remedyInside = facts.flag("remedy-inside", false);
    bout.entry = facts.flag("entry", false);
    bout.breaker = seat(facts, "breaker", Bout.NOBODY);
    bout.waited = facts.flag("waited", false);
    bout.measured = facts.flag("measured", false);
    bout.passes = facts.number("passes", 0, 1, 0);
    bout.taunted = seat(facts, "taunted", Bout.NOBODY);
    bout.pending = optionalCard(facts, "pending");
    bout.pendingBy = seat(facts, "pending-by", Bout.NOBODY);
    bout.denied = facts.flag("denied", false);
    bout.back = facts.has("back") ? facts.at("back").word(Phase.WORDS) : Phase.OVER;
    bout.draws = facts.number("draws", 0, 2, 0);
    bout.measures = facts.number("measures", 0, MANY, bout.phase.isSecret() ? 0 : 1);
    bout.spent = facts.flag("spent", false);
    bout.laid = facts.flag("laid", false);
    bout.round = facts.number("round", 1, MANY, 1);
    bout.winner = seat(facts, "winner", Bout.NOBODY);
    bout.ending = facts.has("ending") ? facts.at("ending").word(Ending.WORDS) : Ending.NONE;
    bout.active = seat(facts, "active", waitedFor(bout));
    bout.mark = facts.number("mark", Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
    readWindow(bout, facts);
    List<Facts> given = facts.items("fighters");
    if (given.size() > Table.SEATS) {
      throw facts.at("fighters").bad("expected at most " + Table.SEATS + " fighters");
    }
    for (int seat = 0; seat < Table.SEATS; seat++) {
      read(bout, seat, seat < given.size() ? given.get(seat) : Facts.none());
    }
    if (bout.phase == Phase.ORIENT && bout.attacker >= 0 && !facts.has("bind")) {
      bout.bind = Blows.bindOf(sun(bout, bout.attacker), sun(bout, bout.defender()));
    }
    new SheetCheck(bout, new Blame(facts)).check();
    return bout;
  }

  private Side sun(Bout bout, int seat) {
    return PhaseCheck.strikeOnTop(bout, seat)
        ? table.blow(bout.fighters[seat].top()).sun()
        : Side.NONE;
  }

  /** Where both choose, both are asked; where one must answer, he is. */
  private static void readWindow(Bout bout, Facts facts) {
    int asked =
        bout.phase.isSecret() ? 3 : bout.phase.asks() && bout.active >= 0 ? 1 << bout.active : 0;
    if (facts.has("asked")) {
      int given = 0;
      for (Facts seat : facts.at("asked").items()) {
        given |= 1 << seat.number(0, 1);
      }
      if (bout.phase.isSecret() ? given == 0 : given != asked) {
        throw facts.at("asked").bad("the phase " + bout.phase.word() + " does not ask these seats");
      }
      asked = given;
    }
    bout.window.set(facts.number("question", 0, MANY * 10, asked == 0 ? 0 : 1), asked);
  }

  /** Who is waited for in a phase, if nothing else is said. */
  static int waitedFor(Bout bout) {
    return switch (bout.phase) {
      case EXCHANGE, TRADE, POSTA, ORDER, OVER -> Bout.NOBODY;
      case VIRTUE, SALUTE, STEP_6 -> bout.respondent();
      case REACT, EXCHANGED, BIND_DEFENDER, BEAT_FIRST, BREAK_DEFENDER ->
          bout.attacker < 0 ? Bout.NOBODY : bout.defender();
      case FEINT, FEINT_STRIKE, ENTRY, REPEAT_STRIKE, BIND_ATTACKER, BEAT_SECOND, BREAK_ATTACKER ->
          bout.attacker;
      case COUNTER -> bout.remedyBy < 0 ? Bout.NOBODY : 1 - bout.remedyBy;
      default -> bout.challenger;
    };
  }

  private void read(Bout bout, int seat, Facts f) {
    f.only(
        "virtues",
        "posta",
        "chosen",
        "side",
        "from",
        "ruse",
        "saluted",
        "salute-on-top",
        "trade-begun",
        "veiled",
        "reshuffled",
        "open",
        "points",
        "known",
        "hand",
        "aside",
        "row",
        "stack",
        "discard",
        "traded",
        "deck");
    Fighter fighter = bout.fighters[seat];
    fighter.virtues = virtues(bout, seat, f);
    fighter.posta = f.has("posta") ? posta(f.at("posta")) : standingIn(bout);
    fighter.chosen = f.has("chosen") ? posta(f.at("chosen")) : Fighter.NO_POSTA;
    fighter.from = f.has("from") ? posta(f.at("from")) : Fighter.NO_POSTA;
    fighter.ruse = f.flag("ruse", false);
    fighter.saluted = f.flag("saluted", false);
    fighter.saluteOnTop = f.flag("salute-on-top", false);
    fighter.tradeBegun = f.flag("trade-begun", false);
    fighter.veiled = f.number("veiled", 0, DECK, 0);
    fighter.reshuffled = f.flag("reshuffled", false);
    fighter.open = f.flag("open", false);
    fighter.points = f.number("points", 0, MANY, 0);
    Pile rest = new Pile(DECK);
    rest.copyFrom(table.decks[seat]);
    hand(f, "hand", rest, fighter.hand);
    hand(f, "aside", rest, fighter.aside);
    topDown(f, "row", rest, fighter.row);
    cards(f, "stack", rest).forEach(fighter.stack::put);
    topDown(f, "discard", rest, fighter.discard);
    topDown(f, "traded", rest, fighter.traded);
    List<Integer> top = cards(f, "deck", rest);
    while (!rest.isEmpty()) {
      fighter.deck.put(rest.draw()); // the lowest card numbers end up uppermost
    }
    for (int card : top.reversed()) {
      fighter.deck.put(card);
    }
    for (Facts card : f.items("known")) {
      fighter.known.slip(card(card));
    }
    fighter.side = f.has("side") ? f.at("side").word(Side.WORDS) : lying(fighter);
  }

  private static void topDown(Pile pile, List<Integer> cards) {
    for (int card : cards.reversed()) {
      pile.put(card);
    }
  }

  private void topDown(Facts f, String key, Pile rest, Pile into) {
    topDown(into, cards(f, key, rest));
  }

  private void hand(Facts f, String key, Pile rest, Pile into) {
    cards(f, key, rest).forEach(into::slip);
  }

  /** Where the Stack lies if it is not said: where its top Strike came from as an Attack. */
  private Side lying(Fighter fighter) {
    Card.Blow top = fighter.top() < 0 ? null : table.blows[fighter.top()];
    return top == null ? Side.NONE : top.strike().from();
  }

  /** Before the first Strike both stand in Donna Destra, or whatever is second in the set. */
  private static int standingIn(Bout bout) {
    return switch (bout.phase) {
      case ORDER, SKILLS, LURE, PRE_EMPT, PRE_EMPT_STRIKE, STEP_5, STEP_6, STEP_7, LEAD -> 1;
      default -> Fighter.NO_POSTA;
    };
  }

  /** The Challenger has Audatia and Celeritas, the Respondent the other two. */
  private static int virtues(Bout bout, int seat, Facts f) {
    if (!f.has("virtues")) {
      if (bout.phase == Phase.EXCHANGE) {
        return 0;
      }
      boolean challenger = seat == bout.challenger;
      if (bout.phase == Phase.VIRTUE) {
        return challenger ? Virtue.AUDATIA.bit() : 0;
      }
      return challenger
          ? Virtue.AUDATIA.bit() | Virtue.CELERITAS.bit()
          : Virtue.PRUDENTIA.bit() | Virtue.FORTITUDO.bit();
    }
    int virtues = 0;
    for (Facts virtue : f.items("virtues")) {
      virtues |= virtue.word(Virtue.WORDS).bit();
    }
    return virtues;
  }

  private List<Integer> cards(Facts f, String key, Pile rest) {
    List<Integer> cards = new ArrayList<>();
    for (Facts each : f.items(key)) {
      int card = card(each);
      if (!rest.remove(card)) {
        throw each.bad("there is no further card '" + table.cardName(card) + "' in that deck");
      }
      cards.add(card);
    }
    return cards;
  }

  private int card(Facts f) {
    try {
      return table.cardNamed(f.text());
    } catch (BadInput e) {
      throw f.bad(String.valueOf(e.getMessage()));
    }
  }

  private int optionalCard(Facts f, String key) {
    return !f.has(key) || Sheet.NONE.equals(f.at(key).raw()) ? Fighter.NO_CARD : card(f.at(key));
  }

  private int posta(Facts f) {
    if (Sheet.NONE.equals(f.raw())) {
      return Fighter.NO_POSTA;
    }
    try {
      return table.postaNamed(f.text());
    } catch (BadInput e) {
      throw f.bad(String.valueOf(e.getMessage()));
    }
  }

  private static int seat(Facts f, String key, int otherwise) {
    if (!f.has(key)) {
      return otherwise;
    }
    return Sheet.NONE.equals(f.at(key).raw()) ? Bout.NOBODY : f.at(key).number(0, 1);
  }
}
