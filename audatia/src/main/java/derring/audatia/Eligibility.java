package derring.audatia;

import derring.kernel.Pile;
import org.jspecify.annotations.Nullable;

/**
 * Which Strikes are Eligible, and as what. Each question answers null for yes, or the refusal. Who
 * is asked, and whether the card is held, is the {@link Referee}'s affair.
 */
final class Eligibility {
  private Eligibility() {}

  /** AUD-ELI.1, AUD-ELI.3: from the Posta by its list, later from the side the Stack is on. */
  static @Nullable Refusal inPlace(Bout bout, int seat, Strike strike) {
    Fighter fighter = bout.fighters[seat];
    if (fighter.posta >= 0) {
      return bout.table.poste[fighter.posta].makes(strike) ? null : Refusal.NOT_FROM_POSTA;
    }
    Side from = strike.from();
    return from == Side.MIDDLE
            || fighter.side == Side.MIDDLE
            || fighter.side == from // AUD-R5, AUD-R52
        ? null
        : Refusal.WRONG_SIDE;
  }

  /** AUD-ELI.2, AUD-EXT.1: the other's Posta lets this Strike in. */
  private static @Nullable Refusal openLine(Bout bout, int seat, Strike strike) {
    int posta = bout.fighters[1 - seat].posta;
    if (posta < 0) {
      return null;
    }
    return bout.table.poste[posta].extended()
        ? Refusal.EXTENDED
        : bout.table.poste[posta].closedTo(strike) ? Refusal.CLOSED_LINE : null;
  }

  /** Every Strike has the Attack symbol, but some only for most Prudentia (AUD-VIR.P). */
  static @Nullable Refusal attackSymbol(Bout bout, int seat, Card.Blow blow) {
    return blow.has(Symbol.ATTACK) || Virtues.leadsPlaying(bout, seat, Virtue.PRUDENTIA)
        ? null
        : Refusal.NEEDS_PRUDENTIA;
  }

  /** An Attack as the phase allows it. */
  static @Nullable Refusal attack(Bout bout, int seat, Card.Blow blow) {
    return switch (bout.phase) {
      case STEP_5, STEP_6, STEP_7, LEAD, PRE_EMPT_STRIKE, MEASURE, BEAT_FIRST, BEAT_SECOND ->
          plainAttack(bout, seat, blow);
      case BIND_DEFENDER, BIND_ATTACKER ->
          bout.bind == Bind.STRETTO ? Refusal.STRETTO : plainAttack(bout, seat, blow);
      case FEINT_STRIKE -> afterFeint(bout, seat, blow);
      case REPEAT_STRIKE -> repeat(bout, seat, blow);
      case KICK_STRIKE -> afterKick(bout, seat, blow);
      case BREAK_DEFENDER -> mezano(bout, seat, blow);
      case REACT, EXCHANGED, COUNTER -> Refusal.ATTACK_IS_NO_ANSWER;
      default -> Refusal.NO_ATTACK_NOW;
    };
  }

  /** AUD-CUT.1: symbol, line and place. */
  static @Nullable Refusal plainAttack(Bout bout, int seat, Card.Blow blow) {
    Refusal symbol = attackSymbol(bout, seat, blow);
    if (symbol != null) {
      return symbol;
    }
    Refusal place = inPlace(bout, seat, blow.strike());
    return place != null ? place : openLine(bout, seat, blow.strike());
  }

  /** AUD-R37: from the other side than the feint, or a Punta; after a feinted Punta anything. */
  static @Nullable Refusal afterFeint(Bout bout, int seat, Card.Blow blow) {
    Refusal symbol = attackSymbol(bout, seat, blow);
    if (symbol != null) {
      return symbol;
    }
    Side feint = bout.table.strike(bout.fighters[seat].top()).from();
    return feint != Side.MIDDLE && blow.strike().from() == feint ? Refusal.FEINTED_SIDE : null;
  }

  /** AUD-K.repeat, AUD-R29. */
  static @Nullable Refusal repeat(Bout bout, int seat, Card.Blow blow) {
    Strike parried = bout.table.strike(bout.fighters[seat].top());
    return blow.strike() == parried ? attackSymbol(bout, seat, blow) : Refusal.OTHER_THAN_REPEATED;
  }

