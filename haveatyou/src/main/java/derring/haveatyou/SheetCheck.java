package derring.haveatyou;

import derring.kernel.Facts;

/** Refuses battles that could never come about. */
final class SheetCheck {
  private final Battle battle;

  SheetCheck(Battle battle) {
    this.battle = battle;
  }

  void check(Facts facts) {
    for (Stage stage : battle.stages) {
      if ((stage.phase == Phase.OVER) != battle.over()) {
        throw facts.bad(
            battle.over()
                ? "the battle is over: the phase must be over"
                : "the phase over needs an end: fallen, points, stalemate or limit");
      }
    }
    if (battle.over()) {
      return;
    }
    if (Fall.isDecided(battle)) {
      throw facts.bad("the battle is decided: 'end' and the phase over are missing");
    }
    for (Stage stage : battle.stages) {
      check(stage, facts);
    }
    boolean busy = false;
    for (Stage stage : battle.stages) {
      busy |= !stage.stack.isEmpty() || stage.phase == Phase.FOLLOW;
    }
    for (Fighter fighter : battle.fighters) {
      if (!busy && !fighter.out && fighter.physical <= 0) {
        throw facts.bad("a fighter with no Physical left is out, unless a card is in progress");
      }
    }
  }

  private void check(Stage stage, Facts facts) {
    boolean chain = !stage.stack.isEmpty();
    if (stage.phase == Phase.ANSWER && !chain) {
      throw facts.bad("the phase answer needs a chain of declared cards");
    }
    if (chain && stage.phase != Phase.ANSWER && stage.phase != Phase.REDRAW) {
      throw facts.bad("declared cards wait in the phase answer or redraw only");
    }
    boolean follows = stage.phase == Phase.FOLLOW || stage.phase == Phase.REDRAW;
    if (follows != (stage.follower != Table.NONE)) {
      throw facts.bad("a follow-up belongs to the phases follow-up and redraw, and only to them");
    }
    if ((stage.phase == Phase.STAND && stage.victor == Table.NONE)
        || (stage.phase == Phase.WHERE && stage.freed == Table.NONE)) {
      throw facts.bad("the phase " + stage.phase.word() + " needs the seat that decides");
    }
    for (int i = 0; i < stage.stack.depth(); i++) {
      check(stage.stack, i, facts);
    }
    int waits = battle.waitsFor(stage);
    if (waits == 0) {
      throw facts.bad("nobody could act in the phase " + stage.phase.word());
    }
    for (int left = waits; left != 0; left &= left - 1) {
      if (battle.fighters[Integer.numberOfTrailingZeros(left)].out) {
        throw facts.bad("a fallen fighter cannot be waited for");
      }
    }
  }

  private void check(Stack stack, int i, Facts facts) {
    Deed deed = stack.deed(i);
    boolean answer = deed == Deed.PARRY || deed == Deed.DODGE || deed == Deed.CANCEL;
    if ((i == 0 && answer) || (i > 0 && !answer && !deed.swash())) {
      throw chain(facts).bad("a chain is a card and the answers to it, in order");
    }
    boolean aimed =
        deed == Deed.ATTACK || deed == Deed.THROW || deed == Deed.SEIZE || deed == Deed.SHOVE;
    if (aimed && stack.target(i) == Table.NONE) {
      throw chain(facts).bad("'at' is missing: whom the " + deed.word() + " is aimed at");
    }
    Table table = battle.table;
    int weapon = battle.fighters[stack.owner(i)].weapon;
    boolean fits = deed != Deed.ATTACK || Chain.modeOrNull(table, weapon, stack.mode(i)) != null;
    if (!fits && battle.stages.length == 1) { // a guest may have lost it at home (HAY-D7)
      throw chain(facts).bad("the attacker does not hold a weapon that is used so");
    }
  }

  private static Facts chain(Facts facts) {
    return facts.has("chain") ? facts.at("chain") : facts;
  }
}
