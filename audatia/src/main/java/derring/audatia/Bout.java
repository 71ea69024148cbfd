package derring.audatia;

import derring.kernel.State;
import derring.kernel.Window;
import java.util.Arrays;

/**
 * The state of a match: the two fighters, what is waited for, and the Strike, bind, Remedy or Skill
 * under way. All of it is plain data, so a bout can be copied in the middle of a denied Kick.
 */
public final class Bout implements State<Bout> {
  static final int NOBODY = -1;

  final Table table;

  /** By seat. */
  final Fighter[] fighters = {new Fighter(), new Fighter()};

  int challenger;
  Phase phase = Phase.OVER;

  /** Who is waited for, unless both choose in secret. */
  int active;

  /** Those who choose in secret, or the one who is asked to answer. */
  final Window window = new Window();

  /**
   * A sum of the choices that leave no other trace (Virtues, Poste, the Side Card), so that two
   * matches that differ in one of them end in different states.
   */
  int mark;

  /** Whose Strike stands, or was parried. */
  int attacker = NOBODY;

  Form form = Form.ATTACK;
  Bind bind = Bind.NONE;

  /** For whom the Side Card shows Inside (AUD-R8); the other has Outside. */
  int inside = NOBODY;

  /** Who played the Remedy under way. */
  int remedyBy = NOBODY;

  /** That Remedy was played on the inside, as its player sees it. */
  boolean remedyInside;

  /** That Remedy is an Audatia Entry. */
  boolean entry;

  /** Who broke a Thrust in this measure, until Break Off. */
  int breaker = NOBODY;

  /** After a Break one of the two has waited. */
  boolean waited;

  /** What follows is the one Attack of a Perfect Measure. */
  boolean measured;

  /** How many in a row have passed in step 4. */
  int passes;

  /** Whom a Taunt binds to make the first Attack. */
  int taunted = NOBODY;

  /** The Skill that may be denied, and who played it. */
  int pending = Fighter.NO_CARD;

  int pendingBy = NOBODY;
  boolean denied;

  /** Where the game goes back to if it is denied. */
  Phase back = Phase.OVER;

  /** Draws in this game, or in Salle Play in this bout. */
  int draws;

  /** Measures begun, the first included. */
  int measures;

  /** A card was spent in this bout (AUD-SA4). */
  boolean spent;

  /** Sudden Death: the rows are laid. */
  boolean laid;

  /** The bout of a Salle Play, from 1. */
  int round = 1;

  int winner = NOBODY;
  Ending ending = Ending.NONE;

  Bout(Table table) {
    this.table = table;
  }

  public Fighter fighter(int seat) {
    return fighters[seat];
  }

  public Phase phase() {
    return phase;
  }

  /** Who is waited for, unless both choose in secret. */
  public int active() {
    return active;
  }

  public int challenger() {
    return challenger;
  }

  public int attacker() {
    return attacker;
  }

  public Form form() {
    return form;
  }

  public Bind bind() {
    return bind;
  }

  /** For whom the Side Card shows Inside, or -1. */
  public int inside() {
    return inside;
  }

  public int remedyBy() {
    return remedyBy;
  }

  public Ending ending() {
    return ending;
  }

  public int winner() {
    return winner;
  }

  /** Measures begun, the first included. */
  public int measures() {
    return measures;
  }

  /** The bout of a Salle Play, from 1. */
  public int round() {
    return round;
  }

  int respondent() {
    return 1 - challenger;
  }

  int defender() {
    return 1 - attacker;
  }

  /** The Strike that stands as an Attack. */
  Card.Blow standing() {
    return table.blow(fighters[attacker].top());
  }

  /** Whether a seat has chosen already, where both choose in secret. */
  boolean hasChosen(int seat) {
    return phase.isSecret() && !window.asks(seat);
  }

  /** The seats that may act, as a bit set. */
  int toAct() {
    if (phase == Phase.OVER) {
      return 0;
    }
    return phase.isSecret() ? window.asked() : 1 << active;
  }

