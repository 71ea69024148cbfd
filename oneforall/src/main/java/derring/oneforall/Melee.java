package derring.oneforall;

import derring.kernel.State;
import derring.kernel.Window;
import java.util.Arrays;

/**
 * The state of a match: where everybody and everything is, and how far the turn has come. Plain
 * numbers in arrays, so that a copy is a few block copies. What the numbers stand for never changes
 * and lies in the {@link Field}.
 */
public final class Melee implements State<Melee> {
  static final int NONE = -1;

  // What can be true of a figure.
  static final int STUNNED = 1;
  static final int WEAPONLESS = 2;

  /** Unconscious: lies on the table as an obstacle. */
  static final int DOWN = 4;

  /** Out of the match without a body: in the well, overboard. */
  static final int LOST = 8;

  /** Went through a window; {@code on} says which. */
  static final int OUTSIDE = 16;

  static final int UNPLACED = 32;

  /** Holds on to the side of {@code on}, at its height z. */
  static final int CLINGING = 64;

  /** Rolled a 1 in this initiative and may not act again in it (A1FA-R45). */
  static final int SPENT = 128;

  /** Made a free move in this initiative (A1FA-R9). */
  static final int RESTED = 256;

  /** Has swung before it took hold again, so it may swing anywhere. */
  static final int SWUNG = 512;

  /** Its weapon lies at {@code wx}, {@code wy}. */
  static final int MARKED = 1024;

  static final int NOT_STANDING = DOWN | LOST | OUTSIDE | UNPLACED;

  // What can be true of an object.
  static final int ABSENT = 1;
  static final int TIPPED = 2;
  static final int OPEN = 4;

  /** Lies flat and stops nobody: a chandelier that fell, laundry that was pulled down. */
  static final int FALLEN = 8;

  // Where an item is, if not on an object.
  static final int ON_FLOOR = -1;
  static final int BROKEN = -2;

  final Field field;

  // Figures.
  final int[] x;
  final int[] y;
  final int[] z;

  /** The object a figure stands on, clings to or left by; -1 on the floor. */
  final int[] on;

  /** The chandelier or rope it hangs on; -1 if none. */
  final int[] hang;

  /** Where it stood when it took hold of that. */
  final int[] fromX;

  final int[] fromY;
  final int[] wounds;
  final int[] is;

  /** The thing it carries; -1 if none. */
  final int[] carry;

  /** How it lies. */
  final int[] lies;

  final int[] wx;
  final int[] wy;

  /** The side it fights for; bystanders may change it. */
  final int[] side;

  // Objects.
  final int[] ox;
  final int[] oy;
  final int[] oturn;
  final int[] oa;
  final int[] ob;
  final int[] otop;
  final int[] ois;

  /** Follows from where the objects are. */
  final Cells cells;

  // Items: the object one lies on, or ON_FLOOR, BROKEN, or a figure that carries it.
  final int[] iat;
  final int[] ix;
  final int[] iy;

  // The turn.
  Phase phase = Phase.PLACE;

  /** The side with the initiative; while placing, the side that places. */
  int turn;

  /** The figure whose turn it is; -1 between turns. */
  int active = NONE;

  /** How many actions it has performed: its swashbuckling dice (A1FA-3D). */
  int dice;

  /** Its 1s in this turn (A1FA-7C). */
  int ones;

  /** What has been rolled against the side in this initiative (A1FA-7D). */
  int lapses;

  /** It has run to something and must now act on it or stop (A1FA-R70). */
  boolean reached;

  boolean impetus;

  /** Its next duel has elevation, because that was announced and granted (A1FA-R.custom). */
  boolean elevation;

  /** The last action and its thing (A1FA-R69). */
  int lastVerb = NONE;

  int lastThing = NONE;

  /** Figures that the friendly die has hidden from it, as a bit set (A1FA-R79). */
  int hidden;

  /** Changes of the initiative since the last hit (A1FA-R38). */
  int quiet;

  /** Free moves since the last action or duel (A1FA-R38). */
  int idle;

  /** All changes of the initiative (A1FA-R82). */
  int changes;

  /** The question that others have not answered yet. */
  final Window window = new Window();

  // An announced action that waits for its answer.
  int customThing = NONE;
  boolean customOpposed;
  int customTargets;
  int customSize;
  boolean customImpetus;
  boolean customElevation;
  int customX;
  int customY;
  int customToX = Move.Announce.STAYS;
  int customToY = Move.Announce.STAYS;

  /** The sentence, as it was handed in. */
  String sentence = "";

  // Hits that wait to be allocated.
  int allotSide = NONE;
  int allotTargets;
  int allotLeft;
  boolean allotDuel;
  int duelFoe = NONE;

  /** 1s rolled in the duel that still waits for its hits. */
  int duelOnes;

  final int[] allotted;

  /** The side that has won; -1 while nobody has; 2 if nobody ever will. */
  int winner = NONE;

  Ending ending = Ending.NONE;

  Melee(Field field) {
    this.field = field;
    int figures = field.figures;
    x = new int[figures];
    y = new int[figures];
    z = new int[figures];
    on = new int[figures];
    hang = new int[figures];
    fromX = new int[figures];
    fromY = new int[figures];
    wounds = new int[figures];
    is = new int[figures];
    carry = new int[figures];
    lies = new int[figures];
    wx = new int[figures];
    wy = new int[figures];
    side = new int[figures];
    allotted = new int[figures];
    int objects = field.objects;
    ox = new int[objects];
    oy = new int[objects];
    oturn = new int[objects];
    oa = new int[objects];
    ob = new int[objects];
    otop = new int[objects];
    ois = new int[objects];
    cells = new Cells(field);
    iat = new int[field.items];
    ix = new int[field.items];
    iy = new int[field.items];
  }

