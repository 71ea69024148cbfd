package derring.audatia;

import derring.kernel.Cards;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bout as a seat, or a spectator, is shown it: all that a client is ever sent, and all that a
 * screen needs, so that no clause has to be worked out there again.
 *
 * @param seat whose view it is; absent for a spectator
 * @param active who is waited for; absent while both choose in secret
 * @param question how many questions there have been
 * @param attacker whose Strike stands, or was parried
 * @param inside for whom the Side Card shows Inside
 * @param remedy the Remedy under way
 * @param breaker who has broken a Thrust in this measure
 * @param measured what follows is the one Attack of a Perfect Measure
 * @param taunted who must make the first Attack
 * @param pending the Skill that may be denied
 * @param fighters by seat
 * @param virtues the four, with who leads in each
 * @param cards the reader's own hand, each different card once
 */
public record Seen(
    @Nullable Integer seat,
    Phase phase,
    @Nullable Integer active,
    int question,
    int mark,
    int challenger,
    @Nullable Integer attacker,
    Form form,
    Bind bind,
    @Nullable Integer inside,
    @Nullable Close remedy,
    @Nullable Integer breaker,
    boolean waited,
    boolean measured,
    @Nullable Integer taunted,
    @Nullable Pending pending,
    int passes,
    int draws,
    int measures,
    boolean spent,
    boolean laid,
    int round,
    @Nullable Integer winner,
    Ending ending,
    List<Figure> fighters,
    List<Tally> virtues,
    List<Held> cards) {

  /**
   * A Remedy that waits for its counter.
   *
   * @param inside played on the inside, as its player sees it
   * @param entry played as an Audatia Entry
   */
  public record Close(int by, String card, boolean inside, boolean entry) {}

  /** A Skill that waits for a Deny; {@code denied} if as it stands it has no effect. */
  public record Pending(int by, String card, boolean denied, Phase back) {}

  /**
   * A fighter.
   *
   * @param side where his sword is, as he sees it
   * @param sun the half sun on top of his Stack
   * @param from the Posta that the Strike on top was played from, whose bonus holds
   * @param ruse the text of that Posta may still be used
   * @param chosen has chosen, where both choose in secret
   * @param hand his cards, if the reader may see them
   * @param known what all know him to hold, unless he traded it away since
   * @param row Sudden Death: his row from the left, if the reader may see it
   * @param aside what the reader himself has laid aside
   * @param choice the Posta the reader himself has chosen
   * @param veiled the reader's own trades that the other does not know of yet
   * @param swords the seven swords: what is open to him now
   */
  public record Figure(
      String character,
      @Nullable String posta,
      Side side,
      Side sun,
      @Nullable String from,
      boolean ruse,
      boolean saluted,
      boolean saluteOnTop,
      boolean chosen,
      int handSize,
      @Nullable List<String> hand,
      List<String> known,
      int deckSize,
      int tradedSize,
      int rowSize,
      @Nullable List<String> row,
      List<String> discard,
      List<String> stack,
      List<String> aside,
      List<String> traded,
      @Nullable String choice,
      boolean tradeBegun,
      int veiled,
      boolean open,
      boolean reshuffled,
      int points,
      List<Sword> swords) {}

  /** What a Strike would be played as. */
  public enum Use {
    ATTACK,
    PARRY
  }

  /**
   * One of the seven swords: whether a Strike of its kind could be played now, by what all can see.
   *
   * @param use as a Parry while a Strike stands against him, else as an Attack
   * @param why what closes it; absent if it is open
   */
  public record Sword(Strike strike, Use use, @Nullable Reason why) {}

  /** A clause and its sentence. */
  public record Reason(String rule, String sentence) {}

  /**
   * How much of a Virtue each has.
   *
   * @param leader who has most
   */
  public record Tally(Virtue virtue, List<Integer> values, @Nullable Integer leader) {}

  /**
   * A card of one's own hand.
   *
   * @param why why it does not serve now; absent if it does
   * @param parry what would become of the swords if it parried what stands; absent if it cannot
   */
  public record Held(String card, @Nullable Reason why, @Nullable Cover parry) {}

  /**
   * What a Parry would make of the swords.
   *
   * @param side where the reader's own Stack would lie, as he sees it, and the other's against it
   */
  public record Cover(Bind bind, Side side) {}

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
              virtue,
              List.of(Virtues.value(bout, 0, virtue), Virtues.value(bout, 1, virtue)),
              seat(Virtues.leader(bout, virtue))));
    }
    return new Seen(
        seat(view.seat()),
        bout.phase,
        seat(bout.active),
        bout.window.number(),
        bout.mark,
        bout.challenger,
        seat(bout.attacker),
        bout.form,
        bout.bind,
        seat(bout.inside),
        remedy(bout),
        seat(bout.breaker),
        bout.waited,
        bout.measured,
        seat(bout.taunted),
        pending(bout),
        bout.passes,
        bout.draws,
        bout.measures,
        bout.spent,
        bout.laid,
        bout.round,
        seat(bout.winner),
        bout.ending,
        figures,
        tallies,
        held(view));
  }

  private static @Nullable Close remedy(Bout bout) {
    int by = bout.remedyBy;
    return by == Bout.NOBODY
        ? null
        : new Close(
            by, bout.table.cardName(bout.fighters[by].top()), bout.remedyInside, bout.entry);
  }

  private static @Nullable Pending pending(Bout bout) {
    return bout.pending < 0
        ? null
        : new Pending(bout.pendingBy, bout.table.cardName(bout.pending), bout.denied, bout.back);
  }

  private static Figure figure(View view, int seat) {
    Bout bout = view.known();
    Table table = bout.table;
    Fighter fighter = bout.fighters[seat];
    Card.Blow top = fighter.top() < 0 ? null : table.blows[fighter.top()];
    boolean seen = view.sees(seat);
    return new Figure(
        table.characters[seat],
        posta(table, fighter.posta),
        fighter.side,
        top == null ? Side.NONE : top.sun(),
        posta(table, fighter.from),
        fighter.ruse,
        fighter.saluted,
        fighter.saluteOnTop,
        bout.hasChosen(seat),
        view.handSize(seat),
        seen || bout.laid ? Cards.hand(fighter.hand, table::cardName) : null,
        Draws.names(table, fighter.known),
        view.deckSize(seat),
        view.tradedSize(seat),
        view.rowSize(seat),
        seen ? row(table, fighter.row) : null,
        Cards.fromTop(fighter.discard, table::cardName),
        Draws.names(table, fighter.stack),
        Draws.names(table, fighter.aside),
        Draws.names(table, fighter.traded),
        posta(table, fighter.chosen),
        fighter.tradeBegun,
        fighter.veiled,
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
    Fighter fighter = bout.fighters[seat];
    boolean placed = fighter.posta >= 0 || fighter.side != Side.NONE;
    Refusal refusal =
        !placed || bout.phase == Phase.OVER
            ? Refusal.NO_ATTACK_NOW
            : reacts
                ? Eligibility.parry(bout, seat, blow)
                : bout.bind == Bind.STRETTO
                    ? Refusal.STRETTO
                    : Eligibility.plainAttack(bout, seat, blow);
    return new Sword(
        blow.strike(),
        reacts ? Use.PARRY : Use.ATTACK,
        reason(refusal, bout, seat, blow.strike().called(), card));
  }

  private static @Nullable Reason reason(
      @Nullable Refusal refusal, Bout bout, int seat, String named, int card) {
    return refusal == null
        ? null
        : new Reason(refusal.rule(bout.table, card), refusal.sentence(bout, seat, named, card));
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
    Refusal refusal;
    if (bout.phase == Phase.OVER) {
      refusal = Refusal.OVER;
    } else if (bout.phase.isSecret()) {
      refusal = bout.hasChosen(seat) ? Refusal.CHOSEN : null;
    } else if (bout.active != seat) {
      refusal = Refusal.NOT_ASKED;
    } else if (bout.phase == Phase.SALUTE || bout.phase == Phase.SALUTE_ANSWER) {
      refusal = null;
    } else {
      refusal = Referee.whyNot(bout, seat, card);
    }
    String name = bout.table.cardName(card);
    return new Held(name, reason(refusal, bout, seat, name, card), parried(bout, seat, card));
  }

  /** What a Parry with a card would make of the swords, where one is asked for. */
  private static @Nullable Cover parried(Bout bout, int seat, int card) {
    Card.Blow blow = bout.table.blows[card];
    if (blow == null
        || bout.phase != Phase.REACT
        || bout.active != seat
        || Eligibility.parry(bout, seat, blow) != null) {
      return null;
    }
    Bind bind =
        bout.form == Form.MEZANO_COUNTER // AUD-R48
            ? Bind.LARGO
            : Blows.bindOf(bout.standing().sun(), blow.sun());
    return new Cover(bind, blow.strike().from().other());
  }

  private static @Nullable Integer seat(int seat) {
    return seat < 0 ? null : seat;
  }

  private static @Nullable String posta(Table table, int posta) {
    return posta < 0 ? null : table.poste[posta].name();
  }
}
