package derring.bots.fireatwill;

import derring.bots.Bot;
import derring.fireatwill.Card;
import derring.fireatwill.Move;
import derring.fireatwill.Side;
import derring.fireatwill.View;
import derring.kernel.Chance;
import derring.kernel.MoveBuffer;
import derring.kernel.Pile;

/**
 * A player of Fire at Will. It looks at what can be seen of the piles, gives every move a value,
 * and makes the best; how fast it is and how often it slips is its {@link Skill}. It remembers
 * nothing, so a straightened pile confuses it as it would confuse anybody; but the view tells where
 * Master Gunners lie (FAW-R49).
 */
final class Marksman implements Bot<Move, View> {
  private static final int COLUMNS = 6;
  private static final int HUNDRED = 100;

  /** A Master Gunner that changes nothing where it is laid. */
  private static final double WASTED = 0.02;

  private final Skill skill;
  private final Cannon[] own = new Cannon[COLUMNS];
  private final Cannon[] theirs = new Cannon[COLUMNS];

  /** Whether it has the stars in mind just now. */
  private boolean minds;

  Marksman(Skill skill) {
    this.skill = skill;
    for (int c = 0; c < COLUMNS; c++) {
      own[c] = new Cannon();
      theirs[c] = new Cannon();
    }
  }

  @Override
  public Move choose(View view, MoveBuffer<Move> moves, Chance chance) {
    int seat = view.seat();
    for (int c = 0; c < COLUMNS; c++) {
      own[c].read(view, seat, c);
      theirs[c].read(view, 1 - seat, c);
    }
    minds = chance.die(HUNDRED) <= skill.stars();
    boolean slip = chance.die(HUNDRED) <= skill.slips();
    if (slip && view.known().side(seat).hand() != Card.NONE) {
      return slipped(moves, chance);
    }
    Move best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      double value = value(view, seat, move, slip);
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  /** The card lands on any pile. */
  private static Move slipped(MoveBuffer<Move> moves, Chance chance) {
    int piles = 0;
    while (piles < moves.size() && isLaying(moves.get(piles))) {
      piles++;
    }
    return moves.get(chance.die(piles) - 1);
  }

  private static boolean isLaying(Move move) {
    return move instanceof Move.Gunner || (move instanceof Move.Drop drop && drop.on() < COLUMNS);
  }

  private double value(View view, int seat, Move move, boolean slip) {
    return switch (move) {
      case Move.Lift(int card, int from) -> liftValue(view, seat, card, from);
      case Move.Drop(int card, int on) ->
          on == Side.MATE
              ? stashValue(view, seat)
              : own[on].gain(card, minds, view.known().side(seat).number(on));
      case Move.Gunner(int card, int across) -> gunnerValue(view, card, across);
      case Move.Flag(int across) -> {
        boolean fired = view.known().side(seat).fired() == across;
        boolean scores = fired && own[across].deservesFlag();
        yield scores != slip ? 9 : -9;
      }
      case Move.Straighten(int across) ->
          skill.straightens() && theirs[COLUMNS - 1 - across].loaded() ? 8 : -9;
      case Move.Unload(int pile) ->
          switch (own[pile].step()) {
            case Cannon.DOUBLE -> 0.3;
            case Cannon.UNKNOWN -> minds ? 0.12 : -9;
            default -> -9;
          };
      case Move.Cease() -> 0;
      case Move.LetGo() -> -1;
      case Move.Wait() -> -HUNDRED;
    };
  }

  /** A card is worth lifting for the best that can be done with it. */
  private double liftValue(View view, int seat, int card, int from) {
    double best = from == Side.MATE ? Double.NEGATIVE_INFINITY : stashValue(view, seat);
    for (int c = 0; c < COLUMNS; c++) {
      best =
          Math.max(
              best,
              Card.isGunner(card)
                  ? gunnerValue(view, card, c)
                  : own[c].gain(card, minds, view.known().side(seat).number(c)));
    }
    // What has to be played later anyway is taken from the fullest deck first.
    return best + (from == Side.MATE ? 0 : 0.001 * view.deckSize(seat, from));
  }

  private double stashValue(View view, int seat) {
    return view.mateSize(seat) < skill.stash() ? -0.05 - 0.02 * view.mateSize(seat) : -0.9;
  }

  /**
   * Where a Master Gunner hurts most: the Breecher on a loaded cannon, the others where a shot is
   * under way, or flags are owed, that they spoil. On a cannon that bursts anyway all are lost.
   */
  private double gunnerValue(View view, int card, int across) {
    int column = COLUMNS - 1 - across;
    Cannon target = theirs[column];
    if (target.step() == Cannon.DOUBLE) {
      return WASTED;
    }
    return switch (card) {
      case Card.BREECHER -> target.loaded() ? 1 + target.promise() : 0.1;
      case Card.EYES_ONLY ->
          target.eyesOnly() ? WASTED : target.step() == Cannon.SPOILT ? 0.9 : 0.4;
      case Card.DEFIANCE -> target.takesItsFlags() ? flagsSpoilt(view, column) : WASTED;
      default ->
          target.takesItsFlags()
              ? flagsSpoilt(view, column) - owed(view, column - 1) - owed(view, column + 1)
              : WASTED;
    };
  }

  /**
   * What it is worth that a cannon of the enemy no longer takes the flags laid for it: most where
   * much is fired, where the next shot is near, and where flags wait for one.
   */
  private double flagsSpoilt(View view, int column) {
    Cannon target = theirs[column];
    return 0.6
        + 0.06 * target.height()
        + (target.loaded() ? 0.3 * target.promise() : 0)
        + owed(view, column);
  }

  /** Flags of the enemy that wait for a shot of one of its cannons, as far as can be seen. */
  private int owed(View view, int column) {
    if (column < 0 || column >= COLUMNS) {
      return 0;
    }
    int seat = view.seat();
    Pile across = view.known().side(seat).pile(COLUMNS - 1 - column);
    int flags = 0;
    for (int i = 0; i < across.size(); i++) {
      flags += across.get(i) == Card.flagOf(1 - seat) ? 1 : 0;
    }
    return theirs[column].owed(flags);
  }
}
