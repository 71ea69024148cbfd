package derring.audatia;

import derring.kernel.Cards;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;

/**
 * A view as a screen needs it, in plain values: no clause has to be worked out again by whoever
 * draws it. Names stand for cards and Poste; "none" stands for what is not there.
 *
 * @param seat "spectator", or the number of the seat
 * @param active who is waited for, or -1 if both choose in secret
 * @param attacker whose Strike stands or was parried, or -1
 * @param inside for whom the Side Card shows Inside, or -1
 * @param remedyBy who played the Remedy under way, or -1
 * @param pending the Skill that may be denied
 */
public record Seen(
    String seat,
    String phase,
    int active,
    int challenger,
    int attacker,
    String form,
    String bind,
    int inside,
    int remedyBy,
    boolean remedyInside,
    boolean entry,
    int breaker,
    boolean waited,
    boolean measured,
    int taunted,
    String pending,
    int pendingBy,
    boolean denied,
    int draws,
    int measures,
    int round,
    int winner,
    String ending,
    List<Figure> fighters,
    List<Tally> virtues,
    List<Held> cards) {

  /**
   * A fighter.
   *
   * @param side where his sword is, as he sees it
   * @param sun the half sun on top of his Stack
   * @param strikes the seven swords: what is open to him now
   * @param known what all know him to hold, unless he traded it away since
   */
  public record Figure(
      String character,
      String role,
      String posta,
      String side,
      String sun,
      boolean committed,
      int handSize,
      Cards hand,
      Cards known,
      int deckSize,
      int tradedSize,
      int rowSize,
      List<String> row,
      Cards discard,
      List<String> stack,
      Cards aside,
      String chosen,
      boolean saluted,
      boolean open,
      boolean reshuffled,
      int points,
      List<Sword> strikes) {}

  /**
   * One of the seven swords: whether a Strike of its kind could be played now, by what all can see.
   *
   * @param use what it would be played as: attack, or parry while a Strike stands against him
   * @param rule the clause that closes it; empty if it is open
   */
  public record Sword(String strike, String use, boolean open, String rule, String sentence) {}

  /**
   * How much of a Virtue each has.
   *
   * @param leader who has most, or -1
   */
  public record Tally(String virtue, List<Integer> values, int leader) {}

  /**
   * A card of one's own hand.
   *
   * @param eligible serves in some way now
   * @param rule if not, the clause why not
   */
  public record Held(String card, boolean eligible, String rule, String sentence) {}

  static Seen of(View view) {
    Bout bout = view.known();
    List<Figure> figures = new ArrayList<>();
    for (int seat = 0; seat < Table.SEATS; seat++) {
      figures.add(figure(view, seat));
    }
    List<Tally> tallies = new ArrayList<>();
    for (Virtue virtue : Virtue.values()) {
      tallies.add(
          new Tally(
              virtue.called(),
              List.of(Virtues.value(bout, 0, virtue), Virtues.value(bout, 1, virtue)),
              Virtues.leader(bout, virtue)));
    }
    return new Seen(
        view.seat() < 0 ? "spectator" : Integer.toString(view.seat()),
        bout.phase.word(),
        bout.active,
        bout.challenger,
        bout.attacker,
        bout.form.word(),
        bout.bind.word(),
        bout.inside,
        bout.remedyBy,
        bout.remedyInside,
        bout.entry,
        bout.breaker,
        bout.waited,
        bout.measured,
        bout.taunted,
        card(bout.table, bout.pending),
        bout.pendingBy,
        bout.denied,
        bout.draws,
        bout.measures,
        bout.round,
        bout.winner,
        bout.ending.word(),
        figures,
        tallies,
        held(view));
  }

  private static Figure figure(View view, int seat) {
    Bout bout = view.known();
    Table table = bout.table;
    Fighter fighter = bout.fighters[seat];
    Card.Blow top = fighter.top() < 0 ? null : table.blows[fighter.top()];
    return new Figure(
        table.characters[seat],
        seat == bout.challenger ? "challenger" : "respondent",
        posta(table, fighter.posta),
        fighter.side.word(),
        top == null ? Sheet.NONE : top.sun().word(),
        fighter.committed,
        view.handSize(seat),
        Cards.hand(fighter.hand, table::cardName),
        Cards.hand(fighter.known, table::cardName),
        view.deckSize(seat),
        view.tradedSize(seat),
        view.rowSize(seat),
        row(table, fighter.row),
        Cards.fromTop(fighter.discard, table::cardName),
        Draws.names(table, fighter.stack),
        Cards.hand(fighter.aside, table::cardName),
        posta(table, fighter.chosen),
        fighter.saluted,
        fighter.open,
        fighter.reshuffled,
        fighter.points,
        swords(bout, seat));
  }

  private static List<String> row(Table table, Pile row) {
    return Draws.names(table, row).reversed();
  }

  private static List<Sword> swords(Bout bout, int seat) {
    boolean reacts = bout.phase == Phase.REACT && bout.active == seat;
    List<Sword> swords = new ArrayList<>();
    for (Strike strike : Strike.values()) {
      int card = any(bout.table, strike);
      if (card >= 0) {
        swords.add(sword(bout, seat, card, reacts));
      }
    }
    return swords;
  }

  private static Sword sword(Bout bout, int seat, int card, boolean reacts) {
    Card.Blow blow = bout.table.blow(card);
    boolean placed = bout.fighters[seat].posta >= 0 || bout.fighters[seat].side != Side.NONE;
    Refusal refusal =
        !placed
            ? Refusal.NO_ATTACK_NOW
            : reacts
                ? Eligibility.parry(bout, seat, blow)
                : Eligibility.plainAttack(bout, seat, blow);
    String called = blow.strike().called();
    return new Sword(
        blow.strike().name(),
        reacts ? "parry" : "attack",
        refusal == null,
        refusal == null ? "" : refusal.rule(bout.table, card),
        refusal == null ? "" : refusal.sentence(bout, seat, called, card));
  }

  /** Some card that is a certain Strike, or -1 if there is none. */
  private static int any(Table table, Strike strike) {
    for (int card = 0; card < table.cards.length; card++) {
      Card.Blow blow = table.blows[card];
      if (blow != null && blow.strike() == strike) {
        return card;
      }
    }
    return Fighter.NO_CARD;
  }

  /** The reader's own hand, each different card once. */
  private static List<Held> held(View view) {
    if (view.seat() < 0) {
      return List.of();
    }
    Bout bout = view.known();
    Pile hand = bout.fighters[view.seat()].hand;
    List<Held> held = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      if (hand.isFirst(i)) {
        held.add(held(bout, view.seat(), hand.get(i)));
      }
    }
    return held;
  }

  private static Held held(Bout bout, int seat, int card) {
    String name = bout.table.cardName(card);
    if (bout.phase.isSecret() || bout.phase == Phase.OVER || bout.active != seat) {
      Refusal refusal = bout.phase == Phase.OVER ? Refusal.OVER : Refusal.NOT_ASKED;
      boolean chooses = bout.phase.isSecret() && !bout.fighters[seat].committed;
      return chooses
          ? new Held(name, true, "", "")
          : new Held(name, false, refusal.rule(bout.table, card), text(refusal, bout, seat, card));
    }
    if (bout.phase == Phase.SALUTE || bout.phase == Phase.SALUTE_ANSWER) {
      return new Held(name, true, "", "");
    }
    Refusal refusal = Referee.whyNot(bout, seat, card);
    return refusal == null
        ? new Held(name, true, "", "")
        : new Held(name, false, refusal.rule(bout.table, card), text(refusal, bout, seat, card));
  }

  private static String text(Refusal refusal, Bout bout, int seat, int card) {
    return refusal.sentence(bout, seat, bout.table.cardName(card), card);
  }

  private static String card(Table table, int card) {
    return card < 0 ? Sheet.NONE : table.cardName(card);
  }

  private static String posta(Table table, int posta) {
    return posta < 0 ? Sheet.NONE : table.poste[posta].name();
  }
}