  void wait(Phase next, int seat) {
    phase = next;
    active = seat;
    if (next.asks()) {
      window.open(1 << seat);
    } else {
      window.close();
    }
  }

  void remember(int choice) {
    mark = 31 * mark + choice;
  }

  /** Both choose in secret. */
  void waitForBoth(Phase next) {
    phase = next;
    active = NOBODY;
    window.open(3);
  }

  /** Everything about the Strike under way is forgotten. */
  void clearExchange() {
    attacker = NOBODY;
    form = Form.ATTACK;
    clearBind();
    breaker = NOBODY;
    waited = false;
    measured = false;
    taunted = NOBODY;
    passes = 0;
    clearPending();
  }

  void clearBind() {
    bind = Bind.NONE;
    inside = NOBODY;
    remedyBy = NOBODY;
    remedyInside = false;
    entry = false;
  }

  void clearPending() {
    pending = Fighter.NO_CARD;
    pendingBy = NOBODY;
    denied = false;
    back = Phase.OVER;
  }

  /** Copies what all may see. */
  void copyOpenFrom(Bout other) {
    fighters[0].copyOpenFrom(other.fighters[0]);
    fighters[1].copyOpenFrom(other.fighters[1]);
    challenger = other.challenger;
    phase = other.phase;
    active = other.active;
    window.copyFrom(other.window);
    mark = other.mark;
    attacker = other.attacker;
    form = other.form;
    bind = other.bind;
    inside = other.inside;
    remedyBy = other.remedyBy;
    remedyInside = other.remedyInside;
    entry = other.entry;
    breaker = other.breaker;
    waited = other.waited;
    measured = other.measured;
    passes = other.passes;
    taunted = other.taunted;
    pending = other.pending;
    pendingBy = other.pendingBy;
    denied = other.denied;
    back = other.back;
    draws = other.draws;
    measures = other.measures;
    spent = other.spent;
    laid = other.laid;
    round = other.round;
    winner = other.winner;
    ending = other.ending;
  }

  @Override
  public void copyFrom(Bout other) {
    copyOpenFrom(other);
    for (int seat = 0; seat < Table.SEATS; seat++) {
      fighters[seat].copyOwnFrom(other.fighters[seat]);
      fighters[seat].deck.copyFrom(other.fighters[seat].deck);
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
        && challenger == other.challenger
        && phase == other.phase
        && active == other.active
        && window.equals(other.window)
        && mark == other.mark
        && attacker == other.attacker
        && form == other.form
        && bind == other.bind
        && inside == other.inside
        && remedyBy == other.remedyBy
        && remedyInside == other.remedyInside
        && entry == other.entry
        && breaker == other.breaker
        && waited == other.waited
        && measured == other.measured
        && passes == other.passes
        && taunted == other.taunted
        && pending == other.pending
        && pendingBy == other.pendingBy
        && denied == other.denied
        && back == other.back
        && draws == other.draws
        && measures == other.measures
        && spent == other.spent
        && laid == other.laid
        && round == other.round
        && winner == other.winner
        && ending == other.ending
        && Arrays.equals(fighters, other.fighters);
  }

  @Override
  public int hashCode() {
    int flags =
        (remedyInside ? 1 : 0)
            | (entry ? 2 : 0)
            | (waited ? 4 : 0)
            | (measured ? 8 : 0)
            | (denied ? 16 : 0)
            | (spent ? 32 : 0)
            | (laid ? 64 : 0);
    int[] numbers = {
      phase.word().hashCode(),
      active,
      window.hashCode(),
      mark,
      attacker,
      form.word().hashCode(),
      bind.word().hashCode(),
      inside,
      remedyBy,
      breaker,
      passes,
      taunted,
      pending,
      pendingBy,
      back.word().hashCode(),
      draws,
      measures,
      round,
      winner,
      ending.word().hashCode(),
      flags
    };
    int hash = challenger;
    for (int number : numbers) {
      hash = 31 * hash + number;
    }
    return 31 * hash + Arrays.hashCode(fighters);
  }
}