  /** Sets an object down somewhere else. */
  void put(int object, long atX, long atY) {
    ox[object] = (int) atX;
    oy[object] = (int) atY;
    cells.moved(this, object);
  }

  boolean is(int figure, int what) {
    return (is[figure] & what) != 0;
  }

  /** On the table and on its feet. */
  boolean stands(int figure) {
    return (is[figure] & NOT_STANDING) == 0;
  }

  /** Still in the match. */
  boolean fights(int figure) {
    return (is[figure] & (DOWN | LOST)) == 0;
  }

  boolean enemies(int one, int other) {
    return side[one] != side[other] && side[one] < 2 && side[other] < 2;
  }

  /** Whether a figure can be moved at all by its player now. */
  boolean armed(int figure) {
    return !is(figure, WEAPONLESS);
  }

  /** The side with the initiative. */
  public int initiative() {
    return turn;
  }

  /** The figure whose turn it is, or -1. */
  public int active() {
    return active;
  }

  /** The swashbuckling dice of the figure whose turn it is. */
  public int dice() {
    return dice;
  }

  /** What is waited for. */
  public Phase phase() {
    return phase;
  }

  /** How often the initiative has changed. */
  public int changes() {
    return changes;
  }

  /** The wounds of a figure; three put it out. */
  public int wounds(int figure) {
    return wounds[figure];
  }

  /** Whether a figure is still in the match. */
  public boolean inPlay(int figure) {
    return fights(figure);
  }

  @Override
  public void copyFrom(Melee other) {
    copy(other.x, x);
    copy(other.y, y);
    copy(other.z, z);
    copy(other.on, on);
    copy(other.hang, hang);
    copy(other.fromX, fromX);
    copy(other.fromY, fromY);
    copy(other.wounds, wounds);
    copy(other.is, is);
    copy(other.carry, carry);
    copy(other.lies, lies);
    copy(other.wx, wx);
    copy(other.wy, wy);
    copy(other.side, side);
    copy(other.allotted, allotted);
    copy(other.ox, ox);
    copy(other.oy, oy);
    copy(other.oturn, oturn);
    copy(other.oa, oa);
    copy(other.ob, ob);
    copy(other.otop, otop);
    copy(other.ois, ois);
    cells.copyFrom(other.cells);
    copy(other.iat, iat);
    copy(other.ix, ix);
    copy(other.iy, iy);
    phase = other.phase;
    turn = other.turn;
    active = other.active;
    dice = other.dice;
    ones = other.ones;
    lapses = other.lapses;
    reached = other.reached;
    impetus = other.impetus;
    elevation = other.elevation;
    lastVerb = other.lastVerb;
    lastThing = other.lastThing;
    hidden = other.hidden;
    quiet = other.quiet;
    idle = other.idle;
    changes = other.changes;
    customThing = other.customThing;
    customOpposed = other.customOpposed;
    customTargets = other.customTargets;
    customSize = other.customSize;
    customImpetus = other.customImpetus;
    customElevation = other.customElevation;
    customX = other.customX;
    customY = other.customY;
    customToX = other.customToX;
    customToY = other.customToY;
    sentence = other.sentence;
    allotSide = other.allotSide;
    allotTargets = other.allotTargets;
    allotLeft = other.allotLeft;
    allotDuel = other.allotDuel;
    duelFoe = other.duelFoe;
    duelOnes = other.duelOnes;
    winner = other.winner;
    ending = other.ending;
    window.copyFrom(other.window);
  }

  private static void copy(int[] from, int[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
  }

  @Override
  public Melee copy() {
    Melee copy = new Melee(field);
    copy.copyFrom(this);
    return copy;
  }

  private int[][] arrays() {
    return new int[][] {
      x, y, z, on, hang, fromX, fromY, wounds, is, carry, lies, wx, wy, side, allotted, ox, oy,
      oturn, oa, ob, otop, ois, iat, ix, iy
    };
  }

  private int[] numbers() {
    return new int[] {
      phase.ordinal(),
      turn,
      active,
      dice,
      ones,
      lapses,
      reached ? 1 : 0,
      impetus ? 1 : 0,
      elevation ? 1 : 0,
      lastVerb,
      lastThing,
      hidden,
      quiet,
      idle,
      changes,
      customThing,
      customOpposed ? 1 : 0,
      customTargets,
      customSize,
      customImpetus ? 1 : 0,
      customElevation ? 1 : 0,
      customX,
      customY,
      customToX,
      customToY,
      allotSide,
      allotTargets,
      allotLeft,
      allotDuel ? 1 : 0,
      duelFoe,
      duelOnes,
      winner,
      ending.ordinal()
    };
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Melee other
        && Arrays.equals(numbers(), other.numbers())
        && sentence.equals(other.sentence)
        && window.equals(other.window)
        && Arrays.deepEquals(arrays(), other.arrays());
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(numbers()) + Arrays.deepHashCode(arrays()))
        + sentence.hashCode()
        + window.hashCode();
  }
}