  private static @Nullable Refusal afterKick(Bout bout, int seat, Card.Blow blow) {
    return blow.strike().isFendente() ? plainAttack(bout, seat, blow) : Refusal.NOT_A_FENDENTE;
  }

  private static @Nullable Refusal mezano(Bout bout, int seat, Card.Blow blow) {
    return blow.strike().isMezano() ? plainAttack(bout, seat, blow) : Refusal.NOT_A_MEZANO;
  }

  /** AUD-EXT.1, AUD-R21: with any Strike that could parry; closed lines do not matter. */
  static @Nullable Refusal beat(Bout bout, int seat, Card.Blow blow) {
    boolean now =
        switch (bout.phase) {
          case STEP_5, STEP_6, STEP_7, LEAD, PRE_EMPT_STRIKE, MEASURE -> true;
          default -> false;
        };
    return now ? beatAside(bout, seat, blow) : Refusal.NO_BEAT_NOW;
  }

  static @Nullable Refusal beatAside(Bout bout, int seat, Card.Blow blow) {
    if (!facesExtended(bout, seat)) {
      return Refusal.NOT_EXTENDED;
    }
    return blow.has(Symbol.PARRY) ? inPlace(bout, seat, blow.strike()) : Refusal.NO_PARRY_SYMBOL;
  }

  static boolean facesExtended(Bout bout, int seat) {
    int posta = bout.fighters[1 - seat].posta;
    return posta >= 0 && bout.table.poste[posta].extended();
  }

  /** AUD-EXT.2, AUD-R3: a Thrust against an Extended Posta is an Exchange. */
  static @Nullable Refusal exchangeExtended(Bout bout, int seat, Card.Blow blow) {
    if (!facesExtended(bout, seat)) {
      return Refusal.NO_THRUST_TO_EXCHANGE;
    }
    if (!blow.has(Symbol.EXCHANGE)) {
      return Refusal.NO_EXCHANGE_SYMBOL;
    }
    int own = bout.fighters[seat].posta;
    if (own < 0 || !bout.table.poste[own].exchange()) {
      return Refusal.OWN_POSTA_DOES_NOT_EXCHANGE;
    }
    if (bout.table.poste[bout.fighters[1 - seat].posta].closedTo(blow.strike())) {
      return Refusal.CLOSED_LINE;
    }
    return Virtues.leadsPlaying(bout, seat, Virtue.CELERITAS)
        ? inPlace(bout, seat, blow.strike())
        : Refusal.EXCHANGE_NEEDS_CELERITAS;
  }

  /** Whether anything in the hand could make the first Attack (AUD-R22). */
  static boolean canOpen(Bout bout, int seat) {
    Pile hand = bout.fighters[seat].hand;
    for (int i = 0; i < hand.size(); i++) {
      if (opens(bout, seat, hand.get(i))) {
        return true;
      }
    }
    return false;
  }

  static boolean opens(Bout bout, int seat, int card) {
    Card.Blow blow = bout.table.blows[card];
    return blow != null
        && (plainAttack(bout, seat, blow) == null
            || beatAside(bout, seat, blow) == null
            || exchangeExtended(bout, seat, blow) == null);
  }

  // ---- answers to a Strike

  /** AUD-CUT.2, AUD-ELI.4, AUD-CTR.4. */
  static @Nullable Refusal parry(Bout bout, int seat, Card.Blow blow) {
    if (bout.phase != Phase.REACT) {
      return Refusal.NOTHING_TO_PARRY;
    }
    Card.Blow attack = bout.standing();
    if (bout.form.isCounter()) { // AUD-R15: from any side, with any symbols
      return blow.strike() == attack.strike() ? null : Refusal.ONLY_THE_SAME;
    }
    if (bout.form == Form.MEZANO) {
      return Refusal.MEZANO_IS_NOT_PARRIED;
    }
    if (!blow.has(Symbol.PARRY)) {
      return Refusal.NO_PARRY_SYMBOL;
    }
    return (attack.parriedBy() & blow.strike().bit()) == 0
        ? Refusal.SAME_ANGLE
        : inPlace(bout, seat, blow.strike());
  }

