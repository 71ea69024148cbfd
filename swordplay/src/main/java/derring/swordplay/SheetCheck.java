package derring.swordplay;

import derring.kernel.Facts;
import java.util.List;

/**
 * Refuses a bout that could never come about, with the field that says so. What may have happened
 * before is not asked: any number of turns may have passed, and any cards been drawn or lost.
 */
final class SheetCheck {
  private final Bout bout;
  private final Table table;
  private final Facts facts;

  private SheetCheck(Bout bout, Facts facts) {
    this.bout = bout;
    this.table = bout.table;
    this.facts = facts;
  }

  /** Refuses {@code bout}, which was read from {@code facts}, if it cannot be. */
  static void check(Bout bout, Facts facts) {
    new SheetCheck(bout, facts).check();
  }

  private void check() {
    for (int body = 0; body < table.bodies; body++) {
      checkFighter(body);
    }
    boolean over = isOver();
    if (over != (bout.phase == Phase.OVER)) {
      throw at("phase")
          .bad(over ? "the fight is over: the phase must be over" : "the fight is not over yet");
    }
    boolean exchange = bout.attacker != Bout.NOBODY;
    boolean wanted = bout.phase.compareTo(Phase.ANSWER) >= 0 && !over;
    if (wanted && !exchange) {
      throw at("phase").bad("the phase " + bout.phase.word() + " needs an attack");
    }
    if (exchange && !wanted) {
      throw at("attack").bad("there can be no attack under way in the phase " + bout.phase.word());
    }
    if (bout.sweeper != Bout.NOBODY && !exchange) {
      throw at("sweep").bad("a sweep goes on only while there is an attack");
    }
    if (!over) {
      checkTurn(exchange);
    }
    if (exchange) {
      checkAttack();
      checkSweep();
      checkNaming();
      checkBeatAside();
    }
  }

  // ---- who stands

  private void checkFighter(int body) {
    Fighter fighter = bout.fighters[body];
    Figure figure = table.figures[body];
    int most = table.lifeOf(body);
    if (fighter.life > most) {
      throw fighter(body, "life").bad("nobody gains life: expected at most " + most);
    }
    boolean bare =
        fighter.hand.isEmpty()
            && fighter.items() == 0
            && fighter.armour == Fighter.NO_CARD
            && fighter.stance == Fighter.NO_CARD;
    if (!fighter.alive() && (!bare || fighter.tripped || fighter.reckless)) {
      throw fighter(body, "life").bad("a fallen fighter has no cards, and nothing waits for him");
    }
    boolean able = table.options.abilities() && figure.ability() != Ability.NONE;
    if (fighter.abilitySpent && !able) {
      throw fighter(body, "ability-spent").bad("that fighter has no ability to spend");
    }
    if (fighter.reckless && table.attacksWith(table.sideOf[body], Effect.RECKLESS) == 0) {
      throw fighter(body, "reckless").bad("no card of that fighter's set makes reckless");
    }
    boolean tripping = false;
    for (int side = 0; side < table.decks.size(); side++) {
      tripping |= table.attacksWith(side, Effect.TRIPS) > 0;
    }
    if (fighter.tripped && !tripping) {
      throw fighter(body, "tripped").bad("no card in this bout trips anybody");
    }
    int fallen = 0;
    for (int other = 0; other < table.seats; other++) {
      fallen += bout.fighters[other].alive() ? 0 : 1;
      if (fighter.fell > 0 && other < body && bout.fighters[other].fell == fighter.fell) {
        throw fighter(body, "fell").bad("nobody falls together with another");
      }
    }
    if (fighter.fell > fallen) {
      throw fighter(body, "fell").bad("not so many have fallen: expected at most " + fallen);
    }
  }

