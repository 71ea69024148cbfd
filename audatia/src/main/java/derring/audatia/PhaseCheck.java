package derring.audatia;

/**
 * Refuses a position whose phase lacks something on the table, or that has something which only
 * another phase has. While a Skill may be denied all is as in the phase in which it was played.
 */
final class PhaseCheck {
  private final Bout bout;
  private final Blame blame;
  private final Phase phase;

  PhaseCheck(Bout bout, Blame blame) {
    this.bout = bout;
    this.blame = blame;
    phase = bout.phase == Phase.DENY ? bout.back : bout.phase;
  }

  void check() {
    boolean denying = bout.phase == Phase.DENY;
    if (denying != (bout.pending >= 0) || denying != (bout.pendingBy >= 0)) {
      throw blame.at("pending", "a Skill is pending, with its player, while it may be denied");
    }
    if (denying && bout.table.tricks[bout.pending] == null) {
      throw blame.at("pending", "expected a Skill card");
    }
    if (phase == Phase.DENY || denying == (bout.back == Phase.OVER)) {
      throw blame.at("back", "a Skill that may be denied, and nothing else, has such a phase");
    }
    swords();
    strays();
    fight();
    waits();
    if (denying) {
      playedInItsMoment();
    }
  }

  /** Before Poste are revealed there are none; then there are two, until somebody strikes. */
  private void swords() {
    for (int seat = 0; seat < Table.SEATS; seat++) {
      Fighter fighter = bout.fighters[seat];
      if (isSetUp() && (fighter.posta >= 0 || fighter.side != Side.NONE)) {
        throw blame.of(
            seat,
            fighter.posta >= 0 ? "posta" : fighter.stack.isEmpty() ? "side" : "stack",
            "in the phase " + phase.word() + " no Posta is revealed yet, and no Stack lies");
      }
      if ((isOpening() || phase == Phase.ORDER) && fighter.posta < 0) {
        throw blame.of(seat, "posta", "before the first Strike both stand in a Posta");
      }
      if (fighter.open && !isOpening() && !isAfterBeat()) {
        throw blame.of(seat, "open", "a hand lies open only until the first Attack");
      }
    }
  }

  /** What belongs to other phases. */
  private void strays() {
    boolean fighting = !isSetUp() && !isOpening() && phase != Phase.ORDER;
    boolean struck = fighting && phase != Phase.MEASURE;
    boolean after = bound() || isAfterBeat() || phase == Phase.ORIENT || phase == Phase.COUNTER;
    boolean broken = phase == Phase.BREAK_ATTACKER || phase == Phase.BREAK_DEFENDER;
    boolean mezano = bout.form == Form.MEZANO || bout.form == Form.MEZANO_COUNTER;
    only("attacker", struck, bout.attacker >= 0);
    only("form", struck, bout.form != Form.ATTACK);
    only("bind", after || phase == Phase.KICK_STRIKE, bout.bind != Bind.NONE);
    only("inside", after || phase == Phase.KICK_STRIKE, bout.inside >= 0);
    only("remedy-by", phase == Phase.COUNTER, bout.remedyBy >= 0);
    only("entry", phase == Phase.COUNTER, bout.entry);
    only(
        "breaker",
        broken || phase == Phase.COUNTER || (phase == Phase.REACT && mezano),
        bout.breaker >= 0);
    only("measured", phase == Phase.MEASURE || phase == Phase.BEAT_FIRST, bout.measured);
    only("passes", (phase == Phase.SKILLS || phase == Phase.LURE) && !bout.laid, bout.passes > 0);
    boolean answered = // a taunted Challenger in step 5, a taunted Respondent in step 6
        phase == Phase.STEP_7 || (phase == Phase.STEP_6 && bout.taunted == bout.challenger);
    only("taunted", isOpening() && !answered, bout.taunted >= 0);
    only("denied", bout.phase == Phase.DENY, bout.denied);
  }

  private void only(String key, boolean here, boolean given) {
    if (given && !here) {
      throw blame.at(key, "there is no such thing in the phase " + phase.word());
    }
  }

  /** What each phase of a fight needs on the table. */
  private void fight() {
    switch (phase) {
      case REACT, EXCHANGED -> {
        placed();
        attackerStrikes();
        standsAs();
      }
      case FEINT, FEINT_STRIKE, ORIENT, ENTRY, REPEAT_STRIKE, BIND_DEFENDER, BIND_ATTACKER -> {
        attackerStrikes();
        if (!strikeOnTop(bout, bout.defender())) {
          throw blame.of(bout.defender(), "stack", "the Parry lies on top of the Defender's Stack");
        }
        oriented();
      }
      case COUNTER -> {
        placed();
        if (bout.remedyBy < 0 || !remedyOnTop(bout.remedyBy)) {
          throw blame.at("remedy-by", "somebody has a Remedy on top of his Stack");
        }
      }
      case KICK_STRIKE, BEAT_FIRST, BEAT_SECOND -> {
        placed();
        attacker();
      }
      case MEASURE -> placed();
      case BREAK_ATTACKER, BREAK_DEFENDER -> {
        attackerStrikes();
        if (bout.breaker != bout.defender() || !strikeOnTop(bout, bout.breaker)) {
          throw blame.at("breaker", "the Defender has broken the Thrust with a Strike");
        }
      }
      default -> {}
    }
  }

