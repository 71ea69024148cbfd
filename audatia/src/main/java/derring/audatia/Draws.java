package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/** Cards that go from the Action deck to a hand, and those given up for them. */
final class Draws {
  private Draws() {}

  /** AUD-R13, AUD-R51, AUD-SA2. */
  static boolean canDraw(Bout bout, int seat) {
    Fighter fighter = bout.fighters[seat];
    return !fighter.deck.isEmpty() || (!fighter.reshuffled && !bout.table.isSalle());
  }

  /** Draws as many as there are, up to {@code count}. */
  static void draw(Bout bout, int seat, int count, String rule, Chance chance, Log log) {
    List<String> drawn = log.on() ? new ArrayList<>() : List.of();
    int got = take(bout, seat, count, drawn, chance, log);
    if (log.on() && got > 0) {
      Told all = new Told.Drew(seat, got, drawn);
      Told open = bout.fighters[seat].open ? all : new Told.Drew(seat, got, List.of());
      tell(log, open, 1 << seat, all, rule);
    }
  }

  /** AUD-H.1: to a hand of twelve Boucicault draws one more. */
  static void thirteenth(Bout bout, int seat, Chance chance, Log log) {
    if (bout.table.hasThirteenth(seat) && bout.fighters[seat].hand.size() == Table.HAND) {
      draw(bout, seat, 1, "AUD-H.1", chance, log);
    }
  }

  /** Draws for what was replaced, which has told all how many (AUD-SET.5). */
  static void replace(Bout bout, int seat, int count, Chance chance, Log log) {
    List<String> drawn = log.on() ? new ArrayList<>() : List.of();
    int got = take(bout, seat, count, drawn, chance, log);
    if (log.on()) {
      Told secret = new Told.Drew(seat, got, drawn);
      tell(log, new Told.Refilled(seat), 1 << seat, secret, "AUD-SET.5");
    }
  }

  private static int take(
      Bout bout, int seat, int count, List<String> drawn, Chance chance, Log log) {
    Fighter fighter = bout.fighters[seat];
    int got = 0;
    while (got < count && (!fighter.deck.isEmpty() || reshuffle(bout, seat, chance, log))) {
      int card = fighter.deck.draw();
      fighter.hand.slip(card);
      if (fighter.open) {
        fighter.known.slip(card);
      }
      if (log.on()) {
        drawn.add(bout.table.cardName(card));
      }
      got++;
    }
    return got;
  }

  /** AUD-R13: once for each player; what was traded face down is shuffled in too. */
  private static boolean reshuffle(Bout bout, int seat, Chance chance, Log log) {
    Fighter fighter = bout.fighters[seat];
    if (fighter.reshuffled
        || bout.table.isSalle()
        || (fighter.discard.isEmpty() && fighter.traded.isEmpty())) {
      return false;
    }
    if (log.on() && fighter.veiled > 0) { // AUD-UI5: the piles show them now
      tell(log, new Told.Traded(seat, fighter.veiled), "AUD-OOM.2", "AUD-UI5");
    }
    if (!fighter.traded.isEmpty()) {
      fighter.known.clear(); // any of those may have been traded away
    }
    fighter.discard.moveAllTo(fighter.deck);
    fighter.traded.moveAllTo(fighter.deck);
    fighter.reshuffled = true;
    fighter.veiled = 0;
    chance.shuffle(fighter.deck);
    if (log.on()) {
      tell(log, new Told.Shuffled(seat, fighter.deck.size(), true), "AUD-R13");
    }
    return true;
  }

  /** AUD-R34, AUD-R39. */
  static void cycle(Bout bout, int seat, int card, Chance chance, Log log) {
    Fighter fighter = bout.fighters[seat];
    fighter.show(card);
    fighter.discard.put(card);
    bout.spent = true;
    if (log.on()) {
      tell(log, new Told.Cycled(seat, bout.table.cardName(card)), "AUD-R34", "AUD-TYP.7");
    }
    draw(bout, seat, 1, "AUD-R34", chance, log);
  }

  static void beginTrade(Bout bout, int seat, Log log) {
    bout.fighters[seat].tradeBegun = true;
    ponder(seat, log);
  }

  /** AUD-OOM.2: with the second card the Trade is made. */
  static void give(Bout bout, int seat, int card, Chance chance, Log log) {
    Fighter fighter = bout.fighters[seat];
    fighter.hand.remove(card);
    fighter.aside.slip(card);
    if (fighter.aside.size() < 2) {
      ponder(seat, log);
      return;
    }
    fighter.aside.moveAllTo(fighter.traded);
    fighter.tradeBegun = false;
    fighter.veiled++;
    bout.spent = true;
    drawInSecret(bout, seat, chance, log);
  }

  /** The other does not even learn that a card was drawn (AUD-UI1). */
  private static void drawInSecret(Bout bout, int seat, Chance chance, Log log) {
    Fighter fighter = bout.fighters[seat];
    if (fighter.deck.isEmpty()) {
      reshuffle(bout, seat, chance, log);
    }
    int card = fighter.deck.draw();
    fighter.hand.slip(card);
    if (log.on()) {
      tell(
          log,
          new Told.Pondered(seat),
          1 << seat,
          new Told.Drew(seat, 1, List.of(bout.table.cardName(card))),
          "AUD-OOM.2",
          "AUD-UI1");
    }
  }

  /** Something was done in secret, and all that others see is that somebody thinks. */
  static void ponder(int seat, Log log) {
    if (log.on()) {
      tell(log, new Told.Pondered(seat), "AUD-UI1");
    }
  }

  /** The names of the cards of a pile, lowest number first. */
  static List<String> names(Table table, Pile pile) {
    List<String> names = new ArrayList<>(pile.size());
    for (int i = 0; i < pile.size(); i++) {
      names.add(table.cardName(pile.get(i)));
    }
    return names;
  }
}
