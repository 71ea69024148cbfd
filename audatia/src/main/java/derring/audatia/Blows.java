package derring.audatia;

import static derring.audatia.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;

/** Strikes and what answers them: the Cut Process and the Thrust Process (AUD-CUT, AUD-THR). */
final class Blows {
  private Blows() {}

  /** AUD-PLA.1: a Strike on its owner's Stack, on the side it comes from. */
  private static void lay(Bout bout, int seat, int card) {
    Fighter fighter = bout.fighters[seat];
    Strike strike = bout.table.strike(card);
    fighter.show(card);
    fighter.stack.put(card);
    fighter.from = fighter.posta; // AUD-R18: the first Strike is still played from it
    fighter.posta = Fighter.NO_POSTA;
    Posta.Text text = fighter.from < 0 ? null : bout.table.poste[fighter.from].text();
    fighter.ruse = text != null && (text.feint() & strike.bit()) != 0;
    fighter.saluteOnTop = fighter.saluted; // AUD-R20
    fighter.saluted = false;
    fighter.side = strike.from();
    bout.spent = true;
  }

  private static void told(Bout bout, int seat, int card, String use, Log log, String... rules) {
    if (log.on()) {
      tell(log, new Told.Struck(seat, use, bout.table.cardName(card)), rules);
    }
  }

  /** A Strike stands as an Attack, and the other must react. */
  static void attack(Bout bout, int seat, int card, Log log) {
    boolean mezano = bout.phase == Phase.BREAK_DEFENDER;
    boolean kicked = bout.phase == Phase.KICK_STRIKE;
    lay(bout, seat, card);
    boolean thrust = bout.table.strike(card).isThrust();
    told(bout, seat, card, "attack", log, thrust ? "AUD-THR.1" : "AUD-CUT.1", "AUD-PLA.1");
    if (kicked) {
      Victory.win(bout, seat, Ending.KICK, log);
      return;
    }
    if (!mezano) {
      bout.breaker = Bout.NOBODY;
    }
    stand(bout, seat, mezano ? Form.MEZANO : Form.ATTACK);
  }

  private static void stand(Bout bout, int seat, Form form) {
    bout.attacker = seat;
    bout.form = form;
    bout.clearBind();
    bout.taunted = Bout.NOBODY;
    bout.measured = false;
    closeHands(bout);
    bout.wait(Phase.REACT, 1 - seat);
  }

  /** What lay open lies open only until the first Attack. */
  private static void closeHands(Bout bout) {
    bout.fighters[0].open = false;
    bout.fighters[1].open = false;
  }

  /** AUD-PLA.2: the parrying Stack goes to the side the Parry did not come from. */
  private static void pushOwn(Bout bout, int seat) {
    Fighter fighter = bout.fighters[seat];
    fighter.side = fighter.side.other();
  }

  /** And the other's goes along, so that both lie at the same place. */
  private static void pushOther(Bout bout, int seat) {
    bout.fighters[1 - seat].side = bout.fighters[seat].side.other();
  }

  /** AUD-CUT.2, AUD-THR.2.2, AUD-CTR.4. */
  static void parry(Bout bout, int seat, int card, Log log) {
    lay(bout, seat, card);
    pushOwn(bout, seat);
    told(bout, seat, card, "parry", log, bout.form.isCounter() ? "AUD-CTR.6" : "AUD-CUT.2");
    if (bout.form == Form.MEZANO_COUNTER) { // AUD-R48
      pushOther(bout, seat);
      bout.breaker = Bout.NOBODY;
      bout.bind = Bind.LARGO;
      bout.wait(Phase.BEAT_FIRST, seat);
    } else {
      askFeint(bout, log);
    }
  }

  /**
   * AUD-R10 (a), AUD-R43: before the bind; until then the Attacker's Stack has not moved (AUD-R37).
   */
  static void askFeint(Bout bout, Log log) {
    if (Skills.could(bout, bout.attacker, Skill.FEINT) || couldFeintByText(bout)) {
      bout.wait(Phase.FEINT, bout.attacker);
    } else {
      checkBind(bout, log);
    }
  }

  private static boolean couldFeintByText(Bout bout) {
    Fighter attacker = bout.fighters[bout.attacker];
    if (!attacker.ruse || SuddenDeath.isOut(bout, bout.attacker)) {
      return false;
    }
    Posta.Text text = bout.table.poste[attacker.from].text();
    return text != null && Virtues.leads(bout, bout.attacker, text.virtue());
  }

  /** AUD-CUT.3: two different halves make a whole sun; a Punta has none. */
  static Bind bindOf(Side attack, Side parry) {
    return attack == Side.NONE || parry == Side.NONE || attack == parry ? Bind.LARGO : Bind.STRETTO;
  }