  /** A Strike is what its form says: the text of a Posta defends with a Thrust, and so on. */
  private void standsAs() {
    Strike strike = bout.standing().strike();
    boolean fits =
        switch (bout.form) {
          case ATTACK, COUNTERATTACK -> bout.breaker < 0;
          case DEFEND -> bout.breaker < 0 && strike.isThrust();
          case MEZANO -> bout.breaker == bout.attacker && strike.isMezano();
          case MEZANO_COUNTER -> bout.breaker == bout.defender() && strike.isMezano();
        };
    if (!fits) {
      throw blame.at("form", "the Strike that stands cannot be a " + bout.form.word());
    }
  }

  private void oriented() {
    boolean checked = bound() || phase == Phase.ORIENT;
    if (checked != (bout.bind != Bind.NONE)) {
      throw blame.at("bind", "the bind is Largo or Stretto once it is checked");
    }
    boolean enters = phase == Phase.ENTRY && Virtues.leads(bout, bout.attacker, Virtue.AUDATIA);
    if (bound() && (bout.bind == Bind.STRETTO || enters) && bout.inside < 0) {
      throw blame.at("inside", "the Side Card is oriented");
    }
  }

  /** In most phases it is settled who is waited for. */
  private void waits() {
    int settled =
        switch (bout.phase) {
          case DENY -> bout.denied ? bout.pendingBy : 1 - bout.pendingBy;
          case KICK_STRIKE -> bout.defender();
          case ORIENT ->
              Virtues.leads(bout, bout.attacker, Virtue.FORTITUDO)
                  ? bout.attacker
                  : bout.defender();
          case VIRTUE, SKILLS, LURE, PRE_EMPT, PRE_EMPT_STRIKE, LEAD, MEASURE -> bout.active;
          default -> SheetReader.waitedFor(bout);
        };
    if (bout.active != settled) {
      throw blame.at("active", "the phase " + bout.phase.word() + " waits for the other");
    }
  }

  private void playedInItsMoment() {
    Bout then = bout.copy();
    then.phase = bout.back;
    then.active = bout.pendingBy;
    Card.Trick trick = (Card.Trick) bout.table.cards[bout.pending];
    boolean his =
        switch (bout.back) {
          case SKILLS, PRE_EMPT -> true;
          default -> SheetReader.waitedFor(then) == bout.pendingBy;
        };
    if (!his || Skills.play(then, bout.pendingBy, trick) != null) {
      throw blame.at("pending", "its player could not have played that Skill");
    }
  }

  private boolean isSetUp() {
    return switch (phase) {
      case EXCHANGE, TRADE, POSTA, VIRTUE, SALUTE, SALUTE_ANSWER -> true;
      default -> false;
    };
  }

  /** From the Poste to the first Strike. */
  private boolean isOpening() {
    return switch (phase) {
      case SKILLS, LURE, PRE_EMPT, PRE_EMPT_STRIKE, STEP_5, STEP_6, STEP_7, LEAD -> true;
      default -> false;
    };
  }

  private boolean isAfterBeat() {
    return phase == Phase.BEAT_FIRST || phase == Phase.BEAT_SECOND;
  }

  /** From the Bind check on. */
  private boolean bound() {
    return switch (phase) {
      case ENTRY, REPEAT_STRIKE, BIND_DEFENDER, BIND_ATTACKER -> true;
      default -> false;
    };
  }

  private void attacker() {
    if (bout.attacker < 0) {
      throw blame.at("attacker", "the phase " + phase.word() + " needs an attacker");
    }
  }

  private void attackerStrikes() {
    attacker();
    if (!strikeOnTop(bout, bout.attacker)) {
      throw blame.of(bout.attacker, "stack", "the Attacker's Strike lies on top of his Stack");
    }
  }

  private void placed() {
    for (int seat = 0; seat < Table.SEATS; seat++) {
      if (bout.fighters[seat].posta < 0 && bout.fighters[seat].side == Side.NONE) {
        throw blame.of(seat, "posta", "each stands in a Posta, or his sword is on some side");
      }
    }
  }

  static boolean strikeOnTop(Bout bout, int seat) {
    int top = bout.fighters[seat].top();
    return top >= 0 && bout.table.blows[top] != null;
  }

  private boolean remedyOnTop(int seat) {
    int top = bout.fighters[seat].top();
    return top >= 0 && bout.table.cards[top] instanceof Card.Remedy;
  }
}
