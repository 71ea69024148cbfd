package derring.swordplay;

import derring.kernel.Pile;
import derring.kernel.State;
import derring.kernel.Window;
import java.util.Arrays;

/**
 * The state of a bout: the fighters, the decks, whose turn it is and what is waited for. An attack
 * that waits for its answer is data too, so a bout can be copied in the middle of a riposte to a
 * riposte; the rest of a chain needs no memory, because a counter-attack has only its own target.
 */
public final class Bout implements State<Bout> {
  static final int NOBODY = -1;

  final Table table;

  /** By seat; the Beast, if it is there, last. */
  final Fighter[] fighters;

  /** By side. */
  final Pile[] decks;

  final Pile[] discards;

  /** Cards revealed and not yet put away; empty whenever the bout waits for somebody. */
  final Pile aside = new Pile(8);

  /** Who had the first turn. */
  int first;

  /** How many turns have ended. */
  int turns;

  /** Whose turn it is. */
  int active;

  Phase phase = Phase.OVER;

  // The attack that is being made, while phase is ANSWER or later in the exchange.
  Form form = Form.CARD;
  int attacker = NOBODY;
  int target = NOBODY;

  /** The card that makes the attack: attack card, defence card that strikes back, or pistol. */
  int via = Fighter.NO_CARD;

  /** Where it strikes, or -1. */
  int at = -1;

  /** The target may play no defence card, because its Lunge was answered with this. */
  boolean overextended;

  /** The parry that is being settled, while weapons are named. */
  int parry = Fighter.NO_CARD;

  /** Who strikes all the others in turn, and has not finished. */
  int sweeper = NOBODY;

  /** The card of the sweep. */
  int sweep = Fighter.NO_CARD;

  int sweepAt = -1;

  /** Whom the sweep struck last. */
  int swept = NOBODY;

  /** Whom the Beast struck last. */
  int prey = NOBODY;

  /** The target's chance to answer. */
  final Window answer = new Window();

  Bout(Table table) {
    this(table, true);
  }

  /**
   * @param dealt whether cards will lie in its piles; else they take no room before they do
   */
  private Bout(Table table, boolean dealt) {
    this.table = table;
    fighters = new Fighter[table.bodies];
    for (int i = 0; i < fighters.length; i++) {
      fighters[i] = new Fighter();
    }
    decks = new Pile[table.decks.size()];
    discards = new Pile[decks.length];
    for (int side = 0; side < decks.length; side++) {
      int room = dealt ? table.decks.get(side).size() : 0;
      decks[side] = new Pile(room);
      discards[side] = new Pile(room);
    }
  }

  /** What all may see of a bout: its hands and decks are empty. */
  static Bout open(Bout bout) {
    Bout open = new Bout(bout.table, false);
    open.copyOpenFrom(bout);
    return open;
  }

  /** The fighter in a seat; the number after the last seat is the Beast. */
  public Fighter fighter(int body) {
    return fighters[body];
  }

  /** How many fighters there are, the Beast included. */
  public int bodies() {
    return fighters.length;
  }

  public Phase phase() {
    return phase;
  }

  public int active() {
    return active;
  }

  public int turns() {
    return turns;
  }

  public int first() {
    return first;
  }

  /** Who makes the attack under way, or -1. */
  public int attacker() {
    return attacker;
  }

  /** Whom it is made on, or -1. */
  public int target() {
    return target;
  }

  public Form form() {
    return form;
  }

  /** The card that makes it. */
  public int via() {
    return via;
  }

  /** Where it strikes, by {@link Location#ordinal}, or -1. */
  public int at() {
    return at;
  }

  /** Whether its target may not play defence cards, having overreached with a Lunge. */
  public boolean overextended() {
    return overextended;
  }

  /** The open discard pile of a side. */
  public Pile discards(int side) {
    return discards[side];
  }

  Pile discardsOf(int body) {
    return discards[table.sideOf[body]];
  }

  Pile deckOf(int body) {
    return decks[table.sideOf[body]];
  }

  /** The one seat that is waited for, or -1. */
  int waitsFor() {
    return switch (phase) {
      case DISCARD, READY, COMBAT -> active;
      case ANSWER, NAME_PARRYING -> target;
      case NAME_PARRIED, BEAT_ASIDE -> attacker;
      case OVER -> NOBODY;
    };
  }

  /** An attack is made, and its target is waited for. */
  void propose(Form how, int by, int on, int with, int where) {
    form = how;
    attacker = by;
    target = on;
    via = with;
    at = where;
    parry = Fighter.NO_CARD;
    phase = Phase.ANSWER;
    answer.open(table.isBeast(on) ? 0 : 1 << on);
  }

  /** Copies what all may see. */
  void copyOpenFrom(Bout other) {
    for (int i = 0; i < fighters.length; i++) {
      fighters[i].copyOpenFrom(other.fighters[i]);
    }
    for (int side = 0; side < decks.length; side++) {
      discards[side].copyFrom(other.discards[side]);
    }
    first = other.first;
    turns = other.turns;
    active = other.active;
    phase = other.phase;
    form = other.form;
    attacker = other.attacker;
    target = other.target;
    via = other.via;
    at = other.at;
    overextended = other.overextended;
    parry = other.parry;
    sweeper = other.sweeper;
    sweep = other.sweep;
    sweepAt = other.sweepAt;
    swept = other.swept;
    prey = other.prey;
    answer.copyFrom(other.answer);
  }

  @Override
  public void copyFrom(Bout other) {
    copyOpenFrom(other);
    for (int i = 0; i < fighters.length; i++) {
      fighters[i].hand.copyFrom(other.fighters[i].hand);
    }
    for (int side = 0; side < decks.length; side++) {
      decks[side].copyFrom(other.decks[side]);
    }
  }

  @Override
  public Bout copy() {
    Bout copy = new Bout(table);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Bout other
        && first == other.first
        && turns == other.turns
        && active == other.active
        && phase == other.phase
        && form == other.form
        && attacker == other.attacker
        && target == other.target
        && via == other.via
        && at == other.at
        && overextended == other.overextended
        && parry == other.parry
        && sweeper == other.sweeper
        && sweep == other.sweep
        && sweepAt == other.sweepAt
        && swept == other.swept
        && prey == other.prey
        && answer.equals(other.answer)
        && Arrays.equals(fighters, other.fighters)
        && Arrays.equals(decks, other.decks)
        && Arrays.equals(discards, other.discards);
  }

  @Override
  public int hashCode() {
    int hash = first;
    int[] numbers = {
      turns,
      active,
      phase.word().hashCode(),
      form.word().hashCode(),
      attacker,
      target,
      via,
      at,
      overextended ? 1 : 0,
      parry,
      sweeper,
      sweep,
      sweepAt,
      swept,
      prey,
      answer.hashCode()
    };
    for (int number : numbers) {
      hash = 31 * hash + number;
    }
    hash = 31 * hash + Arrays.hashCode(fighters);
    hash = 31 * hash + Arrays.hashCode(decks);
    return 31 * hash + Arrays.hashCode(discards);
  }
}