  private boolean isOver() {
    int living = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      living += bout.fighters[seat].alive() ? 1 : 0;
    }
    boolean monster = table.options.monster();
    boolean felled = monster && !bout.fighters[table.seats].alive();
    if (living == 0 && (!monster || felled)) {
      throw at("fighters").bad("somebody must be standing: two never fall together");
    }
    boolean decided = felled || living == (monster ? 0 : 1);
    boolean limit = bout.turns == table.options.turnLimit();
    if (decided && limit) {
      throw at("turns").bad("the fight was decided before the last turn had ended");
    }
    return decided || limit;
  }

  // ---- whose turn it is

  private void checkTurn(boolean exchange) {
    Fighter active = bout.fighters[bout.active];
    if (!active.alive() || (table.isBeast(bout.active) && !exchange)) {
      throw at("active").bad("the active fighter must be a living player");
    }
    if (active.reckless && !exchange) {
      throw fighter(bout.active, "reckless").bad("that is over when the fighter's turn begins");
    }
    if (active.tripped && bout.phase.compareTo(Phase.READY) > 0) {
      throw fighter(bout.active, "tripped").bad("who was tripped has no combat in that turn");
    }
    if (table.options.firstSkipsCombat()
        && bout.turns == 0
        && bout.active == bout.first
        && bout.phase.compareTo(Phase.READY) > 0) {
      throw at("phase").bad("the first player has no combat in the first turn");
    }
  }

  // ---- the attack under way

  private void checkAttack() {
    if (bout.attacker == bout.target
        || table.isBeast(bout.target)
        || !bout.fighters[bout.target].alive()
        || !bout.fighters[bout.attacker].alive()) {
      throw at("attack").bad("an attack is made by one living fighter on another");
    }
    if (!table.decks.get(table.sideOf[bout.attacker]).has(bout.via)) {
      throw attack("card").bad("that card is not in the attacker's set");
    }
    switch (bout.form) {
      case CARD -> checkCard();
      case SHOT -> {
        checkOwnTurn("a shot is made by the active player");
        if (table.options.monster()) {
          throw attack("target").bad("with the Beast at the table only it may be shot at");
        }
      }
      case STRIKE -> checkStrike();
      case COUNTER -> checkCounter();
    }
    boolean overreached =
        bout.form == Form.COUNTER
            && bout.target == bout.active
            && table.attacksWith(table.sideOf[bout.target], Effect.OVEREXTENDS) > 0;
    if (bout.overextended && !overreached) {
      throw attack("overextended")
          .bad("only a counter-attack to an attack card of the active player does that");
    }
  }

  private void checkOwnTurn(String sentence) {
    if (bout.attacker != bout.active || table.isBeast(bout.attacker)) {
      throw attack("attacker").bad(sentence);
    }
  }

  private void checkCard() {
    checkOwnTurn("an attack card is played by the active player");
    Card.Attack card = table.attack(bout.via);
    if (card.does(Effect.SWEEPS)) {
      if (bout.sweeper == Bout.NOBODY) {
        throw attack("card").bad("that card strikes everybody: the sweep is missing");
      }
    } else if (table.options.monster()) {
      throw attack("target").bad("with the Beast at the table only it may be aimed at");
    } else if (Referee.needs(bout, bout.attacker, bout.target, card) != null) {
      throw attack("card").bad("what that card needs is not ready");
    }
    if (card.does(Effect.RECKLESS) && !bout.fighters[bout.attacker].reckless) {
      throw fighter(bout.attacker, "reckless").bad("who makes that attack is reckless");
    }
  }

  private void checkStrike() {
    if (!table.isBeast(bout.attacker) || bout.active != bout.attacker) {
      throw attack("attacker").bad("a strike is made by the Beast in its turn");
    }
    if (bout.at < 0) {
      throw attack("card").bad("the Beast strikes only with a located attack");
    }
    for (int seat = 0; seat < table.seats; seat++) {
      if (bout.fighters[seat].life > bout.fighters[bout.target].life) {
        throw attack("target").bad("the Beast strikes whoever has most life");
      }
    }
    checkPrey();
  }

  private void checkPrey() {
    if (bout.prey != bout.target) {
      throw at("prey").bad("the Beast strikes its prey: expected " + bout.target);
    }
  }

  private void checkCounter() {
    if (bout.attacker != bout.active && bout.target != bout.active) {
      throw attack("attacker").bad("a chain is between the active fighter and another");
    }
    if (table.options.monster() && bout.sweeper == Bout.NOBODY && !table.isBeast(bout.attacker)) {
      throw attack("attacker").bad("with the Beast at the table only it strikes back");
    }
    if (table.isBeast(bout.active)) {
      checkPrey();
    }
    Fighter attacker = bout.fighters[bout.attacker];
    boolean barred =
        attacker.stance != Fighter.NO_CARD
            && (((Card.Stance) table.cards[attacker.stance]).bars()
                    & table.defence(bout.via).tags())
                != 0;
    if (attacker.reckless || barred) {
      throw attack("card").bad("the attacker could not have played that card");
    }
  }

  private void checkSweep() {
    if (bout.sweeper == Bout.NOBODY) {
      return;
    }
    if (bout.sweeper != bout.active || table.isBeast(bout.sweeper)) {
      throw sweep("by").bad("a sweep is made by the active player");
    }
    if (!table.decks.get(table.sideOf[bout.sweeper]).has(bout.sweep)) {
      throw sweep("card").bad("that card is not in the attacker's set");
    }
    boolean between = bout.swept == (bout.attacker == bout.sweeper ? bout.target : bout.attacker);
    if (!between) {
      throw sweep("last")
          .bad("the attack under way is between the sweeper and the last one struck");
    }
    boolean goesOn =
        bout.form == Form.COUNTER
            || (bout.form == Form.CARD && bout.via == bout.sweep && bout.at == bout.sweepAt);
    if (!goesOn) {
      throw at("attack").bad("the attack under way is not the one that sweeps");
    }
  }

  private void checkNaming() {
    boolean naming = bout.phase == Phase.NAME_PARRYING || bout.phase == Phase.NAME_PARRIED;
    if (naming != (bout.parry != Fighter.NO_CARD)) {
      throw attack("parry").bad("a parry is settled while a weapon is named, and only then");
    }
    if (!naming) {
      return;
    }
    boolean fits =
        switch (table.cards[bout.parry]) {
          case Card.Defence defence ->
              defence.is(Tag.PARRY) && Referee.answer(bout, bout.target, defence) == null;
          case Card.Weapon weapon -> weapon.does(Effect.BINDS) && Referee.bind(bout) == null;
          default -> false;
        };
    if (!fits || !table.decks.get(table.sideOf[bout.target]).has(bout.parry)) {
      throw attack("parry").bad("that cannot have parried this attack");
    }
    if (!Breakage.isAsked(bout)) {
      throw at("phase").bad("there is no choice of weapons to name");
    }
  }

  private void checkBeatAside() {
    if (bout.phase != Phase.BEAT_ASIDE) {
      return;
    }
    boolean disarms = bout.form == Form.CARD && table.attack(bout.via).does(Effect.DISARMS);
    if (!disarms || !Exchange.canChooseBeaten(bout)) {
      throw at("phase").bad("there is no choice of weapons to beat aside");
    }
  }

  // ---- where it stands

  private Facts at(String key) {
    return within(facts, key);
  }

  private Facts attack(String key) {
    return within(at("attack"), key);
  }

  private Facts sweep(String key) {
    return within(at("sweep"), key);
  }

  private Facts fighter(int body, String key) {
    List<Facts> given = facts.items("fighters");
    return body < given.size() ? within(given.get(body), key) : at("fighters");
  }

  /** The field, or what lacks it: its absence says something too. */
  private static Facts within(Facts facts, String key) {
    return facts.has(key) ? facts.at(key) : facts;
  }
}