  /** AUD-CUT.3, AUD-R7, AUD-R10 (b). */
  static void checkBind(Bout bout, Log log) {
    int defender = bout.defender();
    pushOther(bout, defender);
    Side attack = bout.standing().sun();
    Side parry = bout.table.blow(bout.fighters[defender].top()).sun();
    bout.bind = bindOf(attack, parry);
    if (log.on()) {
      tell(log, new Told.Bound(bout.bind.word(), attack.word(), parry.word()), "AUD-CUT.3");
    }
    if (bout.bind == Bind.STRETTO || Virtues.leads(bout, bout.attacker, Virtue.AUDATIA)) {
      int leader = Virtues.leader(bout, Virtue.FORTITUDO);
      bout.wait(Phase.ORIENT, leader == Bout.NOBODY ? defender : leader); // AUD-R1
    } else {
      askEntry(bout);
    }
  }

  /** AUD-TYP.5. */
  static void orient(Bout bout, int seat, boolean inside, Log log) {
    bout.inside = inside ? seat : 1 - seat;
    bout.remember(bout.inside);
    if (log.on()) {
      tell(log, new Told.Oriented(seat, bout.inside), "AUD-CUT.3", "AUD-R8");
    }
    askEntry(bout);
  }

  /** AUD-CUT.A, AUD-R10 (c). */
  static void askEntry(Bout bout) {
    int attacker = bout.attacker;
    boolean enters =
        Virtues.leads(bout, attacker, Virtue.AUDATIA) && !SuddenDeath.isOut(bout, attacker);
    if (enters
        || (repeatable(bout) && Skills.could(bout, attacker, Skill.REPEAT))
        || Skills.could(bout, attacker, Skill.SECOND_THOUGHT)) {
      bout.wait(Phase.ENTRY, attacker);
    } else {
      bout.wait(Phase.BIND_DEFENDER, bout.defender());
    }
  }

  /** Whether a Repeat fits: a Cut, parried, in a Largo bind. */
  static boolean repeatable(Bout bout) {
    return bout.bind == Bind.LARGO && !bout.standing().strike().isThrust();
  }

  /** AUD-CTR.1, AUD-R36: placed as an Attack, it moves nothing. */
  static void counterattack(Bout bout, int seat, int card, Log log) {
    boolean mezano = bout.form == Form.MEZANO;
    lay(bout, seat, card);
    told(bout, seat, card, "counterattack", log, mezano ? "AUD-THR.2.3.3.2" : "AUD-CTR.1");
    stand(bout, seat, mezano ? Form.MEZANO_COUNTER : Form.COUNTERATTACK);
  }

  /** AUD-TRM.3, AUD-R12. */
  static void defend(Bout bout, int seat, int card, Log log) {
    lay(bout, seat, card);
    told(bout, seat, card, "defend", log, "AUD-TRM.3", "AUD-R12");
    stand(bout, seat, Form.DEFEND);
  }

  /** AUD-EXC.1, AUD-EXC.2, AUD-EXT.2: the other needs an Outside Remedy now. */
  static void exchange(Bout bout, int seat, int card, Log log) {
    boolean extended = bout.phase != Phase.REACT;
    lay(bout, seat, card);
    told(bout, seat, card, "exchange", log, extended ? "AUD-EXT.2" : "AUD-THR.2.1");
    stand(bout, seat, Form.ATTACK);
    bout.wait(Phase.EXCHANGED, 1 - seat);
  }

  /** AUD-EXT.1, AUD-R21: the beaten stands as one whose Cut was parried. */
  static void beat(Bout bout, int seat, int card, Log log) {
    Fighter beaten = bout.fighters[1 - seat];
    lay(bout, seat, card);
    pushOwn(bout, seat);
    pushOther(bout, seat);
    if (log.on()) {
      String posta = bout.table.poste[beaten.posta].name();
      tell(log, new Told.Beaten(seat, bout.table.cardName(card), posta), "AUD-EXT.1");
    }
    beaten.posta = Fighter.NO_POSTA;
    bout.attacker = 1 - seat;
    bout.form = Form.ATTACK;
    bout.bind = Bind.LARGO; // AUD-R6
    bout.taunted = Bout.NOBODY;
    bout.wait(Phase.BEAT_FIRST, seat);
  }

  /** AUD-THR.2.3: the Stacks go as after a Parry (AUD-R35). */
  static void breakThrust(Bout bout, int seat, int card, Log log) {
    lay(bout, seat, card);
    pushOwn(bout, seat);
    pushOther(bout, seat);
    told(bout, seat, card, "break", log, "AUD-THR.2.3");
    bout.breaker = seat;
    bout.waited = false;
    if (Virtues.leads(bout, bout.attacker, Virtue.CELERITAS)) { // AUD-THR.2.3.1
      bout.wait(Phase.BREAK_ATTACKER, bout.attacker);
    } else {
      bout.wait(Phase.BREAK_DEFENDER, seat);
    }
  }

  /** AUD-THR.2.3.3.4: each may wait once. */
  static void waitAfterBreak(Bout bout, int seat, Chance chance, Log log) {
    if (bout.waited) {
      Measure.breakOff(bout, chance, log);
      return;
    }
    bout.waited = true;
    bout.wait(
        bout.phase == Phase.BREAK_ATTACKER ? Phase.BREAK_DEFENDER : Phase.BREAK_ATTACKER, 1 - seat);
  }
}