  /** AUD-CTR.1 to AUD-CTR.5; after a Break AUD-THR.2.3.3.2. */
  static @Nullable Refusal counterattack(Bout bout, int seat, Card.Blow blow) {
    if (bout.phase != Phase.REACT) {
      return Refusal.NOTHING_TO_COUNTERATTACK;
    }
    Card.Blow attack = bout.standing();
    if (bout.form.isCounter()) {
      return Refusal.COUNTER_OF_COUNTER;
    }
    if (!blow.has(Symbol.COUNTERATTACK)) {
      return Refusal.NO_COUNTERATTACK_SYMBOL;
    }
    if (bout.form == Form.MEZANO) { // AUD-R48: needs no Celeritas and is always in place
      return attack.strike() == Strike.RM && blow.strike() == Strike.MM
          ? null
          : Refusal.ONLY_MANDRITTO_MEZANO;
    }
    if (!attack.has(Symbol.COUNTERATTACK)) {
      return Refusal.CANNOT_BE_COUNTERATTACKED;
    }
    if (blow.strike() != attack.strike()) {
      return Refusal.OTHER_STRIKE;
    }
    return Virtues.leadsPlaying(bout, seat, Virtue.CELERITAS)
        ? inPlace(bout, seat, blow.strike())
        : Refusal.NEEDS_CELERITAS;
  }

  /** AUD-EXC.1, AUD-EXC.2, AUD-R3, AUD-R4, AUD-R46, AUD-R53; or against an Extended Posta. */
  static @Nullable Refusal exchange(Bout bout, int seat, Card.Blow blow) {
    switch (bout.phase) {
      case STEP_5, STEP_6, STEP_7, LEAD, PRE_EMPT_STRIKE, MEASURE -> {
        return exchangeExtended(bout, seat, blow);
      }
      case REACT -> {}
      default -> {
        return Refusal.NO_THRUST_TO_EXCHANGE;
      }
    }
    if (!bout.standing().strike().isThrust()) {
      return Refusal.NO_THRUST_TO_EXCHANGE;
    }
    if (!blow.has(Symbol.EXCHANGE)) {
      return Refusal.NO_EXCHANGE_SYMBOL;
    }
    Table table = bout.table;
    int own = bout.fighters[seat].posta;
    int theirs = bout.fighters[bout.attacker].from;
    if (own >= 0
        && theirs >= 0
        && !(table.poste[own].exchange() && table.poste[theirs].exchange())) {
      return Refusal.POSTE_DO_NOT_EXCHANGE;
    }
    return Virtues.leadsPlaying(bout, seat, Virtue.CELERITAS)
        ? inPlace(bout, seat, blow.strike())
        : Refusal.EXCHANGE_NEEDS_CELERITAS;
  }

  /** AUD-TRM.3, AUD-VIR.4: the card's own text, before the rules (AUD-TYP.8). */
  static @Nullable Refusal defend(Bout bout, int seat, Card.Blow blow) {
    int posta = bout.fighters[seat].posta;
    Posta.Text text = posta < 0 ? null : bout.table.poste[posta].text();
    if (bout.phase != Phase.REACT || text == null || (text.defend() & blow.strike().bit()) == 0) {
      return Refusal.NO_DEFENDING;
    }
    return Virtues.leadsPlaying(bout, seat, text.virtue()) ? null : Refusal.TEXT_NEEDS_VIRTUE;
  }

  /** AUD-THR.2.3, an option (AUD-UI3). */
  static @Nullable Refusal breakThrust(Bout bout, int seat, Card.Blow blow) {
    if (!bout.table.options.breaks()) {
      return Refusal.NO_BREAKS;
    }
    if (bout.phase != Phase.REACT || !bout.standing().strike().isThrust()) {
      return Refusal.NO_THRUST_TO_BREAK;
    }
    return blow.has(Symbol.BREAK) ? inPlace(bout, seat, blow.strike()) : Refusal.NO_BREAK_SYMBOL;
  }

  /** AUD-TRM.4, AUD-R30: by the text of the Posta that the parried Strike came from. */
  static @Nullable Refusal feintByText(Bout bout, int seat, Card.Blow blow) {
    Fighter fighter = bout.fighters[seat];
    Posta.Text text = fighter.from < 0 ? null : bout.table.poste[fighter.from].text();
    if (bout.phase != Phase.FEINT
        || !fighter.ruse
        || text == null
        || (text.then() & blow.strike().bit()) == 0) {
      return Refusal.NO_FEINT_TEXT;
    }
    return Virtues.leads(bout, seat, text.virtue()) ? null : Refusal.TEXT_NEEDS_VIRTUE;
  }

  // ---- Stretto

  /** Whether a Remedy may be played now, on the side that is open to {@code seat}. */
  static @Nullable Refusal remedy(Bout bout, int seat, Card.Remedy remedy) {
    return switch (bout.phase) {
      case BIND_DEFENDER, BIND_ATTACKER ->
          bout.bind == Bind.LARGO ? Refusal.LARGO : onSide(bout, seat, remedy);
      case ENTRY ->
          Virtues.leads(bout, seat, Virtue.AUDATIA) ? onSide(bout, seat, remedy) : Refusal.NO_ENTRY;
      case EXCHANGED -> remedy.outside() ? null : Refusal.OUTSIDE_ONLY;
      case BREAK_ATTACKER -> sideAfterBreak(bout, remedy) ? null : Refusal.BROKEN_SIDE;
      case REACT ->
          bout.form != Form.MEZANO
              ? Refusal.REMEDY_IS_NO_ANSWER
              : insideAfterMezano(bout) ? insideOr(remedy) : outsideOr(remedy);
      case COUNTER -> // AUD-THR.2.3.3.3, AUD-R48
          bout.breaker == seat && remedy.afterBreak() ? null : Refusal.ONLY_AFTER_A_BREAK;
      case STEP_5, STEP_6, STEP_7, LEAD, PRE_EMPT_STRIKE, SKILLS -> Refusal.NO_OPENING_REMEDY;
      default -> Refusal.NO_REMEDY_NOW;
    };
  }

  /** AUD-STR.1, AUD-R8. */
  private static @Nullable Refusal onSide(Bout bout, int seat, Card.Remedy remedy) {
    boolean fits = bout.inside == seat ? remedy.inside() : remedy.outside();
    return fits ? null : Refusal.OTHER_SIDE;
  }

  /** AUD-THR.2.3.2: Outside against a mandritto Break, Inside against a roverso. */
  private static boolean sideAfterBreak(Bout bout, Card.Remedy remedy) {
    return insideAfterBreak(bout) ? remedy.inside() : remedy.outside();
  }

  static boolean insideAfterBreak(Bout bout) {
    return !bout.table.strike(bout.fighters[bout.breaker].top()).isMandritto();
  }

  /** AUD-THR.2.3.3.1: Outside against a Roverso, Inside against a Mandritto. */
  static boolean insideAfterMezano(Bout bout) {
    return bout.standing().strike().isMandritto();
  }

  private static @Nullable Refusal insideOr(Card.Remedy remedy) {
    return remedy.inside() ? null : Refusal.MEZANO_SIDE;
  }

  private static @Nullable Refusal outsideOr(Card.Remedy remedy) {
    return remedy.outside() ? null : Refusal.MEZANO_SIDE;
  }

  /** AUD-STR.2, AUD-R16. */
  static @Nullable Refusal counter(Bout bout, Card.Counter counter) {
    if (bout.phase != Phase.COUNTER) {
      return Refusal.NO_REMEDY_TO_COUNTER;
    }
    Card.Remedy remedy = (Card.Remedy) bout.table.cards[bout.fighters[bout.remedyBy].top()];
    boolean inside = remedy.inside();
    boolean outside = remedy.outside();
    if (bout.table.options.sideInForce()) {
      inside = bout.remedyInside;
      outside = !bout.remedyInside;
    }
    return (counter.inside() && inside) || (counter.outside() && outside)
        ? null
        : Refusal.DOES_NOT_LINE_UP;
  }
}
